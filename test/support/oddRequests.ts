import type { SendRequest } from './httpClient';

const PARTS = [
  ...'/ // .. % %00 %2e \\ .git about robots.txt é : * ;x=1 ? & %zz __proto__ images .html'.split(
    ' ',
  ),
  'a'.repeat(260),
];

/**
 * Sends 300 odd paths, a path of 9 kB and a header of 17 kB. Fails if one has no answer, or if the answer is an
 * error of the server.
 */
export async function expectToSurviveOddRequests(request: SendRequest): Promise<void> {
  // A simple generator with a seed, so that a failure can be repeated.
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  for (let i = 0; i < 300; i++) {
    const parts = Array.from({ length: random(8) }, () => PARTS[random(PARTS.length)]);
    const path = encodeURI(`/${parts.join('')}`).replaceAll('%25', '%');
    const { status } = await request(path);
    const isAnswered = [200, 400, 404].includes(Number(status));
    expect({ path, status, isAnswered }).toEqual({ path, status, isAnswered: true });
  }
  const long = await request(`/${'a'.repeat(9_000)}`, { headers: { x: 'a'.repeat(3_000) } });
  expect(long.status).toBe(404);
  expect((await request('/', { headers: { x: 'a'.repeat(17_000) } })).status).toBe(431);
  expect((await request('/')).status).toBe(200);
}

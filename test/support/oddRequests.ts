import type { SendRequest } from './httpClient';

const PARTS = [
  ...'/ // .. % %00 %2e %2f %0d%0a \\ .git about robots.txt index google1234 é'.split(' '),
  ...': * ;x=1 ? & %zz __proto__ images assets .html .br <script>'.split(' '),
  'a'.repeat(260),
];

/**
 * Sends 300 odd paths, a path of 9 kB and a header of 17 kB. Fails if one has no answer, or if the answer is an
 * error of the server, or shows its code.
 */
export async function expectToSurviveOddRequests(request: SendRequest): Promise<void> {
  // A simple generator with a seed, so that a failure can be repeated. Its low bits repeat too soon.
  let seed = 42;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 16) % below;
  };
  for (let i = 0; i < 300; i++) {
    const parts = Array.from({ length: random(8) }, () => PARTS[random(PARTS.length)]);
    const path = encodeURI(`/${parts.join('')}`).replaceAll('%25', '%');
    // Hosts ignore ranges, so one that no file has must not cause an error.
    const { status, body } = await request(path, { headers: { range: 'bytes=9-2' } });
    const isAnswered = status === 200 || status === 404;
    const stackTrace = /\bat .*\.js:\d+.*/.exec(String(body))?.[0];
    expect({ path, status, isAnswered, stackTrace }).toEqual({ path, status, isAnswered: true });
  }
  const long = await request(`/${'a'.repeat(9_000)}`, { headers: { x: 'a'.repeat(3_000) } });
  expect(long.status).toBe(404);
  expect((await request('/', { headers: { x: 'a'.repeat(17_000) } })).status).toBe(431);
  expect((await request('/')).status).toBe(200);
}

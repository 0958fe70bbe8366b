import { type AddressInfo, createServer } from 'node:net';

/** A port that nobody listens at, for a server that cannot be told to choose one. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

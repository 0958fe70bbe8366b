import { type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overHttps, type RequestOptions } from 'node:https';

export type Answer = {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The headers' names as they came, doubles included. */
  names: string[];
  body: Buffer;
};

/** Asks one host for an address. */
export type Ask = (address: string, options?: RequestOptions) => Promise<Answer>;

/**
 * Sends addresses as they are: fetch() would tidy them up.
 * @param to where the host is, over TLS if it has a `ca`; called for each request, as tests know it late
 */
export const asking =
  (to: () => RequestOptions): Ask =>
  (address, { headers, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const host = to();
      const all = { agent: false, ...host, ...options, headers: { ...host.headers, ...headers } };
      const request = host.ca ? overHttps : overHttp;
      request({ ...all, path: address }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part) => parts.push(part))
          .on('error', reject)
          .on('end', () => {
            const { statusCode: status, headers, rawHeaders } = response;
            const names = rawHeaders.filter((_, i) => i % 2 === 0);
            resolve({ status, headers, names, body: Buffer.concat(parts) });
          });
      })
        .on('error', reject)
        .end();
    });

import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps, type RequestOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';

type Answer = {
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
  async (path, { headers, ...options } = {}) => {
    const host = to();
    const all = { agent: false, ...host, ...options, path };
    const request = (host.ca ? overHttps : overHttp)({
      ...all,
      headers: { ...host.headers, ...headers },
    });
    request.on('error', () => {}); // once it has answered, a host may close as it likes
    const [response] = (await once(request.end(), 'response')) as [IncomingMessage];
    return {
      status: response.statusCode,
      headers: response.headers,
      names: response.rawHeaders.filter((_, i) => i % 2 === 0),
      body: await buffer(response),
    };
  };

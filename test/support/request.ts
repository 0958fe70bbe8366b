import { once } from 'node:events';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps, type RequestOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';

/**
 * Sends addresses to one host as they are: fetch() would tidy them up.
 * @param to where the host is, over TLS if it has a `ca`; called for each request, as tests know it late
 */
export const requestsTo =
  (to: () => RequestOptions) =>
  async (path: string, { headers, ...options }: RequestOptions = {}) => {
    const host = to();
    const all = { agent: false, ...host, ...options, path };
    const sent = (host.ca ? overHttps : overHttp)({
      ...all,
      headers: { ...host.headers, ...headers },
    });
    sent.on('error', () => {}); // once it has answered, a host may close as it likes
    const [response] = (await once(sent.end(), 'response')) as [IncomingMessage];
    return {
      status: response.statusCode,
      headers: response.headers,
      /** The headers' names as they came, doubles included. */
      names: response.rawHeaders.filter((_, i) => i % 2 === 0),
      body: await buffer(response),
    };
  };

export type SendRequest = ReturnType<typeof requestsTo>;

import { once } from 'node:events';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps, type RequestOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';

/**
 * Sends paths to a host unchanged; fetch() would normalise them.
 * @param to returns the host; with a `ca`, TLS is used. Called for each request, because tests learn the host late
 */
export const createHttpClient =
  (to: () => RequestOptions) =>
  async (path: string, { headers, ...options }: RequestOptions = {}) => {
    const host = to();
    const all = { agent: false, ...host, ...options, path };
    const sent = (host.ca ? overHttps : overHttp)({
      ...all,
      headers: { ...host.headers, ...headers },
    });
    sent.on('error', () => {}); // after the response, a host may close the connection
    const [response] = (await once(sent.end(), 'response')) as [IncomingMessage];
    return {
      status: response.statusCode,
      headers: response.headers,
      /** The header names as received, including duplicates. */
      names: response.rawHeaders.filter((_, i) => i % 2 === 0),
      body: await buffer(response),
    };
  };

/** Sends a request to the host of a client. */
export type SendRequest = ReturnType<typeof createHttpClient>;

/** Requests to the providers of single sign-on, whose addresses workspaces choose. */
import { Agent, request } from 'undici';
import type { CustomFetch } from 'openid-client';
import type { Schemas } from '../../contract/contract.js';
import { BlockedAddress, guardedConnector, isPublic } from '../guarded-connector.js';

export type ProviderFault = Schemas['SsoProviderProblem'];

/** What is wrong with a provider, where only Docket knows it. */
export class ProviderError extends Error {
  constructor(
    readonly fault: ProviderFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Milliseconds for each response, from connecting to its end, and the bytes that it may have. */
export const providerLimits = { timeoutMs: 5000, bytes: 256 * 1024 } as const;

const options = { pipelining: 0 } as const;
const everywhere = new Agent({ ...options, connect: guardedConnector(() => true) });
const publicOnly = new Agent({ ...options, connect: guardedConnector(isPublic) });
const privateOnly = new Agent({ ...options, connect: guardedConnector((address) => !isPublic(address)) });

/**
 * Fetches without following redirects: by https from public addresses; if private ones are allowed, from all, and by http from
 * private ones. Rejects with an Error whose message says what is wrong.
 */
export const providerFetch =
  (allowPrivate: boolean): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { protocol, host } = new URL(url);
    if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:'))
      throw new Error(`${url} must begin with https://`);
    if (body !== null && body !== undefined && typeof body !== 'string' && !(body instanceof URLSearchParams))
      throw new Error('The body of a request must be a text');
    const dispatcher = protocol === 'http:' ? privateOnly : allowPrivate ? everywhere : publicOnly;
    const signal = AbortSignal.timeout(providerLimits.timeoutMs);
    try {
      const sent = body === undefined || body === null ? null : body.toString();
      const response = await request(url, { method, headers, body: sent, dispatcher, signal });
      const received = await readLimited(response.body as AsyncIterable<Buffer>, host);
      const isEmpty = [204, 205, 304].includes(response.statusCode);
      return new Response(isEmpty ? null : received, {
        status: response.statusCode,
        headers: headersOf(response.headers),
      });
    } catch (error) {
      if (signal.aborted)
        throw new ProviderError(
          'timed_out',
          `${host} did not answer within ${providerLimits.timeoutMs / 1000} seconds`,
          {
            cause: error,
          },
        );
      if (error instanceof BlockedAddress && protocol === 'http:')
        throw new ProviderError('other', `${host} is a public address, which must be reached by https`, {
          cause: error,
        });
      throw error;
    }
  };

async function readLimited(body: AsyncIterable<Buffer>, host: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > providerLimits.bytes)
      throw new Error(`The response of ${host} has more than ${providerLimits.bytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function headersOf(received: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  return headers;
}

import { ConnectionError, DocketError, errorOf, TimeoutError } from './errors.js';
import { formOf, type Connection, type FileInput } from './files.js';
import type { ConditionalOptions, DocketOptions, IdempotentOptions, RequestOptions } from './options.js';
import type { Answered } from './request.js';
import { delayBeforeRetry, pause } from './retry.js';
import { queryString } from './url.js';

const defaultTimeoutMs = 60_000;
const defaultMaxRetries = 3;

/** An operation with its input. */
export interface Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The path with its parameters filled in. */
  readonly path: string;
  readonly query?: object | undefined;
  /** Query parameters that are repeated for each value; other lists are joined with commas. */
  readonly repeated?: readonly string[];
  readonly body?: object | undefined;
  readonly file?: FileInput;
}

export type CallOptions = RequestOptions & IdempotentOptions & ConditionalOptions;

/** Turns a response into data. */
export type Reader<T> = (response: Response, connection: Connection) => Promise<T> | T;

/** Makes calls: prepares, sends and reads; waits and sends again if that is safe. */
export class Transport {
  readonly #baseUrl: string;
  readonly #headers: Headers;
  readonly #fetch: typeof fetch;
  readonly #timeoutMs: number;
  readonly #maxRetries: number;

  constructor({ baseUrl, apiKey, headers, timeoutMs, maxRetries, fetch: given }: DocketOptions) {
    if (!URL.canParse(baseUrl)) throw new TypeError(`baseUrl is not a valid URL: ${baseUrl}`);
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    this.#headers = new Headers(headers);
    if (apiKey !== undefined) this.#headers.set('Authorization', `Bearer ${apiKey}`);
    this.#fetch = given ?? ((...request) => globalThis.fetch(...request));
    this.#timeoutMs = timeoutMs ?? defaultTimeoutMs;
    this.#maxRetries = maxRetries ?? defaultMaxRetries;
  }

  /** Throws an `ApiError`, `ConnectionError` or `TimeoutError`, or the reason of an aborted signal. */
  async send<T>(call: Call, options: CallOptions, read: Reader<T>): Promise<Answered<T>> {
    const headers = this.#headersOf(call, options);
    const maxRetries = options.maxRetries ?? this.#maxRetries;
    // If the response to a conditional PUT or DELETE was lost, its own change would make the repetition stale.
    const isRepeatable = call.method === 'GET' || call.method === 'POST' || options.ifMatch === undefined;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(call, headers, options, read);
      } catch (error) {
        const delay = attempt > maxRetries ? undefined : delayBeforeRetry(error, attempt, isRepeatable);
        if (delay === undefined) throw error;
        await pause(delay, options.signal);
      }
    }
  }

  async #attempt<T>(call: Call, headers: Headers, options: CallOptions, read: Reader<T>): Promise<Answered<T>> {
    const { signal } = options;
    const timeoutMs = options.timeoutMs ?? this.#timeoutMs;
    const connection = new AbortController();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      connection.abort();
    }, timeoutMs);
    try {
      const response = await this.#fetch(this.#baseUrl + call.path + queryString(call.query, call.repeated), {
        method: call.method,
        headers,
        signal: signal ? AbortSignal.any([signal, connection.signal]) : connection.signal,
        ...bodyOf(call),
      });
      if (!response.ok) throw await errorOf(response);
      const data = await read(response, { timeoutMs, signal, end: () => connection.abort() });
      return { data, response, requestId: headerOf(response, 'x-request-id'), etag: headerOf(response, 'etag') };
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      if (error instanceof DocketError) throw error;
      if (isLate) throw new TimeoutError(timeoutMs);
      throw new ConnectionError(`${call.method} ${call.path} did not receive a complete response`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Every POST has an idempotency key, the same for all attempts, so that it can be repeated. */
  #headersOf({ method, body }: Call, { idempotencyKey, ifMatch, headers: given }: CallOptions): Headers {
    const headers = new Headers(this.#headers);
    for (const [name, value] of new Headers(given)) headers.set(name, value);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (method === 'POST') headers.set('Idempotency-Key', idempotencyKey ?? randomKey());
    if (ifMatch !== undefined) headers.set('If-Match', ifMatch);
    return headers;
  }
}

function bodyOf({ body, file }: Call): { body?: string | FormData } {
  if (file !== undefined) return { body: formOf(file) };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

const headerOf = ({ headers }: Response, name: string): string | undefined => headers.get(name) ?? undefined;

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Posts to untrusted URLs, and prevents requests to the internal network (SSRF). */
import { Agent, request } from 'undici';
import { guardedConnector, isPublic, type Lookup } from '../models/guarded-connector.js';

/** Milliseconds for a receiver to answer, from connecting to the end of its response. */
const defaultTimeoutMs = 30_000;
/** Number of bytes of a response that are stored; if there are more, the connection is closed. */
const maxExcerpt = 4096;

export interface WebhookAnswer {
  readonly status: number;
  /** The first 4 KiB as text; bytes that are not UTF-8 are replaced. */
  readonly body: string;
  /** Whether the body continued, or was not read to its end in time. */
  readonly truncated: boolean;
}

export interface WebhookClient {
  /** The response; rejects if there is none in time. Redirects are responses like any other. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookAnswer>;
  close(): Promise<void>;
}

export interface WebhookClientOptions {
  /** Allows private addresses, for services that are private themselves. */
  readonly allowPrivate: boolean;
  readonly lookup?: Lookup;
  readonly timeoutMs?: number;
}

/** A client that uses no proxy and follows no redirect. It connects to the very address that was checked. */
export function createWebhookClient(options: WebhookClientOptions): WebhookClient {
  const { allowPrivate, lookup, timeoutMs = defaultTimeoutMs } = options;
  const connect = guardedConnector(allowPrivate ? () => true : isPublic, lookup);
  // One connection per delivery: a reused one would fail a delivery if the receiver has just closed it.
  const dispatcher = new Agent({ connect, pipelining: 0 });
  return {
    async post(url, headers, body) {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await request(url, { method: 'POST', headers, body, dispatcher, signal });
      return { status: answer.statusCode, ...(await beginningOf(answer.body as AsyncIterable<Buffer>)) };
    },
    close: () => dispatcher.destroy(),
  };
}

/**
 * Reads the beginning of the body. A body that breaks off or does not end in time is no failure: the status alone
 * acknowledges.
 */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<Omit<WebhookAnswer, 'status'>> {
  const chunks: Buffer[] = [];
  let read = 0;
  let ended = false;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      read += chunk.length;
      if (read > maxExcerpt) break; // ends the connection too
    }
    ended = read <= maxExcerpt;
  } catch {
    // The part that has arrived is returned.
  }
  const excerpt = Buffer.concat(chunks).subarray(0, maxExcerpt);
  // A character cut in two by the end is dropped rather than replaced.
  return { body: new TextDecoder('utf-8', { ignoreBOM: true }).decode(excerpt, { stream: !ended }), truncated: !ended };
}

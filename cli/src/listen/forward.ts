/** Sends an event as a webhook would. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { signatureHeader, signWebhook } from '../../../sdk/src/webhooks.js';
import { styled } from '../output/text.js';
import type { DocketEventData } from './follow.js';

export interface Receiving {
  readonly url: string;
  readonly secret: string;
  readonly signal: AbortSignal;
  onRemark(text: string): void;
}

/** As long as a webhook waits. */
const timeoutMs = 30_000;
const retryMs = 500;

/**
 * Sends it until the receiver responds. Returns the status to show: one that is no success is not repeated, because whoever
 * develops the receiver is looking at it.
 */
export async function forward(event: DocketEventData, receiving: Receiving): Promise<string> {
  const { id, type, created_at, workspace_id, data, context } = event;
  const body = JSON.stringify({ id, type, created_at, workspace_id, data, context });
  for (let isDown = false; ; await pause(retryMs, undefined, { signal: receiving.signal })) {
    try {
      const status = await post(body, receiving);
      return `  ${styled(status < 300 ? 'green' : 'red', String(status))}`;
    } catch (error) {
      receiving.signal.throwIfAborted();
      if (!isDown) receiving.onRemark(`${receiving.url} does not respond: ${reasonOf(error)}. Trying again …`);
      isDown = true;
    }
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** By the client of Node rather than by `fetch`, which adds headers that a webhook does not have. */
async function post(body: string, { url, secret, signal }: Receiving): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Docket-Webhooks/1',
    [signatureHeader]: await signWebhook(body, secret),
    'Content-Length': Buffer.byteLength(body),
  };
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const timely = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const sending = send(url, { method: 'POST', headers, agent: false, signal: timely }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.once('error', reject).end(body);
  });
}

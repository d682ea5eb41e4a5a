/** Recordings in HAR, the format of browsers, Playwright and proxies. */
import type { Contract } from './contract.js';
import type { HarReport, Mismatch } from './types.js';

interface Content {
  readonly mimeType?: string;
  readonly text?: string;
  readonly encoding?: string;
}

interface Entry {
  readonly request: { readonly method: string; readonly url: string; readonly postData?: Content };
  readonly response: { readonly status: number; readonly content?: Content };
}

export function checkEntries(har: unknown, { url }: { readonly url?: string }, contract: Contract): HarReport {
  const entries = entriesOf(har).map((entry, index) => ({ ...entry, index }));
  const own = entries.filter(({ request }) => isOwn(request.url, url));
  const failed = own.flatMap(({ index, request, response }) => {
    const mismatches = mismatchesOf({ request, response }, url, contract);
    return mismatches.length === 0 ? [] : [{ index, method: request.method, url: request.url, mismatches }];
  });
  return { checked: own.length, failed };
}

function entriesOf(har: unknown): readonly Entry[] {
  const { log } = (har ?? {}) as { log?: { entries?: readonly Entry[] } };
  const entries = log?.entries;
  if (entries === undefined || !Array.isArray(entries))
    throw new TypeError('This is not a HAR file: it has no log.entries');
  return entries as readonly Entry[];
}

const isOwn = (address: string, url: string | undefined): boolean =>
  url === undefined
    ? new URL(address).pathname.startsWith('/v1/')
    : address.startsWith(`${url.replace(/\/$/, '')}/v1/`);

function mismatchesOf({ request, response }: Entry, url: string | undefined, contract: Contract): Mismatch[] {
  const path = url === undefined ? request.url : request.url.slice(url.replace(/\/$/, '').length);
  const called = { method: request.method, url: path };
  const inRequest = contract.checkRequest({ ...called, ...bodyOf(request.postData) });
  // What the contract refuses, the service has refused too: its error is then as it should be.
  if (inRequest.some(({ operationId }) => operationId === undefined)) return inRequest;
  const answered = { status: response.status, ...bodyOf(response.content) };
  return [...inRequest, ...contract.checkResponse(called, answered, { unknownFields: true })];
}

function bodyOf(content: Content | undefined): { body?: unknown } {
  const { mimeType = '', text = '', encoding } = content ?? {};
  if (!/\bjson\b/.test(mimeType) || text === '') return {};
  const json = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  return { body: JSON.parse(json) as unknown };
}

/**
 * Requests that wait ten seconds, so that the user can take them back: deletions, which the API cannot undo. Each is
 * stored in the browser with everything that it sends, and sent when its time is over, when its toast or the page is closed, or before
 * a request that depends on it. What is left over, because the page crashed or there was no connection, is sent later.
 * Repeating one does no harm: a DELETE then finds nothing, and a POST has its idempotency key.
 */
import { ApiError, Docket, errorOf } from 'docket-sdk';
import { draftOwner } from '../ui/drafts/draft-owner.js';
import { errorText } from '../ui/text/problems.js';
import { notify } from '../ui/toast.js';
import { BrowserStore, retryRegularly } from './browser-store.js';
import { invalidateAfter, type WriteId } from './change.js';
import { addressOf, asUser, setBeforeWrite } from './docket.js';
import { hideObjects, showObjects, withoutHidden } from './hidden.js';
import { newIdempotencyKey } from './idempotency-key.js';
import { queryClient } from './query-client.js';
import { signInIfNeeded } from './sign-in.js';

export interface DelayedWrite {
  readonly operation: WriteId;
  /** Called with an SDK that records the request in place of sending it. Several are sent one after the other. */
  readonly requests: readonly ((docket: Docket) => PromiseLike<unknown>)[];
  /** Ids of the objects that the user no longer sees. */
  readonly hides: readonly string[];
  /** The toast, with Undo. */
  readonly message: string;
  /** Called after Undo, to show the object again. */
  readonly onUndo?: () => void;
}

interface StoredRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Delayed {
  readonly operation: WriteId;
  readonly requests: readonly StoredRequest[];
  readonly hides: readonly string[];
  /** In milliseconds since 1970. */
  readonly dueAt: number;
}

const undoMs = 10_000;
/** Later than another tab, which may be about to send its own. */
const graceMs = 5_000;

const store = new BrowserStore(
  'docket.delayed.',
  (value): value is Delayed => 'operation' in value && 'requests' in value && 'hides' in value && 'dueAt' in value,
);

/** What this tab is going to send, with what to call first. */
const waiting = new Map<string, () => void>();
const sending = new Map<string, Promise<void>>();

/** See `delayWrite` (delay-write.ts). */
export async function startDelay({ operation, requests, hides, message, onUndo }: DelayedWrite): Promise<void> {
  resumeDelayed();
  const recorded = await Promise.all(requests.map(recordRequest));
  const key = `${draftOwner()}${newIdempotencyKey()}`;
  store.set(key, { operation, requests: recorded, hides, dueAt: Date.now() + undoMs });
  const show = hide(hides);
  const closeToast = notify(message, {
    undo: () =>
      undo(key, () => {
        show();
        onUndo?.();
      }),
    onClose: () => (waiting.has(key) ? sendNow(key) : undefined),
  });
  const timer = setTimeout(() => void sendNow(key), undoMs);
  waiting.set(key, () => {
    clearTimeout(timer);
    closeToast();
  });
}

async function undo(key: string, show: () => void): Promise<void> {
  const stop = waiting.get(key);
  const item = store.get(key);
  // It is on its way to the server.
  if (!stop || !item) return;
  waiting.delete(key);
  store.delete(key);
  stop();
  show();
  await invalidateAfter(queryClient, item.operation);
}

/** Takes objects out of all that is cached. Returns a function that puts them back. */
function hide(ids: readonly string[]): () => void {
  hideObjects(ids);
  const before = queryClient.getQueriesData({}).filter(([, data]) => withoutHidden(data) !== data);
  for (const [key, data] of before) queryClient.setQueryData(key, withoutHidden(data));
  return () => {
    showObjects(ids);
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}

async function recordRequest(call: (docket: Docket) => PromiseLike<unknown>): Promise<StoredRequest> {
  return new Promise((resolve, reject) => {
    const recorder = new Docket({
      baseUrl: globalThis.location.origin,
      maxRetries: 0,
      fetch: async (url, request = {}) => {
        const { method = 'GET', headers, body } = request;
        const headersSent = Object.fromEntries(new Headers(headers));
        resolve({ url: addressOf(url), method, headers: headersSent, body: typeof body === 'string' ? body : null });
        throw new TypeError('Recorded');
      },
    });
    void call(recorder).then(undefined, reject);
  });
}

const fetchStored = async ({ url, ...request }: StoredRequest, keepalive: boolean): Promise<Response> =>
  asUser(url, { ...request, keepalive });

/** Sends one, once at a time. */
async function sendNow(key: string): Promise<void> {
  const stop = waiting.get(key);
  waiting.delete(key);
  stop?.();
  const item = store.get(key);
  if (!item) return;
  const attempt = sending.get(key) ?? send(key, item).finally(() => sending.delete(key));
  sending.set(key, attempt);
  await attempt;
}

async function send(key: string, { operation, requests, hides }: Delayed): Promise<void> {
  try {
    for (const request of requests) {
      const response = await fetchStored(request, false);
      // Not found: it was sent before, or somebody else has deleted it.
      if (!response.ok && response.status !== 404) throw await errorOf(response);
    }
    store.delete(key);
  } catch (error) {
    signInIfNeeded(error);
    if (!isRefusal(error)) return;
    store.delete(key);
    showObjects(hides);
    notify(errorText(error), { kind: 'bad' });
  }
  // Not awaited: what is read again may itself wait for this request.
  void invalidateAfter(queryClient, operation).then(() => showObjects(hides));
}

/** Whether the server would refuse the same request again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;

const ownKeys = (): readonly string[] => store.keys().filter((key) => key.startsWith(draftOwner()));

async function sendAll(): Promise<void> {
  await Promise.all([...waiting.keys(), ...sending.keys()].map(sendNow));
}

/**
 * Requests about the work that may be waiting to be deleted, those that may take the name of what is waiting, and those
 * after which this user is no longer signed in.
 */
const dependent =
  /\/(?:invoices|approvals|agreements|credit-notes|saved-views|canned-replies|sign-out|side|test-data|merge|statement)\b|\/tags$/;

let isResumed = false;

/** Sends what is left over from pages that are gone, and from now on what this page leaves. */
export function resumeDelayed(): void {
  if (isResumed) return;
  isResumed = true;
  setBeforeWrite(async (url) => (dependent.test(url) ? sendAll() : undefined));
  globalThis.addEventListener('pagehide', () => {
    for (const key of waiting.keys())
      for (const request of store.get(key)?.requests ?? []) void fetchStored(request, true);
  });
  const sendLeftovers = (): void => {
    for (const key of ownKeys()) {
      const item = store.get(key);
      if (item && !waiting.has(key) && item.dueAt < Date.now() - graceMs) void sendNow(key);
    }
  };
  for (const key of ownKeys()) hideObjects(store.get(key)?.hides ?? []);
  sendLeftovers();
  retryRegularly(sendLeftovers);
}

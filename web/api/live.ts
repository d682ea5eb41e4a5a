/**
 * Keeps cached data up to date with changes by others. One tab reads the event stream and passes it on to the others.
 */
import type { ChangeNotice } from 'docket-sdk';
import type { QueryClient } from '@tanstack/react-query';
import { loadStale } from './change.js';
import { docket } from './docket.js';
import { signInIfNeeded } from './sign-in.js';

const lockName = 'docket-changes';
/** Changes within this time cause one refetch. */
const batchMs = 100;
/** Wait after a stream was refused, such as when too many are open. */
const reconnectDelayMs = 5_000;

type ChangeMessage = Pick<ChangeNotice, 'id' | 'type'>;

/** Invalidates cached queries as objects change, until the signal aborts. */
export function invalidateOnChanges(client: QueryClient, signal: AbortSignal): void {
  const tabs = new BroadcastChannel(lockName);
  let lastId: string | undefined;
  const apply = batchInvalidations(client);
  const hear = (changeMessage: ChangeMessage): void => {
    lastId = changeMessage.id;
    apply(changeMessage.type);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<ChangeMessage>) => hear(data));
  signal.addEventListener('abort', () => tabs.close());
  const listen = async (): Promise<void> => {
    while (!signal.aborted)
      try {
        for await (const change of docket.changes({ signal, lastEventId: lastId })) {
          const changeMessage = { id: change.id, type: change.type };
          hear(changeMessage);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, and reaches this site only
          tabs.postMessage(changeMessage);
        }
      } catch (error) {
        if (signal.aborted) return;
        signInIfNeeded(error);
        await new Promise((resolve) => setTimeout(resolve, reconnectDelayMs));
      }
  };
  void runInOneTab(listen, signal);
}

/**
 * Runs `work` in one tab at a time; when that tab closes, the next takes over. Browsers offer locks only on pages with
 * TLS and on localhost: elsewhere each tab listens for itself.
 */
async function runInOneTab(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const { locks } = globalThis.navigator as { readonly locks?: LockManager };
  try {
    await (locks ? locks.request(lockName, { signal }, work) : work());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Collects changes for `batchMs`, then invalidates the queries that they make stale. */
function batchInvalidations(client: QueryClient): (type: ChangeNotice['type']) => void {
  const types = new Set<ChangeNotice['type']>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = async (): Promise<void> => {
    timer = undefined;
    const changed = [...types];
    types.clear();
    const stale = await loadStale().catch(() => undefined);
    // A page that was opened before an upgrade does not know newer event types: everything is stale then.
    const tags = changed.map((type): readonly string[] | undefined =>
      type === 'reset' ? undefined : stale?.staleByEvent[type],
    );
    if (tags.includes(undefined)) void client.invalidateQueries();
    else for (const tag of new Set(tags.flat())) void client.invalidateQueries({ queryKey: [tag] });
  };
  return (type) => {
    types.add(type);
    timer ??= setTimeout(() => void flush(), batchMs);
  };
}

/** What other people change, as it happens: by one stream for all tabs of a browser. */
import type { ChangeNotice } from 'docket-sdk';
import type { QueryClient } from '@tanstack/react-query';
import { staleByEvent } from '../generated/stale.js';
import { docket } from './docket.js';
import { signInIfNeeded } from './sign-in.js';

const lockName = 'docket-changes';
/** Changes that come together are read together. */
const gatherMs = 100;
/** For a stream that was refused, as when too many are open. */
const reconnectDelayMs = 5_000;

type ChangeMessage = Pick<ChangeNotice, 'id' | 'type'>;

/** Keeps what is on the screen up to date until the signal ends it. */
export function keepUpToDate(client: QueryClient, signal: AbortSignal): void {
  const tabs = new BroadcastChannel(lockName);
  let lastId: string | undefined;
  const apply = gather(client);
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
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays on this site
          tabs.postMessage(changeMessage);
        }
      } catch (error) {
        if (signal.aborted) return;
        signInIfNeeded(error);
        await new Promise((resolve) => setTimeout(resolve, reconnectDelayMs));
      }
  };
  void oneOfAllTabs(listen, signal);
}

/**
 * Runs in one tab at a time; when that is closed, in the next. Browsers offer locks on pages with TLS and on localhost only:
 * elsewhere each tab listens for itself.
 */
async function oneOfAllTabs(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const { locks } = globalThis.navigator as { readonly locks?: LockManager };
  try {
    await (locks ? locks.request(lockName, { signal }, work) : work());
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Marks what the changes of a moment have made stale. */
function gather(client: QueryClient): (type: ChangeNotice['type']) => void {
  const stale = new Set<string>();
  let isAll = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    if (isAll) void client.invalidateQueries();
    else for (const tag of stale) void client.invalidateQueries({ queryKey: [tag] });
    stale.clear();
    isAll = false;
  };
  return (type) => {
    // An event of a later version of the server is not known to a page that was opened before.
    const tags: readonly string[] | undefined = type === 'reset' ? undefined : staleByEvent[type];
    if (tags === undefined) isAll = true;
    else for (const tag of tags) stale.add(tag);
    timer ??= setTimeout(flush, gatherMs);
  };
}

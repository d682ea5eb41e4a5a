/**
 * Loads code that is not in the first files of the dashboard. On failure, the error says why, and the load can be
 * retried.
 */
import type { AnyRoute, LazyRoute } from '@tanstack/react-router';
import type { MessageArea } from '../generated/messages.js';
import { loadMessages } from '../messages/load.js';
import { UserError } from './text/problems.js';
import { t } from '../messages/text.js';

/** A part of the dashboard that could not be loaded. */
export class PartError extends UserError {
  /** The server was upgraded and no longer has the files of this page's version. */
  readonly isPageOld: boolean;

  constructor(message: string, isPageOld: boolean, cause: unknown) {
    super(message, { cause });
    this.isPageOld = isPageOld;
  }
}

/**
 * Loads the texts that all parts share and those of an area, and then the part, whose constants hold some of them.
 * `load` imports modules; what it rejects with becomes a `PartError`.
 */
export async function loadPart<Loaded>(load: () => Promise<Loaded>, ...areas: readonly MessageArea[]): Promise<Loaded> {
  try {
    await reloadFailedStyles();
    await loadMessages('common', 'values', ...areas);
    return await load();
  } catch (cause) {
    throw await explain(cause);
  }
}

/** For `.lazy(…)` of a route whose texts are in `area`. */
export const lazyScreen =
  (area: MessageArea, load: () => Promise<LazyRoute<AnyRoute>>): (() => Promise<LazyRoute<AnyRoute>>) =>
  async () =>
    loadPart(load, area);

async function explain(cause: unknown): Promise<PartError> {
  if (!globalThis.navigator.onLine) return new PartError(t('shell.youAreOfflineItAppearsBy'), false, cause);
  if (await isOutdated()) return new PartError(t('shell.docketWasUpdatedAfterYouOpened'), true, cause);
  return new PartError(t('shell.docketCannotBeReachedAtThe'), false, cause);
}

/** Whether this file's own chunk is gone. Its name has a hash that changes with every part of the dashboard. */
async function isOutdated(): Promise<boolean> {
  try {
    return (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

const failedStyles = new Set<HTMLLinkElement>();

// Vite requests a stylesheet only once. Without this, a retry would show the part without its styles.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  { capture: true },
);

async function reloadFailedStyles(): Promise<void> {
  const failed = [...failedStyles];
  failedStyles.clear();
  await Promise.all(
    failed.map(async (link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const loaded = new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', reject);
      });
      link.replaceWith(again);
      await loaded;
    }),
  );
}

/**
 * Loads code that is not in the first files of the dashboard. On failure, the error says why, and the load can be
 * retried.
 */
import type { AnyRoute, LazyRoute } from '@tanstack/react-router';
import { UserError } from './text/problems.js';

/** A part of the dashboard that could not be loaded. */
export class PartError extends UserError {
  /** The server was upgraded and no longer has the files of this page's version. */
  readonly isPageOld: boolean;

  constructor(message: string, isPageOld: boolean, cause: unknown) {
    super(message, { cause });
    this.isPageOld = isPageOld;
  }
}

/** `load` imports modules; what it rejects with becomes a `PartError`. */
export async function loadPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    await reloadFailedStyles();
    return await load();
  } catch (cause) {
    throw await explain(cause);
  }
}

/** For `.lazy(…)` of a route. */
export const lazyScreen =
  (load: () => Promise<LazyRoute<AnyRoute>>): (() => Promise<LazyRoute<AnyRoute>>) =>
  async () =>
    loadPart(load);

async function explain(cause: unknown): Promise<PartError> {
  if (!globalThis.navigator.onLine)
    return new PartError('You are offline. It appears by itself when you are back.', false, cause);
  if (await isOutdated())
    return new PartError(
      'Docket was updated after you opened this page. Reload the page to go on; what you typed and did not save is lost then.',
      true,
      cause,
    );
  return new PartError('Docket cannot be reached at the moment. Try again.', false, cause);
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

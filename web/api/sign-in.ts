import { UnauthorizedError } from 'docket-sdk';

/** Leads whoever is no longer signed in to the page for that, and from there back to the very place. */
export function signInIfNeeded(error: unknown): void {
  if (!(error instanceof UnauthorizedError)) return;
  const { pathname, search, hash } = globalThis.location;
  globalThis.location.assign(`/sign-in?${new URLSearchParams({ next: pathname + search + hash }).toString()}`);
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await fetch('/sign-out', { method: 'POST', headers: { Accept: 'application/json' } });
  globalThis.location.assign('/sign-in?done=signed_out');
}

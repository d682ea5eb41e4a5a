import { UnauthorizedError } from 'docket-sdk';
import { settleBefore } from './docket.js';

/** If the session has ended, goes to the sign-in page, which leads back to this address. */
export function signInIfNeeded(error: unknown): void {
  if (!(error instanceof UnauthorizedError)) return;
  const { pathname, search, hash } = globalThis.location;
  globalThis.location.assign(`/sign-in?${new URLSearchParams({ next: pathname + search + hash }).toString()}`);
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await settleBefore('/sign-out');
  await fetch('/sign-out', { method: 'POST', headers: { Accept: 'application/json' } });
  globalThis.location.assign('/sign-in?done=signed_out');
}

/** The sides of a workspace. */
export type Side = 'live' | 'test';

interface SidesAnswer {
  readonly data: { readonly mode: Side; readonly other: { readonly mode: Side } | null } | null;
}

/** The side to which the user can go; null if there is none. */
export async function readOtherSide(signal: AbortSignal): Promise<Side | null> {
  const response = await fetch('/sign-in/side', { headers: { Accept: 'application/json' }, signal });
  const { data } = (await response.json()) as SidesAnswer;
  return data?.other?.mode ?? null;
}

/** Switches the side and opens the same screen without its open object, because ids differ between sides. */
export async function goToSide(mode: Side): Promise<void> {
  await settleBefore('/sign-in/side');
  await fetch('/sign-in/side', {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  const [, screen = ''] = globalThis.location.pathname.split('/');
  globalThis.location.assign(`/${screen}`);
}

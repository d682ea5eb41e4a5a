/** Cookies of a sign-in by a provider: sealed, short-lived, and bound to the browser that began it. */
import type { Context } from 'koa';
import type { BegunSignIn } from '../../commands/people/sso/sso-sign-in.js';
import type { PendingLink } from '../../commands/people/sso/sso-link.js';
import type { Realm } from '../../models/people/account.js';
import { open, seal } from '../../models/workspace/secret-box.js';
import type { Settings } from '../../settings/settings.js';
import { isSecure } from './session-cookie.js';

type At = Pick<Settings, 'PUBLIC_URL' | 'SECRET_KEY' | 'PREVIOUS_SECRET_KEYS'>;

interface Contents {
  /** A sign-in that has begun, and the page to go to after it. */
  readonly begun: BegunSignIn & { readonly next: string | undefined };
  /** An identity that the account's own sign-in is to link. */
  readonly link: PendingLink;
}

type Kind = keyof Contents;

const names: Readonly<Record<Kind, string>> = { begun: 'docket_sso', link: 'docket_sso_link' };
const lastsSeconds = 10 * 60;

const nameOf = (kind: Kind, at: At): string => (isSecure(at) ? `__Host-${names[kind]}` : names[kind]);

function write(context: Context, kind: Kind, at: At, value: string, seconds: number): void {
  // Lax, because the provider's page sends the browser back.
  const attributes = ['Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax', ...(isSecure(at) ? ['Secure'] : [])];
  context.append('Set-Cookie', [`${nameOf(kind, at)}=${value}`, ...attributes].join('; '));
}

export function writeSsoCookie<K extends Kind>(context: Context, kind: K, at: At, content: Contents[K]): void {
  const until = Date.now() + lastsSeconds * 1000;
  write(context, kind, at, seal(at, JSON.stringify({ kind, until, content }), 'base64url'), lastsSeconds);
}

export const clearSsoCookie = (context: Context, kind: Kind, at: At): void => write(context, kind, at, '', 0);

/** The content of a cookie; undefined if there is none, or it is too old, or not of this service. */
export function readSsoCookie<K extends Kind>(context: Context, kind: K, at: At): Contents[K] | undefined {
  const sealed = context.cookies.get(nameOf(kind, at), { signed: false });
  if (sealed === undefined) return undefined;
  try {
    const found = JSON.parse(open(at, sealed)) as { kind: Kind; until: number; content: Contents[K] };
    return found.kind === kind && found.until > Date.now() ? found.content : undefined;
  } catch {
    return undefined;
  }
}

/** The identity that a sign-in of the team is to link. */
export const readPendingLink = (context: Context, realm: Realm, at: At): PendingLink | undefined =>
  realm === 'team' ? readSsoCookie(context, 'link', at) : undefined;

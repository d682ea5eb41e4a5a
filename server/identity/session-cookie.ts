/** The session cookies: one for the team and one for the portal, so that a person can be signed in to both. */
import type { Context } from 'koa';
import type { Realm } from '../../models/people/account.js';
import { sessionLife } from '../../models/people/session.js';
import { realms } from './realms.js';
import type { Settings } from '../../settings/settings.js';

type At = Pick<Settings, 'PUBLIC_URL'>;

const names: Readonly<Record<Realm, string>> = { team: 'docket_session', portal: 'docket_portal_session' };

export const isSecure = ({ PUBLIC_URL }: At): boolean => PUBLIC_URL.startsWith('https:');

/** With the `__Host-` prefix, no other host of the domain can overwrite the cookie. */
export const cookieName = (name: string, at: At): string => (isSecure(at) ? `__Host-${name}` : name);

const nameOf = (realm: Realm, at: At): string => cookieName(names[realm], at);

/** Sets a cookie that no script reads, for this host. */
export const writeCookie = (ctx: Context, name: string, at: At, value: string, seconds: number): void => {
  const attributes = [
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    // Anyone who follows a link in a mail should still be signed in; changes are protected by their origin
    // (own-origin.ts).
    'SameSite=Lax',
    ...(isSecure(at) ? ['Secure'] : []),
  ];
  ctx.append('Set-Cookie', [`${cookieName(name, at)}=${value}`, ...attributes].join('; '));
};

/**
 * The `WWW-Authenticate` header of a 401, which RFC 9110 requires. No scheme for cookies is registered; the portal
 * names the scheme `Cookie` of draft-broyer-http-cookie-auth. Browsers do not know it, so they leave the response to
 * the page. The team's API always challenges for an API key, even if a session was sent.
 */
export const challengeOf = (realm: Realm, at: At): string =>
  realm === 'team'
    ? 'Bearer'
    : `Cookie realm="portal", form-action="${realms.portal.signIn}", cookie-name="${nameOf('portal', at)}"`;

/** The session secret in the request. */
export const readSession = (ctx: Context, realm: Realm, at: At): string | undefined =>
  ctx.cookies.get(nameOf(realm, at), { signed: false });

/** Sets the session cookie. The server decides when the session ends, at the latest with the cookie. */
export const writeSession = (ctx: Context, realm: Realm, at: At, secret: string): void =>
  writeCookie(ctx, names[realm], at, secret, sessionLife.maxMs / 1000);

/** Clears the session cookie. */
export const clearSession = (ctx: Context, realm: Realm, at: At): void => writeCookie(ctx, names[realm], at, '', 0);

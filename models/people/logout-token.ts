/** Logout tokens, by which a provider reports that a person has signed out there (OpenID Connect Back-Channel Logout 1.0). */
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify, type JWTPayload } from 'jose';
import sql from 'sql-template-tag';
import { SsoRefused } from '../../domain/people/single-sign-on.js';
import type { Settings } from '../../settings/settings.js';
import type { Ctx } from '../context.js';
import { execute } from '../select.js';
import { clockToleranceSeconds, discoverProvider, messageOf, type OidcClient } from './oidc-provider.js';
import { providerFetch, providerLimits } from './provider-fetch.js';

/** Who has signed out at the provider: a session there, a person in all of theirs, or a person in that session. */
export type SignedOut =
  | { readonly subject: string; readonly sid: string | undefined }
  | { readonly subject: undefined; readonly sid: string };

/** What a valid token says. */
export type LogoutToken = SignedOut & {
  /** The provider's name of this token, which it uses once. */
  readonly jti: string;
  /** After this the token would be refused because of its age. */
  readonly expiresAt: Date;
};

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** How old a token may be. Its `jti` is stored for as long. */
const maxAgeSeconds = 10 * 60;
/** Keys of the provider sign tokens: nobody else can, not even who knows Docket's secret. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const maxTextLength = 255;

/**
 * Checks a logout token: issuer, audience, times, event, absence of a nonce, whom it names, and the signature. Throws
 * `SsoRefused`. What can be checked without the provider comes first, so that not every request leads to it.
 */
export async function readLogoutToken(
  settings: Pick<Settings, 'WEBHOOK_ALLOW_PRIVATE'>,
  client: OidcClient,
  token: string,
): Promise<LogoutToken> {
  const claims = claimsIn(token);
  if (claims.iss !== client.issuer) throw new SsoRefused('token_invalid', 'The issuer (iss) is another one');
  if (![claims.aud].flat().includes(client.client_id))
    throw new SsoRefused('token_invalid', 'The audience (aud) is another one');
  const keys = await keysOf(settings, client);
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: client.issuer,
      audience: client.client_id,
      algorithms,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: maxAgeSeconds,
      requiredClaims: ['iat', 'exp', 'jti', 'events'],
    });
    return tokenOf(payload);
  } catch (error) {
    throw error instanceof SsoRefused ? error : new SsoRefused('token_invalid', messageOf(error));
  }
}

function claimsIn(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch (error) {
    throw new SsoRefused('token_invalid', messageOf(error));
  }
}

async function keysOf(settings: Pick<Settings, 'WEBHOOK_ALLOW_PRIVATE'>, client: OidcClient) {
  try {
    const { jwks_uri: uri = '' } = (await discoverProvider(settings, client)).serverMetadata();
    const fetchOnce = providerFetch(settings.WEBHOOK_ALLOW_PRIVATE);
    return createRemoteJWKSet(new URL(uri), {
      timeoutDuration: providerLimits.timeoutMs,
      [customFetch]: (url, { method, headers, redirect }) =>
        fetchOnce(url, { method, headers: Object.fromEntries(headers), redirect, body: undefined }),
    });
  } catch (error) {
    throw new SsoRefused('provider_unreachable', messageOf(error));
  }
}

function tokenOf({ events, nonce, sub, sid, jti, iat }: JWTPayload): LogoutToken {
  const named =
    typeof events === 'object' && events !== null && event in events ? Reflect.get(events, event) : undefined;
  if (typeof named !== 'object' || named === null || Array.isArray(named))
    throw new SsoRefused('token_invalid', 'The events are not those of a logout');
  if (nonce !== undefined) throw new SsoRefused('token_invalid', 'There is a nonce, as in no logout token');
  const [subject, session, name] = [textIn('sub', sub), textIn('sid', sid), textIn('jti', jti)];
  if (name === undefined || iat === undefined) throw new SsoRefused('token_invalid', 'The token has no name (jti)');
  const expiresAt = new Date((iat + maxAgeSeconds + clockToleranceSeconds) * 1000);
  if (subject !== undefined) return { subject, sid: session, jti: name, expiresAt };
  if (session !== undefined) return { subject, sid: session, jti: name, expiresAt };
  throw new SsoRefused('token_invalid', 'Neither a person (sub) nor a session (sid) is named');
}

function textIn(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value !== '' && value.length <= maxTextLength) return value;
  throw new SsoRefused('token_invalid', `${name} is not a text of 1 to ${maxTextLength} characters`);
}

/** Notes that a token has been used; false if it had been before. */
export async function useLogoutToken(ctx: Ctx, issuer: string, { jti, expiresAt }: LogoutToken): Promise<boolean> {
  const hash = createHash('sha256')
    .update(JSON.stringify([issuer, jti]))
    .digest();
  const added = await execute(
    ctx,
    sql`INSERT IGNORE INTO sso_logouts (workspace_id, token_hash, expires_at)
        VALUES (${ctx.scope.workspaceId}, ${hash}, ${expiresAt})`,
  );
  return added === 1;
}

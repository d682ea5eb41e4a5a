/** The OpenID Connect provider of a workspace: where it sends people to sign in, and whom it says they are. */
import * as oidc from 'openid-client';
import { SsoRefused } from '../../domain/people/single-sign-on.js';
import type { Settings } from '../../settings/settings.js';
import { ProviderError, providerFetch, providerLimits } from './provider-fetch.js';

/** How Docket is known to a provider. */
export interface OidcClient {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
}

type At = Pick<Settings, 'WEBHOOK_ALLOW_PRIVATE'>;

/** Seconds by which the provider's clock may differ. */
export const clockToleranceSeconds = 30;

/** What must be the same at the end of a sign-in as at its beginning. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export const newSignInChecks = (): SignInChecks => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** The provider's own description. Rejects with an Error that says what is wrong, if it cannot be used. */
export async function discoverProvider(settings: At, client: OidcClient): Promise<oidc.Configuration> {
  const { issuer, client_id, client_secret } = client;
  const allowPrivate = settings.WEBHOOK_ALLOW_PRIVATE;
  const found = await oidc.discovery(
    new URL(issuer),
    client_id,
    { client_secret, [oidc.clockTolerance]: clockToleranceSeconds },
    undefined,
    {
      [oidc.customFetch]: providerFetch(allowPrivate),
      timeout: providerLimits.timeoutMs / 1000,
      // Providers with http are limited to private addresses by providerFetch.
      execute: allowPrivate ? [oidc.allowInsecureRequests] : [],
    },
  );
  const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = found.serverMetadata();
  for (const [name, url] of Object.entries({
    authorization_endpoint: authorization,
    token_endpoint: token,
    jwks_uri: keys,
  }))
    if (url === undefined)
      throw new ProviderError('description_incomplete', `The provider's description has no ${name}`);
  return found;
}

/** The address at the provider to which a person is sent. */
export async function authorizationUrl(
  provider: oidc.Configuration,
  redirectUri: string,
  { state, nonce, verifier }: SignInChecks,
  email: string | undefined,
): Promise<string> {
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(email === undefined ? {} : { login_hint: email }),
  });
  if (!/^https?:$/.test(url.protocol)) throw new Error(`The provider's authorization_endpoint is no address of a page`);
  return url.href;
}

/** What a provider says of a person, by the names of its claims. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/**
 * Exchanges the code in the address to which the provider sent the person back. Throws `SsoRefused` if a check fails:
 * state, issuer, nonce, PKCE, audience, signature or time.
 */
export async function claimsAfterSignIn(
  provider: oidc.Configuration,
  returnedTo: URL,
  { state, nonce, verifier }: SignInChecks,
): Promise<Claims> {
  try {
    // The signature is checked too: TLS alone would not show it if the provider's keys are not what they should be.
    oidc.enableNonRepudiationChecks(provider);
    const tokens = await oidc.authorizationCodeGrant(provider, returnedTo, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('There is no ID token');
    if (claims['email'] !== undefined || provider.serverMetadata().userinfo_endpoint === undefined) return claims;
    const more = await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub);
    return { ...more, ...claims };
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): SsoRefused {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return new SsoRefused('provider_refused', error.error);
  return new SsoRefused('response_invalid', messageOf(error));
}

/** What is wrong, with the reason that a library wraps in its own error. At most 300 characters. */
export function messageOf(error: unknown): string {
  const texts: string[] = [];
  for (let each: unknown = error; each instanceof Error && texts.length < 4; each = each.cause) {
    if (each.message !== '' && !texts.includes(each.message)) texts.push(each.message);
  }
  return texts.join(': ').slice(0, 300) || 'unknown error';
}

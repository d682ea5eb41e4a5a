/** Tells what is wrong with a provider of single sign-on from the errors of requests to it. */
import * as oidc from 'openid-client';
import { BlockedAddress } from '../guarded-connector.js';
import { ProviderError, type ProviderFault } from './provider-fetch.js';

const byCode: Readonly<Record<string, ProviderFault>> = {
  ENOTFOUND: 'address_unknown',
  EAI_AGAIN: 'address_unknown',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  UND_ERR_SOCKET: 'unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'timed_out',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'no_description',
  OAUTH_RESPONSE_IS_NOT_JSON: 'no_description',
  OAUTH_PARSE_ERROR: 'no_description',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer_differs',
};

/** Codes of a TLS connection that fails, also of a server that speaks none. */
const ofCertificates = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$)/;

/** The innermost cause that has a name here, because a library wraps it in errors of its own. */
export function faultOf(error: unknown): ProviderFault {
  let fault: ProviderFault = 'other';
  for (let each: unknown = error; each instanceof Error; each = each.cause) fault = ownFault(each) ?? fault;
  return fault;
}

function ownFault(error: Error): ProviderFault | undefined {
  if (error instanceof ProviderError) return error.fault;
  if (error instanceof BlockedAddress) return 'address_private';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return ofCertificates.test(code) ? 'certificate_invalid' : byCode[code];
}

/**
 * Throws unless the provider knows the client id and the secret. It is shown a code that it has not given: it refuses the
 * client first, and otherwise the code.
 */
export async function assertClientAccepted(provider: oidc.Configuration, redirectUri: string): Promise<void> {
  try {
    await oidc.genericGrantRequest(provider, 'authorization_code', {
      code: oidc.randomState(),
      code_verifier: oidc.randomPKCECodeVerifier(),
      redirect_uri: redirectUri,
    });
  } catch (error) {
    if (!(error instanceof oidc.ResponseBodyError)) throw error;
    if (error.error === 'invalid_client' || error.error === 'unauthorized_client')
      throw new ProviderError('client_refused', `The provider refuses the client: ${error.error}`, { cause: error });
  }
}

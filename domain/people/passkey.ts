/** Passkeys by the rules of WebAuthn: requests to a browser, and checks of what it returns (docs/decisions/passkeys.md). */
import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** How long a challenge can be answered. */
export const challengeLifeMs = 5 * 60_000;

/** The site that passkeys are bound to. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The site at a public address; undefined if it has an IP address for a name: browsers make no passkeys for one. */
export function relyingParty(publicUrl: string): RelyingParty | undefined {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname) !== 0 || hostname.startsWith('[') ? undefined : { id: hostname, origin };
}

/** Why a passkey was refused, for the audit log. */
export type PasskeyRefusal =
  | 'unknown_challenge'
  | 'wrong_origin'
  | 'wrong_account'
  | 'not_verified'
  | 'counter_went_back'
  | 'sign_in_refused';

const challengeBytes = (challenge: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(challenge, 'base64url'));

/** Whom a new passkey is for. */
export interface PasskeyOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly firm: string;
  /** Ids of the credentials that the person has. */
  readonly credentialIds: readonly string[];
}

/** The request to make a passkey, as `navigator.credentials.create` takes it. */
export const registrationOptions = (
  party: RelyingParty,
  challenge: string,
  owner: PasskeyOwner,
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: owner.firm,
    rpID: party.id,
    userID: Uint8Array.from(Buffer.from(owner.id)),
    userName: owner.email,
    userDisplayName: owner.name,
    challenge: challengeBytes(challenge),
    timeout: challengeLifeMs,
    attestationType: 'none',
    excludeCredentials: owner.credentialIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** The request to sign a challenge with any passkey for the site, as `navigator.credentials.get` takes it. */
export const signInOptions = (party: RelyingParty, challenge: string): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: party.id,
    challenge: challengeBytes(challenge),
    timeout: challengeLifeMs,
    userVerification: 'required',
  });

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

/** Base64url of at most some 15 kB; undefined for everything else. */
const encoded = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,20000}$/.test(value) ? value : undefined;

/** Reads the credential that a browser has made (`RegistrationResponseJSON`); undefined if it is none. */
export function readNewCredential(value: unknown): RegistrationResponseJSON | undefined {
  const { id: anyId, response: anyResponse } = fieldsOf(value);
  const response = fieldsOf(anyResponse);
  const id = encoded(anyId);
  const clientDataJSON = encoded(response['clientDataJSON']);
  const attestationObject = encoded(response['attestationObject']);
  if (id === undefined || clientDataJSON === undefined || attestationObject === undefined) return undefined;
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  };
}

/** Reads what a browser has signed (`AuthenticationResponseJSON`); undefined if it is nothing of the kind. */
export function readSignedCredential(value: unknown): AuthenticationResponseJSON | undefined {
  const { id: anyId, response: anyResponse } = fieldsOf(value);
  const response = fieldsOf(anyResponse);
  const id = encoded(anyId);
  const clientDataJSON = encoded(response['clientDataJSON']);
  const authenticatorData = encoded(response['authenticatorData']);
  const signature = encoded(response['signature']);
  const userHandle = encoded(response['userHandle']);
  if (
    id === undefined ||
    clientDataJSON === undefined ||
    authenticatorData === undefined ||
    signature === undefined ||
    userHandle === undefined
  )
    return undefined;
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

type Response = RegistrationResponseJSON | AuthenticationResponseJSON;

/** The challenge that a browser says it has answered; undefined if it says none. */
export function challengeIn({ response }: Response): string | undefined {
  try {
    return encoded(decodeClientDataJSON(response.clientDataJSON).challenge);
  } catch {
    return undefined;
  }
}

/** The account that a passkey says it is for. */
export const accountIn = ({ response: { userHandle = '' } }: AuthenticationResponseJSON): string =>
  Buffer.from(userHandle, 'base64url').toString();

const isFrom = ({ response }: Response, { origin }: RelyingParty): boolean =>
  decodeClientDataJSON(response.clientDataJSON).origin === origin;

/** What is stored of a passkey to check what it signs. */
export interface PasskeyKey {
  readonly credential_id: string;
  readonly public_key: Uint8Array;
  /** How often it was used, as it says itself; always 0 for some. */
  readonly counter: number;
}

/** A passkey that was made. */
export interface NewPasskey extends PasskeyKey {
  /** Whether its maker copies it to other devices of the person. */
  readonly is_synced: boolean;
}

export type Checked<T> = { readonly holds: T } | { readonly refusal: PasskeyRefusal };

/** Checks a credential that a browser made for `challenge`, which the caller has used up. */
export async function checkNewCredential(
  party: RelyingParty,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<Checked<NewPasskey>> {
  try {
    if (!isFrom(response, party)) return { refusal: 'wrong_origin' };
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!made) return { refusal: 'not_verified' };
    const { id, publicKey, counter } = made.credential;
    return {
      holds: {
        credential_id: id,
        public_key: publicKey,
        counter,
        is_synced: made.credentialBackedUp,
      },
    };
  } catch {
    // The library throws an Error for everything that does not hold.
    return { refusal: 'not_verified' };
  }
}

/** Checks what a passkey has signed for `challenge`, which the caller has used up; returns its counter. */
export async function checkSignature(
  party: RelyingParty,
  challenge: string,
  { credential_id: id, public_key: publicKey }: PasskeyKey,
  response: AuthenticationResponseJSON,
): Promise<Checked<number>> {
  try {
    if (!isFrom(response, party)) return { refusal: 'wrong_origin' };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // Compared by the caller, with the row locked.
      credential: { id, publicKey: Uint8Array.from(publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? { holds: authenticationInfo.newCounter } : { refusal: 'not_verified' };
  } catch {
    return { refusal: 'not_verified' };
  }
}

/** Whether a counter shows that a passkey was copied: another use of the same key is already known. */
export const wentBack = (stored: number, shown: number): boolean => (stored > 0 || shown > 0) && shown <= stored;

/** Asks the browser for a passkey. */
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

export const canMakePasskeys = 'PublicKeyCredential' in globalThis;

const isOptions = (value: object): value is PublicKeyCredentialCreationOptionsJSON =>
  ['challenge', 'rp', 'user', 'pubKeyCredParams'].every((name) => name in value);

/** What the browser made, as the API takes it; undefined if its user has closed the dialog, or it refused. */
export async function makePasskey(options: object): Promise<Record<string, unknown> | undefined> {
  if (!isOptions(options)) throw new Error('The options of a passkey are incomplete');
  try {
    return { ...(await startRegistration({ optionsJSON: options })) };
  } catch {
    return undefined;
  }
}

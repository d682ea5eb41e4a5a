/** People with passkeys in software, and what they send. */
import { SoftwarePasskey, type PasskeyRequest, type Wanted } from './software-passkey.js';
import type { ApiClient } from '../service/api.js';
import { buildAddress, password, Visitor, type JsonAnswer } from '../service/visitor.js';

const optionsIn = ({ body }: JsonAnswer): PasskeyRequest => body.data?.['options'] as PasskeyRequest;

/** Begins to add a passkey at an open session. */
export const beginPasskey = async (visitor: Visitor): Promise<PasskeyRequest> =>
  optionsIn(await visitor.call('POST', '/v1/users/me/passkeys/options', { current_password: password }));

export const addPasskey = (visitor: Visitor, credential: object, name = 'Laptop'): Promise<JsonAnswer> =>
  visitor.call('POST', '/v1/users/me/passkeys', { name, credential });

export interface Keyed {
  readonly email: string;
  /** Signed in before the passkey was added. */
  readonly visitor: Visitor;
  readonly passkey: SoftwarePasskey;
  readonly id: string;
  readonly recoveryCodes: readonly string[] | null;
}

/** Gives a user a passkey. */
export async function buildKeyed(user: ApiClient): Promise<Keyed> {
  const email = await buildAddress('users', user.userId);
  const visitor = await Visitor.arrive();
  await visitor.send('/sign-in', { email, password, workspace_id: user.workspaceId });
  return { email, visitor, ...(await givePasskey(visitor)) };
}

/** Adds a passkey at an open session of the team. */
export async function givePasskey(visitor: Visitor): Promise<Omit<Keyed, 'email' | 'visitor'>> {
  const passkey = new SoftwarePasskey();
  const { status, body } = await addPasskey(visitor, passkey.create(await beginPasskey(visitor)));
  if (status !== 201) throw new Error(`Adding a passkey answered ${status} ${JSON.stringify(body)}`);
  const { id, recovery_codes: codes } = body.data ?? {};
  return { passkey, id: String(id), recoveryCodes: codes as string[] | null };
}

/** What the sign-in page asks a browser for. */
export const beginSignIn = async (visitor: Visitor, path = '/sign-in/passkey'): Promise<PasskeyRequest> =>
  optionsIn(await visitor.send(path, {}));

export const sendSigned = (visitor: Visitor, credential: object, path = '/sign-in/passkey'): Promise<JsonAnswer> =>
  visitor.send(path, { credential: JSON.stringify(credential) });

/** Signs in from another browser. */
export async function signInBy(passkey: SoftwarePasskey, wanted: Wanted = {}): Promise<JsonAnswer> {
  const visitor = await Visitor.arrive();
  return sendSigned(visitor, passkey.sign(await beginSignIn(visitor), wanted));
}

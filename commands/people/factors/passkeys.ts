/** Users and contacts add, rename and remove their own passkeys (docs/decisions/passkeys.md). */
import type { Schemas } from '../../../contract/contract.js';
import { invalid, invalidState, notFound } from '../../../domain/errors.js';
import {
  challengeIn,
  checkNewCredential,
  readNewCredential,
  registrationOptions,
  relyingParty,
  type Checked,
  type NewPasskey,
  type RelyingParty,
} from '../../../domain/people/passkey.js';
import type { Ctx } from '../../../models/context.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import { issueChallenge, useChallenge } from '../../../models/people/passkey-challenge.js';
import {
  insertPasskey,
  maxPasskeys,
  passkeysOf,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '../../../models/people/passkey.js';
import { hasFactor, removeNeedlessCodes, renewRecoveryCodes } from '../../../models/people/second-factor.js';
import { changing } from '../../../models/workspace/test-side.js';
import { mailSignInChange } from '../sign-in-change.js';
import { checkPassword, endOtherSessionsOf, lockPerson, type FactorOwner } from './factor-owner.js';

/** The site that passkeys are for. Throws `invalid_state` if browsers make none for it. */
export function partyOf({ settings }: Pick<Ctx, 'settings'>): RelyingParty {
  const party = relyingParty(settings.PUBLIC_URL);
  if (!party)
    throw invalidState('Browsers make passkeys only for a service that has a name: this one has an IP address');
  return party;
}

/** One passkey of the person. Throws `not_found`. */
export async function findOwnPasskey(ctx: Ctx, { id: accountId }: FactorOwner, id: string): Promise<Passkey> {
  const passkey = (await passkeysOf(ctx, accountId)).find((each) => each.id === id);
  if (!passkey) throw notFound();
  return passkey;
}

/** What the browser needs to make a passkey. Throws `invalid_request` if the password is wrong. Opens its own transaction. */
export async function createPasskeyOptions(
  ctx: Ctx,
  owner: FactorOwner,
  { current_password }: Schemas['PasswordConfirmation'],
): Promise<Schemas['PasskeyOptions']['options']> {
  const party = partyOf(ctx);
  const assertSame = await checkPassword(ctx, owner, current_password);
  return changing(ctx, async (writing) => {
    const person = await lockPerson(writing, owner);
    assertSame(person);
    const credentialIds = (await passkeysOf(writing, owner.id)).map(({ credential_id }) => credential_id);
    if (credentialIds.length >= maxPasskeys)
      throw invalidState(`You have ${maxPasskeys} passkeys, and no more are possible: remove one first`);
    const challenge = await issueChallenge(writing, { accountId: owner.id });
    const { name, email } = person;
    const options = await registrationOptions(party, challenge, {
      id: owner.id,
      name,
      email: email ?? name,
      firm: writing.workspace.name,
      credentialIds,
    });
    return { ...options };
  });
}

/** A passkey that was added; with recovery codes if it is the person's first factor. */
export interface AddedPasskey {
  readonly passkey: Passkey;
  readonly recoveryCodes: string[] | null;
}

/**
 * Adds the passkey that the browser has made, and ends the other sessions if it is the first factor. Throws `invalid_request` if
 * it is refused, which is recorded. Opens its own transaction.
 */
export async function createPasskey(
  ctx: Ctx,
  owner: FactorOwner,
  { name, credential }: { readonly name: string; readonly credential: unknown },
): Promise<AddedPasskey> {
  const party = partyOf(ctx);
  const response = readNewCredential(credential);
  if (!response) throw invalid('credential', 'must be what navigator.credentials.create returns, as JSON');
  const added = await changing(ctx, async (writing) => {
    const person = await lockPerson(writing, owner);
    const resource = { ...owner, name: person.name };
    const challenge = challengeIn(response) ?? '';
    const checked: Checked<NewPasskey> = (await useChallenge(writing, { accountId: owner.id }, challenge))
      ? await checkNewCredential(party, challenge, response)
      : { refusal: 'unknown_challenge' };
    const isFirst = !(await hasFactor(writing, owner.id));
    const passkey = 'holds' in checked ? await insertPasskey(writing, owner.id, name, checked.holds) : undefined;
    if (!passkey) {
      const to = 'refusal' in checked ? checked.refusal : 'wrong_account';
      await recordAudit(writing, [{ action: 'factor.failed', resource, changes: { reason: { from: null, to } } }]);
      return undefined;
    }
    if (isFirst) await endOtherSessionsOf(writing, owner);
    const recoveryCodes = isFirst ? await renewRecoveryCodes(writing, owner.id) : null;
    await mailSignInChange(writing, owner, 'passkey_added');
    await recordAudit(writing, [
      { action: 'passkey.added', resource, changes: { name: { from: null, to: passkey.name } } },
    ]);
    return { passkey, recoveryCodes };
  });
  if (!added) throw invalid('credential', 'was refused: begin again to add a passkey');
  return added;
}

/** Gives a passkey another name. Throws `not_found`. Opens its own transaction. */
export async function updatePasskey(
  ctx: Ctx,
  owner: FactorOwner,
  id: string,
  { name }: Schemas['PasskeyUpdate'],
): Promise<Passkey> {
  return changing(ctx, async (writing) => {
    const person = await lockPerson(writing, owner);
    const before = await findOwnPasskey(writing, owner, id);
    if (name === undefined || before.name === name) return before;
    await renamePasskey(writing, owner.id, id, name);
    await recordAudit(writing, [
      {
        action: 'passkey.renamed',
        resource: { ...owner, name: person.name },
        changes: { name: { from: before.name, to: name } },
      },
    ]);
    return { ...before, name };
  });
}

/**
 * Removes a passkey. Throws `not_found`, and `invalid_request` if the password is wrong. With the last factor, the recovery codes
 * go too. Opens its own transaction.
 */
export async function deletePasskey(
  ctx: Ctx,
  owner: FactorOwner,
  id: string,
  { current_password }: Schemas['PasswordConfirmation'],
): Promise<void> {
  const assertSame = await checkPassword(ctx, owner, current_password);
  await changing(ctx, async (writing) => {
    const person = await lockPerson(writing, owner);
    assertSame(person);
    const { name } = await findOwnPasskey(writing, owner, id);
    await removePasskey(writing, owner.id, id);
    await removeNeedlessCodes(writing, owner.id);
    await mailSignInChange(writing, owner, 'passkey_removed');
    await recordAudit(writing, [
      {
        action: 'passkey.removed',
        resource: { ...owner, name: person.name },
        changes: { name: { from: name, to: null } },
      },
    ]);
  });
}

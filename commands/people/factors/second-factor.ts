/** Users and contacts set up, renew and remove their own second factor (docs/decisions/second-factor.md). */
import { qrCode } from '../../../documents/qr-code.js';
import { type ApiError, invalid, invalidState } from '../../../domain/errors.js';
import { newTotpSecret, totpUri } from '../../../domain/people/totp.js';
import type { Ctx } from '../../../models/context.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import {
  confirmSecret,
  factorSince,
  hasFactor,
  pendingSecret,
  removeTotp,
  renewRecoveryCodes,
  storeSecret,
  useCode,
} from '../../../models/people/second-factor.js';
import { changing } from '../../../models/workspace/test-side.js';
import type { Schemas } from '../../../contract/contract.js';
import { mailSignInChange } from '../sign-in-change.js';
import { endOtherSessionsOf, lockPerson, type FactorOwner } from './factor-owner.js';

/** A new secret for an authenticator app, which counts once it is confirmed. Throws `invalid_state` if there is a factor. */
export async function createTotp(ctx: Ctx, owner: FactorOwner): Promise<Schemas['Totp']> {
  const { email, password_hash: passwordHash } = await lockPerson(ctx, owner);
  if (passwordHash === null)
    throw invalidState('This account has no password to add a second factor to: set it up on the live side');
  await assertNone(ctx, owner);
  const secret = newTotpSecret();
  await storeSecret(ctx, owner.id, secret);
  return shownSecret(ctx, email ?? '', secret);
}

function shownSecret(ctx: Ctx, email: string, secret: string): Schemas['Totp'] {
  const uri = totpUri(secret, ctx.workspace.name, email);
  return { secret, uri, qr_svg: qrCode(uri) };
}

/** The secret that waits for a code; undefined if there is none. */
export async function pendingTotp(ctx: Ctx, owner: FactorOwner): Promise<Schemas['Totp'] | undefined> {
  const secret = await pendingSecret(ctx, owner.id);
  return secret === undefined ? undefined : shownSecret(ctx, (await lockPerson(ctx, owner)).email ?? '', secret);
}

async function assertNone(ctx: Ctx, { id }: FactorOwner): Promise<void> {
  if ((await factorSince(ctx, id)) !== null)
    throw invalidState('You have an authenticator app already: remove it before you set up another');
}

/**
 * Makes the new app the second factor and returns the recovery codes. Ends the other sessions if it is the first factor.
 * Opens its own transaction.
 */
export function confirmTotp(ctx: Ctx, owner: FactorOwner, code: string): Promise<string[]> {
  return withCode(ctx, owner, 'app_added', async (writing) => {
    await assertNone(writing, owner);
    const isFirst = !(await hasFactor(writing, owner.id));
    if (!(await confirmSecret(writing, owner.id, code))) return undefined;
    if (isFirst) await endOtherSessionsOf(writing, owner);
    return renewRecoveryCodes(writing, owner.id);
  });
}

/** Makes new recovery codes, for a code of the app or a recovery code. Opens its own transaction. */
export function createRecoveryCodes(ctx: Ctx, owner: FactorOwner, code: string): Promise<string[]> {
  return withCode(ctx, owner, 'recovery_codes_made', async (writing) => {
    if (!(await hasFactor(writing, owner.id))) throw invalidState('You have no second factor');
    return (await useCode(writing, owner.id, code)) ? renewRecoveryCodes(writing, owner.id) : undefined;
  });
}

/** Removes the second factor, for a code of the app or a recovery code. Opens its own transaction. */
export async function deleteTotp(ctx: Ctx, owner: FactorOwner, code: string): Promise<void> {
  await withCode(ctx, owner, 'app_removed', async (writing) => {
    await assertApp(writing, owner);
    return (await useCode(writing, owner.id, code)) ? removeTotp(writing, owner.id) : undefined;
  });
}

async function assertApp(ctx: Ctx, { id }: FactorOwner): Promise<void> {
  if ((await factorSince(ctx, id)) === null) throw invalidState('You have no authenticator app');
}

const wrongCode = (): ApiError => invalid('code', 'is wrong, or was used before: wait for the next one of the app');

/** How each change is named in the audit log. */
const audited = {
  app_added: 'factor.added',
  app_removed: 'factor.removed',
  recovery_codes_made: 'recovery_codes.made',
} as const;

/**
 * Runs work that needs a code, with the person locked, records it and mails the person about it. Work returns undefined if the code
 * is wrong; that is recorded too, which is why it must not undo the transaction.
 */
async function withCode<T>(
  ctx: Ctx,
  owner: FactorOwner,
  change: keyof typeof audited,
  work: (writing: Ctx) => Promise<T | undefined>,
): Promise<T> {
  const done = await changing(ctx, async (writing) => {
    const { name } = await lockPerson(writing, owner);
    const result = await work(writing);
    if (result !== undefined) await mailSignInChange(writing, owner, change);
    const action = result === undefined ? 'factor.failed' : audited[change];
    await recordAudit(writing, [{ action, resource: { ...owner, name } }]);
    return result;
  });
  if (done === undefined) throw wrongCode();
  return done;
}

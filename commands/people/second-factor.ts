/** Users set up, renew and remove their own second factor (docs/decisions/second-factor.md). */
import { renderSVG } from 'uqr';
import { type ApiError, forbidden, invalid, invalidState } from '../../domain/errors.js';
import { newTotpSecret, totpUri } from '../../domain/people/totp.js';
import type { Ctx } from '../../models/context.js';
import { recordAudit, type AuditedAct } from '../../models/people/audit-entry.js';
import {
  confirmSecret,
  factorSince,
  removeFactor,
  renewRecoveryCodes,
  storeSecret,
  useCode,
} from '../../models/people/second-factor.js';
import { User } from '../../models/people/user.js';
import { changing } from '../../models/workspace/test-side.js';
import type { Schemas } from '../../contract/contract.js';

/** Throws `forbidden` for an API key: whoever has a key must not be able to take the person's second factor. */
export function assertSignedIn({ actor }: Ctx): void {
  if (actor.api_key_id !== null)
    throw forbidden('A second factor is for a person who is signed in: API keys work without one and cannot change it');
}

/** A new secret for an authenticator app, which counts once it is confirmed. Throws `invalid_state` if there is a factor. */
export async function createTotp(ctx: Ctx): Promise<Schemas['Totp']> {
  assertSignedIn(ctx);
  const { id, email, password_hash: passwordHash } = await User.lock(ctx, ctx.scope.userId);
  if (passwordHash === null)
    throw invalidState('This account has no password to add a second factor to: set it up on the live side');
  await assertNone(ctx, id);
  const secret = newTotpSecret();
  await storeSecret(ctx, id, secret);
  const uri = totpUri(secret, ctx.workspace.name, email);
  return { secret, uri, qr_svg: renderSVG(uri) };
}

async function assertNone(ctx: Ctx, userId: string): Promise<void> {
  if ((await factorSince(ctx, userId)) !== null)
    throw invalidState('You have an authenticator app already: remove it before you set up another');
}

/** Makes the new app the second factor and returns the recovery codes. Opens its own transaction. */
export function confirmTotp(ctx: Ctx, code: string): Promise<string[]> {
  return withCode(ctx, 'factor.added', async (writing, userId) => {
    await assertNone(writing, userId);
    return (await confirmSecret(writing, userId, code)) ? renewRecoveryCodes(writing, userId) : undefined;
  });
}

/** Makes new recovery codes, for a code of the app or a recovery code. Opens its own transaction. */
export function createRecoveryCodes(ctx: Ctx, code: string): Promise<string[]> {
  return withCode(ctx, 'recovery_codes.made', async (writing, userId) => {
    await assertSome(writing, userId);
    return (await useCode(writing, userId, code)) ? renewRecoveryCodes(writing, userId) : undefined;
  });
}

/** Removes the second factor, for a code of the app or a recovery code. Opens its own transaction. */
export async function deleteTotp(ctx: Ctx, code: string): Promise<void> {
  await withCode(ctx, 'factor.removed', async (writing, userId) => {
    await assertSome(writing, userId);
    return (await useCode(writing, userId, code)) ? removeFactor(writing, userId) : undefined;
  });
}

async function assertSome(ctx: Ctx, userId: string): Promise<void> {
  if ((await factorSince(ctx, userId)) === null) throw invalidState('You have no second factor');
}

const wrongCode = (): ApiError => invalid('code', 'is wrong, or was used before: wait for the next one of the app');

/**
 * Runs work that needs a code, with the user locked, and records it. Work returns undefined if the code is wrong; that
 * is recorded too, which is why it must not undo the transaction.
 */
async function withCode<T>(
  ctx: Ctx,
  action: AuditedAct['action'],
  work: (writing: Ctx, userId: string) => Promise<T | undefined>,
): Promise<T> {
  assertSignedIn(ctx);
  const done = await changing(ctx, async (writing) => {
    const { id, name } = await User.lock(writing, ctx.scope.userId);
    const result = await work(writing, id);
    const resource = { type: 'user', id, name };
    await recordAudit(writing, [{ action: result === undefined ? 'factor.failed' : action, resource }]);
    return result;
  });
  if (done === undefined) throw wrongCode();
  return done;
}

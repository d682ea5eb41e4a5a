/** The person whose second factor or passkey it is. */
import { forbidden, invalid, invalidState, type ApiError } from '../../../domain/errors.js';
import { isPassword } from '../../../domain/people/password.js';
import { Contact } from '../../../models/clients/contact.js';
import type { Ctx } from '../../../models/context.js';
import { endSessions } from '../../../models/people/session.js';
import { User } from '../../../models/people/user.js';

export interface FactorOwner {
  readonly type: 'user' | 'contact';
  readonly id: string;
}

export interface FactorPerson {
  readonly name: string;
  readonly email: string | null;
  readonly password_hash: string | null;
}

const personOf = ({ name, email, portal_password_hash }: Contact): FactorPerson => ({
  name,
  email,
  password_hash: portal_password_hash,
});

/** Nobody else changes the person before the transaction ends. */
export const lockPerson = async (ctx: Ctx, { type, id }: FactorOwner): Promise<FactorPerson> =>
  type === 'user' ? User.lock(ctx, id) : personOf(await Contact.lock(ctx, id));

const readPerson = async (ctx: Ctx, { type, id }: FactorOwner): Promise<FactorPerson> =>
  type === 'user' ? User.get(ctx, id) : personOf(await Contact.get(ctx, id));

/** Ends the person's sessions except the calling one: those that began with the password alone would outlast it. */
export const endOtherSessionsOf = (ctx: Ctx, { type, id }: FactorOwner): Promise<number> =>
  endSessions(ctx, type === 'user' ? { user_id: id } : { contact_id: id }, ctx.scope.sessionId);

/** The user who is signed in. Throws `forbidden` for an API key: whoever has one must not change how the person signs in. */
export function signedInUser({ actor, scope }: Ctx): FactorOwner {
  if (actor.api_key_id !== null)
    throw forbidden('A second factor is for a person who is signed in: API keys work without one and cannot change it');
  return { type: 'user', id: scope.userId };
}

const wrongPassword = (): ApiError => invalid('current_password', 'is not your password');

/**
 * Checks the person's password, and returns a check for the transaction that follows: that it is still the same. Throws
 * `invalid_request` if it is wrong, and `invalid_state` if there is none.
 */
export async function checkPassword(
  ctx: Ctx,
  owner: FactorOwner,
  password: string,
): Promise<(locked: FactorPerson) => void> {
  const { password_hash: hash } = await readPerson(ctx, owner);
  if (hash === null) throw invalidState('This account has no password to confirm it with: do it on the live side');
  if (!(await isPassword(password, hash))) throw wrongPassword();
  return (locked) => {
    if (locked.password_hash !== hash) throw wrongPassword();
  };
}

/**
 * Slows down guessing of a password or code at somebody's open session: an operation that requires one counts like a
 * sign-in.
 */
import type { OperationId } from '../../contract/contract.js';
import { ApiError } from '../../domain/errors.js';
import type { Scope } from '../../models/context.js';
import type { Attempts } from './attempts.js';

interface Caller {
  readonly scope: Pick<Scope, 'contact' | 'userId'>;
}

/** Runs an operation; one that requires the caller's password or code is refused after too many wrong ones. */
export type CheckingPassword = <T>(ip: string, id: OperationId, caller: Caller, work: () => Promise<T>) => Promise<T>;

const operationsWithPassword: ReadonlySet<OperationId> = new Set([
  'updatePassword',
  'updatePortalPassword',
  'confirmTotp',
  'createRecoveryCodes',
  'deleteTotp',
  'createPasskeyOptions',
  'deletePasskey',
]);

const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.code === 'forbidden';

export const checkingPassword =
  (attempts: Pick<Attempts, 'beginCheck' | 'passed' | 'uncheck'>): CheckingPassword =>
  async (ip, id, { scope: { contact, userId } }, work) => {
    if (!operationsWithPassword.has(id)) return work();
    const check = { accountId: contact?.id ?? userId, ip };
    await attempts.beginCheck(check);
    try {
      const done = await work();
      await attempts.passed(check);
      return done;
    } catch (error) {
      // A program whose key may not call the operation guesses nothing: it must not block sign-ins from its address.
      if (isForbidden(error)) await attempts.uncheck(check);
      throw error;
    }
  };

/** Helpers for pages whose visitors are not signed in. */
import { ApiError, invalidMany, type FieldError } from '../../domain/errors.js';
import { nameProblem } from '../../domain/texts.js';
import type { PasswordOwner } from '../../domain/people/known-passwords.js';
import { passwordProblem } from '../../domain/people/password.js';
import type { Actor, Ctx } from '../../models/context.js';
import { alsoDuringDeletion } from '../../models/workspace/read-only.js';
import { changing } from '../../models/workspace/test-side.js';
import { systemContext } from '../../models/workspace/workspace-context.js';

/** The server's resources, and the id and origin of the HTTP request. */
export type Visit = Pick<Ctx, 'db' | 'settings' | 'jobs'> & {
  readonly requestId: string;
  readonly origin: Pick<Actor, 'ip_address' | 'user_agent'>;
};

type Work<T> = (ctx: Ctx) => Promise<T>;

/**
 * Runs work in a transaction, in the workspace that the request turned out to belong to. Throws `deletion_pending` if
 * that is read-only.
 */
export const inWorkspace = async <T>(visit: Visit, workspaceId: string, work: Work<T>): Promise<T> =>
  during(visit, await systemContext(visit, workspaceId), work);

/** As `inWorkspace`, for signing in and out and for passwords, which also work in a workspace that will be deleted. */
export const entering = async <T>(visit: Visit, workspaceId: string, work: Work<T>): Promise<T> =>
  during(visit, alsoDuringDeletion(await systemContext(visit, workspaceId)), work);

async function during<T>(visit: Visit, ctx: Ctx, work: Work<T>): Promise<T> {
  const actor = { ...ctx.actor, request_id: visit.requestId, ...visit.origin };
  const result = await changing({ ...ctx, actor }, work);
  // Wake the worker only now: before the commit it would not see the new jobs.
  visit.jobs.wake();
  return result;
}

/** Problems of a required text. */
export function textProblems(field: string, text: string, max: number): FieldError[] {
  if (text.trim() === '') return [{ field, message: 'is required' }];
  return text.length > max ? [{ field, message: `must have at most ${max} characters` }] : [];
}

/** Problems of a required name, by the contract's rules for one-line texts. */
export function nameProblems(field: string, name: string): FieldError[] {
  const problems = textProblems(field, name, 200);
  if (problems.length > 0) return problems;
  const message = nameProblem(name);
  return message === undefined ? [] : [{ field, message }];
}

/** Problems of a new password. */
export function passwordProblems(password: string, owner: PasswordOwner): FieldError[] {
  const message = passwordProblem(password, owner);
  return message === undefined ? [] : [{ field: 'password', message }];
}

const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Problems of an email address, by the contract's rules. */
export function emailProblems(email: string): FieldError[] {
  const problems = textProblems('email', email, 254);
  if (problems.length > 0 || address.test(email.trim())) return problems;
  return [{ field: 'email', message: 'must be an e-mail address' }];
}

/** Throws `invalid_request` with all problems, if there are any. */
export function assertNone(problems: readonly FieldError[]): void {
  if (problems.length > 0) throw invalidMany(problems);
}

/** The one error for every link that does not work: unknown, used, expired, or of a person who may no longer use it. */
export const deadLink = (whatToDo = 'Request a new one'): ApiError =>
  new ApiError(
    'not_found',
    `This link is no longer valid: it may have already been used, or have expired. ${whatToDo}`,
  );

/** What people do on pages before they are identified. */
import { ApiError, invalidMany, type FieldError } from '../../domain/errors.js';
import { nameProblem } from '../../domain/texts.js';
import { passwordProblem } from '../../domain/people/password.js';
import type { Ctx } from '../../models/context.js';
import { changing } from '../../models/workspace/test-side.js';
import { systemContext } from '../../models/workspace/workspace-context.js';

/** What such work needs of the server, and the request that asks for it. */
export type Visit = Pick<Ctx, 'db' | 'settings' | 'jobs'> & { readonly requestId: string };

/** Does work in the workspace that the request turned out to be for, in one transaction. */
export async function inWorkspace<T>(visit: Visit, workspaceId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const ctx = await systemContext(visit, workspaceId);
  const result = await changing({ ...ctx, actor: { ...ctx.actor, request_id: visit.requestId } }, work);
  // A worker sees what the transaction left behind only now that it has ended.
  visit.jobs.wake();
  return result;
}

/** Why a text that everyone must give cannot be taken, if it cannot. */
export function textProblems(field: string, text: string, max: number): FieldError[] {
  if (text.trim() === '') return [{ field, message: 'is required' }];
  return text.length > max ? [{ field, message: `must have at most ${max} characters` }] : [];
}

/** Why a name that everyone must give cannot be taken, if it cannot: what the contract says of lines. */
export function nameProblems(field: string, name: string): FieldError[] {
  const problems = textProblems(field, name, 200);
  if (problems.length > 0) return problems;
  const message = nameProblem(name);
  return message === undefined ? [] : [{ field, message }];
}

/** Why a new password cannot be taken, if it cannot. */
export function passwordProblems(password: string): FieldError[] {
  const message = passwordProblem(password);
  return message === undefined ? [] : [{ field: 'password', message }];
}

const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Why a text cannot be taken as an e-mail address, if it cannot: what the contract says of them. */
export function emailProblems(email: string): FieldError[] {
  const problems = textProblems('email', email, 254);
  if (problems.length > 0 || address.test(email.trim())) return problems;
  return [{ field: 'email', message: 'must be an e-mail address' }];
}

/** Throws `invalid_request` of all that is wrong. */
export function assertNone(problems: readonly FieldError[]): void {
  if (problems.length > 0) throw invalidMany(problems);
}

/** The message for every link that does not work: unknown, used, expired, or of someone who may no longer use it. */
export const deadLink = (whatToDo = 'Request a new one'): ApiError =>
  new ApiError(
    'not_found',
    `This link is no longer valid: it may have been used already, or have expired. ${whatToDo}`,
  );

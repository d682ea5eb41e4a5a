/**
 * A workspace that will be deleted is read-only (docs/decisions/workspace-deletion.md). Two places refuse changes:
 * `authorize` of server/api.ts every operation that the contract does not mark with `x-during-deletion`, and `changing`
 * (test-side.ts) everything else, such as pages without a key and work of the service itself.
 */
import { ApiError } from '../../domain/errors.js';
import type { Ctx, WorkspaceContext } from '../context.js';

const pending = ({ deletes_at }: Pick<WorkspaceContext, 'deletes_at'>): ApiError =>
  new ApiError(
    'deletion_pending',
    `This workspace will be deleted on ${deletes_at?.toISOString() ?? ''}, and is read-only until then: an owner can take that back`,
  );

/** Whether nothing can be changed because the workspace will be deleted. */
export const isReadOnly = ({ deletes_at }: Pick<WorkspaceContext, 'deletes_at'>): boolean => deletes_at !== null;

/** Throws `deletion_pending` if the workspace will be deleted, unless the context is for something that is still possible. */
export function assertWritable({ workspace, duringDeletion }: Pick<Ctx, 'workspace' | 'duringDeletion'>): void {
  if (duringDeletion !== true && isReadOnly(workspace)) throw pending(workspace);
}

/**
 * The same context for what goes on in a workspace that will be deleted: people sign in and out, and what was begun
 * before, such as the delivery of an event, is recorded.
 */
export const alsoDuringDeletion = (ctx: Ctx): Ctx => ({ ...ctx, duringDeletion: true });

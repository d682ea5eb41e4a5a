/** The way back in for a person who has lost their second factor (docs/decisions/second-factor.md). */
import sql from 'sql-template-tag';
import { transaction } from '../../../database/transaction.js';
import { emailKey } from '../../../domain/clients/contact-keys.js';
import { ApiError, invalidState } from '../../../domain/errors.js';
import { isId } from '../../../domain/ids.js';
import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import { byOperator, recordAudit } from '../../../models/people/audit-entry.js';
import { removeFactors } from '../../../models/people/second-factor.js';
import { endSessions } from '../../../models/people/session.js';
import { User } from '../../../models/people/user.js';
import { findWorkspaceContext, systemContext } from '../../../models/workspace/workspace-context.js';
import { OperatorError } from '../../../settings/operator-error.js';
import { queueTeamMail } from '../../workspace/team-mail.js';

/**
 * Removes the second factor of a user, ends their sessions, and tells them by mail. Throws `invalid_state` if they have
 * none.
 */
export async function resetFactor(ctx: Ctx, user: Locked<User>): Promise<void> {
  if (!(await removeFactors(ctx, user.id))) throw invalidState('This user has no second factor');
  await endSessions(ctx, { user_id: user.id });
  const firm = ctx.workspace.name;
  await queueTeamMail(ctx, [user], ({ words: { say } }) => ({
    kind: 'sign_in_change',
    resource: { type: 'user', id: user.id },
    isUrgent: true,
    subject: say('team_factor_reset_subject', { firm }),
    paragraphs: [say('mail_hello', { name: user.name }), say('team_factor_reset', { firm })],
  }));
}

/** Whose factor the operator resets. */
export interface LostFactor {
  /** Id of a side of a workspace. */
  readonly workspaceId: string;
  readonly email: string;
}

/** Resets a factor from the command line. Throws an OperatorError if there is no such user, or they have no factor. */
export function resetFactorOf(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  { workspaceId, email }: LostFactor,
): Promise<{ readonly workspace_id: string; readonly user_id: string }> {
  return transaction(base.db, async (db) => {
    if (!isId(workspaceId, 'ws') || !(await findWorkspaceContext({ db }, workspaceId)))
      throw new OperatorError(`There is no workspace ${workspaceId}`);
    const ctx = byOperator(await systemContext({ ...base, db }, workspaceId));
    const user = await User.lockFirst(ctx, sql`t.email_key = ${emailKey(email)}`);
    if (!user) throw new OperatorError(`${ctx.workspace.name} has no user ${email}`);
    await resetFactor(ctx, user).catch((error: unknown) => {
      throw error instanceof ApiError ? new OperatorError(`${email}: ${error.message}`) : error;
    });
    await recordAudit(ctx, [{ action: 'factor.reset', resource: { type: 'user', id: user.id, name: user.name } }]);
    return { workspace_id: workspaceId, user_id: user.id };
  });
}

import type { Db } from '../../database/db.js';
import { lastFour, hashApiKey, newApiKey } from '../../domain/people/api-key.js';
import { emailKey } from '../../domain/clients/contact-keys.js';
import { agreementTypes, projectTypes, ticketPriorities, ticketStatuses } from '../../domain/tickets/starting-lists.js';
import { AgreementType } from '../../models/retainers/agreement-type.js';
import { byOperator, recordAudit, type AuditContext } from '../../models/people/audit-entry.js';
import { ApiKey } from '../../models/people/api-key.js';
import type { Values } from '../../models/base.js';
import type { InsertContext } from '../../models/write-rows.js';
import type { Mode } from '../../models/context.js';
import { newId } from '../../models/ids.js';
import { ProjectType } from '../../models/projects/project-type.js';
import { TicketPriority } from '../../models/tickets/ticket-priority.js';
import { TicketStatus } from '../../models/tickets/ticket-status.js';
import { transaction } from '../../database/transaction.js';
import { User } from '../../models/people/user.js';
import type { SecretKeys } from '../../models/workspace/secret-box.js';
import { service } from '../../models/workspace/workspace-context.js';
import { insertSides, type NewSide } from '../../models/workspace/workspace.js';

export interface NewWorkspace {
  readonly name: string;
  /** E-mail address of the owner. */
  readonly email: string;
  /** Name of the owner; without it the part of the address before the `@`. */
  readonly owner_name?: string | undefined;
}

/**
 * IDs and API keys of a new workspace. Only hashes of the keys are stored, so this is the only time that they are
 * shown.
 */
export interface CreatedWorkspace {
  readonly workspace_id: string;
  readonly test_workspace_id: string;
  readonly user_id: string;
  readonly test_user_id: string;
  readonly live_key: string;
  readonly test_key: string;
}

/** Adds the default list entries of a new workspace. */
export async function insertStartingLists(workspaces: readonly InsertContext[]): Promise<void> {
  await ProjectType.insertInEach(workspaces, () => projectTypes);
  await AgreementType.insertInEach(workspaces, () => agreementTypes);
  await TicketStatus.insertInEach(workspaces, () => ticketStatuses);
  await TicketPriority.insertInEach(workspaces, () => ticketPriorities);
}

/**
 * Creates a workspace: its live and test sides, twins of each other, each with an owner, an API key and the starting
 * lists (docs/decisions/workspaces.md). With `settings`, its audit logs begin with that.
 */
export async function createWorkspace(
  base: Db,
  workspace: NewWorkspace,
  settings?: SecretKeys,
): Promise<CreatedWorkspace> {
  const ids: Record<Mode, string> = { live: newId('ws'), test: newId('ws') };
  const user_ids: Record<Mode, string> = { live: newId(User.idPrefix), test: newId(User.idPrefix) };
  const keys: Record<Mode, string> = { live: newApiKey('live'), test: newApiKey('test') };
  await transaction(base, async (db) => {
    const now = new Date();
    const { name } = workspace;
    const sideOf = (mode: Mode, twin_id: string): NewSide => ({
      db,
      now,
      scope: { workspaceId: ids[mode] },
      mode,
      twin_id,
      name,
    });
    const sides = [sideOf('live', ids.test), sideOf('test', ids.live)];
    await insertSides(db, sides);
    await User.insertInEach(sides, ({ mode }) => [{ id: user_ids[mode], ...ownerOf(workspace) }]);
    await insertStartingLists(sides);
    await ApiKey.insertInEach(sides, ({ mode }) => [firstKey(user_ids[mode], keys[mode])]);
    if (settings) for (const side of sides) await recordCreation({ ...side, settings, actor: service }, name);
  });
  return {
    workspace_id: ids.live,
    test_workspace_id: ids.test,
    user_id: user_ids.live,
    test_user_id: user_ids.test,
    live_key: keys.live,
    test_key: keys.test,
  };
}

const recordCreation = (side: AuditContext, name: string): Promise<void> =>
  recordAudit(byOperator(side), [
    { action: 'workspace.created', resource: { type: 'workspace', id: side.scope.workspaceId, name } },
  ]);

/** An owner by address and name. */
export const ownerOf = ({ email, owner_name }: Pick<NewWorkspace, 'email' | 'owner_name'>): Values<User> => ({
  email,
  email_key: emailKey(email),
  name: owner_name ?? email.replace(/@.*/, ''),
  role: 'owner',
  status: 'active',
});

/** A key of a user, as stored. */
export const firstKey = (user_id: string, key: string): Values<ApiKey> => ({
  user_id,
  name: 'First key',
  hash: hashApiKey(key),
  last_four: lastFour(key),
});

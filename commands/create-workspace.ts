import type { Knex } from 'knex';
import { lastFour, hashApiKey, newApiKey } from '../domain/api-key.js';
import { emailKey } from '../domain/contact-keys.js';
import { agreementTypes, projectTypes, ticketPriorities, ticketStatuses } from '../domain/starting-lists.js';
import { AgreementType } from '../models/agreement-type.js';
import { ApiKey } from '../models/api-key.js';
import type { InsertContext } from '../models/base.js';
import type { Mode } from '../models/context.js';
import { newId } from '../models/ids.js';
import { ProjectType } from '../models/project-type.js';
import { TicketPriority } from '../models/ticket-priority.js';
import { TicketStatus } from '../models/ticket-status.js';
import { transaction } from '../models/transaction.js';
import { User } from '../models/user.js';
import { insertWorkspace } from '../models/workspace.js';

export interface NewWorkspace {
  readonly name: string;
  /** E-mail address of the owner. */
  readonly email: string;
  /** Name of the owner; without it the part of the address before the `@`. */
  readonly owner_name?: string | undefined;
}

/** What the maker of a workspace is told. The keys are kept nowhere else. */
export interface CreatedWorkspace {
  readonly workspace_id: string;
  readonly test_workspace_id: string;
  readonly user_id: string;
  readonly test_user_id: string;
  readonly live_key: string;
  readonly test_key: string;
}

/** Adds what a new workspace finds in its lists. */
export async function insertStartingLists(ctx: InsertContext): Promise<void> {
  await ProjectType.insertMany(ctx, projectTypes);
  await AgreementType.insertMany(ctx, agreementTypes);
  await TicketStatus.insertMany(ctx, ticketStatuses);
  await TicketPriority.insertMany(ctx, ticketPriorities);
}

/** Makes a workspace: its two sides, each the twin of the other, with an owner, a key and the starting lists (rulings, section 3). */
export async function createWorkspace(knex: Knex, workspace: NewWorkspace): Promise<CreatedWorkspace> {
  const ids: Record<Mode, string> = { live: newId('ws'), test: newId('ws') };
  return transaction(knex, async (db) => {
    const now = new Date();
    const live = await createSide({ db, now, scope: { workspaceId: ids.live } }, 'live', ids.test, workspace);
    const test = await createSide({ db, now, scope: { workspaceId: ids.test } }, 'test', ids.live, workspace);
    return {
      workspace_id: ids.live,
      test_workspace_id: ids.test,
      user_id: live.userId,
      test_user_id: test.userId,
      live_key: live.key,
      test_key: test.key,
    };
  });
}

async function createSide(
  ctx: InsertContext,
  mode: Mode,
  twinId: string,
  { name, email, owner_name }: NewWorkspace,
): Promise<{ userId: string; key: string }> {
  await insertWorkspace(ctx, { mode, twin_id: twinId, name });
  const owner = await User.insert(ctx, {
    email,
    email_key: emailKey(email),
    name: owner_name ?? email.replace(/@.*/, ''),
    role: 'owner',
    status: 'active',
  });
  await insertStartingLists(ctx);
  const key = newApiKey(mode);
  await ApiKey.insert(ctx, { user_id: owner.id, name: 'First key', hash: hashApiKey(key), last_four: lastFour(key) });
  return { userId: owner.id, key };
}

/** API keys for the operator, managed from the command line. Errors are OperatorErrors. */
import sql from 'sql-template-tag';
import { emailKey } from '../../../domain/clients/contact-keys.js';
import { ApiError } from '../../../domain/errors.js';
import { isId } from '../../../domain/ids.js';
import type { KeyRights } from '../../../domain/people/key-rights.js';
import type { Role } from '../../../domain/people/policy.js';
import { ApiKey, workspaceOfKey } from '../../../models/people/api-key.js';
import { byOperator, recordAudit } from '../../../models/people/audit-entry.js';
import type { Ctx, Mode } from '../../../models/context.js';
import { transaction } from '../../../database/transaction.js';
import { User } from '../../../models/people/user.js';
import { findWorkspaceContext, sideOf, systemContext } from '../../../models/workspace/workspace-context.js';
import {
  firstWorkspace,
  keysOf,
  workspacesKnowing,
  type DirectoryKey,
} from '../../../models/workspace/workspace-directory.js';
import { OperatorError } from '../../../settings/operator-error.js';
import { addActiveUser, issueApiKey, twinOf } from './issue-api-key.js';

type Base = Pick<Ctx, 'db' | 'settings' | 'jobs'>;

export interface KeyRequest extends KeyRights {
  readonly email: string;
  readonly mode: Mode;
  readonly name: string;
  /** Role of a person who is created here; by default their role on the other side, otherwise member. */
  readonly role?: Role | undefined;
  /** Id of either side of a workspace; by default the one where the address exists, otherwise the oldest. */
  readonly workspaceId?: string | undefined;
}

export interface CreatedKey {
  readonly id: string;
  readonly key: string;
  readonly mode: Mode;
  readonly user_id: string;
  readonly workspace_id: string;
}

/** Creates a key for a person, and their user if it does not exist yet. */
export function createKeyFor(base: Base, request: KeyRequest): Promise<CreatedKey> {
  return transaction(base.db, async (db) => {
    const ctx = await systemContext({ ...base, db }, await workspaceIdFor({ db }, request));
    const side = await sideOf(ctx, request.mode);
    const user = await personOn(side, request);
    const { row, key } = await issueApiKey(side, user, request).catch((error: unknown) => {
      throw error instanceof ApiError ? new OperatorError(error.message) : error;
    });
    await recordAudit(byOperator(side), [
      { action: 'api_key.created', resource: { type: 'api_key', id: row.id, name: request.name } },
    ]);
    return { id: row.id, key, mode: request.mode, user_id: user.id, workspace_id: row.workspace_id };
  });
}

async function workspaceIdFor(ctx: Pick<Ctx, 'db'>, { email, workspaceId }: KeyRequest): Promise<string> {
  if (workspaceId !== undefined) return existing(ctx, workspaceId);
  const [known, another] = await workspacesKnowing(ctx, email);
  if (another !== undefined)
    throw new OperatorError(`${email} exists in several workspaces: choose one with --workspace`);
  const id = known ?? (await firstWorkspace(ctx));
  if (id === undefined)
    throw new OperatorError('There is no workspace yet: create one with npm start or npm run workspaces');
  return id;
}

async function existing(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<string> {
  if (isId(workspaceId, 'ws') && (await findWorkspaceContext(ctx, workspaceId))) return workspaceId;
  throw new OperatorError(`There is no workspace ${workspaceId}`);
}

async function personOn(side: Ctx, { email, role }: KeyRequest): Promise<User> {
  const email_key = emailKey(email);
  const user = await User.first(side, sql`t.email_key = ${email_key}`);
  if (!user) return makePerson(side, email, role);
  assertMayHaveKey(user);
  if (role !== undefined && role !== user.role)
    throw new OperatorError(`${email} already has the role ${user.role}: omit --role`);
  return user;
}

/** Throws for a user who is not active: an inactive account must not open the other side either. */
function assertMayHaveKey({ email, status }: User): void {
  if (status !== 'active') throw new OperatorError(`${email} is ${status}: keys can be created for active users only`);
}

async function makePerson(side: Ctx, email: string, role: Role | undefined): Promise<User> {
  const email_key = emailKey(email);
  const other = await sideOf(side, side.workspace.mode === 'live' ? 'test' : 'live');
  const twin = await User.first(other, sql`t.email_key = ${email_key}`);
  if (twin) assertMayHaveKey(twin);
  if (twin && (role === undefined || role === twin.role)) return twinOf(side, twin);
  return addActiveUser(side, {
    email,
    email_key,
    name: twin?.name ?? email.replace(/@.*/, ''),
    role: role ?? 'member',
  });
}

/** Lists the keys that are not revoked. */
export async function listKeysOf(base: Base, workspaceId: string | undefined): Promise<DirectoryKey[]> {
  return keysOf(base, workspaceId === undefined ? undefined : await existing(base, workspaceId));
}

/** Revokes a key permanently. */
export async function revokeKey(base: Base, id: string): Promise<void> {
  await transaction(base.db, async (db) => {
    const workspaceId = await workspaceOfKey({ db }, id);
    if (workspaceId === undefined) throw new OperatorError(`There is no key ${id}`);
    const ctx = await systemContext({ ...base, db }, workspaceId);
    const key = await ApiKey.lock(ctx, id);
    if (key.revoked_at) return;
    await key.patch(ctx, { revoked_at: ctx.now });
    await recordAudit(byOperator(ctx), [
      { action: 'api_key.revoked', resource: { type: 'api_key', id, name: key.name } },
    ]);
  });
}

import type { Knex } from 'knex';
import sql from 'sql-template-tag';
import { hashApiKey } from '../domain/api-key.js';
import { ApiError } from '../domain/errors.js';
import { permissionsOf, type Permission, type Role } from '../domain/policy.js';
import type { Mode, Scope, WorkspaceContext } from '../models/context.js';
import { execute, select } from '../models/select.js';

/** Whom a key speaks for. */
export interface Identity {
  readonly scope: Scope;
  readonly workspace: WorkspaceContext;
  readonly now: Date;
  readonly apiKeyId: string;
}

interface KeyRow {
  key_id: string;
  key_scope: 'full' | 'read_only';
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
  user_id: string;
  role: Role;
  user_status: string;
  department: string | null;
  permissions: string | null;
  workspace_id: string;
  twin_id: string;
  mode: Mode;
  workspace_name: string;
  timezone: string;
  currency: string;
  clock_at: Date | null;
  lock_time_before: string | null;
  has_webhooks: boolean;
}

const unauthorized = (message: string): ApiError =>
  new ApiError('unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
const wellFormed = /^Bearer (svc_sk_(live|test)_[\w-]{20,100})$/;

/** How long a use of a key may go unrecorded. */
const touchAfterMs = 60_000;

/** The identity of the key in an `Authorization` header; `unauthorized` when it has none that works now. */
export async function authenticate(db: Knex, header: string): Promise<Identity> {
  if (header === '') throw unauthorized('No API key was provided: send it as Authorization: Bearer <key>');
  const key = wellFormed.exec(header)?.[1];
  if (key === undefined) throw unauthorized('The API key is malformed: send it as Authorization: Bearer svc_sk_…');
  const row = await findKey(db, hashApiKey(key));
  if (!row || row.revoked_at) throw unauthorized('The API key is unknown or revoked');
  const now = row.clock_at ?? new Date();
  if (row.expires_at && row.expires_at <= now) throw unauthorized('The API key has expired');
  if (row.user_status !== 'active') throw unauthorized('The user of this API key is not active');
  await touch(db, row, now);
  return { scope: scopeOf(row), workspace: workspaceOf(row), now, apiKeyId: row.key_id };
}

async function findKey(db: Knex, hash: Buffer): Promise<KeyRow | undefined> {
  const [row] = await select<KeyRow>(
    { db },
    sql`SELECT k.id AS key_id, k.scope AS key_scope, k.expires_at, k.revoked_at, k.last_used_at,
               u.id AS user_id, u.role, u.status AS user_status, u.department, u.permissions,
               w.id AS workspace_id, w.twin_id, w.mode, w.name AS workspace_name, w.timezone, w.currency, w.clock_at, w.lock_time_before, w.has_webhooks
          FROM api_keys k JOIN users u ON u.id = k.user_id JOIN workspaces w ON w.id = k.workspace_id
         WHERE k.hash = ${hash}`,
  );
  return row;
}

function scopeOf(row: KeyRow): Scope {
  const own = row.permissions === null ? null : (JSON.parse(row.permissions) as Partial<Record<Permission, boolean>>);
  return {
    workspaceId: row.workspace_id,
    userId: row.user_id,
    role: row.role,
    permissions: permissionsOf(row.role, own),
    department: row.department,
    readOnly: row.key_scope === 'read_only',
  };
}

function workspaceOf(row: KeyRow): WorkspaceContext {
  const { workspace_id: id, workspace_name: name, twin_id, mode, timezone, currency, clock_at, lock_time_before } = row;
  return {
    id,
    name,
    twin_id,
    mode,
    timezone,
    currency,
    clock_at,
    lock_time_before,
    has_webhooks: row.has_webhooks,
  };
}

/** Notes the use of the key and the activity of its user, at most once a minute. */
async function touch(db: Knex, row: KeyRow, now: Date): Promise<void> {
  const last = row.last_used_at?.getTime();
  if (last !== undefined && Math.abs(now.getTime() - last) < touchAfterMs) return;
  await execute({ db }, sql`UPDATE api_keys SET last_used_at = ${now} WHERE id = ${row.key_id}`);
  await execute({ db }, sql`UPDATE users SET last_active_at = ${now} WHERE id = ${row.user_id}`);
}

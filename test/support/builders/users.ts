import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { hashApiKey, newApiKey } from '../../../domain/people/api-key.js';
import type { Permission, Role } from '../../../domain/people/policy.js';
import { newId } from '../../../models/ids.js';

export interface UserOverrides {
  name?: string;
  email?: string;
  department?: string;
  cost_rate?: number;
  bill_rate?: number;
  hours_per_week?: number;
  status?: 'active' | 'invited' | 'deactivated';
  /** Permissions that differ from the role's defaults. */
  permissions?: Partial<Record<Permission, boolean>>;
}

/** Adds a user to the table, active by default, with a full test key. */
export async function addUser(
  db: Knex,
  workspaceId: string,
  role: Role,
  { permissions, email = `${role}-${randomUUID()}@example.com`, ...overrides }: UserOverrides,
): Promise<{ key: string; userId: string }> {
  const now = new Date();
  const user = {
    id: newId('usr'),
    workspace_id: workspaceId,
    email,
    email_key: email.toLowerCase(),
    name: `${role} ${email.slice(-20, -12)}`,
    role,
    status: 'active',
    created_at: now,
    updated_at: now,
    ...overrides,
    permissions: permissions ? JSON.stringify(permissions) : null,
  };
  await db('users').insert(user);
  return { key: await keyFor(db, workspaceId, user.id), userId: user.id };
}

/** Adds a full test key for a user. */
export async function keyFor(db: Knex, workspaceId: string, userId: string): Promise<string> {
  const now = new Date();
  const key = newApiKey('test');
  await db('api_keys').insert({
    id: newId('key'),
    workspace_id: workspaceId,
    user_id: userId,
    name: 'Test',
    hash: hashApiKey(key),
    last_four: key.slice(-4),
    created_at: now,
    updated_at: now,
  });
  return key;
}

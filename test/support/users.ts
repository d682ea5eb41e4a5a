import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { hashApiKey, newApiKey } from '../../domain/api-key.js';
import type { Role } from '../../domain/policy.js';
import { newId } from '../../models/ids.js';

/** An active user with a full test key. */
export async function addUser(
  db: Knex,
  workspaceId: string,
  role: Role,
  overrides: { name?: string; department?: string; cost_rate?: number; bill_rate?: number },
): Promise<{ key: string; userId: string }> {
  const now = new Date();
  const email = `${role}-${randomUUID()}@example.com`;
  const user = {
    id: newId('usr'),
    workspace_id: workspaceId,
    email,
    email_key: email,
    name: `${role} ${email.slice(-20, -12)}`,
    role,
    status: 'active',
    created_at: now,
    updated_at: now,
    ...overrides,
  };
  await db('users').insert(user);
  const key = newApiKey('test');
  await db('api_keys').insert({
    id: newId('key'),
    workspace_id: workspaceId,
    user_id: user.id,
    name: 'Test',
    hash: hashApiKey(key),
    last_four: key.slice(-4),
    created_at: now,
    updated_at: now,
  });
  return { key, userId: user.id };
}

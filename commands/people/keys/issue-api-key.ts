import sql from 'sql-template-tag';
import { hashApiKey, lastFour, newApiKey } from '../../../domain/people/api-key.js';
import { invalid, invalidState } from '../../../domain/errors.js';
import type { KeyRights } from '../../../domain/people/key-rights.js';
import { ApiKey } from '../../../models/people/api-key.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { User } from '../../../models/people/user.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { serializeUser } from '../../../serializers/user.js';
import { everything } from '../../../serializers/view.js';

export interface NewApiKey extends KeyRights {
  readonly name: string;
  /** Compared with the clock of the key's side. */
  readonly expires_at?: Date | null;
}

/** A new key with its secret, `key`, which is not stored. */
export interface IssuedApiKey {
  readonly row: ApiKey;
  readonly key: string;
}

/** Max valid keys of a user on one side. */
export const maximumKeys = 100;

/**
 * Throws `invalid_state` if the user has `maximumKeys` valid keys. Locks the user, so that concurrent requests count
 * one after the other.
 */
async function assertFewKeys(side: Ctx, user: User): Promise<void> {
  await User.lock(seeingAll(side), user.id);
  const working = await ApiKey.count(
    seeingAll(side),
    sql`t.user_id = ${user.id} AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > ${side.now})`,
  );
  if (working >= maximumKeys)
    throw invalidState(
      `The user has ${maximumKeys} keys on the ${side.workspace.mode} side, which is the maximum: revoke a key that is no longer used`,
    );
}

/** Throws `invalid_state` or `invalid_request` if the user cannot have another key, or none that expires then. */
export async function assertKeyCanBeIssued(side: Ctx, user: User, expiresAt: Date | null): Promise<void> {
  if (user.status !== 'active')
    throw invalidState(
      `The user is ${user.status} on the ${side.workspace.mode} side: keys can be created for active users only`,
      'user_id',
    );
  if (expiresAt && expiresAt <= side.now) throw invalid('expires_at', 'must be in the future');
  await assertFewKeys(side, user);
}

/**
 * Creates an API key for an active user, on the side of the context `side`. Throws `invalid_state` or
 * `invalid_request`.
 */
export async function issueApiKey(
  side: Ctx,
  user: User,
  { name, scope, access, allowed_ips, expires_at = null }: NewApiKey,
): Promise<IssuedApiKey> {
  const { mode } = side.workspace;
  await assertKeyCanBeIssued(side, user, expires_at);
  const key = newApiKey(mode);
  const row = await ApiKey.insert(side, {
    user_id: user.id,
    name,
    scope,
    access,
    allowed_ips: [...allowed_ips],
    hash: hashApiKey(key),
    last_four: lastFour(key),
    expires_at,
  });
  return { row, key };
}

/**
 * The user with this person's address on another side, created there if missing: active, with the same role and
 * profile. Throws `invalid_state` for a person who is not active: an inactive account must not open another side.
 */
export async function twinOf(side: Ctx, person: User): Promise<User> {
  if (person.status !== 'active')
    throw invalidState(`The user is ${person.status}: keys can be created for active users only`, 'user_id');
  const twin = await User.first(side, sql`t.email_key = ${person.email_key}`);
  if (twin) return twin;
  const { email, email_key, name, avatar_url, role, title, department, phone, timezone, locale, permissions } = person;
  const { hours_per_week, billable_target, cost_rate, bill_rate } = person;
  return addActiveUser(side, {
    email,
    email_key,
    name,
    avatar_url,
    role,
    title,
    department,
    phone,
    timezone,
    locale,
    permissions,
    hours_per_week,
    billable_target,
    cost_rate,
    bill_rate,
  });
}

/** Adds an active user without an invitation and emits `user.created`. */
export async function addActiveUser(side: Ctx, values: Parameters<typeof User.insert<typeof User>>[1]): Promise<User> {
  const user = await User.insert(side, { ...values, status: 'active' });
  await emit(side, 'user.created', serializeUser(user, everything));
  return user;
}

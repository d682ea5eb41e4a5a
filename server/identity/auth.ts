import type { Db } from '../../database/db.js';
import sql, { empty, type Sql } from 'sql-template-tag';
import { hashApiKey } from '../../domain/people/api-key.js';
import { ApiError } from '../../domain/errors.js';
import type { KeyAccess } from '../../domain/people/key-access.js';
import type { KeyRights } from '../../domain/people/key-rights.js';
import { isAllowedAddress } from '../../domain/people/networks.js';
import { permissionsOf, type Permission, type Role } from '../../domain/people/policy.js';
import type { Mode, Scope, WorkspaceContext } from '../../models/context.js';
import { execute, padded, select } from '../../models/select.js';
import { transaction } from '../../database/transaction.js';
import { UnknownOutcomeError } from '../../database/unknown-outcome.js';
import { sharedLookup } from './shared-lookup.js';

/** The identity behind a key or a session. */
export interface Identity {
  readonly scope: Scope;
  readonly workspace: WorkspaceContext;
  readonly now: Date;
  /** Null for a session. */
  readonly apiKeyId: string | null;
  /** Changes with the secrets that a key works by, so that streams opened by another end; undefined for a session. */
  readonly secrets?: string | undefined;
}

interface KeyRow {
  hash: Buffer;
  api_key_id: string;
  key_scope: KeyRights['scope'];
  access: string | null;
  allowed_ips: string | null;
  previous_hash: Buffer | null;
  previous_expires_at: Date | null;
  expires_at: Date | null;
  last_used_at: Date | null;
  user_id: string;
  role: Role;
  status: string;
  department: string | null;
  permissions: string | null;
  workspace_id: string;
  twin_id: string;
  mode: Mode;
  name: string;
  timezone: string;
  currency: string;
  lock_time_before: string | null;
  has_webhooks: boolean;
  deletes_at: Date | null;
  clock_at: Date | null;
}

/** The error for a request without a valid credential. */
export const unauthorized = (message: string): ApiError => new ApiError('unauthorized', message);
/** The name of a scheme is case-insensitive (RFC 9110), a key is not. */
const wellFormed = /^[Bb][Ee][Aa][Rr][Ee][Rr] +(svc_sk_(live|test)_[\w-]{20,100})$/;

/** Maximum time for which the use of a key, or the activity of a user, can go unrecorded. */
export const touchAfterMs = 60_000;

/** A key that is not revoked. */
interface FoundKey {
  /** Why the key is refused all the same; undefined if it works. */
  readonly refusal: string | undefined;
  readonly identity: Identity;
  readonly lastUsedAt: Date | null;
  readonly networks: readonly string[];
}

/** A request with a key from an address that is not in the key's networks. */
export class NetworkRefused extends ApiError {
  constructor(
    ip: string,
    readonly identity: Identity,
  ) {
    super('forbidden', `This API key does not work from ${ip}: only from the networks in its allowed_ips`);
  }
}

/**
 * The identity of the key in an `Authorization` header, for a request from `ip`. Throws `unauthorized` if it contains
 * none that works now, and `NetworkRefused` if it does not work from there.
 */
export function authenticateBy(db: Db): (header: string, ip: string) => Promise<Identity> {
  const findCurrent = sharedLookup((keys) => findKeys(db, keys, 'hash'));
  const findPrevious = sharedLookup((keys) => findKeys(db, keys, 'previous_hash'));
  const noteUse = touchOnce(db);
  return async (header, ip) => {
    if (header === '') throw unauthorized('No API key was provided: send it as Authorization: Bearer <key>');
    const key = wellFormed.exec(header)?.[1];
    if (key === undefined) throw unauthorized('The API key is malformed: send it as Authorization: Bearer svc_sk_…');
    // Almost every key is current, so the one from before a roll is looked up only then.
    const found = (await findCurrent(key)) ?? (await findPrevious(key));
    if (!found) throw unauthorized('The API key is unknown or revoked');
    const { refusal, identity, lastUsedAt, networks } = found;
    if (refusal !== undefined) throw unauthorized(refusal);
    if (!isAllowedAddress(networks, ip)) throw new NetworkRefused(ip, identity);
    if (!lastUsedAt || Math.abs(identity.now.getTime() - lastUsedAt.getTime()) >= touchAfterMs)
      await noteUse(identity, ip);
    return identity;
  };
}

async function findKeys(
  db: Db,
  keys: readonly string[],
  column: 'hash' | 'previous_hash',
): Promise<ReadonlyMap<string, FoundKey>> {
  const hashes = keys.map(hashApiKey);
  const rows = await select<KeyRow>(
    { db },
    column === 'hash'
      ? keysWhere(sql`k.hash IN (${padded(hashes)})`, sql`FORCE INDEX (api_keys_hash_unique)`)
      : keysWhere(sql`k.previous_hash IN (${padded(hashes)})`, sql`FORCE INDEX (api_keys_previous_hash_unique)`),
  );
  const found = new Map(
    rows
      .filter((row) => column === 'hash' || isInGrace(row))
      .map((row) => [row[column]?.toString('hex'), foundKey(row)]),
  );
  return new Map(
    keys.flatMap((key, at) => {
      const one = found.get(hashes[at]?.toString('hex') ?? '');
      return one ? [[key, one]] : [];
    }),
  );
}

/** The identities of the keys with these ids, except keys that do not work now. */
export async function identitiesOfKeys(db: Db, ids: readonly string[]): Promise<Identity[]> {
  const rows = await select<KeyRow>({ db }, keysWhere(sql`k.id IN (${padded(ids)})`, empty));
  return rows.map(foundKey).flatMap(({ refusal, identity }) => (refusal === undefined ? [identity] : []));
}

const keysWhere = (wanted: Sql, index: Sql): Sql =>
  sql`SELECT k.hash, k.id AS api_key_id, k.scope AS key_scope, k.expires_at, k.last_used_at,
             k.access, k.allowed_ips, k.previous_hash, k.previous_expires_at,
             u.id AS user_id, u.role, u.status, u.department, u.permissions,
             w.id AS workspace_id, w.twin_id, w.mode, w.name, w.timezone, w.currency, w.lock_time_before, w.has_webhooks, w.deletes_at, w.clock_at
        FROM api_keys k ${index}
        JOIN users u ON u.id = k.user_id AND u.workspace_id = k.workspace_id JOIN workspaces w ON w.id = k.workspace_id
       WHERE ${wanted} AND k.revoked_at IS NULL`;

function foundKey(row: KeyRow): FoundKey {
  const { workspace_id: id, user_id: userId, role, department, name, twin_id, mode, timezone, currency } = row;
  const { clock_at, lock_time_before, has_webhooks, deletes_at, api_key_id: apiKeyId } = row;
  const own = row.permissions === null ? null : (JSON.parse(row.permissions) as Partial<Record<Permission, boolean>>);
  const permissions = permissionsOf(role, own);
  const readOnly = row.key_scope === 'read_only';
  const now = clockOfRow(row);
  const access = row.access === null ? undefined : (JSON.parse(row.access) as KeyAccess);
  const networks = row.allowed_ips === null ? [] : (JSON.parse(row.allowed_ips) as string[]);
  const identity: Identity = {
    scope: { workspaceId: id, userId, role, department, permissions, readOnly, access },
    workspace: { id, name, twin_id, mode, timezone, currency, clock_at, lock_time_before, has_webhooks, deletes_at },
    now,
    apiKeyId,
    secrets: `${row.hash.toString('hex')} ${isInGrace(row)}`,
  };
  return { refusal: refusalOf(row.status, row.expires_at, now), identity, lastUsedAt: row.last_used_at, networks };
}

const clockOfRow = ({ clock_at: clock }: KeyRow): Date => clock ?? new Date();

/** Whether the secret from before the latest roll still works. */
const isInGrace = (row: KeyRow): boolean =>
  row.previous_expires_at !== null && row.previous_expires_at > clockOfRow(row);

function refusalOf(userStatus: string, expiresAt: Date | null, now: Date): string | undefined {
  if (expiresAt && expiresAt <= now) return 'The API key has expired';
  return userStatus === 'active' ? undefined : 'The user of this API key is not active';
}

/** Records the use of a key once for concurrent requests with it. */
function touchOnce(db: Db): (identity: Identity, ip: string) => Promise<void> {
  const touching = new Set<string | null>();
  return async (identity, ip) => {
    const { apiKeyId } = identity;
    if (touching.has(apiKeyId)) return;
    touching.add(apiKeyId);
    try {
      await touch(db, identity, ip);
    } finally {
      touching.delete(apiKeyId);
    }
  };
}

/**
 * Records the use of a key and the activity of its user. Locks the user first, in the order in which a user's keys are
 * revoked.
 */
async function touch(db: Db, { apiKeyId, scope, now }: Identity, ip: string): Promise<void> {
  await note(db, async (connection) => {
    await markActive(connection, scope, now);
    await execute(
      { db: connection },
      sql`UPDATE api_keys SET last_used_at = ${now}, last_used_ip = ${ip}, unused_told_at = NULL
           WHERE id = ${apiKeyId} AND workspace_id = ${scope.workspaceId}`,
    );
  });
}

type Person = Pick<Scope, 'userId' | 'workspaceId'>;

export async function noteActivity(db: Db, person: Person, now: Date): Promise<void> {
  await note(db, (connection) => markActive(connection, person, now));
}

/**
 * Runs `work` in its own transaction, which is retried, because a concurrent change of the user can cause a deadlock.
 * If its outcome is unknown, throws the plain failure: the request itself has not begun, and can be repeated.
 */
async function note(db: Db, work: (db: Db) => Promise<unknown>): Promise<void> {
  try {
    await transaction(db, work);
  } catch (error) {
    throw error instanceof UnknownOutcomeError ? error.cause : error;
  }
}

const markActive = (db: Db, { userId, workspaceId }: Person, now: Date): Promise<number> =>
  execute({ db }, sql`UPDATE users SET last_active_at = ${now} WHERE id = ${userId} AND workspace_id = ${workspaceId}`);

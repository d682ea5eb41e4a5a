/**
 * Reads the current access of open streams from the database. This is repeated while they are open, because a
 * revocation is not an event, and any process may make it.
 */
import sql from 'sql-template-tag';
import type { Context } from 'koa';
import { permissionsOf, type Permission, type Role } from '../../domain/people/policy.js';
import { hashToken } from '../../domain/people/secret-token.js';
import type { Scope } from '../../models/context.js';
import type { Db } from '../../database/db.js';
import { sessionLife } from '../../models/people/session.js';
import { padded, select } from '../../models/select.js';
import type { Settings } from '../../settings/settings.js';
import { identitiesOfKeys, type Identity } from '../identity/auth.js';
import { readSession } from '../identity/session-cookie.js';

/** The API key or session with which a stream was opened. */
export interface Credential {
  readonly kind: 'key' | 'session';
  /** The id of the key, or the hash of the session in upper-case hex, as MySQL's HEX writes it. */
  readonly name: string;
}

export const credentialOf = (koa: Context, { apiKeyId }: Identity, settings: Settings): Credential =>
  apiKeyId === null
    ? {
        kind: 'session',
        name: hashToken(readSession(koa, 'team', settings) ?? '')
          .toString('hex')
          .toUpperCase(),
      }
    : { kind: 'key', name: apiKeyId };

/**
 * Changes whenever the user's visibility changes, or the secrets of their key: a fingerprint of everything that selects
 * their events.
 */
export const accessFingerprintOf = (
  { workspaceId, userId, role, department, permissions }: Omit<Scope, 'readOnly'>,
  secrets?: string,
): string => JSON.stringify([workspaceId, userId, role, department, [...permissions].toSorted(), secrets]);

/** Credentials per statement. */
const batchSize = 512;

/** The current access fingerprint of each credential, by its name; none for one that does not work any more. */
export async function accessFingerprintsNow(
  db: Db,
  credentials: readonly Credential[],
): Promise<ReadonlyMap<string, string>> {
  const namesOf = (kind: Credential['kind']): string[] => [
    ...new Set(credentials.filter((each) => each.kind === kind).map(({ name }) => name)),
  ];
  const found = new Map<string, string>();
  for (const names of partsOf(namesOf('key')))
    for (const { apiKeyId, scope, secrets } of await identitiesOfKeys(db, names))
      found.set(apiKeyId ?? '', accessFingerprintOf(scope, secrets));
  for (const names of partsOf(namesOf('session')))
    for (const [name, scope] of await scopesOfSessions(db, names)) found.set(name, accessFingerprintOf(scope));
  return found;
}

const partsOf = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / batchSize) }, (_, at) =>
    names.slice(at * batchSize, (at + 1) * batchSize),
  );

interface SessionRow {
  readonly name: string;
  readonly workspace_id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly department: string | null;
  readonly permissions: string | null;
}

async function scopesOfSessions(
  db: Db,
  names: readonly string[],
): Promise<[name: string, scope: Omit<Scope, 'readOnly'>][]> {
  const now = Date.now();
  const rows = await select<SessionRow>(
    { db },
    sql`SELECT HEX(s.hash) AS name, s.workspace_id, s.user_id, u.role, u.department, u.permissions
          FROM sessions s JOIN users u ON u.id = s.user_id AND u.workspace_id = s.workspace_id
         WHERE s.hash IN (${padded(names.map((name) => Buffer.from(name, 'hex')))}) AND u.status = 'active'
           AND s.created_at > ${new Date(now - sessionLife.maxMs)} AND s.last_used_at > ${new Date(now - sessionLife.idleMs)}`,
  );
  return rows.map(({ name, workspace_id: workspaceId, user_id: userId, role, department, permissions }) => {
    const own = permissions === null ? null : (JSON.parse(permissions) as Partial<Record<Permission, boolean>>);
    return [name, { workspaceId, userId, role, department, permissions: permissionsOf(role, own) }];
  });
}

/** The identity behind an API request: the user of its key, or the user who is signed in. */
import type { Context } from 'koa';
import { type ApiError, forbidden, invalidState } from '../../domain/errors.js';
import type { Db } from '../../database/db.js';
import sql from 'sql-template-tag';
import { permissionsOf, type Permission, type Role } from '../../domain/people/policy.js';
import { select } from '../../models/select.js';
import { lacksFactor } from '../../models/people/required-factor.js';
import { findSession } from '../../models/people/session.js';
import { clockOf, findWorkspaceContext } from '../../models/workspace/workspace-context.js';
import type { Settings } from '../../settings/settings.js';
import { isRefusedKey, type Attempts } from '../limits/attempts.js';
import { authenticateBy, NetworkRefused, noteActivity, touchAfterMs, unauthorized, type Identity } from './auth.js';
import { refusalRecorder } from './record-refusal.js';
import { assertOwnOrigin } from './own-origin.js';
import { realms } from './realms.js';
import { readSession } from './session-cookie.js';

export interface IdentifyParts {
  readonly db: Db;
  readonly settings: Settings;
  readonly attempts: Attempts;
}

const isSafe = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD';

/**
 * The identity behind a request; `unauthorized` if none of its credentials works. A key takes precedence over a
 * session.
 */
export function identifyBy({ db, settings, attempts }: IdentifyParts): (koa: Context) => Promise<Identity> {
  const authenticate = authenticateBy(db);
  const noteRefusal = refusalRecorder({ db, settings });
  const orCount = async <T>(koa: Context, found: Promise<T>): Promise<T> => {
    try {
      return await found;
    } catch (error) {
      if (isRefusedKey(error)) await attempts.refusedKey(koa.ip);
      if (error instanceof NetworkRefused) await noteRefusal(koa, error.identity);
      throw error;
    }
  };
  return async (koa) => {
    const header = koa.get('authorization');
    if (header !== '') return orCount(koa, authenticate(header, koa.ip));
    const secret = readSession(koa, 'team', settings);
    if (secret === undefined) return authenticate('', koa.ip);
    if (!isSafe(koa)) assertOwnOrigin(koa, settings);
    const { identity, isLocked } = await orCount(koa, authenticateSession(db, secret, koa.ip));
    if (isLocked && !setUpPaths.has(koa.path)) throw needsFactor();
    assertExpectedUser(koa, identity);
    return identity;
  };
}

/**
 * All tabs of a browser share one session: that of the last sign-in or change of side. A page names its user in
 * `Docket-User`, so that it cannot act as another user, or on another side, than it shows; throws `invalid_state` then.
 */
function assertExpectedUser(koa: Context, { scope: { userId } }: Identity): void {
  const meant = koa.get('docket-user');
  if (meant !== '' && meant !== userId)
    throw invalidState('This browser is now signed in as another user, or to the other side: reload the page');
}

/** All that a user without a second factor can do where the workspace requires one. */
const setUpPaths: ReadonlySet<string> = new Set([
  '/v1/users/me/second-factor',
  '/v1/users/me/totp',
  '/v1/users/me/totp/confirm',
  '/v1/users/me/passkeys',
  '/v1/users/me/passkeys/options',
]);

const needsFactor = (): ApiError =>
  forbidden(`This workspace requires a second factor: set yours up at ${realms.team.secondFactor} first`);

interface PersonRow {
  role: Role;
  department: string | null;
  permissions: string | null;
  last_active_at: Date | null;
  lacks_factor: number;
}

interface SignedIn {
  readonly identity: Identity;
  /** Whether the workspace requires a second factor that the user does not have. */
  readonly isLocked: boolean;
}

/** A session acts as its user, who must still be active. */
async function authenticateSession(db: Db, secret: string, ip: string): Promise<SignedIn> {
  const session = await findSession({ db }, secret, ip);
  const userId = session?.user_id;
  if (!session || !userId) throw unauthorized('The session has ended: sign in again');
  const [workspace, [person]] = await Promise.all([
    findWorkspaceContext({ db }, session.workspace_id),
    select<PersonRow>(
      { db },
      sql`SELECT role, department, permissions, last_active_at, ${lacksFactor(session, userId)} AS lacks_factor FROM users
           WHERE id = ${userId} AND workspace_id = ${session.workspace_id} AND status = 'active'`,
    ),
  ]);
  if (!workspace || !person) throw unauthorized('The user of this session is not active');
  const { role, department, last_active_at: lastActiveAt } = person;
  const now = clockOf(workspace);
  if (!lastActiveAt || Math.abs(now.getTime() - lastActiveAt.getTime()) >= touchAfterMs)
    await noteActivity(db, { userId, workspaceId: workspace.id }, now);
  const own =
    person.permissions === null ? null : (JSON.parse(person.permissions) as Partial<Record<Permission, boolean>>);
  const permissions = permissionsOf(role, own);
  const identity = {
    scope: { workspaceId: workspace.id, userId, role, department, permissions, readOnly: false, sessionId: session.id },
    workspace,
    now,
    apiKeyId: null,
  };
  return { identity, isLocked: Boolean(person.lacks_factor) };
}

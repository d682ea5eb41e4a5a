/**
 * Moves a session to the other side of the workspace and back, without a new sign-in (docs/decisions/workspaces.md).
 */
import sql from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import type { Ctx, Mode } from '../../models/context.js';
import { findSession, moveSession, type FoundSession } from '../../models/people/session.js';
import { recordAudit } from '../../models/people/audit-entry.js';
import { User } from '../../models/people/user.js';
import { shareTestLock } from '../../models/workspace/test-side.js';
import { sideOf, systemContext } from '../../models/workspace/workspace-context.js';
import { twinOf } from './keys/issue-api-key.js';
import { entering, type Visit } from './page-context.js';

export interface Side {
  readonly mode: Mode;
  readonly workspace_id: string;
}

/** The side of a session and the side that it may move to. */
export interface Sides extends Side {
  /** Null if this session cannot move to the other side. */
  readonly other: Side | null;
}

/** A session of a user, not of a contact. */
type TeamSession = FoundSession & { readonly user_id: string };

const teamSession = async (visit: Pick<Visit, 'db'>, secret: string): Promise<TeamSession | undefined> => {
  const session = await findSession(visit, secret);
  return session?.user_id ? { ...session, user_id: session.user_id } : undefined;
};

/** The sides for a session; undefined if it has ended or its user is not active. */
export async function sidesFor(visit: Visit, secret: string): Promise<Sides | undefined> {
  const session = await teamSession(visit, secret);
  if (!session) return undefined;
  const here = await systemContext(visit, session.workspace_id);
  const user = await User.find(here, session.user_id);
  if (user?.status !== 'active') return undefined;
  const there = await sideOf(here, otherMode(here));
  const isOpen = here.workspace.mode === 'live' ? await mayEnterTest(there, user) : await mayReturn(there, session);
  return { ...sideAt(here), other: isOpen ? sideAt(there) : null };
}

const otherMode = ({ workspace }: Ctx): Mode => (workspace.mode === 'live' ? 'test' : 'live');
const sideAt = ({ workspace: { id, mode } }: Ctx): Side => ({ mode, workspace_id: id });

/** A user without an account on the test side may enter: they get one, as with a key for the test side. */
async function mayEnterTest(test: Ctx, { email_key }: User): Promise<boolean> {
  const twin = await User.first(test, sql`t.email_key = ${email_key}`);
  return twin === undefined || twin.status === 'active';
}

/**
 * Only a session that began on the live side may return there: an account on the test side proves nothing on the live
 * side.
 */
async function mayReturn(live: Ctx, { home_user_id, home_workspace_id }: FoundSession): Promise<boolean> {
  if (home_user_id === null || home_workspace_id !== live.workspace.id) return false;
  return (await User.find(live, home_user_id))?.status === 'active';
}

/**
 * Moves a session to a side and returns its new secret; undefined if it has ended. If it is there already, the secret
 * stays.
 */
export async function switchSide(visit: Visit, secret: string, mode: Mode): Promise<string | undefined> {
  const session = await teamSession(visit, secret);
  if (!session) return undefined;
  const { workspace } = await systemContext(visit, session.workspace_id);
  if (workspace.mode === mode) return secret;
  return mode === 'test' ? enterTest(visit, secret, session) : returnToLive(visit, secret, session);
}

const enterTest = (visit: Visit, secret: string, { workspace_id, user_id }: TeamSession): Promise<string | undefined> =>
  entering(visit, workspace_id, async (ctx) => {
    const user = await User.lockFound(ctx, user_id);
    if (user?.status !== 'active') return undefined;
    const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id } };
    const test = await shareTestLock(await sideOf(self, 'test'));
    const { id } = await twinOf(test, user);
    const twin = await User.lock(test, id);
    if (twin.status !== 'active')
      throw invalidState(`Your account on the test side is ${twin.status}: ask an owner or admin to activate it there`);
    const home = { workspace_id, user_id };
    const next = await moveSession(test, secret, { workspace_id: test.workspace.id, user_id: id, home });
    if (next !== undefined) await recordEntry(test, twin);
    return next;
  });

async function returnToLive(visit: Visit, secret: string, session: TeamSession): Promise<string | undefined> {
  const { home_workspace_id: workspace_id, home_user_id: user_id } = session;
  if (workspace_id === null || user_id === null)
    throw invalidState('You have signed in to the test side: to go to the live side, sign in there');
  return entering(visit, workspace_id, async (ctx) => {
    const user = await User.lockFound(ctx, user_id);
    if (user?.status !== 'active') return undefined;
    const next = await moveSession(ctx, secret, { workspace_id, user_id, home: null });
    if (next !== undefined) await recordEntry(ctx, user);
    return next;
  });
}

/** Records that a user came from the other side, in the log of the side that they entered. */
const recordEntry = (side: Ctx, { id, name }: User): Promise<void> =>
  recordAudit({ ...side, actor: { ...side.actor, user_id: id } }, [
    { action: 'session.created', resource: { type: 'user', id, name } },
  ]);

/** Going to the other side of the workspace and back without signing in again (docs/decisions/workspaces.md). */
import sql from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import type { Ctx, Mode } from '../../models/context.js';
import { findSession, moveSession, type FoundSession } from '../../models/people/session.js';
import { User } from '../../models/people/user.js';
import { shareTestLock } from '../../models/workspace/test-side.js';
import { sideOf, systemContext } from '../../models/workspace/workspace-context.js';
import { twinOf } from './issue-api-key.js';
import { inWorkspace, type Visit } from './page-context.js';

/** One side of the workspace that someone is signed in to. */
export interface Side {
  readonly mode: Mode;
  readonly workspace_id: string;
}

/** Where a session is, and where it may go. */
export interface Sides extends Side {
  /** Null if the person cannot go there with this session. */
  readonly other: Side | null;
}

/** The session of a user of the team. */
type TeamSession = FoundSession & { readonly user_id: string };

const teamSession = async (visit: Pick<Visit, 'db'>, secret: string): Promise<TeamSession | undefined> => {
  const session = await findSession(visit, secret);
  return session?.user_id ? { ...session, user_id: session.user_id } : undefined;
};

/** The sides for someone who is signed in; undefined if they are not, or not any more. */
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

/** Whoever has no account on the test side gets one, as with a key for it. */
async function mayEnterTest(test: Ctx, { email_key }: User): Promise<boolean> {
  const twin = await User.first(test, sql`t.email_key = ${email_key}`);
  return twin === undefined || twin.status === 'active';
}

/** On the live side only whoever signed in there: who someone is on the test side proves nothing on the live side. */
async function mayReturn(live: Ctx, { home_user_id, home_workspace_id }: FoundSession): Promise<boolean> {
  if (home_user_id === null || home_workspace_id !== live.workspace.id) return false;
  return (await User.find(live, home_user_id))?.status === 'active';
}

/**
 * Takes a session to the named side and returns its new secret; undefined if it is over. It stays as it is if it is there already.
 */
export async function switchSide(visit: Visit, secret: string, mode: Mode): Promise<string | undefined> {
  const session = await teamSession(visit, secret);
  if (!session) return undefined;
  const { workspace } = await systemContext(visit, session.workspace_id);
  if (workspace.mode === mode) return secret;
  return mode === 'test' ? enterTest(visit, secret, session) : returnToLive(visit, secret, session);
}

const enterTest = (visit: Visit, secret: string, { workspace_id, user_id }: TeamSession): Promise<string | undefined> =>
  inWorkspace(visit, workspace_id, async (ctx) => {
    const user = await User.lockFound(ctx, user_id);
    if (user?.status !== 'active') return undefined;
    const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id } };
    const test = await shareTestLock(await sideOf(self, 'test'));
    const { id } = await twinOf(test, user);
    const twin = await User.lock(test, id);
    if (twin.status !== 'active')
      throw invalidState(`Your account on the test side is ${twin.status}: ask an owner or admin to change that there`);
    const home = { workspace_id, user_id };
    return moveSession(test, secret, { workspace_id: test.workspace.id, user_id: id, home });
  });

async function returnToLive(visit: Visit, secret: string, session: TeamSession): Promise<string | undefined> {
  const { home_workspace_id: workspace_id, home_user_id: user_id } = session;
  if (workspace_id === null || user_id === null)
    throw invalidState('You have signed in to the test side: to go to the live side, sign in there');
  return inWorkspace(visit, workspace_id, async (ctx) => {
    const user = await User.lockFound(ctx, user_id);
    if (user?.status !== 'active') return undefined;
    return moveSession(ctx, secret, { workspace_id, user_id, home: null });
  });
}

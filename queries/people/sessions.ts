/** The sessions of the user who asks. */
import type { Schemas } from '../../contract/contract.js';
import { notFound } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { sessionsOf } from '../../models/people/session.js';
import { serializeSession } from '../../serializers/session.js';

/** The user's own sessions, most recently used first. */
export async function ownSessions(ctx: Ctx): Promise<Schemas['SessionObject'][]> {
  const { userId, sessionId } = ctx.scope;
  const sessions = await sessionsOf(ctx, { user_id: userId });
  return sessions.map((session) => serializeSession(session, sessionId));
}

/** One of the user's own sessions. Throws `not_found`. */
export async function ownSession(ctx: Ctx, id: string): Promise<Schemas['SessionObject']> {
  const session = (await ownSessions(ctx)).find((each) => each.id === id);
  if (!session) throw notFound();
  return session;
}

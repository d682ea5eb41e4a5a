import type { OwnSession } from '../../models/people/session.js';
import type { Schemas } from '../../contract/contract.js';

/** A session as its contact sees it; `currentId` is the session of the request. */
export const serializePortalSession = (session: OwnSession, currentId: string): Schemas['PortalSessionObject'] => ({
  id: session.id,
  is_current: session.id === currentId,
  browser: session.browser,
  platform: session.platform,
  created_at: session.created_at.toISOString(),
  last_used_at: session.last_used_at.toISOString(),
});

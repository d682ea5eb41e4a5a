import type { OwnSession } from '../models/people/session.js';
import type { Schemas } from '../contract/contract.js';

/** A session as its user or contact sees it; `currentId` is the session of the request. */
export const serializeSession = (
  session: OwnSession,
  currentId: string | undefined,
): Schemas['SessionObject'] & Schemas['PortalSessionObject'] => ({
  id: session.id,
  is_current: session.id === currentId,
  browser: session.browser,
  platform: session.platform,
  ip: session.ip,
  created_at: session.created_at.toISOString(),
  last_used_at: session.last_used_at.toISOString(),
});

import type { Schemas } from '../contract/contract.js';
import { instant } from '../domain/time.js';
import type { CannedReply } from '../models/tickets/canned-reply.js';

/** A canned reply as the API shows it. */
export const serializeCannedReply = (reply: CannedReply): Schemas['CannedReply'] => ({
  id: reply.id,
  name: reply.name,
  content: reply.content,
  created_at: instant(reply.created_at),
  updated_at: instant(reply.updated_at),
});

import { instant } from '../domain/time.js';
import type { Watcher } from '../models/tickets/ticket-watchers.js';
import type { Schemas } from '../contract/contract.js';

export const serializeWatcher = ({ user_id, user_name, created_at }: Watcher): Schemas['TicketWatcher'] => ({
  user_id,
  user_name,
  since: instant(created_at),
});

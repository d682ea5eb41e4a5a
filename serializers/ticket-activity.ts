import { plainFileName } from '../domain/file-name.js';
import { instant } from '../domain/time.js';
import type { TicketActivity } from '../models/tickets/ticket-activity.js';
import type { Schemas } from '../contract/contract.js';

/** An activity with the name of the user or contact who did it. */
export type NamedActivity = TicketActivity & {
  readonly user_name: string | null;
  readonly contact_name: string | null;
};

/** The content of an activity; for an attached file, its name without deceptive characters (`plainFileName`). */
export const shownContent = ({ type, content }: Pick<TicketActivity, 'type' | 'content'>): TicketActivity['content'] =>
  type === 'attachment' && content !== null ? plainFileName(content) : content;

/** An activity of a ticket as the API shows it. */
export const serializeTicketActivity = (activity: NamedActivity): Schemas['TicketActivity'] => ({
  id: activity.id,
  type: activity.type,
  content: shownContent(activity),
  user_id: activity.user_id,
  user_name: activity.user_name,
  contact_id: activity.contact_id,
  contact_name: activity.contact_name,
  visibility: activity.visibility,
  old_value: activity.old_value,
  new_value: activity.new_value,
  mentions: [...(activity.mentions ?? [])],
  edited_at: instant(activity.edited_at),
  created_at: instant(activity.created_at),
});

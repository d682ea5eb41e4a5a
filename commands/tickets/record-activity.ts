import type { Ctx } from '../../models/context.js';
import { TicketActivity } from '../../models/tickets/ticket-activity.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';

/** An activity on a ticket. Omitted fields are null, except `visibility`, which is internal. */
export interface NewActivity {
  readonly type: Schemas['TicketActivityType'];
  readonly content?: string | null;
  readonly visibility?: Schemas['TicketActivityVisibility'];
  /** Names, not ids. */
  readonly old_value?: string | null;
  readonly new_value?: string | null;
  /** Ids of the users whom a comment mentions. */
  readonly mentions?: readonly string[] | null;
  /** The user of the activity; the acting user or contact by default. */
  readonly user_id?: string | null;
}

/** Records an activity on a ticket, in the transaction of the change. */
export function recordActivity(ctx: Ctx, ticket: Pick<Ticket, 'id'>, activity: NewActivity): Promise<TicketActivity> {
  return TicketActivity.insert(ctx, { ...columnsOf(ctx, activity), ticket_id: ticket.id });
}

/** Like `recordActivity`, for several tickets, with one SQL statement. */
export async function recordActivities(
  ctx: Ctx,
  all: readonly (NewActivity & { readonly ticket_id: string })[],
): Promise<void> {
  await TicketActivity.insertMany(
    ctx,
    all.map((activity) => ({ ...columnsOf(ctx, activity), ticket_id: activity.ticket_id })),
  );
}

const columnsOf = (ctx: Ctx, { type, content, visibility, old_value, new_value, mentions, user_id }: NewActivity) => ({
  type,
  content,
  visibility,
  old_value,
  new_value,
  mentions,
  user_id: user_id === undefined ? ctx.actor.user_id : user_id,
  contact_id: user_id === undefined ? ctx.actor.contact_id : null,
});

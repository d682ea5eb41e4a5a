/** Emits events and records activities for new and changed tickets. */
import { changesBetween, type Changes } from '../../domain/changes.js';
import type { Ctx } from '../../models/context.js';
import { emit, type EventContext } from '../../models/events/event.js';
import { TicketPriority } from '../../models/tickets/ticket-priority.js';
import { TicketStatus } from '../../models/tickets/ticket-status.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import { User } from '../../models/people/user.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { recordActivities, type NewActivity } from './record-activity.js';
import { mailAssignment } from './ticket-mails.js';

export async function announceNewTicket(ctx: Ctx, ticket: Ticket): Promise<void> {
  const data = serializeTicket(ticket);
  const { id, assignee_id, closed_at } = ticket;
  const activities: NewActivity[] = [{ type: 'created' }];
  if (assignee_id !== null) activities.push({ type: 'assignment', new_value: await nameOf(ctx, assignee_id) });
  if (closed_at !== null) activities.push({ type: 'closed' });
  await recordActivities(
    ctx,
    activities.map((activity) => ({ ...activity, ticket_id: id })),
  );
  await emit(ctx, 'ticket.created', data);
  if (assignee_id !== null) {
    await emit(ctx, 'ticket.assigned', data, { changes: { assignee_id: { from: null, to: assignee_id } } });
    await mailAssignment(ctx, ticket);
  }
  if (closed_at !== null) await emit(ctx, 'ticket.closed', data);
}

/** Announces each kind of change between two states of a ticket. `reason` is the reason of a reopening. */
export async function announceTicketChanges(ctx: Ctx, before: Ticket, after: Ticket, reason?: string): Promise<void> {
  await recordActivities(
    ctx,
    (await activitiesBetween(ctx, before, after, reason)).map((each) => ({ ...each, ticket_id: after.id })),
  );
  const data = serializeTicket(after);
  const { status, assignee, other } = sorted(before, after);
  if (Object.keys(other).length > 0) await emit(ctx, 'ticket.updated', data, { changes: other });
  if (after.assignee_id !== before.assignee_id) {
    await emit(ctx, 'ticket.assigned', data, { changes: assignee });
    await mailAssignment(ctx, after);
  }
  if (after.status_id === before.status_id) return;
  await emit(ctx, 'ticket.status_changed', data, { changes: status });
  const context: EventContext = { changes: status, ...(reason === undefined ? {} : { reason }) };
  if (isClosing(before, after)) await emit(ctx, 'ticket.closed', data, context);
  if (isClosing(after, before)) await emit(ctx, 'ticket.reopened', data, context);
}

const isClosing = (before: Ticket, after: Ticket): boolean => before.closed_at === null && after.closed_at !== null;

/** Fields that change with the status: `ticket.status_changed` covers them, and they cause no `ticket.updated`. */
const isOfStatus = (name: string): boolean =>
  ['status_id', 'resolution_summary', 'dates.first_response_at', 'dates.resolved_at', 'dates.closed_at'].includes(
    name,
  ) || name.startsWith('sla.');

type Kind = 'status' | 'assignee' | 'other';

/** Changes grouped by the event that carries them. */
function sorted(before: Ticket, after: Ticket): Record<Kind, Changes> {
  const kinds: Record<Kind, Changes> = { status: {}, assignee: {}, other: {} };
  const isMoved = after.status_id !== before.status_id;
  const kindOf = (name: string): Kind => {
    if (name === 'assignee_id') return 'assignee';
    return isMoved && isOfStatus(name) ? 'status' : 'other';
  };
  for (const [name, change] of Object.entries(changesBetween(serializeTicket(before), serializeTicket(after))))
    kinds[kindOf(name)][name] = change;
  return kinds;
}

async function activitiesBetween(
  ctx: Ctx,
  before: Ticket,
  after: Ticket,
  reason: string | undefined,
): Promise<NewActivity[]> {
  const activities: NewActivity[] = [];
  if (after.priority_id !== before.priority_id) {
    const [old, next] = await namesOf(ctx, TicketPriority, before.priority_id, after.priority_id);
    activities.push({ type: 'priority_change', old_value: old, new_value: next });
  }
  if (after.assignee_id !== before.assignee_id) {
    const [old, next] = await namesOf(ctx, User, before.assignee_id, after.assignee_id);
    activities.push({ type: 'assignment', old_value: old, new_value: next });
  }
  if (after.status_id !== before.status_id) {
    const [old, next] = await namesOf(ctx, TicketStatus, before.status_id, after.status_id);
    activities.push({ type: 'status_change', old_value: old, new_value: next });
  }
  if (isClosing(before, after)) activities.push({ type: 'closed', content: after.resolution_summary });
  if (isClosing(after, before)) activities.push({ type: 'reopened', content: reason ?? null });
  return activities;
}

type Named = typeof TicketPriority | typeof TicketStatus | typeof User;

async function namesOf(
  ctx: Ctx,
  model: Named,
  before: string | null,
  after: string | null,
): Promise<[string | null, string | null]> {
  const name = async (id: string | null): Promise<string | null> =>
    id === null ? null : ((await model.find(ctx, id))?.name ?? null);
  return [await name(before), await name(after)];
}

const nameOf = async (ctx: Ctx, userId: string): Promise<string | null> => (await User.find(ctx, userId))?.name ?? null;

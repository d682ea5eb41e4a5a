import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import type { Project } from '../../models/projects/project.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import { serializeProject } from '../../serializers/project.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { everything } from '../../serializers/view.js';
import type { Schemas } from '../../contract/contract.js';

/**
 * The ticket or project that phases, milestones and tasks belong to. It is locked, so that its events show successive
 * states.
 */
export type Whole = { readonly ticket: Locked<Ticket> } | { readonly project: Locked<Project> };

export type Part = Schemas['EventPart'];

/** Emits `ticket.updated` or `project.updated` for changes of parts; the ticket or project itself has not changed. */
export async function announceParts(ctx: Ctx, whole: Whole, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  const context = { parts: [...parts] };
  if ('ticket' in whole) await emit(ctx, 'ticket.updated', serializeTicket(whole.ticket), context);
  else await emit(ctx, 'project.updated', serializeProject(whole.project, everything), context);
}

/** Event parts for rows of one type with the same change. */
export const partsOf = (
  type: Part['type'],
  change: Part['change'],
  changed: readonly { readonly id: string }[],
): Part[] => changed.map(({ id }) => ({ type, id, change }));

import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import type { Project } from '../../models/projects/project.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import { serializeProject } from '../../serializers/project.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { everything } from '../../serializers/view.js';
import type { Schemas } from '../../contract/contract.js';

/** What phases, milestones and tasks are parts of. It is held, so that its events show it as it stands after one another. */
export type Whole = { readonly ticket: Locked<Ticket> } | { readonly project: Locked<Project> };

export type Part = Schemas['EventPart'];

/** Emits the update of a project or ticket for what happened to its parts; the object itself has not changed. */
export async function announceParts(ctx: Ctx, whole: Whole, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  const context = { parts: [...parts] };
  if ('ticket' in whole) await emit(ctx, 'ticket.updated', serializeTicket(whole.ticket), context);
  else await emit(ctx, 'project.updated', serializeProject(whole.project, everything), context);
}

/** Several parts of one type to which the same happened. */
export const partsOf = (
  type: Part['type'],
  change: Part['change'],
  changed: readonly { readonly id: string }[],
): Part[] => changed.map(({ id }) => ({ type, id, change }));

/** Moves tasks, milestones and tickets into and out of phases. */
import sql from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { emitAll } from '../../models/events/event.js';
import { Milestone } from '../../models/projects/milestone.js';
import { patchAll } from '../../models/patch-all.js';
import { Phase } from '../../models/projects/phase.js';
import { Task } from '../../models/projects/task.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { partsOf, type Part } from './announce-parts.js';

/**
 * Takes a shared lock on the phase that a part of a project moves into. Throws `invalid_request` unless it is a phase
 * of that project.
 */
export async function assertPhase(ctx: Ctx, projectId: string | null, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const phase = await Phase.reference(ctx, id, 'phase_id');
  if (phase.project_id !== projectId) throw invalid('phase_id', 'must be a phase of the project');
}

/**
 * Removes everything from a phase and emits `ticket.updated` for its tickets. Returns the parts of the project that
 * were in it.
 */
export async function emptyPhase(ctx: Ctx, { id: phase_id }: Phase): Promise<Part[]> {
  const all = seeingAll(ctx);
  const none = { phase_id: null };
  const tasks = await Task.lockAll(all, sql`t.phase_id = ${phase_id}`);
  await patchAll(ctx, Task, tasks, none);
  const milestones = await Milestone.lockAll(all, sql`t.phase_id = ${phase_id}`);
  await patchAll(ctx, Milestone, milestones, none);
  const tickets = await Ticket.lockAll(all, sql`t.phase_id = ${phase_id}`);
  const context = { changes: { phase_id: { from: phase_id, to: null } } };
  await emitAll(
    ctx,
    'ticket.updated',
    (await patchAll(ctx, Ticket, tickets, none)).map((ticket) => ({ data: serializeTicket(ticket), context })),
  );
  return [...partsOf('task', 'updated', tasks), ...partsOf('milestone', 'updated', milestones)];
}

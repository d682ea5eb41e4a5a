import sql from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Project } from '../../models/projects/project.js';
import { Task } from '../../models/projects/task.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { isOneOf } from '../../models/select.js';
import { closeTicket } from '../tickets/close-ticket.js';
import { completeTasks } from '../projects/tasks.js';
import { stopTimer } from '../time/timers.js';

interface OpenWork {
  readonly tickets: readonly Locked<Ticket>[];
  readonly tasks: readonly Locked<Task>[];
  readonly timers: readonly Locked<TimeEntry>[];
}

/**
 * Before a project is completed: stops running timers, closes tickets and completes the project's tasks, whoever works
 * on them. Throws `invalid_state` if anything is open and `force` is false.
 */
export async function finishWork(ctx: Ctx, project: Locked<Project>, force: boolean): Promise<void> {
  const all = seeingAll(ctx);
  const work = await openWorkOf(all, project);
  if (!force) assertNone(work);
  for (const timer of work.timers) await stopTimer(all, timer);
  for (const ticket of work.tickets) await closeTicket(all, ticket, { generate_summary: false });
  await completeTasks(all, project, work.tasks);
}

async function openWorkOf(ctx: Ctx, { id }: Project): Promise<OpenWork> {
  const onProject = sql`t.project_id = ${id}`;
  const tickets = await Ticket.lockAll(ctx, onProject);
  const onTickets = isOneOf(
    't.ticket_id',
    tickets.map((ticket) => ticket.id),
  );
  return {
    tickets: tickets.filter(({ closed_at }) => closed_at === null),
    tasks: await Task.lockAll(ctx, sql`${onProject} AND NOT t.completed`),
    timers: await TimeEntry.lockAll(ctx, sql`t.running_user_id IS NOT NULL AND (${onProject} OR ${onTickets})`),
  };
}

function assertNone({ tickets, tasks, timers }: OpenWork): void {
  const open = [counted(tickets, 'open ticket'), counted(tasks, 'open task'), counted(timers, 'running timer')];
  const what = open.filter((each) => each !== undefined);
  if (what.length === 0) return;
  throw invalidState(
    `The project still has ${what.join(', ')}: finish them first, or send force: true to end them automatically`,
    'status',
  );
}

const counted = ({ length }: readonly unknown[], noun: string): string | undefined =>
  length === 0 ? undefined : `${length} ${noun}${length === 1 ? '' : 's'}`;

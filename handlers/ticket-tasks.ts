import { createTask, deleteTask, updateTask } from '../commands/projects/tasks.js';
import { notFound } from '../domain/errors.js';
import type { Locked } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { Task } from '../models/projects/task.js';
import { Ticket } from '../models/tickets/ticket.js';
import type { Params } from '../contract/contract.js';
import { onTicket, ticketTaskList } from '../queries/tickets/ticket-parts.js';
import { serializeTask } from '../serializers/task.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const ticketTasks = {
  async listTicketTasks(ctx, { params, query }) {
    const { id } = await Ticket.get(ctx, params.id);
    return answerList(ctx, ticketTaskList, query, each(serializeTask), onTicket(id));
  },

  async createTicketTask(ctx, { params, body }) {
    const ticket = await Ticket.lock(ctx, params.id);
    return { data: serializeTask(await createTask(ctx, { ticket }, body)) };
  },

  async getTicketTask(ctx, { params }) {
    const { id } = await Ticket.get(ctx, params.id);
    const task = await Task.get(ctx, params.task_id);
    if (task.ticket_id !== id) throw notFound();
    return { data: serializeTask(task) };
  },

  async updateTicketTask(ctx, { params, body }) {
    const { ticket, task } = await lockTask(ctx, params);
    return { data: serializeTask(await updateTask(ctx, { ticket }, task, body)) };
  },

  async deleteTicketTask(ctx, { params }) {
    const { ticket, task } = await lockTask(ctx, params);
    await deleteTask(ctx, { ticket }, task);
    return { data: { id: task.id, deleted: true } };
  },

  async completeTicketTask(ctx, { params }) {
    const { ticket, task } = await lockTask(ctx, params);
    return { data: serializeTask(await updateTask(ctx, { ticket }, task, { completed: true })) };
  },
} satisfies Handlers<'ticket-tasks'>;

/** Locks a task and its ticket; throws `not_found` unless the task belongs to the ticket. */
async function lockTask(
  ctx: Ctx,
  { id, task_id }: Params<'updateTicketTask'>,
): Promise<{ ticket: Locked<Ticket>; task: Locked<Task> }> {
  const ticket = await Ticket.lock(ctx, id);
  const task = await Task.lock(ctx, task_id);
  if (task.ticket_id !== ticket.id) throw notFound();
  return { ticket, task };
}

import { instant } from '../domain/time.js';
import type { Task } from '../models/projects/task.js';
import type { Schemas } from '../contract/contract.js';

/** A task of a ticket or a project as the API shows it. */
export const serializeTask = (task: Task): Schemas['Task'] => ({
  id: task.id,
  ticket_id: task.ticket_id,
  project_id: task.project_id,
  phase_id: task.phase_id,
  title: task.title,
  description: task.description,
  assignee_id: task.assignee_id,
  due_date: task.due_date,
  completed: task.completed,
  completed_at: instant(task.completed_at),
  position: task.position,
  created_at: instant(task.created_at),
  updated_at: instant(task.updated_at),
});

import { WorkspaceModel } from '../base.js';
import { ofTicketOrProject } from '../visibility.js';

/** A task of a ticket or a project; exactly one of `ticket_id` and `project_id` is set. */
export class Task extends WorkspaceModel {
  static override tableName = 'tasks';
  static override idPrefix = 'task';
  static override limitVisible = ofTicketOrProject;

  declare project_id: string | null;
  declare ticket_id: string | null;
  /** A phase of its project; null for a task of a ticket. */
  declare phase_id: string | null;
  declare title: string;
  declare description: string | null;
  declare assignee_id: string | null;
  declare due_date: string | null;
  declare completed: boolean;
  declare completed_at: Date | null;
  /** Its place among the tasks of its ticket or project. */
  declare position: number;
}

import { dec, round2, toNumber } from '../../domain/money.js';
import { instant } from '../../domain/time.js';
import type { Milestone } from '../../models/projects/milestone.js';
import type { Project } from '../../models/projects/project.js';
import type { Schemas } from '../../contract/contract.js';
import { serializePhase, type WorkedPhase } from '../phase.js';

/** How many tasks and tickets there are, and how many of them are done. */
export interface Progress {
  readonly items: number;
  readonly items_done: number;
}

/** A project as the portal shows it; with hours if the workspace lets clients see them (`showsHours`). */
export const serializePortalProject = (project: Project, showsHours: boolean): Schemas['PortalProjectSummary'] => ({
  id: project.id,
  title: project.title,
  description: project.description,
  status: project.status,
  start_date: project.start_date,
  due_date: project.due_date,
  completed_at: instant(project.completed_at),
  hours: showsHours ? { budget: toNumber(project.budget_hours), used: toNumber(project.hours_used) } : null,
});

/** The part of the items that is done, in percent with 2 decimals; 0 if there are none. */
export const percentDone = ({ items, items_done: done }: Progress): number =>
  items === 0 ? 0 : toNumber(round2(dec(done).times('100').div(dec(items))));

/** A phase as the portal shows it. */
export function serializePortalPhase(phase: WorkedPhase): Schemas['PortalPhase'] {
  const { id, title, description, status, start_date, due_date, progress_percent } = serializePhase(phase);
  return { id, title, description, status, start_date, due_date, progress_percent };
}

/** A milestone as the portal shows it. */
export const serializePortalMilestone = (milestone: Milestone): Schemas['PortalMilestone'] => ({
  id: milestone.id,
  title: milestone.title,
  description: milestone.description,
  phase_id: milestone.phase_id,
  due_date: milestone.due_date,
});

import { dec, round2, toNumber, type Decimal } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Phase } from '../models/projects/phase.js';
import type { Schemas } from '../contract/contract.js';

/** A phase with the totals of its tasks and tickets. */
export type WorkedPhase = Phase & {
  /** How many tasks and tickets it has, and how many of them are done. */
  readonly items: number;
  readonly items_done: number;
  /** Hours logged on its tickets. */
  readonly hours_used: Decimal;
};

/** A phase of a project as the API shows it. */
export const serializePhase = (phase: WorkedPhase): Schemas['Phase'] => ({
  id: phase.id,
  project_id: phase.project_id,
  title: phase.title,
  description: phase.description,
  start_date: phase.start_date,
  due_date: phase.due_date,
  status: phase.status,
  position: phase.position,
  budget_hours: toNumber(phase.budget_hours),
  hours_used: toNumber(phase.hours_used),
  progress_percent: progressOf(phase),
  created_at: instant(phase.created_at),
  updated_at: instant(phase.updated_at),
});

const progressOf = ({ items, items_done: done }: WorkedPhase): number =>
  items === 0 ? 0 : toNumber(round2(dec(done).times('100').div(dec(items))));

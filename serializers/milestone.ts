import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Milestone } from '../models/projects/milestone.js';
import type { Schemas } from '../contract/contract.js';
import type { View } from './view.js';

/** A milestone of a project as the API shows it. */
export const serializeMilestone = (milestone: Milestone, view: View): Schemas['Milestone'] => ({
  id: milestone.id,
  project_id: milestone.project_id,
  phase_id: milestone.phase_id,
  title: milestone.title,
  description: milestone.description,
  due_date: milestone.due_date,
  ...view.rates({ amount: toNumber(milestone.amount) }),
  billing: { billed: milestone.invoice_line_id !== null, invoice_line_id: milestone.invoice_line_id },
  created_at: instant(milestone.created_at),
  updated_at: instant(milestone.updated_at),
});

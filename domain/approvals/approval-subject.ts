import type { Schemas } from '../../contract/contract.js';
import { invalidMany, type FieldError } from '../errors.js';
import type { Day } from '../time.js';

type Create = Schemas['ApprovalCreate'];

/** The subject of an approval: a milestone, or hours of a project or agreement from `from` to `to`, both included. */
export type ApprovalSubject =
  | { readonly type: 'milestone'; readonly milestone_id: string }
  | { readonly type: 'hours'; readonly project_id: string; readonly from: Day; readonly to: Day }
  | { readonly type: 'hours'; readonly agreement_id: string; readonly from: Day; readonly to: Day };

const ofType: Readonly<Record<Create['type'], readonly (keyof Create)[]>> = {
  milestone: ['milestone_id'],
  hours: ['project_id', 'agreement_id', 'from', 'to'],
};

/** The subject that a request names. Throws `invalid_request` with all missing and incompatible fields. */
export function approvalSubject(body: Create, today: Day): ApprovalSubject {
  const { type, milestone_id, project_id, agreement_id, from, to, due_date } = body;
  const problems: FieldError[] = [];
  const other = type === 'milestone' ? 'hours' : 'milestone';
  for (const field of ofType[other])
    if (body[field] != null) problems.push({ field, message: `is accepted only for the type ${other}` });
  if (due_date != null && due_date < today)
    problems.push({ field: 'due_date', message: `must not be before ${today}` });
  const subject = type === 'milestone' ? milestoneOf(milestone_id, problems) : hoursOf(body, problems);
  if (type === 'hours' && project_id != null && agreement_id != null)
    problems.push({ field: 'agreement_id', message: 'must not be given together with project_id' });
  if (from != null && to != null && to < from) problems.push({ field: 'to', message: 'must not be before from' });
  if (problems.length > 0 || !subject) throw invalidMany(problems);
  return subject;
}

function milestoneOf(milestone_id: Create['milestone_id'], problems: FieldError[]): ApprovalSubject | undefined {
  if (milestone_id != null) return { type: 'milestone', milestone_id };
  problems.push({ field: 'milestone_id', message: 'is required for a milestone' });
  return undefined;
}

function hoursOf({ project_id, agreement_id, from, to }: Create, problems: FieldError[]): ApprovalSubject | undefined {
  if (from == null) problems.push({ field: 'from', message: 'is required for hours' });
  if (to == null) problems.push({ field: 'to', message: 'is required for hours' });
  if (project_id == null && agreement_id == null)
    problems.push({ field: 'project_id', message: 'is required for hours, unless agreement_id is given' });
  if (from == null || to == null) return undefined;
  if (project_id != null) return { type: 'hours', project_id, from, to };
  return agreement_id == null ? undefined : { type: 'hours', agreement_id, from, to };
}

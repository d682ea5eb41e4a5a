import { invalidMany, type FieldError } from '../../domain/errors.js';
import type { Decimal } from '../../domain/money.js';
import { assertProjectMove, statusColumns } from '../../domain/projects/project-status.js';
import type { Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import type { Schemas } from '../../contract/contract.js';
import { externalColumns } from '../workspace/external.js';
import { linkProblems, type ProjectLinks } from './project-links.js';

/** The columns of a project that the rules check, as they would be after the change. */
interface Plan extends ProjectLinks, Pick<Project, 'billing_type' | 'start_date' | 'due_date' | 'rate_override'> {
  readonly custom_rate: Decimal | number | null;
}

const blank: Omit<Plan, 'client_id'> = {
  type_id: null,
  manager_id: null,
  contact_id: null,
  agreement_id: null,
  rate_id: null,
  billing_type: 'time_and_materials',
  start_date: null,
  due_date: null,
  rate_override: false,
  custom_rate: null,
};

/** Validates a new project, and returns its columns. */
export async function newProjectColumns(
  ctx: Ctx,
  body: Omit<Schemas['ProjectCreate'], 'tags'>,
): Promise<Values<Project>> {
  const { status, external_id, metadata, ...columns } = body;
  const external = await externalColumns(ctx, Project, { external_id, metadata });
  const implied = impliedColumns(body, { ...blank, ...body });
  await assertSound(ctx, { ...blank, ...body, ...implied });
  return { ...columns, ...external, ...implied, ...statusColumns(undefined, status, ctx.now) };
}

/** Validates a change of a project, and returns the columns to write. */
export async function changedProjectColumns(
  ctx: Ctx,
  project: Project,
  body: Omit<Schemas['ProjectUpdate'], 'tags' | 'force'>,
): Promise<Values<Project>> {
  const { status = project.status, external_id, metadata, ...columns } = body;
  const external = await externalColumns(ctx, Project, { external_id, metadata }, project);
  const before = planOf(project);
  const implied = impliedColumns(body, { ...before, ...body });
  await assertSound(ctx, { ...before, ...body, ...implied }, before);
  assertProjectMove(project.status, status);
  return { ...columns, ...external, ...implied, ...statusColumns(project, status, ctx.now) };
}

const planOf = (project: Project): Plan => ({
  client_id: project.client_id,
  type_id: project.type_id,
  manager_id: project.manager_id,
  contact_id: project.contact_id,
  agreement_id: project.agreement_id,
  rate_id: project.rate_id,
  billing_type: project.billing_type,
  start_date: project.start_date,
  due_date: project.due_date,
  rate_override: project.rate_override,
  custom_rate: project.custom_rate,
});

/**
 * Columns implied by those sent: leaving billing type `retainer` clears the agreement, and sending rate fields sets
 * `rate_override` to whether the project then has a rate.
 */
function impliedColumns(
  sent: Schemas['ProjectUpdate'],
  plan: Plan,
): Partial<Pick<Plan, 'agreement_id' | 'rate_override'>> {
  const leavesAgreement =
    sent.billing_type !== undefined && sent.billing_type !== 'retainer' && sent.agreement_id === undefined;
  const isPriced = sent.custom_rate !== undefined || sent.rate_id !== undefined;
  return {
    ...(leavesAgreement ? { agreement_id: null } : {}),
    ...(isPriced && sent.rate_override === undefined ? { rate_override: hasRate(plan) } : {}),
  };
}

const hasRate = ({ custom_rate, rate_id }: Plan): boolean => custom_rate !== null || rate_id !== null;

/** Throws `invalid_request` with all problems. */
async function assertSound(ctx: Ctx, plan: Plan, before?: Plan): Promise<void> {
  const problems = [...fieldProblems(plan), ...(await linkProblems(ctx, plan, before))];
  if (problems.length > 0) throw invalidMany(problems);
}

function fieldProblems(plan: Plan): FieldError[] {
  const problems: FieldError[] = [];
  if (plan.start_date !== null && plan.due_date !== null && plan.due_date < plan.start_date)
    problems.push({ field: 'due_date', message: 'must not be before start_date' });
  if (plan.agreement_id !== null && plan.billing_type !== 'retainer')
    problems.push({ field: 'agreement_id', message: 'needs billing_type retainer' });
  if (plan.rate_override && !hasRate(plan))
    problems.push({ field: 'rate_override', message: 'needs custom_rate or rate_id' });
  return problems;
}

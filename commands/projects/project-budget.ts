import sql, { empty, join, type Sql } from 'sql-template-tag';
import { finishedStatuses, projectFinished } from '../../domain/projects/project-status.js';
import { isOverBudget, thresholdsCrossed, type Budget } from '../../domain/projects/budget.js';
import { invalid } from '../../domain/errors.js';
import { dec, toDecimal, zero, type Big } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { Project } from '../../models/projects/project.js';
import { noteSilentChanges } from '../../models/events/late-commits.js';
import { execute, identifier } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { serializeProject } from '../../serializers/project.js';
import { everything } from '../../serializers/view.js';
import { recomputeClientHealth } from '../clients/client-health.js';

/**
 * Adds hours to `hours_used` of a project (negative if time is removed), and emits the budget alerts that this
 * triggers. With `isNew`, for time that is new on the project, throws `invalid_state` if the project is finished.
 */
export function addProjectHours(ctx: Ctx, projectId: string, hours: Big, isNew = false): Promise<void> {
  return addTo(ctx, projectId, 'hours_used', hours, isNew ? unfinished : empty);
}

const unfinished = sql`AND status NOT IN (${join(finishedStatuses)})`;

/** Adds to `amount_billed` of a project, in the client's currency, with the same alerts. */
export async function addProjectBilled(ctx: Ctx, projectId: string, amount: Big): Promise<void> {
  if (amount.eq(zero)) return;
  await addTo(ctx, projectId, 'amount_billed', amount);
  await noteSilentChanges(ctx, [projectId]);
}

/**
 * The UPDATE locks the project until the transaction ends, so concurrent callers run one after the other: no addition
 * is lost, and exactly one of them crosses each threshold. A project without a budget has no thresholds and needs only
 * the first UPDATE. `wanted` is an additional condition.
 */
async function addTo(
  ctx: Ctx,
  projectId: string,
  counter: 'hours_used' | 'amount_billed',
  delta: Big,
  wanted: Sql = empty,
): Promise<void> {
  if (delta.eq(zero)) return;
  const column = identifier(counter);
  const add = (condition: Sql): Promise<number> =>
    execute(
      ctx,
      sql`UPDATE projects SET ${column} = ${column} + CAST(${toDecimal(delta)} AS DECIMAL(25, 4)), updated_at = ${ctx.now}
           WHERE id = ${projectId} AND workspace_id = ${ctx.scope.workspaceId} ${wanted} ${condition}`,
    );
  if ((await add(sql`AND budget_hours IS NULL AND budget_amount IS NULL`)) > 0) return;
  if ((await add(empty)) === 0) throw await refusal(ctx, projectId);
  const project = await Project.get(seeingAll(ctx), projectId);
  const { status, budget_hours, budget_amount, hours_used, amount_billed } = project;
  const after = { status, budget_hours, budget_amount, hours_used, amount_billed };
  await announceBudget(ctx, { ...after, [counter]: toDecimal(dec(after[counter]).minus(delta)) }, project);
}

async function refusal(ctx: Ctx, projectId: string): Promise<Error> {
  const project = await Project.find(seeingAll(ctx), projectId);
  return project ? projectFinished(project) : invalid('project_id', `does not exist: ${projectId}`);
}

type BudgetState = Budget & Pick<Project, 'status'>;

/**
 * Emits an event for each budget threshold crossed since `before`, and updates the client's health if the project has
 * gone over budget or is no longer over it.
 */
export async function announceBudget(ctx: Ctx, before: BudgetState, project: Project): Promise<void> {
  for (const threshold of thresholdsCrossed(before, project)) {
    await emit(ctx, 'project.budget_alert', serializeProject(project, everything), { threshold });
  }
  if (weighsOnHealth(before) !== weighsOnHealth(project)) await recomputeClientHealth(ctx, project.client_id);
}

const weighsOnHealth = (project: BudgetState): boolean => project.status === 'active' && isOverBudget(project);

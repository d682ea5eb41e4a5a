import { changedValues } from '../../domain/changes.js';
import { invalidState } from '../../domain/errors.js';
import { assertWhole } from '../../domain/billing/invoice-amounts.js';
import type { Locked } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Milestone } from '../../models/projects/milestone.js';
import type { Project } from '../../models/projects/project.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { detachDeletedMilestone, removeChangedMilestone } from '../approvals/remove-from-approvals.js';
import { announceParts, partsOf } from './announce-parts.js';
import { assertPhase } from './phase-links.js';

export async function createMilestone(
  ctx: Ctx,
  project: Locked<Project>,
  body: Schemas['MilestoneCreate'],
): Promise<Milestone> {
  await assertAmount(ctx, project, body.amount);
  await assertPhase(ctx, project.id, body.phase_id);
  const milestone = await Milestone.insert(ctx, { ...body, project_id: project.id });
  await announceParts(ctx, { project }, partsOf('milestone', 'created', [milestone]));
  return milestone;
}

/** Changes a milestone. Throws `invalid_state` if the amount of a billed one would change. */
export async function updateMilestone(
  ctx: Ctx,
  project: Locked<Project>,
  milestone: Locked<Milestone>,
  body: Schemas['MilestoneUpdate'],
): Promise<Milestone> {
  const changes = changedValues(milestone, body);
  if (changes.amount !== undefined) {
    assertUnbilled(milestone, 'amount');
    await assertAmount(ctx, project, changes.amount);
  }
  await assertPhase(ctx, project.id, changes.phase_id);
  const changed = await milestone.patch(ctx, changes);
  await removeChangedMilestone(ctx, milestone, changed);
  if (Object.keys(changes).length > 0)
    await announceParts(ctx, { project }, partsOf('milestone', 'updated', [changed]));
  return changed;
}

/** Deletes a milestone. Throws `invalid_state` if it is billed. */
export async function deleteMilestone(ctx: Ctx, project: Locked<Project>, milestone: Locked<Milestone>): Promise<void> {
  assertUnbilled(milestone);
  await detachDeletedMilestone(ctx, milestone);
  await milestone.remove(ctx);
  await announceParts(ctx, { project }, partsOf('milestone', 'deleted', [milestone]));
}

function assertUnbilled({ id, invoice_line_id: line }: Milestone, field?: string): void {
  if (line !== null)
    throw invalidState(`The milestone ${id} is billed: remove it from its invoice, or void the invoice, first`, field);
}

/** Throws `invalid_request` if the amount is finer than the client's currency. */
async function assertAmount(ctx: Ctx, { client_id }: Project, amount: number | null | undefined): Promise<void> {
  if (typeof amount !== 'number') return;
  const { currency } = await Client.get(seeingAll(ctx), client_id);
  assertWhole(amount, currency, 'amount');
}

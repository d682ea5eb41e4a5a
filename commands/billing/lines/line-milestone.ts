/** Links milestones to invoice lines; a milestone is on one line at most. */
import sql from 'sql-template-tag';
import { invalid, invalidState } from '../../../domain/errors.js';
import type { Decimal } from '../../../domain/money.js';
import { Approval } from '../../../models/approvals/approval.js';
import type { Ctx } from '../../../models/context.js';
import type { InvoiceLineItem } from '../../../models/billing/invoice-line-item.js';
import { Milestone } from '../../../models/projects/milestone.js';
import { Project } from '../../../models/projects/project.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { relink } from './line-links.js';

/** A milestone that a request names for a line of a client's invoice. */
export interface NamedMilestone {
  readonly clientId: string;
  /** Null for a new line. */
  readonly lineId: string | null;
  readonly id: string;
  /** Path of the field in the request, for errors. */
  readonly field: string;
}

/** A milestone with an amount, so that it can be billed. */
export type PricedMilestone = Milestone & { readonly amount: Decimal };

const isPriced = (milestone: Milestone): milestone is PricedMilestone => milestone.amount !== null;

/**
 * Locks the milestone. Throws `invalid_request` if it is not the client's, and `invalid_state` if the line may not bill
 * it.
 */
export async function lockMilestone(
  ctx: Ctx,
  { clientId, lineId, id, field }: NamedMilestone,
): Promise<PricedMilestone> {
  const milestone = await Milestone.lockReference(seeingAll(ctx), id, field);
  const project = await Project.get(seeingAll(ctx), milestone.project_id);
  if (project.client_id !== clientId) throw invalid(field, 'must be a milestone of a project of the client');
  if (!isPriced(milestone)) throw invalidState(`The milestone ${id} has no amount: set its amount first`, field);
  if (milestone.invoice_line_id !== null && milestone.invoice_line_id !== lineId)
    throw invalidState(`The milestone ${id} is on another line: remove it there first`, field);
  if (milestone.invoice_line_id === null && project.require_client_approval) await assertApproved(ctx, id, field);
  return milestone;
}

/** Throws `invalid_state` unless the client has approved the milestone in its present form. */
async function assertApproved(ctx: Ctx, id: string, field: string): Promise<void> {
  const approval = await Approval.first(seeingAll(ctx), sql`t.milestone_key = ${id} AND t.status = 'approved'`);
  if (!approval)
    throw invalidState(
      `The client has not approved the milestone ${id}: request its approval with createApproval first`,
      field,
    );
}

/** The milestone that a line bills. */
export const milestoneOn = (ctx: Ctx, { id }: InvoiceLineItem): Promise<Milestone | undefined> =>
  Milestone.first(seeingAll(ctx), sql`t.invoice_line_id = ${id}`);

/** Makes a line bill this milestone, or none for null. */
export async function setMilestone(ctx: Ctx, line: InvoiceLineItem, id: string | null): Promise<void> {
  await relink(ctx, 'milestone_ids', line.id, id === null ? [] : [id]);
}

import { sum, zero, type Big } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import type { InvoiceLineItem } from '../../models/billing/invoice-line-item.js';
import { sharesOfLines, type LineShare } from '../../queries/billing/line-shares.js';
import { addProjectBilled } from '../projects/project-budget.js';

/** Amount billed per project id. */
export type ProjectShares = ReadonlyMap<string, Big>;

export const noShares: ProjectShares = new Map();

/** Amount that these lines bill per project. */
export async function projectShares(
  ctx: Ctx,
  invoice: Pick<Invoice, 'currency'>,
  lines: readonly InvoiceLineItem[],
): Promise<ProjectShares> {
  return byProject(await sharesOfLines(ctx, invoice, lines));
}

/** Adds up parts of lines by project; parts without a project are left out. */
export function byProject(parts: readonly LineShare[]): ProjectShares {
  const shares = new Map<string, Big>();
  for (const { project_id: project, amount } of parts)
    if (project !== null) shares.set(project, (shares.get(project) ?? zero).plus(amount));
  return shares;
}

/**
 * Updates `amount_billed` of projects by the difference. The order of projects is fixed, so that concurrent requests do
 * not deadlock.
 */
export async function countProjectBilled(ctx: Ctx, before: ProjectShares, after: ProjectShares): Promise<void> {
  const projects = new Set([...before.keys(), ...after.keys()]);
  for (const project of [...projects].toSorted()) {
    const change = sum([after.get(project) ?? zero, (before.get(project) ?? zero).neg()]);
    if (!change.eq(zero)) await addProjectBilled(ctx, project, change);
  }
}

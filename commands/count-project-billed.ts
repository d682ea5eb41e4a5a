import sql, { join } from 'sql-template-tag';
import { divide } from '../domain/invoice-amounts.js';
import { dec, sum, zero, type Big, type Decimal } from '../domain/money.js';
import type { Ctx } from '../models/context.js';
import type { Invoice } from '../models/invoice.js';
import type { InvoiceLineItem } from '../models/invoice-line-item.js';
import { scoped, select } from '../models/select.js';
import { TimeEntry } from '../models/time-entry.js';
import { seeingAll } from '../models/workspace-context.js';
import { addProjectBilled } from './project-budget.js';

/** What lines bill for each project. */
export type ProjectShares = ReadonlyMap<string, Big>;

export const noShares: ProjectShares = new Map();

/**
 * What lines bill for each project: a line of one project its whole amount, another one with time entries by their hours. All
 * shares are in whole minor units, and those of a line add up to its amount.
 */
export async function projectShares(
  ctx: Ctx,
  { currency }: Pick<Invoice, 'currency'>,
  lines: readonly InvoiceLineItem[],
): Promise<ProjectShares> {
  const mixed = lines.filter(({ project_id: id }) => id === null);
  const hours = await hoursByProject(ctx, mixed);
  const shares = new Map<string, Big>();
  const add = (project: string | null, amount: Big): void => {
    if (project !== null) shares.set(project, (shares.get(project) ?? zero).plus(amount));
  };
  for (const line of lines) add(line.project_id, dec(line.amount));
  for (const line of mixed) {
    const rows = hours.filter(({ invoice_line_id: id }) => id === line.id);
    const weights = rows.map((row) => row.hours);
    divide(line.amount, weights, currency).forEach((amount, index) => add(rows[index]?.project_id ?? null, amount));
  }
  return shares;
}

interface ProjectHours {
  readonly invoice_line_id: string;
  readonly project_id: string | null;
  readonly hours: Decimal;
}

async function hoursByProject(ctx: Ctx, lines: readonly InvoiceLineItem[]): Promise<ProjectHours[]> {
  if (lines.length === 0) return [];
  return select<ProjectHours>(
    ctx,
    sql`SELECT t.invoice_line_id, t.project_id, SUM(t.hours) AS hours FROM time_entries t
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND t.invoice_line_id IN (${join(lines.map(({ id }) => id))})
         GROUP BY t.invoice_line_id, t.project_id ORDER BY t.project_id`,
  );
}

/** Keeps `amount_billed` of the projects concerned, always in the same order, so that requests at once do not lock each other out. */
export async function countProjectBilled(ctx: Ctx, before: ProjectShares, after: ProjectShares): Promise<void> {
  const projects = new Set([...before.keys(), ...after.keys()]);
  for (const project of [...projects].toSorted()) {
    const change = sum([after.get(project) ?? zero, (before.get(project) ?? zero).neg()]);
    if (!change.eq(zero)) await addProjectBilled(ctx, project, change);
  }
}

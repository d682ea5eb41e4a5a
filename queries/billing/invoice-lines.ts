/** Invoice lines with the ids of the time entries, expenses and milestones that they bill. */
import { grouped } from '../../domain/grouped.js';
import sql, { join } from 'sql-template-tag';
import type { WorkspaceModel } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { defaultTaxesOf, type DefaultTaxes } from '../../domain/billing/taxes/invoice-taxes.js';
import { linesOf, type InvoiceLineItem } from '../../models/billing/invoice-line-item.js';
import { Milestone } from '../../models/projects/milestone.js';
import { identifier, scoped, select } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { LineLinks, LinkedLine } from '../../serializers/line-item.js';

/** The tables whose rows lines bill; their `invoice_line_id` names the line. */
export const billedModels = {
  time_entry_ids: TimeEntry,
  expense_ids: Expense,
  milestone_ids: Milestone,
} satisfies Record<keyof LineLinks, typeof WorkspaceModel>;
export type BilledKind = keyof typeof billedModels;

export const noLinks: LineLinks = { time_entry_ids: [], expense_ids: [], milestone_ids: [] };

/** An invoice with what its lines depend on. */
type LineOwner = DefaultTaxes & { readonly id: string };

/** The lines of an invoice, in order, each with the ids of the rows that it bills. */
export async function linkedLinesOf(ctx: Ctx, invoice: LineOwner): Promise<LinkedLine[]> {
  return withLinks(ctx, invoice, await linesOf(ctx, invoice.id));
}

/** The given lines, each with the ids of the rows that it bills. */
export async function withLinks(
  ctx: Ctx,
  invoice: DefaultTaxes,
  lines: readonly InvoiceLineItem[],
): Promise<LinkedLine[]> {
  const links = new Map(lines.map(({ id }) => [id, { ...noLinks }]));
  for (const kind of Object.keys(billedModels) as BilledKind[]) {
    const byLine = await idsByLine(ctx, billedModels[kind], [...links.keys()]);
    for (const [line, ids] of byLine) links.set(line, { ...noLinks, ...links.get(line), [kind]: ids });
  }
  const usual = defaultTaxesOf(invoice);
  return lines.map((line) => ({ line, links: links.get(line.id) ?? noLinks, taxes: line.taxes ?? usual }));
}

/** The ids billed by each line, ascending. An invoice shows them even to users who may not see the rows themselves. */
async function idsByLine(
  ctx: Ctx,
  model: typeof WorkspaceModel,
  lineIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (lineIds.length === 0) return new Map();
  const rows = await select<{ id: string; invoice_line_id: string }>(
    ctx,
    sql`SELECT t.id, t.invoice_line_id FROM ${identifier(model.tableName)} t
         WHERE ${scoped(seeingAll(ctx), model, 't')} AND t.invoice_line_id IN (${join(lineIds)}) ORDER BY t.id`,
  );
  const byLine = grouped(rows, ({ invoice_line_id: line }) => line);
  return new Map([...byLine].map(([line, billed]) => [line, billed.map(({ id }) => id)]));
}

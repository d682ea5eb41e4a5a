/** How the amounts of invoice lines before tax are divided among projects. */
import sql, { join } from 'sql-template-tag';
import { divide } from '../../domain/billing/invoice-amounts.js';
import { grouped } from '../../domain/grouped.js';
import { dec, type Big, type Decimal } from '../../domain/money.js';
import { netOf, type InvoiceLineItem } from '../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../models/billing/invoice.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** A part of a line's amount. */
export interface LineShare {
  readonly line_id: string;
  readonly project_id: string | null;
  readonly amount: Big;
  /** Source of the project: the line itself, the time on it, or neither. */
  readonly source: 'project' | 'time' | 'line';
}

/**
 * Divides lines among projects. A line with a project is one part; a line without one is divided by the hours of its
 * time entries, if it has any. Parts are in whole minor units and add up to the line's amount.
 */
export async function sharesOfLines(
  ctx: Ctx,
  { currency }: Pick<Invoice, 'currency'>,
  lines: readonly InvoiceLineItem[],
): Promise<LineShare[]> {
  const hours = await hoursByProject(
    ctx,
    lines.filter(({ project_id: id }) => id === null),
  );
  return lines.flatMap((line): LineShare[] => {
    const rows = hours.get(line.id) ?? [];
    if (rows.length === 0) {
      const source = line.project_id === null ? 'line' : 'project';
      return [{ line_id: line.id, project_id: line.project_id, amount: dec(netOf(line)), source }];
    }
    const weights = rows.map((row) => row.hours);
    return divide(netOf(line), weights, currency).map((amount, index) => ({
      line_id: line.id,
      project_id: rows[index]?.project_id ?? null,
      amount,
      source: 'time',
    }));
  });
}

interface ProjectHours {
  readonly invoice_line_id: string;
  readonly project_id: string | null;
  readonly hours: Decimal;
}

/** Hours per project of the time on lines, by line id. */
async function hoursByProject(ctx: Ctx, lines: readonly InvoiceLineItem[]): Promise<Map<string, ProjectHours[]>> {
  if (lines.length === 0) return new Map();
  const rows = await select<ProjectHours>(
    ctx,
    sql`SELECT t.invoice_line_id, t.project_id, SUM(t.hours) AS hours FROM time_entries t
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND t.invoice_line_id IN (${join(lines.map(({ id }) => id))})
         GROUP BY t.invoice_line_id, t.project_id ORDER BY t.project_id`,
  );
  return grouped(rows, ({ invoice_line_id: line }) => line);
}

import type { Decimal } from '../../domain/money.js';
import type { StoredLine } from '../../domain/billing/recurring/lines.js';
import sql from 'sql-template-tag';
import { today, type Day } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { scoped, select } from '../select.js';
import { whoMay } from '../visibility.js';

/** A schedule by which invoices with the same lines are made for a client. */
export class RecurringInvoice extends WorkspaceModel {
  static override tableName = 'recurring_invoices';
  static override idPrefix = 'rec';
  static override jsonAttributes = ['tax_rate_ids', 'lines', 'last_error'];
  static override limitVisible = whoMay('view_invoices');

  declare client_id: string;
  declare contact_id: string | null;
  declare status: Schemas['RecurringInvoiceStatus'];
  declare interval: Schemas['RecurringInterval'];
  /** Number of intervals between two invoices. */
  declare every: number;
  declare anchor_date: Day;
  declare end_date: Day | null;
  /** The number of `next_date` among the dates from the anchor. */
  declare next_number: number;
  /** Null unless active. */
  declare next_date: Day | null;
  /** The last day of the last period that was billed; null for none. */
  declare billed_until: Day | null;
  declare join: Schemas['RecurringJoin'];
  declare auto_send: boolean;
  declare payment_terms_days: number | null;
  declare subject: string | null;
  declare notes: string | null;
  declare internal_notes: string | null;
  declare po_number: string | null;
  declare tax_rate: Decimal | null;
  declare tax_rate_ids: readonly string[] | null;
  declare prices_include_tax: boolean;
  declare lines: readonly StoredLine[];
  declare last_error: Schemas['RecurringProblem'] | null;
}

/** Whether a recurring invoice of a client bills its agreements today: it is due, joins them, and has not failed to on this date. */
export async function isJoinDue(ctx: Ctx, clientId: string): Promise<boolean> {
  const rows = await select<object>(
    ctx,
    sql`SELECT 1 FROM recurring_invoices t
         WHERE ${scoped(ctx, RecurringInvoice, 't')} AND t.client_id = ${clientId} AND t.\`join\` <> 'alone'
           AND t.next_date <= ${today(ctx.now, ctx.workspace.timezone)}
           AND NOT (t.last_error IS NOT NULL AND JSON_UNQUOTE(JSON_EXTRACT(t.last_error, '$.date')) = t.next_date)
         LIMIT 1`,
  );
  return rows.length > 0;
}

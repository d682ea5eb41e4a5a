/** Closes periods of agreements for an invoice that bills more than them (docs/decisions/recurring-invoices.md). */
import sql from 'sql-template-tag';
import type { Day } from '../../domain/time.js';
import type { Locked } from '../../models/base.js';
import { lockOpenPeriod } from '../../models/retainers/agreement-period.js';
import { Agreement } from '../../models/retainers/agreement.js';
import type { Ctx } from '../../models/context.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { NewLine } from '../billing/create-invoice.js';
import type { ClosePeriods } from '../billing/recurring/joined-work.js';
import { announceExpiry } from './announce-ending.js';
import { endPeriod, settleClosed, type EndedPeriod } from './close-period.js';
import { linesOfPeriod } from './invoice-period.js';

interface Close {
  readonly ended: EndedPeriod;
  readonly lines: readonly NewLine[];
}

/**
 * Closes the periods of a client's agreements with `auto_invoice` that have ended before a day, in the transaction of
 * `ctx`, and returns their lines. The caller makes one invoice of them and gives it to `settle`.
 */
export const closeForInvoice: ClosePeriods = async (ctx, clientId, before) => {
  const all = seeingAll(ctx);
  const agreements = await Agreement.lockAll(
    all,
    sql`t.client_id = ${clientId} AND t.auto_invoice AND EXISTS (SELECT 1 FROM agreement_periods p
         WHERE p.open_of = t.id AND p.workspace_id = t.workspace_id AND p.end_date < ${before})`,
  );
  const closes: Close[] = [];
  for (const agreement of agreements) closes.push(...(await endPeriods(all, agreement, before)));
  return {
    lines: closes.flatMap(({ lines }) => lines),
    ranges: closes.map(({ ended: { period } }) => ({ from: period.start_date, to: period.end_date })),
    async settle(invoice) {
      for (const { ended, lines } of closes) {
        const { agreement } = await settleClosed(all, ended, lines.length > 0 ? invoice : undefined);
        await announceExpiry(all, ended.agreement, agreement);
      }
    },
  };
};

async function endPeriods(ctx: Ctx, agreement: Locked<Agreement>, before: Day): Promise<Close[]> {
  const closes: Close[] = [];
  let open = await lockOpenPeriod(ctx, agreement);
  while (open && open.end_date < before) {
    const ended = await endPeriod(ctx, agreement, open, open.end_date);
    closes.push({ ended, lines: await linesOfPeriod(ctx, agreement, ended) });
    open = ended.open;
  }
  return closes;
}

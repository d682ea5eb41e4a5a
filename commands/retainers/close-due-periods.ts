import sql from 'sql-template-tag';
import { soonDays } from '../../domain/retainers/drawdown.js';
import { addDays, today } from '../../domain/time.js';
import { isJoinDue } from '../../models/billing/recurring-invoice.js';
import { AgreementPeriod } from '../../models/retainers/agreement-period.js';
import { Agreement } from '../../models/retainers/agreement.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import { changing } from '../../models/workspace/test-side.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { oneByOne } from '../../domain/one-by-one.js';
import { catchUp } from './close-period.js';
import { announceEnding, announceExpiry } from './announce-ending.js';

/**
 * Daily job: closes all periods that are over, expires agreements that have ended, and announces those that end soon.
 * Each agreement has its own transaction, which locks it and reads its state again, so that everything happens once,
 * even with several processes or after an interruption. A recurring invoice that bills an agreement with its lines
 * closes its periods itself. `ctx.db` must be in no transaction.
 */
export async function closeDuePeriods(ctx: Ctx): Promise<void> {
  const all = seeingAll(ctx);
  await oneByOne(await findToSettle(all), (id) => changing(all, (within) => settle(within, id)));
}

/** Ids of agreements whose open period is over, that have ended while paused, or that end soon; the earliest first. */
async function findToSettle(ctx: Ctx): Promise<ReadonlySet<string>> {
  const now = today(ctx.now, ctx.workspace.timezone);
  const agreements = sql`SELECT t.id, t.end_date FROM agreements t WHERE ${scoped(ctx, Agreement, 't')}`;
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT t.agreement_id AS id, t.end_date FROM agreement_periods t
         WHERE ${scoped(ctx, AgreementPeriod, 't')} AND t.closed_at IS NULL AND t.end_date < ${now}
        UNION ALL ${agreements} AND t.status = 'paused' AND t.end_date < ${now}
        UNION ALL ${agreements} AND t.status = 'active' AND t.end_date BETWEEN ${now} AND ${addDays(now, soonDays)}
                  AND NOT t.expiry_told_for <=> t.end_date
        ORDER BY end_date, id`,
  );
  return new Set(rows.map(({ id }) => id));
}

async function settle(ctx: Ctx, id: string): Promise<void> {
  const agreement = await Agreement.lockFound(ctx, id);
  if (!agreement) return;
  const isJoined = agreement.auto_invoice && (await isJoinDue(ctx, agreement.client_id));
  const current = isJoined ? agreement : await catchUp(ctx, agreement);
  const now = today(ctx.now, ctx.workspace.timezone);
  const { status, end_date } = current;
  if (status === 'paused' && end_date !== null && end_date < now) {
    await announceExpiry(ctx, current, await current.patch(ctx, { status: 'expired' }));
    return;
  }
  await announceEnding(ctx, current);
}

/** How the firm agrees on its retainers, and how their invoices are paid. The nightly jobs close their periods. */
import sql from 'sql-template-tag';
import { toNumber } from '../../../domain/money.js';
import { addDays } from '../../../domain/time.js';
import { AgreementType } from '../../../models/retainers/agreement-type.js';
import { Invoice } from '../../../models/billing/invoice.js';
import type { Act, History } from './history.js';
import { customerOf, findAgreement } from './lookups.js';
import { office } from './facts/people.js';
import { retainers, type Retainer, type RetainerKey } from './facts/retainers.js';
import { call, type Stage } from './stage.js';

export function retaining(stage: Stage, history: History): Act[] {
  const agreed = (Object.keys(retainers) as RetainerKey[]).map((key) => {
    const at = history.at(history.workdayAt(retainers[key].from), 7, 50);
    return { at, play: () => agree(stage, history, key, at) };
  });
  const paid = history.billedMonths
    .map(({ billedOn }) => history.at(addDays(billedOn, 11), 14))
    .filter((at) => at < history.end)
    .map((at) => ({ at, play: () => payRetainers(stage, at) }));
  return [...agreed, ...paid];
}

async function agree(stage: Stage, history: History, key: RetainerKey, at: Date): Promise<void> {
  const { client, type, from, ...terms }: Retainer = retainers[key];
  await stage.as(office, at, async (ctx) => {
    if (await findAgreement(ctx, key)) return;
    const found = await AgreementType.first(ctx, sql`t.name = ${type}`);
    const body = {
      ...terms,
      client_id: (await customerOf(ctx, client)).id,
      type_id: found?.id ?? null,
      start_date: history.workdayAt(from),
      status: 'active',
      billing_day: 1,
      interval: 'monthly',
    } as const;
    await call(ctx, 'createAgreement', { params: {}, query: {}, body });
    stage.count('retainers');
  });
}

/** Pays the invoices of the retainers, and recurring ones. */
async function payRetainers(stage: Stage, at: Date): Promise<void> {
  await stage.as(office, at, async (ctx) => {
    const isOwed = sql`(t.agreement_id IS NOT NULL OR t.recurring_invoice_id IS NOT NULL) AND t.status IN ('sent', 'viewed', 'overdue') AND t.sent_at < ${at}`;
    for (const invoice of await Invoice.all(ctx, isOwed, { order: sql`t.id` })) {
      const body = { amount: toNumber(invoice.outstanding), method: 'ach', reference: invoice.invoice_number } as const;
      await call(ctx, 'recordInvoicePayment', { params: { id: invoice.id }, query: {}, body });
      stage.count('payments');
    }
  });
}

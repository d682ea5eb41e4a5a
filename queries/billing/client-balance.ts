import sql, { join } from 'sql-template-tag';
import { isSent, owedStatuses, statuses } from '../../domain/billing/invoice-status.js';
import { dec, toNumber, zero, type Decimal } from '../../domain/money.js';
import { Invoice } from '../../models/billing/invoice.js';
import { Payment } from '../../models/billing/payment.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';

interface Row {
  readonly currency: string;
  readonly outstanding: Decimal;
  readonly uncollectible: Decimal;
  readonly refundable: Decimal;
  readonly credit: Decimal;
}

/** What a client owes and what credit it has now, in each currency. */
export async function clientBalance(ctx: Ctx, { id, currency }: Client): Promise<Schemas['ClientBalance']> {
  const rows = await select<Row>(
    ctx,
    sql`SELECT parts.currency, SUM(parts.outstanding) AS outstanding, SUM(parts.uncollectible) AS uncollectible,
               SUM(parts.refundable) AS refundable, SUM(parts.credit) AS credit
          FROM (SELECT i.currency, IF(i.status IN (${join(owedStatuses)}), i.outstanding, 0) AS outstanding,
                       IF(i.status = 'uncollectible', i.outstanding, 0) AS uncollectible,
                       GREATEST(i.amount_paid + i.amount_credited - i.total, 0) AS refundable, 0 AS credit
                  FROM invoices i WHERE ${scoped(ctx, Invoice, 'i')} AND i.client_id = ${id} AND i.status IN (${join(statuses.filter(isSent))})
                 UNION ALL
                SELECT p.currency, 0, 0, 0, p.credit
                  FROM payments p WHERE ${scoped(ctx, Payment, 'p')} AND p.client_id = ${id} AND p.credit > 0) parts
         GROUP BY parts.currency ORDER BY parts.currency`,
  );
  const accounts = rows.map(accountOf);
  const own = accounts.find((account) => account.currency === currency) ?? accountOf({ currency, ...nothing });
  const others = accounts.filter((account) => account !== own && isSomething(account));
  return { client_id: id, accounts: [own, ...others] };
}

const nothing = { outstanding: zero, uncollectible: zero, refundable: zero, credit: zero };

type Sums = { readonly [K in keyof typeof nothing]: Row[K] | typeof zero };

function accountOf({ currency, ...sums }: Sums & { readonly currency: string }): Schemas['ClientBalanceAccount'] {
  const [outstanding, uncollectible] = [dec(sums.outstanding), dec(sums.uncollectible)];
  const [credit, refundable] = [dec(sums.credit), dec(sums.refundable)];
  return {
    currency,
    outstanding: toNumber(outstanding),
    uncollectible: toNumber(uncollectible),
    credit: toNumber(credit),
    refundable: toNumber(refundable),
    balance: toNumber(outstanding.plus(uncollectible).minus(credit).minus(refundable)),
  };
}

const isSomething = ({ outstanding, uncollectible, credit, refundable }: Schemas['ClientBalanceAccount']): boolean =>
  [outstanding, uncollectible, credit, refundable].some((amount) => amount !== 0);

/** The tax of an invoice in another currency than the firm's, in the firm's (BT-6 and BT-111 of EN 16931). */
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Ctx } from '../../../models/context.js';
import { dec, roundMoney, toDecimal, zero, type Big, type Decimal } from '../../../domain/money.js';
import { today, type Day } from '../../../domain/time.js';
import { rateBook } from '../exchange-rates/rate-book.js';

/** The fields of an invoice on which its tax in the firm's currency depends. */
export interface TaxedInvoice {
  readonly currency: string;
  readonly tax_amount: Decimal | Big;
  readonly invoice_date: Day;
}

/** The columns in which an invoice states it. */
export type OwnTax = Pick<
  Invoice,
  'tax_currency' | 'tax_amount_in_tax_currency' | 'exchange_rate' | 'exchange_rate_date'
>;

/** Whether an invoice has to state its tax in the firm's currency too. */
const statesOwnTax = (ctx: Ctx, { currency, tax_amount }: TaxedInvoice): boolean =>
  currency !== ctx.workspace.currency && !dec(tax_amount).eq(zero);

/** The tax at the rate of the day of the invoice, or of today if that is earlier; null if it is not stated, or there is no rate. */
export async function ownTaxOf(ctx: Ctx, invoice: TaxedInvoice): Promise<OwnTax | null> {
  if (!statesOwnTax(ctx, invoice)) return null;
  const { currency, tax_amount, invoice_date: date } = invoice;
  const { currency: own, timezone } = ctx.workspace;
  const now = today(ctx.now, timezone);
  const day = date < now ? date : now;
  const book = await rateBook(ctx, [currency, own], { from: day, to: day });
  const found = book.find(currency, own, day);
  if (!found) return null;
  return {
    tax_currency: own,
    tax_amount_in_tax_currency: toDecimal(roundMoney(dec(tax_amount).times(found.rate), own)),
    exchange_rate: toDecimal(found.rate),
    exchange_rate_date: found.rates.map((rate) => rate.date).toSorted()[0] ?? day,
  };
}

/** Whether an invoice has to state its tax in the firm's currency, and cannot for want of a rate. */
export const lacksRate = async (ctx: Ctx, invoice: TaxedInvoice): Promise<boolean> =>
  statesOwnTax(ctx, invoice) && (await ownTaxOf(ctx, invoice)) === null;

import sql from 'sql-template-tag';
import { createFormats } from '../../../documents/formats.js';
import { wordsFor } from '../../../documents/messages/words.js';
import { isSent } from '../../../domain/billing/invoice-status.js';
import { invalidState } from '../../../domain/errors.js';
import { localeFor } from '../../../domain/locale.js';
import { dec, toDecimal } from '../../../domain/money.js';
import { today } from '../../../domain/time.js';
import type { Locked } from '../../../models/base.js';
import { InterestCharge } from '../../../models/billing/interest-charge.js';
import { Invoice } from '../../../models/billing/invoice.js';
import type { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';
import { noLinks } from '../../../queries/billing/invoice-lines.js';
import { lateInterestOf, type AccruedInterest } from '../../../queries/billing/reminders/late-interest.js';
import { createInvoice, lockClient, type NewLine } from '../create-invoice.js';

/**
 * Creates a draft that charges the interest of an invoice for the days that were not charged yet, or returns the one that was
 * created for its days up to today. The lock on the client lets one request after the other do so.
 */
export async function chargeInterest(ctx: Ctx, id: string): Promise<Invoice> {
  const { client_id } = await Invoice.get(ctx, id);
  const client = await lockClient(ctx, client_id);
  const invoice = await Invoice.lock(ctx, id);
  if (!isSent(invoice.status) || invoice.status === 'uncollectible')
    throw invalidState(
      `This invoice is ${invoice.status.replaceAll('_', ' ')}: interest accrues on sent invoices only`,
    );
  if ((await workspaceOf(ctx)).late_interest === null)
    throw invalidState('The workspace has no late_interest: set it first');
  const day = today(ctx.now, ctx.workspace.timezone);
  const interest = (await lateInterestOf(ctx, [invoice], day)).get(id);
  return interest ? charge(ctx, client, invoice, interest) : lastCharge(ctx, invoice, day);
}

async function charge(
  ctx: Ctx,
  client: Locked<Client>,
  invoice: Invoice,
  interest: AccruedInterest,
): Promise<Locked<Invoice>> {
  const header = { contact_id: invoice.contact_id, tax_rate: 0 };
  const draft = await createInvoice(ctx, client, header, [await lineOf(ctx, client, invoice, interest)]);
  const { from: from_day, to: to_day, amount } = interest;
  await InterestCharge.insert(ctx, { invoice_id: invoice.id, charged_on_id: draft.id, from_day, to_day, amount });
  return draft;
}

/** The line, in the language of the client's documents. */
async function lineOf(
  ctx: Ctx,
  client: Client,
  { invoice_number: number, currency }: Invoice,
  { from, to, annual_rate, amount }: AccruedInterest,
): Promise<NewLine> {
  const locale = localeFor(client, await workspaceOf(ctx));
  const { period, percent } = createFormats(client.country, currency, locale);
  const rate = percent(toDecimal(annual_rate));
  const description = wordsFor(locale).say('late_interest_line', { number, period: period(from, to), rate });
  return {
    description,
    quantity: dec(1),
    rate: amount,
    amount,
    unit: null,
    taxes: null,
    project_id: null,
    links: noLinks,
  };
}

/** The draft of an earlier request of the same day. */
async function lastCharge(ctx: Ctx, { id }: Invoice, day: string): Promise<Invoice> {
  const last = await InterestCharge.first(ctx, sql`t.invoice_id = ${id} AND t.to_day >= ${day}`);
  if (last) return Invoice.get(ctx, last.charged_on_id);
  throw invalidState('No interest has accrued on this invoice that was not charged yet');
}

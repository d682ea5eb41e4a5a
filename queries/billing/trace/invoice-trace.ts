import sql from 'sql-template-tag';
import { lineAmount } from '../../../domain/billing/invoice-amounts.js';
import { taxableLines } from '../../../domain/billing/taxes/invoice-taxes.js';
import { taxedAmounts, type TaxedAmounts } from '../../../domain/billing/taxes/tax-amounts.js';
import { taxGroups } from '../../../domain/billing/taxes/tax-groups.js';
import { roundingIn, withRounding } from '../../../domain/billing/total-rounding.js';
import { dec, sum, toNumber, zero } from '../../../domain/money.js';
import { creditNotesOf } from '../../../models/billing/credit-note.js';
import { linesOf, type InvoiceLineItem } from '../../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { paymentsOf } from '../../../models/billing/payment.js';
import type { Ctx } from '../../../models/context.js';
import { AgreementPeriod } from '../../../models/retainers/agreement-period.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import type { Schemas } from '../../../contract/contract.js';
import { tracedWork, type TracedWork } from './traced-work.js';

type Trace = Schemas['InvoiceTrace'];

/**
 * Explains each amount of an invoice by computing it again from its parts: lines, time, expenses, tax, payments and
 * credit notes. `exact` is the value before rounding, and `rounding` the difference, both as decimal strings.
 */
export async function invoiceTrace(ctx: Ctx, invoice: Invoice): Promise<Trace> {
  const { id, invoice_number, currency } = invoice;
  const lines = await linesOf(ctx, id);
  const work = await tracedWork(
    ctx,
    lines.map((line) => line.id),
  );
  return {
    id,
    invoice_number,
    currency,
    prices_include_tax: invoice.prices_include_tax,
    lines: lines.map((line) => traceLine(line, work, currency)),
    period: await periodOn(ctx, invoice),
    ...chargedFor(invoice, lines),
    ...(await settledBy(ctx, invoice, lines)),
  };
}

const chargesOf = (invoice: Invoice, lines: readonly InvoiceLineItem[]): TaxedAmounts =>
  withRounding(
    taxedAmounts(taxableLines(lines, invoice), invoice.currency, invoice.prices_include_tax),
    invoice.rounding_increment,
  );

function chargedFor(
  invoice: Invoice,
  lines: readonly InvoiceLineItem[],
): Pick<Trace, 'subtotal' | 'tax' | 'taxes' | 'rounding' | 'total'> {
  const charges = chargesOf(invoice, lines);
  const { subtotal, tax_amount: tax, total, shares } = charges;
  const groups = taxGroups(shares).map((group) => ({ ...group, exact: group.taxable.times(dec(group.rate)) }));
  const exact = sum(groups.map((group) => group.exact));
  return {
    subtotal: toNumber(subtotal),
    tax: {
      tax_rate: toNumber(invoice.tax_rate),
      exact: exact.toFixed(),
      amount: toNumber(tax),
      rounding: tax.minus(exact).toFixed(),
    },
    taxes: groups.map((group) => ({
      name: group.name,
      category: group.category,
      rate: toNumber(group.rate),
      is_compound: group.is_compound,
      taxable: toNumber(group.taxable),
      exact: group.exact.toFixed(),
      amount: toNumber(group.tax),
      rounding: group.tax.minus(group.exact).toFixed(),
    })),
    rounding: {
      increment: toNumber(invoice.rounding_increment),
      exact: subtotal.plus(tax).toFixed(),
      amount: toNumber(roundingIn(charges)),
    },
    total: toNumber(total),
  };
}

type Settled = Pick<Trace, 'payments' | 'credit_notes' | 'amount_paid' | 'credited' | 'outstanding' | 'refundable'>;

async function settledBy(ctx: Ctx, invoice: Invoice, lines: readonly InvoiceLineItem[]): Promise<Settled> {
  const payments = await paymentsOf(ctx, invoice.id);
  const notes = await creditNotesOf(ctx, invoice.id);
  const paid = sum(payments.map(({ amount_on_invoice: amount }) => dec(amount)));
  const credited = sum(notes.map(({ total }) => dec(total)));
  const open = chargesOf(invoice, lines).total.minus(paid).minus(credited);
  return {
    payments: payments.map(({ id, type, date, amount_on_invoice: amount }) => ({
      id,
      type,
      date,
      amount: toNumber(amount),
    })),
    credit_notes: notes.map(({ id, credit_note_number, credit_date, total }) => ({
      id,
      credit_note_number,
      credit_date,
      total: toNumber(total),
    })),
    amount_paid: toNumber(paid),
    credited: toNumber(credited),
    outstanding: toNumber(open.gt(zero) ? open : zero),
    refundable: toNumber(open.lt(zero) ? open.neg() : zero),
  };
}

function traceLine(line: InvoiceLineItem, work: TracedWork, currency: string): Schemas['TraceLine'] {
  const exact = dec(line.quantity).times(dec(line.rate));
  const entries = work.entries.get(line.id) ?? [];
  const [milestone] = work.milestones.get(line.id) ?? [];
  return {
    id: line.id,
    description: line.description,
    quantity: toNumber(line.quantity),
    rate: toNumber(line.rate),
    exact: exact.toFixed(),
    amount: toNumber(line.amount),
    rounding: dec(line.amount).minus(exact).toFixed(),
    is_amount_given: !lineAmount(line.quantity, line.rate, currency).eq(dec(line.amount)),
    hours: toNumber(sum(entries.map(({ hours }) => dec(hours)))),
    time_exact: sum(entries.map((entry) => dec(entry.exact))).toFixed(),
    time_entries: [...entries],
    expenses: [...(work.expenses.get(line.id) ?? [])],
    milestone: milestone ? { id: milestone.id, title: milestone.title, amount: toNumber(milestone.amount) } : null,
  };
}

async function periodOn(ctx: Ctx, { id: invoiceId, agreement_id: agreement }: Invoice): Promise<Trace['period']> {
  if (agreement === null) return null;
  const billed = sql`t.agreement_id = ${agreement} AND t.invoice_id = ${invoiceId}`;
  const period = await AgreementPeriod.first(seeingAll(ctx), billed);
  if (!period) return null;
  const { id, agreement_id, number, start_date, end_date, base_fee } = period;
  return { id, agreement_id, number, start_date, end_date, base_fee: toNumber(base_fee) };
}

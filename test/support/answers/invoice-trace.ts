import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { dec, sum, toNumber } from '../../../domain/money.js';
import { readInvoice } from '../builders/invoices.js';
import type { ApiClient } from '../service/api.js';

export const traceOf = async (owner: ApiClient, id: string): Promise<Schemas['InvoiceTrace']> =>
  (await owner.call('getInvoiceTrace', { params: { id } })).data;

const added = (amounts: readonly (number | string)[]): number => toNumber(sum(amounts.map((amount) => dec(amount))));

/** Asserts that the parts of an invoice's trace add up to its totals, and that these are those of the invoice. */
export async function assertTraceAddsUp(owner: ApiClient, id: string): Promise<void> {
  const { amounts, line_items: lines = [] } = await readInvoice(owner, id, ['line_items']);
  const it = await traceOf(owner, id);
  for (const [index, line] of it.lines.entries()) {
    expect(added([line.exact, line.rounding])).to.equal(line.amount);
    expect(added(line.time_entries.map(({ exact }) => exact))).to.equal(Number(line.time_exact));
    expect(line.amount).to.equal(lines[index]?.amount);
    expect(line.time_entries.map((entry) => entry.id)).to.have.members(lines[index]?.time_entry_ids ?? []);
    for (const expense of line.expenses)
      expect(added([expense.exact, expense.rounding])).to.equal(expense.billable_amount);
  }
  const billed = it.prices_include_tax ? added([it.subtotal, it.tax.amount]) : it.subtotal;
  expect(added(it.lines.map(({ amount }) => amount))).to.equal(billed);
  expect(added([it.tax.exact, it.tax.rounding])).to.equal(it.tax.amount);
  expect(added([it.subtotal, it.tax.amount])).to.equal(Number(it.rounding.exact));
  expect(added([it.rounding.exact, it.rounding.amount])).to.equal(it.total);
  expect(added(it.payments.map(({ amount }) => amount))).to.equal(it.amount_paid);
  expect(added(it.credit_notes.map(({ total }) => total))).to.equal(it.credited);
  expect(added([it.amount_paid, it.credited, it.outstanding, -it.refundable])).to.equal(it.total);
  const { subtotal, tax, total, amount_paid, credited, outstanding, refundable } = it;
  const tax_amount = tax.amount;
  expect(added(it.taxes.map(({ amount }) => amount))).to.equal(tax_amount);
  for (const { exact, rounding, amount } of it.taxes) expect(added([exact, rounding])).to.equal(amount);
  expect(it.taxes.map(({ amount, taxable }) => [taxable, amount])).to.deep.equal(
    amounts.taxes.map((each) => [each.taxable, each.tax]),
  );
  expect(amounts).to.include({
    subtotal,
    tax_rate: tax.tax_rate,
    tax_amount,
    rounding: it.rounding.amount,
    total,
    amount_paid,
    credited,
    outstanding,
    refundable,
  });
}

/** The input tax of received invoices with several rates. All figures are worked out by hand. */
import { expect } from 'chai';
import type { JsonResult, Schemas } from '../../../contract/contract.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildExchangeRates } from '../../support/builders/taxes.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { invoiceForm, twoRates, ublInvoice } from '../../support/e-invoices/received-invoices.js';
import type { ApiClient } from '../../support/service/api.js';

const range = { from: '2026-01-01', to: '2026-01-31' };

async function receive(owner: ApiClient, parts: Parameters<typeof ublInvoice>[0]): Promise<Schemas['Expense']> {
  const response = await owner.request('createExpenseFromEInvoice', { body: invoiceForm(ublInvoice(parts)) });
  return ((await response.json()) as JsonResult<'createExpenseFromEInvoice'>).data;
}

describe('the input tax of a received invoice with several rates', () => {
  it('is by rate, together with other expenses, and follows a correction', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { currency: 'EUR' } });
    const { id, tax } = await receive(owner, { ...twoRates, number: 'RE-1' });
    expect([tax.rate, tax.amount]).to.deep.equal([null, 64]);
    await buildExpense(owner, { date: '2026-01-05', amount: 119, tax_rate: 0.19, currency: 'EUR' });
    await buildExpense(owner, { date: '2026-01-05', amount: 10, tax_amount: 1, currency: 'EUR' });
    const report = async (query = {}) => (await owner.call('getTaxReport', { query: { ...range, ...query } })).data;
    const rows = ({ input_tax }: Pick<Schemas['TaxReport'], 'input_tax'>) =>
      input_tax.map(({ category, rate, taxable, tax: each, expenses }) => [category, rate, taxable, each, expenses]);
    const first = await report();
    expect(rows(first)).to.deep.equal([
      ['standard', 0.19, 400, 76, 2],
      ['standard', 0.07, 100, 7, 1],
      [null, null, 9, 1, 1],
    ]);
    expect(first.summary.input_tax).to.equal(84);

    await owner.call('updateExpense', { params: { id }, body: { tax_amount: 32 } });
    const second = await report();
    // Half of 57 and of 7; 432 before tax, 3 to 1
    expect(rows(second)).to.deep.equal([
      ['standard', 0.19, 424, 47.5, 2],
      ['standard', 0.07, 108, 3.5, 1],
      [null, null, 9, 1, 1],
    ]);
    expect(second.summary.input_tax).to.equal(52);

    await owner.call('updateExpense', { params: { id }, body: { tax_rate: 0.07, tax_amount: null } });
    // 464 × 0.07 / 1.07
    expect(rows(await report())[1]).to.deep.equal(['standard', 0.07, 433.64, 30.36, 1]);
  });

  it('is converted by rate', async () => {
    const { owner } = await buildWorkspace();
    await receive(owner, twoRates);
    await buildExchangeRates(owner, [['EUR', 'USD', '2026-01-30', 1.5]]);
    const { converted } = (await owner.call('getTaxReport', { query: { ...range, in: 'USD' } })).data;
    expect(converted?.input_tax.map(({ rate, taxable, tax }) => [rate, taxable, tax])).to.deep.equal([
      [0.19, 450, 85.5],
      [0.07, 150, 10.5],
    ]);
  });
});

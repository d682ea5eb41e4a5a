/** What must hold of the money of a client after any history: invoices, payments, balance and statement agree to the cent. */
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { addDays } from '../../../domain/time.js';
import { readInvoice } from '../builders/invoices.js';
import type { ApiClient } from '../service/api.js';
import { cents } from './cents.js';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** All payments of a client without its refunds, the oldest first. */
export async function paymentsOf(owner: ApiClient, client_id: string): Promise<Schemas['PaymentSummary'][]> {
  return everyPage(async (page) => {
    const query = { client_id: [client_id], type: ['payment' as const], order: 'asc' as const, page, per_page: 100 };
    return (await owner.call('listPayments', { query })).data;
  });
}

async function invoicesOf(owner: ApiClient, client_id: string): Promise<Schemas['Invoice'][]> {
  const listed = await everyPage(
    async (page) => (await owner.call('listInvoices', { query: { client_id: [client_id], page, per_page: 100 } })).data,
  );
  return Promise.all(listed.map(({ id }) => readInvoice(owner, id, ['payments'])));
}

async function everyPage<T>(read: (page: number) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read(page);
    all.push(...found);
    if (found.length < 100) return all;
  }
}

/** What came to the books of a client and is there still, in cents. */
export interface ClientFigures {
  readonly payments: number;
  readonly money: number;
}

/** Compares everything of a client whose history is no longer than a year, up to `today`. */
export async function expectAgreement(owner: ApiClient, client_id: string, today: string): Promise<ClientFigures> {
  const { accounts } = (await owner.call('getClientBalance', { params: { id: client_id } })).data;
  const query = { from: addDays(today, -365), to: today };
  const statement = (await owner.call('getClientStatement', { params: { id: client_id }, query })).data;
  const [invoices, payments] = [await invoicesOf(owner, client_id), await paymentsOf(owner, client_id)];
  for (const { amounts, payments: on = [] } of invoices)
    expect(total(on.map(({ amount }) => cents(amount)))).to.equal(cents(amounts.amount_paid));
  for (const payment of payments) {
    const allocated = total(payment.allocations.map(({ amount }) => cents(amount)));
    expect(allocated + cents(payment.unallocated_amount)).to.equal(keptOf(payment));
    expect(cents(payment.unallocated_amount)).to.be.at.least(0);
  }
  const currencies = new Set([...invoices, ...payments, ...accounts, ...statement.accounts].map((one) => one.currency));
  for (const currency of currencies) {
    const owing = invoices.filter(
      (one) => one.currency === currency && one.status !== 'draft' && one.status !== 'void',
    );
    const owed = total(owing.map(({ amounts }) => cents(amounts.outstanding) - cents(amounts.refundable)));
    const mine = payments.filter((payment) => payment.currency === currency);
    const left = total(mine.map((payment) => cents(payment.unallocated_amount)));
    const account = accounts.find((one) => one.currency === currency);
    expect([cents(account?.credit ?? 0), cents(account?.balance ?? 0)], currency).to.deep.equal([left, owed - left]);
    const { closing_balance: closing = 0 } = statement.accounts.find((one) => one.currency === currency) ?? {};
    expect(cents(closing), currency).to.equal(owed - left);
    expect(total(mine.map(keptOf)), currency).to.equal(
      left + total(owing.map(({ amounts }) => cents(amounts.amount_paid))),
    );
  }
  return { payments: payments.length, money: total(payments.map(keptOf)) };
}

/** What of a payment was not refunded. */
const keptOf = ({ amount, refunded_amount: refunded }: Schemas['PaymentSummary']): number =>
  cents(amount) - cents(refunded);

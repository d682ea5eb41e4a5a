/** Random histories of the money of a client: what it owes, its credit and its statement always agree, and no cent is lost. */
import { expect } from 'chai';
import { addDays } from '../../domain/time.js';
import { seen } from '../support/answers/seen.js';
import { camt, importStatement, linesOf, type Transfer } from '../support/builders/billing/bank.js';
import { buildClient } from '../support/builders/factories.js';
import { buildInvoice, credit, lineAt, openHosted, pay, readInvoice } from '../support/builders/invoices.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { Dice } from '../support/models/dice.js';
import { startOn } from '../support/service/clock.js';
import type { ApiClient } from '../support/service/api.js';

const today = '2026-06-30';
/** That of the invoices, and another, in which there is credit alone. */
const currencies = ['USD', 'EUR'] as const;
const cents = (amount: number | undefined): number => Math.round(seen(amount) * 100);
const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

interface Books {
  readonly owner: ApiClient;
  readonly dice: Dice;
  readonly client_id: string;
  readonly invoices: { readonly id: string; readonly currency: string }[];
  readonly payments: { readonly id: string; readonly currency: string }[];
  /** The bank statements that were imported. */
  readonly statements: string[];
}

type Step = (books: Books) => Promise<unknown>;

const dayOf = (dice: Dice): string => addDays(today, -dice.between(0, 60));
const invoiceOf = ({ dice, invoices }: Books) => dice.pick(invoices);

/** Parts of an amount for random invoices in its currency, each at most what may be put on it. */
async function someParts({ owner, dice, invoices }: Books, currency: string, available: number) {
  const parts: { invoice_id: string; amount: number }[] = [];
  let left = available;
  for (const { id } of invoices.filter((invoice) => invoice.currency === currency && dice.oneIn(2))) {
    const { amounts, status } = await readInvoice(owner, id);
    const most = Math.min(left, cents(amounts.outstanding));
    if (status === 'draft' || status === 'void' || most <= 0) continue;
    const amount = dice.between(1, most);
    left -= amount;
    parts.push({ invoice_id: id, amount: amount / 100 });
  }
  return parts;
}

const steps: readonly Step[] = [
  async ({ owner, dice, client_id, invoices }) => {
    const { id, currency } = await buildInvoice(owner, {
      client_id,
      line_items: [lineAt(dice.between(100, 90_000) / 100), lineAt(dice.between(1, 900) / 100)],
      tax_rate: 0.0875,
      invoice_date: dayOf(dice),
    });
    invoices.push({ id, currency });
    if (!dice.oneIn(6)) await owner.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
  },
  async (books) => {
    const { owner, dice, client_id } = books;
    const currency = dice.pick(currencies);
    const amount = dice.between(1, 120_000);
    const allocations = await someParts(books, currency, amount);
    const body = { client_id, amount: amount / 100, currency, date: dayOf(dice), allocations };
    const { data } = await owner.call('createPayment', { body });
    books.payments.push({ id: data.id, currency });
  },
  async (books) => {
    const { owner, dice, payments } = books;
    if (payments.length === 0) return;
    const { id, currency } = dice.pick(payments);
    const { allocations, unallocated_amount: left } = (await owner.call('getPayment', { params: { id } })).data;
    const stay = allocations
      .filter(() => dice.oneIn(2))
      .map(({ invoice_id, amount }) => ({ invoice_id, amount: seen(amount) }));
    const more = (await someParts(books, currency, cents(left))).filter((part) =>
      stay.every((one) => one.invoice_id !== part.invoice_id),
    );
    await owner.request('updatePaymentAllocations', { params: { id }, body: { allocations: [...stay, ...more] } });
  },
  async (books) => {
    const { id, currency } = invoiceOf(books);
    const { amounts, status } = await readInvoice(books.owner, id);
    const outstanding = cents(amounts.outstanding);
    if (outstanding === 0 || status === 'draft' || status === 'void') return;
    const { payment } = await pay(books.owner, id, books.dice.between(1, outstanding) / 100, {
      date: dayOf(books.dice),
    });
    books.payments.push({ id: payment.id, currency });
  },
  async (books) => {
    const { id } = invoiceOf(books);
    await books.owner.request('applyCredit', { params: { id } });
  },
  async ({ owner, dice, payments }) => {
    if (payments.length === 0) return;
    const { id } = dice.pick(payments);
    const left = cents((await owner.call('getPayment', { params: { id } })).data.unallocated_amount);
    if (left > 0) await owner.call('refundPayment', { params: { id }, body: { amount: dice.between(1, left) / 100 } });
  },
  async (books) => {
    const { id } = invoiceOf(books);
    const { data } = await books.owner.call('listInvoicePayments', { params: { id } });
    const paid = data.find(({ type }) => type === 'payment');
    if (paid) await books.owner.request('refundInvoicePayment', { params: { id, payment_id: paid.id } });
  },
  async (books) => {
    const { id } = invoiceOf(books);
    const { amounts, status } = await readInvoice(books.owner, id);
    const left = cents(amounts.total) - cents(amounts.credited);
    if (status !== 'draft' && status !== 'void' && left > 0)
      await credit(books.owner, id, { amount: books.dice.between(1, left) / 100 });
  },
  async (books) => {
    if (!books.dice.oneIn(3)) return;
    const action = books.dice.pick(['voidInvoice', 'markInvoiceUncollectible'] as const);
    await books.owner.request(action, { params: { id: invoiceOf(books).id } });
  },
  async (books) => {
    const { id, currency } = invoiceOf(books);
    const { hosted_url } = await readInvoice(books.owner, id);
    if (hosted_url === null) return;
    const reference = `late-${books.payments.length}`;
    const body = new URLSearchParams({
      outcome: 'twice',
      reference,
      amount: String(books.dice.between(1, 50_000) / 100),
    });
    await openHosted(hosted_url, { method: 'POST', body }, '/pay/test');
    const { data } = await books.owner.call('listPayments', { query: { client_id: [books.client_id], per_page: 100 } });
    const found = data.find((payment) => payment.reference === reference);
    if (found) books.payments.push({ id: found.id, currency });
  },
  async (books) => {
    const file = await statementOf(books);
    const { id } = await importStatement(books.owner, file);
    await confirmSome(books, id);
    const again = await importStatement(books.owner, file);
    expect([again.counts.open, again.counts.known]).to.deep.equal([0, (await linesOf(books.owner, id)).length]);
    books.statements.push(id);
  },
  async ({ owner, dice, statements }) => {
    if (statements.length === 0) return;
    const id = dice.pick(statements);
    const booked = await linesOf(owner, id, { status: ['booked'] });
    if (booked.length === 0) return;
    const params = { id, line_id: dice.pick(booked).id };
    // Refused where the money was given back meanwhile.
    await owner.request('undoBankImportLine', { params });
  },
];

/** A bank statement with transfers of random amounts, some of which name an invoice and pay all of it. */
async function statementOf({ owner, dice, invoices, statements }: Books): Promise<string> {
  const transfers: Transfer[] = [];
  for (let at = 0; at < dice.between(1, 3); at += 1) {
    const { amounts, invoice_number: text } = await readInvoice(owner, dice.pick(invoices).id);
    const isWhole = dice.oneIn(2) && cents(amounts.outstanding) > 0;
    const amount = isWhole ? seen(amounts.outstanding) : dice.between(1, 60_000) / 100;
    transfers.push({ amount, text, reference: `bank-${statements.length}-${at}`, date: dayOf(dice) });
  }
  return camt(transfers);
}

/** Confirms what is certain, and books some of the other lines as money of the client, now and then twice at once. */
async function confirmSome({ owner, dice, client_id, payments }: Books, id: string): Promise<void> {
  const params = { id };
  await owner.request('confirmBankImport', { params, body: { certain: true } });
  for (const { id: line_id } of await linesOf(owner, id, { status: ['open'] })) {
    if (dice.oneIn(3)) continue;
    const confirm = () => owner.request('confirmBankImport', { params, body: { lines: [{ line_id, client_id }] } });
    await Promise.all(dice.oneIn(3) ? [confirm(), confirm()] : [confirm()]);
  }
  for (const { payment_id, currency } of await linesOf(owner, id, { status: ['booked'] }))
    if (payment_id !== null) payments.push({ id: payment_id, currency });
}

async function expectAgreement({ owner, client_id, invoices, payments }: Books): Promise<void> {
  const { accounts } = (await owner.call('getClientBalance', { params: { id: client_id } })).data;
  const query = { from: '2026-01-01', to: today };
  const statement = (await owner.call('getClientStatement', { params: { id: client_id }, query })).data;
  const read = await Promise.all(invoices.map(({ id }) => readInvoice(owner, id, ['payments'])));
  const all = await Promise.all(
    payments.map(async ({ id }) => (await owner.call('getPayment', { params: { id } })).data),
  );
  for (const { amounts, payments: on = [] } of read)
    expect(total(on.map(({ amount }) => cents(amount)))).to.equal(cents(amounts.amount_paid));
  for (const payment of all) {
    const allocated = total(payment.allocations.map(({ amount }) => cents(amount)));
    const money = cents(payment.amount) - cents(payment.refunded_amount);
    expect(allocated + cents(payment.unallocated_amount)).to.equal(money);
    expect(cents(payment.unallocated_amount)).to.be.at.least(0);
  }
  for (const currency of currencies) {
    const owing = read.filter((one) => one.currency === currency && one.status !== 'draft' && one.status !== 'void');
    const owed = total(owing.map(({ amounts }) => cents(amounts.outstanding) - cents(amounts.refundable)));
    const mine = all.filter((payment) => payment.currency === currency);
    const left = total(mine.map((payment) => cents(payment.unallocated_amount)));
    const account = accounts.find((one) => one.currency === currency);
    expect([cents(account?.credit ?? 0), cents(account?.balance ?? 0)], currency).to.deep.equal([left, owed - left]);
    const { closing_balance: closing = 0 } = statement.accounts.find((one) => one.currency === currency) ?? {};
    expect(cents(closing), currency).to.equal(owed - left);
    const money = total(mine.map((payment) => cents(payment.amount) - cents(payment.refunded_amount)));
    expect(money, currency).to.equal(left + total(owing.map(({ amounts }) => cents(amounts.amount_paid))));
  }
}

/** Increase for a thorough run. */
const length = Number(process.env['STEPS'] ?? 60);

describe('the money of a client', () => {
  for (const seed of [5, 23])
    it(`agrees with its statement after any history (${seed})`, async () => {
      const { owner } = await buildWorkspace();
      await startOn(owner, today);
      const { id: client_id } = await buildClient(owner, { email: 'billing@acme.example' });
      const books: Books = { owner, dice: new Dice(seed), client_id, invoices: [], payments: [], statements: [] };
      await steps[0]?.(books);
      for (let done = 0; done < length; done += 1) {
        await books.dice.pick(steps)(books);
        if (done % 15 === 0) await expectAgreement(books);
      }
      await expectAgreement(books);
    });
});

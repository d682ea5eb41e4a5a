/** The steps of random histories of the money of a client, by hand and by the bank. */
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { seen } from '../answers/seen.js';
import { camt, importStatement, linesOf, type Transfer } from '../builders/billing/bank.js';
import { lineAt, readInvoice } from '../builders/invoices.js';
import { paymentsOf } from './agreement.js';
import { cents } from './cents.js';
import { unique, type MoneyBooks } from './money-books.js';

export type MoneyStep = (books: MoneyBooks) => Promise<unknown>;

/** That of the invoices, and another, in which there is credit alone. */
const currencies = ['USD', 'EUR'] as const;

export async function makeInvoice(books: MoneyBooks): Promise<void> {
  const { owner, dice, client_id, ledger } = books;
  const line_items = [lineAt(dice.between(100, 90_000) / 100), lineAt(dice.between(1, 900) / 100)];
  const body = { client_id, line_items, tax_rate: 0.0875, invoice_date: books.day() };
  const { id, currency } = (await owner.call('createInvoice', { body })).data;
  ledger.invoices.push({ id, currency });
  if (!dice.oneIn(6)) await books.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
}

/** Parts of an amount for random invoices in its currency, each at most what may be put on it. */
async function someParts({ owner, dice, ledger }: MoneyBooks, currency: string, available: number) {
  const parts: { invoice_id: string; amount: number }[] = [];
  let left = available;
  for (const { id } of ledger.invoices.filter((invoice) => invoice.currency === currency && dice.oneIn(2))) {
    const { amounts, status } = await readInvoice(owner, id);
    const most = Math.min(left, cents(amounts.outstanding));
    if (status === 'draft' || status === 'void' || most <= 0) continue;
    const amount = dice.between(1, most);
    left -= amount;
    parts.push({ invoice_id: id, amount: amount / 100 });
  }
  return parts;
}

async function receive(books: MoneyBooks): Promise<void> {
  const { dice, client_id, ledger } = books;
  const currency = dice.pick(currencies);
  const amount = dice.between(1, 120_000);
  const allocations = await someParts(books, currency, amount);
  const reference = unique('by-hand');
  const body = { client_id, amount: amount / 100, currency, date: books.day(), reference, allocations };
  if (await books.call('createPayment', { body })) ledger.received.set(reference, amount);
}

/** A payment of the client, as it is now; undefined if there is none. */
async function somePayment({ owner, client_id, dice }: MoneyBooks): Promise<Schemas['PaymentSummary'] | undefined> {
  const payments = await paymentsOf(owner, client_id);
  return payments.length === 0 ? undefined : dice.pick(payments);
}

async function allocate(books: MoneyBooks): Promise<void> {
  const payment = await somePayment(books);
  if (!payment) return;
  const { id, currency, allocations, unallocated_amount: left } = payment;
  const stay = allocations
    .filter(() => books.dice.oneIn(2))
    .map(({ invoice_id, amount }) => ({ invoice_id, amount: seen(amount) }));
  const more = (await someParts(books, currency, cents(left))).filter((part) =>
    stay.every((one) => one.invoice_id !== part.invoice_id),
  );
  await books.attempt('updatePaymentAllocations', { params: { id }, body: { allocations: [...stay, ...more] } });
}

async function payInvoice(books: MoneyBooks): Promise<void> {
  const { id } = books.invoice();
  const { amounts, status } = await readInvoice(books.owner, id);
  const outstanding = cents(amounts.outstanding);
  if (outstanding === 0 || status === 'draft' || status === 'void') return;
  const amount = books.dice.between(1, outstanding);
  const reference = unique('by-hand');
  const body = { amount: amount / 100, date: books.day(), reference };
  if (await books.call('recordInvoicePayment', { params: { id }, body })) books.ledger.received.set(reference, amount);
}

const applyCredit: MoneyStep = (books) => books.attempt('applyCredit', { params: { id: books.invoice().id } });

async function refundCredit(books: MoneyBooks): Promise<void> {
  const payment = await somePayment(books);
  const left = cents(payment?.unallocated_amount ?? 0);
  if (!payment || left === 0) return;
  const amount = books.dice.between(1, left);
  const reason = unique('refund');
  const body = { amount: amount / 100, reason };
  if (await books.call('refundPayment', { params: { id: payment.id }, body }))
    books.ledger.refunded.set(reason, amount);
}

async function refundOnInvoice(books: MoneyBooks): Promise<void> {
  const { id } = books.invoice();
  const { data } = await books.owner.call('listInvoicePayments', { params: { id } });
  const paid = data.find(({ type }) => type === 'payment');
  const left = cents(paid?.amount ?? 0) - cents(paid?.refunded_amount ?? 0);
  if (!paid || left <= 0) return;
  const [amount, reason] = [books.dice.between(1, left), unique('refund')];
  const params = { id, payment_id: paid.id };
  const body = { amount: amount / 100, reason };
  if (await books.attempt('refundInvoicePayment', { params, body })) books.ledger.refunded.set(reason, amount);
}

async function credit(books: MoneyBooks): Promise<void> {
  const { id } = books.invoice();
  const { amounts, status } = await readInvoice(books.owner, id);
  const left = cents(amounts.total) - cents(amounts.credited);
  if (status === 'draft' || status === 'void' || left <= 0) return;
  const body = { amount: books.dice.between(1, left) / 100 };
  const note = await books.call('createCreditNote', { params: { id }, body });
  if (note) books.ledger.creditNotes.push(note.data.id);
}

async function giveUp(books: MoneyBooks): Promise<void> {
  if (!books.dice.oneIn(3)) return;
  const action = books.dice.pick(['voidInvoice', 'markInvoiceUncollectible'] as const);
  await books.attempt(action, { params: { id: books.invoice().id }, body: {} });
}

/** Money comes by the page of an invoice, whatever has become of it, and is reported twice. */
async function payOnPage({ owner, dice, ledger, visit }: MoneyBooks): Promise<void> {
  const { hosted_url } = await readInvoice(owner, dice.pick(ledger.invoices).id);
  if (hosted_url === null || hosted_url === undefined) return;
  const reference = unique('page');
  const amount = dice.between(1, 50_000);
  const body = new URLSearchParams({ outcome: 'twice', reference, amount: String(amount / 100) });
  const { ok } = await visit(hosted_url, '/pay/test', { method: 'POST', body });
  if (ok) ledger.received.set(reference, amount);
}

/** A bank statement with transfers of random amounts, some of which name an invoice and pay all of it. */
async function statementOf(books: MoneyBooks): Promise<string> {
  const { owner, dice } = books;
  const transfers: Transfer[] = [];
  for (let at = 0; at < dice.between(1, 3); at += 1) {
    const { amounts, invoice_number: text } = await readInvoice(owner, books.invoice().id);
    const isWhole = dice.oneIn(2) && cents(amounts.outstanding) > 0;
    const amount = isWhole ? seen(amounts.outstanding) : dice.between(1, 60_000) / 100;
    transfers.push({ amount, text, reference: unique('bank'), date: books.day() });
  }
  return camt(transfers);
}

async function importFromBank(books: MoneyBooks): Promise<void> {
  const file = await statementOf(books);
  const { id } = await importStatement(books.owner, file);
  const lines = (await linesOf(books.owner, id)).length;
  await confirmSome(books, id);
  const again = await importStatement(books.owner, file);
  expect(again.counts.open).to.equal(0);
  expect(again.counts.known).to.be.at.least(Math.max(1, lines));
  books.ledger.statements.push(id);
}

/** Confirms what is certain, and books some of the other lines as money of the client, now and then twice at once. */
async function confirmSome(books: MoneyBooks, id: string): Promise<void> {
  const { owner, dice, client_id } = books;
  const params = { id };
  await books.attempt('confirmBankImport', { params, body: { certain: true } });
  for (const { id: line_id } of await linesOf(owner, id, { status: ['open'] })) {
    if (dice.oneIn(3)) continue;
    const confirm = () => books.attempt('confirmBankImport', { params, body: { lines: [{ line_id, client_id }] } });
    await Promise.all(dice.oneIn(3) ? [confirm(), confirm()] : [confirm()]);
  }
}

/** Refused where the money was given back meanwhile. */
async function undoFromBank(books: MoneyBooks): Promise<void> {
  const { owner, dice, ledger } = books;
  if (ledger.statements.length === 0) return;
  const id = dice.pick(ledger.statements);
  const booked = await linesOf(owner, id, { status: ['booked'] });
  if (booked.length > 0) await books.attempt('undoBankImportLine', { params: { id, line_id: dice.pick(booked).id } });
}

export const moneySteps: readonly MoneyStep[] = [
  makeInvoice,
  receive,
  allocate,
  payInvoice,
  applyCredit,
  refundCredit,
  refundOnInvoice,
  credit,
  giveUp,
  payOnPage,
  importFromBank,
  undoFromBank,
];

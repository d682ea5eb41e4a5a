import { expect } from 'chai';
import fc from 'fast-check';
import { deriveStatus, statuses } from '../../../domain/billing/invoice-status.js';
import { dec, type Big } from '../../../domain/money.js';
import { unknownId } from '../../support/contract/odd-ids.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, inDays, lineAt, readInvoice } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { seen } from '../../support/answers/seen.js';

type Step =
  | { readonly do: 'send' | 'void' | 'mark' | 'submit' | 'approve' | 'reject' | 'change' }
  | { readonly do: 'pay'; readonly cents: number }
  | { readonly do: 'credit'; readonly cents: number | null }
  | { readonly do: 'credit line'; readonly which: number; readonly cents: number | null }
  | { readonly do: 'refund'; readonly which: number; readonly cents: number | null };

const cents = fc.integer({ min: 1, max: 15_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), cents }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(5), cents: fc.option(cents) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('credit' as const), cents: fc.option(cents, { freq: 4 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('credit line' as const), which: fc.nat(1), cents: fc.option(cents) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('send', 'submit', 'approve', 'reject', 'change', 'void', 'mark') }),
  },
);

const operations = {
  void: 'voidInvoice',
  mark: 'markInvoiceUncollectible',
  submit: 'submitInvoice',
  approve: 'approveInvoice',
  reject: 'rejectInvoiceApproval',
} as const;

/** Takes a step. The service may refuse it, and must then have changed nothing. */
async function attempt(owner: ApiClient, id: string, what: Step): Promise<Response> {
  const params = { id };
  if (what.do === 'pay') return owner.request('recordInvoicePayment', { params, body: { amount: what.cents / 100 } });
  if (what.do === 'credit') {
    const body = what.cents === null ? {} : { amount: what.cents / 100 };
    return owner.request('createCreditNote', { params, body });
  }
  if (what.do === 'credit line') {
    const { line_items: lines = [] } = await readInvoice(owner, id, ['line_items']);
    const amount = what.which === 0 ? what.cents : what.cents && -what.cents;
    const line = { line_item_id: lines[what.which]?.id ?? '', ...(amount === null ? {} : { amount: amount / 100 }) };
    return owner.request('createCreditNote', { params, body: { lines: [line] } });
  }
  if (what.do === 'send') return owner.request('sendInvoice', { params, body: { attach_pdf: false } });
  if (what.do === 'change') return owner.request('updateInvoice', { params, body: { tax_rate: 0.1 } });
  if (what.do !== 'refund') return owner.request(operations[what.do], { params });
  const { data } = await owner.call('listInvoicePayments', { params });
  const payment = data.filter(({ type }) => type === 'payment')[what.which];
  const body = what.cents === null ? {} : { amount: what.cents / 100 };
  return owner.request('refundInvoicePayment', { params: { id, payment_id: payment?.id ?? unknownId('pay') }, body });
}

/** Asserts what is true of an invoice at any time. */
async function assertSound(owner: ApiClient, id: string): Promise<void> {
  const {
    status,
    amounts,
    dates,
    payments = [],
    credit_notes = [],
  } = await readInvoice(owner, id, ['payments', 'credit_notes']);
  expect(statuses).to.include(status);
  const [total, settled, outstanding] = [seen(amounts.total), seen(amounts.amount_paid), seen(amounts.outstanding)];
  const [credited, refundable] = [seen(amounts.credited), seen(amounts.refundable)];
  const added = (all: readonly (number | undefined)[]) =>
    all.reduce<Big>((so, each) => so.plus(dec(seen(each))), dec(0));
  const paid = added(payments.map(({ amount }) => amount));
  expect(paid.eq(dec(settled))).to.equal(true);
  expect(added(credit_notes.map((note) => note.amounts.total)).eq(dec(credited))).to.equal(true);
  expect(paid.plus(dec(credited)).plus(dec(outstanding)).minus(dec(refundable)).eq(dec(total))).to.equal(true);
  expect([outstanding, settled, credited, refundable].every((amount) => amount >= 0)).to.equal(true);
  expect(outstanding === 0 || refundable === 0).to.equal(true);
  for (const part of ['subtotal', 'tax_amount', 'total'] as const)
    expect(added(credit_notes.map((note) => note.amounts[part])).lte(dec(seen(amounts[part])))).to.equal(true);
  if (credited === total)
    expect(added(credit_notes.map((note) => note.amounts.tax_amount)).eq(dec(seen(amounts.tax_amount)))).to.equal(true);
  const viewed_at = dates.viewed_at === null ? null : new Date(dates.viewed_at);
  const facts = {
    status,
    outstanding: dec(outstanding),
    amount_paid: paid,
    due_date: dates.due_date,
    viewed_at,
  };
  // Sending an invoice past its due date leaves it sent: the daily job marks it overdue. Any other step does that
  // itself.
  const expected = deriveStatus(
    facts,
    status === 'sent' && payments.length + credit_notes.length === 0 ? dates.due_date : inDays(0),
  );
  expect(status).to.equal(expected);
  const isSettled = outstanding === 0 && (status === 'paid' || status === 'uncollectible');
  expect(dates.paid_date !== null).to.equal(isSettled);
  for (const { type, amount, refunded_amount: back } of payments)
    expect(type === 'refund' || (seen(back) >= 0 && seen(back) <= seen(amount))).to.equal(true);
}

describe('a random walk of an invoice', () => {
  it('keeps status and amounts consistent at every step, and a refused step changes nothing', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { email: 'walk@client.example' });
    const walk = fc.record({
      steps: fc.array(step, { minLength: 4, maxLength: 12 }),
      days: fc.constantFrom(-3, 0, 20),
    });
    await fc.assert(
      fc.asyncProperty(walk, async ({ steps, days }) => {
        const dates = { invoice_date: inDays(-10), due_date: inDays(days) };
        const { id } = await buildInvoice(owner, {
          client_id,
          line_items: [lineAt(120), lineAt(-20)],
          tax_rate: 0.0825,
          ...dates,
        });
        if (steps.length % 3 > 0) await attempt(owner, id, { do: 'send' });
        for (const what of steps) {
          const before = await readInvoice(owner, id);
          const { ok, status } = await attempt(owner, id, what);
          expect([200, 201, 400, 404, 409]).to.include(status);
          if (!ok) expect(await readInvoice(owner, id)).to.deep.equal(before);
          await assertSound(owner, id);
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** Any order of Stripe's messages, and any number of each, ends in the same books. */
import { expect } from 'chai';
import fc from 'fast-check';
import { buildSentInvoice, credit, inDays, pay, readInvoice } from '../../../support/builders/invoices.js';
import type { DoubleEvent } from '../../../support/stripe/double-account.js';
import {
  buildStripeWorkspace,
  sendEvent,
  type StripeWorkspace,
} from '../../../support/stripe/workspace-with-stripe.js';

/** What happens to an invoice of 100.00: in cents, what is paid by hand and at Stripe, and what goes back there. */
interface Story {
  readonly byHand: number;
  readonly more: number;
  readonly isCredited: boolean;
  readonly isDelayed: boolean;
  readonly refunds: readonly { readonly cents: number; readonly end: 'succeeded' | 'failed' | 'pending' }[];
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
}

const stories = fc.record<Story>({
  byHand: fc.constantFrom(0, 4000),
  more: fc.constantFrom(0, 2000),
  isCredited: fc.boolean(),
  isDelayed: fc.boolean(),
  refunds: fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 4000 }), end: fc.constantFrom('succeeded', 'failed', 'pending') }),
    { maxLength: 3 },
  ),
  dispute: fc.constantFrom('none', 'open', 'won', 'lost'),
});

/** Sends the messages of a story: as they come, or all at the end. */
interface Sending {
  readonly now: (events: readonly DoubleEvent[]) => Promise<void>;
  readonly atLast: () => Promise<void>;
}

/** Lets a story happen, and returns what the books say, and what Stripe has of the client. */
async function happen({ owner, account, openPage, settled }: StripeWorkspace, story: Story, { now, atLast }: Sending) {
  const { id, client_id, hosted_url } = await buildSentInvoice(owner);
  if (story.byHand > 0) await pay(owner, id, story.byHand / 100);
  const page = await openPage(hosted_url);
  const type = story.isDelayed ? 'sepa_debit' : 'card';
  await now(account.pay(page.id, { type, amount: page.amount_total + story.more }));
  if (story.isDelayed) await now(account.endDelayed(page.id, true));
  if (story.isCredited) await credit(owner, id);
  const intent = page.payment_intent ?? '';
  let left = page.amount_total + story.more;
  for (const { cents, end } of story.refunds) {
    const amount = Math.min(cents, left);
    if (amount === 0) continue;
    account.refundStatus = 'pending';
    await now(account.refund(intent, amount));
    const refund = [...account.refunds.keys()].at(-1) ?? '';
    if (end !== 'pending') await now(account.endRefund(refund, end));
    if (end !== 'failed') left -= amount;
  }
  if (story.dispute !== 'none' && left > 0) {
    await now(account.dispute(intent, left));
    const dispute = [...account.disputes.keys()].at(-1) ?? '';
    if (story.dispute !== 'open') await now(account.endDispute(dispute, story.dispute === 'won'));
    if (story.dispute !== 'won') left = 0;
  }
  await atLast();
  await settled();
  const { data: payments } = await owner.call('listPayments', { query: { client_id: [client_id], per_page: 100 } });
  const byStripe = payments
    .filter(({ provider }) => provider === 'stripe')
    .map(({ amount = 0 }) => Math.round(amount * 100));
  const [balance] = (await owner.call('getClientBalance', { params: { id: client_id } })).data.accounts;
  const period = { from: inDays(-1), to: inDays(400) };
  const statement = await owner.call('getClientStatement', { params: { id: client_id }, query: period });
  const { amounts } = await readInvoice(owner, id);
  const closing = statement.data.accounts[0]?.closing_balance;
  expect(byStripe.reduce((sum, cents) => sum + cents, 0)).to.equal(left);
  expect(closing).to.equal(balance?.balance);
  // What was paid before a credit note stays refundable on the invoice, and what comes after it is credit.
  const free = Math.round(((balance?.credit ?? 0) + (balance?.refundable ?? 0)) * 100);
  return { outstanding: amounts.outstanding, free, closing };
}

describe('the messages of Stripe', () => {
  it('end in the same books in any order, each once or several times', async () => {
    const workspace = await buildStripeWorkspace();
    const inOrder: Sending = { now: (events) => workspace.deliver(events), atLast: () => Promise.resolve() };
    await fc.assert(
      fc.asyncProperty(stories, fc.infiniteStream(fc.nat(1000)), async (story, numbers) => {
        const events: DoubleEvent[] = [];
        const nextNumber = (): number => {
          const step = numbers.next();
          return step.done ? 0 : step.value;
        };
        const mixed: Sending = {
          now: (some) => Promise.resolve(void events.push(...some)),
          async atLast() {
            const copies = events.flatMap((each) => Array.from({ length: 1 + (nextNumber() % 3) }, () => each));
            const keyed = copies.map((each) => ({ each, key: nextNumber() }));
            const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ each }) => each);
            // All at once, and one of them again.
            await Promise.all(shuffled.map((each) => sendEvent(workspace.owner, workspace.account, each)));
            await workspace.deliver(shuffled.slice(0, 1));
          },
        };
        const expected = await happen(workspace, story, inOrder);
        expect(await happen(workspace, story, mixed)).to.deep.equal(expected);
      }),
      { numRuns: Number(process.env['ORDERS'] ?? 3) },
    );
  });
});

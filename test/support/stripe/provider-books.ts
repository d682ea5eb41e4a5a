/** Compares the books of a workspace with those of its account at the double of Stripe. */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { cents } from '../money/cents.js';
import type { DoubleAccount } from './double-account.js';

interface Row {
  readonly id: string;
  readonly type: 'payment' | 'refund';
  readonly amount: string;
  readonly reason: string | null;
  readonly provider_payment: string;
  readonly provider_reference: string | null;
  readonly provider_fee: string | null;
  readonly refund_status: string | null;
  readonly dispute_status: string | null;
}

const byId = <T>(entries: readonly (readonly [string, T])[]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Each payment that the account has received is there once with all that went back, and nothing else is. For currencies with cents. */
export async function expectSameBooks(db: Knex, workspaceId: string, account: DoubleAccount): Promise<void> {
  const rows = (await db('payments')
    .where({ workspace_id: workspaceId, provider: 'stripe' })
    .select('*')) as readonly Row[];
  const received = [...account.intents.values()].filter(({ status }) => status === 'succeeded');
  const booked = new Map<string, { money: number; payments: number; fee: number | null }>();
  for (const { provider_payment: id, provider_reference: reference, type, amount, provider_fee: fee } of rows) {
    const sums = booked.get(id) ?? { money: 0, payments: 0, fee: null };
    booked.set(id, sums);
    sums.money += cents(amount);
    if (type !== 'payment' || reference !== id) continue;
    sums.payments += 1;
    sums.fee = fee === null ? null : cents(fee);
  }
  expect(byId([...booked])).to.deep.equal(
    byId(received.map(({ id, fee }) => [id, { money: account.leftOf(id), payments: 1, fee }])),
  );
  expectRefunds(rows, account);
  const disputes = [...account.disputes.values()].map((each) => [each.payment_intent, each.status] as const);
  const disputed = rows.flatMap(({ dispute_status: status, provider_payment: id }) =>
    status === null ? [] : [[id, status] as const],
  );
  expect(byId(disputed)).to.deep.equal(byId(disputes));
}

/** Each refund that was begun in the books was made once or has failed, and each has the status that it has at Stripe. */
function expectRefunds(rows: readonly Row[], account: DoubleAccount): void {
  const made = [...account.refunds.values()];
  const begun = made.flatMap(({ metadata }) => metadata['docket_refund_id'] ?? []);
  expect(begun.length, 'refunds made at Stripe').to.equal(new Set(begun).size);
  for (const { id, provider_reference: reference, refund_status: status } of rows.filter(isRefund)) {
    const there = made.find((each) => each.metadata['docket_refund_id'] === id || reference?.split('#')[0] === each.id);
    expect([id, status]).to.deep.equal([id, there?.status ?? 'failed']);
  }
  const known = new Set(rows.map(({ id }) => id));
  expect(begun.filter((id) => !known.has(id))).to.deep.equal([]);
}

const isRefund = ({ type, refund_status: status }: Row): boolean => type === 'refund' && status !== null;

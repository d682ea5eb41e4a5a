/** Compares what the service has said that it recorded with what is in its books. */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { cents } from './cents.js';
import type { MoneyLedger } from './money-books.js';

interface Row {
  readonly id: string;
  readonly type: 'payment' | 'refund';
  readonly amount: string;
  readonly refunded_amount: string;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly provider: string | null;
  readonly method: string | null;
}

const sorted = (entries: Iterable<readonly [string, number]>) => [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Every payment and refund is there once with its amount, and no other is, but for those by Stripe (stripe/provider-books.ts). */
export async function expectReceived(db: Knex, workspaceId: string, ledgers: readonly MoneyLedger[]): Promise<void> {
  const rows = (await db('payments').where({ workspace_id: workspaceId }).select('*')) as readonly Row[];
  const received = rows.filter(
    ({ type, provider, method }) => type === 'payment' && provider !== 'stripe' && method !== 'wire',
  );
  expect(sorted(received.map((row) => [row.reference ?? '', cents(row.amount)]))).to.deep.equal(
    sorted(ledgers.flatMap((each) => [...each.received])),
  );
  const refunded = rows.filter(({ type, reason }) => type === 'refund' && reason?.startsWith('refund-'));
  expect(sorted(refunded.map((row) => [row.reason ?? '', -cents(row.amount)]))).to.deep.equal(
    sorted(ledgers.flatMap((each) => [...each.refunded])),
  );
  await expectOfBank(db, workspaceId, rows);
}

/** Each transfer that is booked has one payment; one that was undone was given back. */
async function expectOfBank(db: Knex, workspaceId: string, rows: readonly Row[]): Promise<void> {
  const lines = (await db('bank_import_lines')
    .where({ workspace_id: workspaceId, status: 'booked' })
    .select('payment_id', 'amount')) as readonly { readonly payment_id: string; readonly amount: string }[];
  const ofBank = rows.filter(({ type, method }) => type === 'payment' && method === 'wire');
  const booked = new Set(lines.map((line) => line.payment_id));
  expect(booked.size).to.equal(lines.length);
  const present = ofBank.filter(({ id }) => booked.has(id));
  expect(sorted(present.map(({ id, amount }) => [id, cents(amount)]))).to.deep.equal(
    sorted(lines.map((line) => [line.payment_id, cents(line.amount)])),
  );
  const undone = ofBank.filter(({ id }) => !booked.has(id));
  for (const { amount, refunded_amount: back } of undone) expect(cents(back)).to.equal(cents(amount));
}

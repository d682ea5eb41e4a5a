import { expect } from 'chai';
import fc from 'fast-check';
import {
  allocationChanges,
  assertAllocatable,
  assertFits,
  fromCredits,
  payableAmount,
} from '../../../domain/billing/allocations.js';
import { statuses } from '../../../domain/billing/invoice-status.js';
import { ApiError } from '../../../domain/errors.js';
import { dec, sum, toDecimal, toNumber, zero } from '../../../domain/money.js';

/** The code and the field of the error that the work throws; undefined if it throws none. */
function refusal(work: () => void): readonly [string, string | undefined] | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof ApiError) return [error.code, error.extras.field];
    throw error;
  }
  return undefined;
}

const cents = fc.integer({ min: 1, max: 1_000_000 }).map((units) => dec((units / 100).toFixed(2)));
const parts = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), amount: cents }), {
  selector: ({ id }) => id,
});

describe('assertFits', () => {
  const cases: readonly [string, readonly [string, number][], readonly [string, string] | undefined][] = [
    ['nothing at all', [], undefined],
    [
      'all of the money',
      [
        ['a', 60],
        ['b', 40],
      ],
      undefined,
    ],
    [
      'a cent more than the money',
      [
        ['a', 60],
        ['b', 40.01],
      ],
      ['invalid_request', 'allocations'],
    ],
    [
      'an invoice twice',
      [
        ['a', 1],
        ['b', 1],
        ['a', 1],
      ],
      ['invalid_request', 'allocations.2.invoice_id'],
    ],
    [
      'a part of a cent',
      [
        ['a', 1],
        ['b', 0.005],
      ],
      ['invalid_request', 'allocations.1.amount'],
    ],
  ];
  for (const [what, wanted, expected] of cases)
    it(`${expected ? 'refuses' : 'accepts'} ${what}`, () => {
      const allocations = wanted.map(([invoice_id, amount]) => ({ invoice_id, amount }));
      expect(refusal(() => assertFits(allocations, dec(100), 'USD'))).to.deep.equal(expected);
    });
});

describe('assertAllocatable', () => {
  const invoice = { client_id: 'x', currency: 'USD', status: 'sent', outstanding: toDecimal(dec(100)) } as const;
  const payment = { client_id: 'x', currency: 'USD' };
  const cases: readonly [string, Partial<Parameters<typeof assertAllocatable>[0]>, number, string | undefined][] = [
    ['what is outstanding', {}, 100, undefined],
    ['a cent more', {}, 100.01, 'invalid_request p.amount'],
    ['an invoice of another client', { client_id: 'y' }, 1, 'invalid_request p.invoice_id'],
    ['an invoice in another currency', { currency: 'EUR' }, 1, 'invalid_request p.invoice_id'],
    ['a draft', { status: 'draft' }, 1, 'invalid_state p.invoice_id'],
    ['a void one', { status: 'void' }, 1, 'invalid_state p.invoice_id'],
    ['a written-off one', { status: 'uncollectible' }, 1, undefined],
    ['less than before on one with nothing outstanding', { outstanding: toDecimal(zero) }, -5, undefined],
  ];
  for (const [what, changed, added, expected] of cases)
    it(`${expected === undefined ? 'accepts' : 'refuses'} ${what}`, () => {
      const found = refusal(() => assertAllocatable({ ...invoice, ...changed }, payment, dec(added), 'p.'));
      expect(found?.join(' ')).to.equal(expected);
    });
});

describe('payableAmount', () => {
  it('is at most what is outstanding, and nothing if the invoice takes no money', () => {
    const outstanding = toDecimal(dec(70));
    const paid = statuses.map((status) => [status, toNumber(payableAmount(dec(100), { status, outstanding }))]);
    expect(Object.fromEntries(paid)).to.deep.equal({
      draft: 0,
      pending_approval: 0,
      approved: 0,
      sent: 70,
      viewed: 70,
      partial: 70,
      overdue: 70,
      paid: 70,
      void: 0,
      uncollectible: 70,
    });
    expect(toNumber(payableAmount(dec(50), { status: 'sent', outstanding }))).to.equal(50);
  });
});

describe('allocationChanges', () => {
  it('leads from the present amounts to those wanted, by invoice, each once and none without a change', () => {
    fc.assert(
      fc.property(parts, parts, (present, wanted) => {
        const changes = allocationChanges(present, wanted);
        const ids = changes.map(({ id }) => id);
        expect(ids).to.deep.equal([...new Set(ids)].toSorted());
        for (const id of ['a', 'b', 'c', 'd', 'e']) {
          const [before, after, change] = [present, wanted, changes].map(
            (all) => all.find((part) => part.id === id)?.amount ?? zero,
          );
          expect(before?.plus(change ?? zero).eq(after ?? zero)).to.equal(true);
        }
        expect(changes.every(({ amount }) => !amount.eq(zero))).to.equal(true);
      }),
    );
  });
});

describe('fromCredits', () => {
  it('takes each wholly before the next, never more than there is, and all that was wanted if there is enough', () => {
    fc.assert(
      fc.property(parts, cents, (credits, amount) => {
        const taken = fromCredits(
          credits.map(({ id, amount: credit }) => ({ id, credit: toDecimal(credit) })),
          amount,
        );
        const available = sum(credits.map((credit) => credit.amount));
        const total = sum(taken.map((part) => part.amount));
        expect(total.eq(amount.lt(available) ? amount : available)).to.equal(true);
        expect(taken.map(({ id }) => id)).to.deep.equal(credits.slice(0, taken.length).map(({ id }) => id));
        for (const [index, part] of taken.entries()) {
          const { amount: credit } = credits[index] ?? { amount: zero };
          expect(index < taken.length - 1 ? part.amount.eq(credit) : part.amount.lte(credit)).to.equal(true);
        }
      }),
    );
  });
});

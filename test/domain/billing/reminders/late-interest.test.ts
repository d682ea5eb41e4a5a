import { expect } from 'chai';
import fc from 'fast-check';
import {
  annualRateOf,
  interestOver,
  lateInterestProblems,
  overdueAmountDays,
  type Debt,
} from '../../../../domain/billing/reminders/late-interest.js';
import { dec, roundMoney, sum, toNumber, zero } from '../../../../domain/money.js';
import { addDays } from '../../../../domain/time.js';

const debt = (total: number, due_date: string, ...reductions: [day: string, amount: number][]): Debt => ({
  total: dec(total),
  due_date,
  reductions: reductions.map(([day, amount]) => ({ day, amount: dec(amount) })),
});

const interest = (of: Debt, from: string, to: string, rate: number, currency = 'EUR'): number =>
  toNumber(roundMoney(interestOver(of, { from, to }, dec(rate)), currency));

describe('late interest', () => {
  const due = '2027-01-31';
  const table: readonly [what: string, computed: number, byHand: number][] = [
    // 1000 × 0.09 × 1 / 365 = 0.2465…
    ['of one day', interest(debt(1000, due), due, '2027-02-01', 0.09), 0.25],
    // 1000 × 0.09 × 28 / 365 = 6.9041…
    ['of a February', interest(debt(1000, due), due, '2027-02-28', 0.09), 6.9],
    // 1000 × 0.09 × 365 / 365
    ['of a year', interest(debt(1000, due), due, '2028-01-31', 0.09), 90],
    // 2028 is a leap year: 366 days, over 365. 90 × 366 / 365 = 90.2465…
    ['of a leap year, over 365', interest(debt(1000, '2028-01-31'), '2028-01-31', '2029-01-31', 0.09), 90.25],
    ['of the due date: none', interest(debt(1000, due), due, due, 0.09), 0],
    // 9 days of 1000 and 19 of 600: (9000 + 11400) × 0.1127 / 365 = 6.2988…
    ['less from the day of a payment', interest(debt(1000, due, ['2027-02-10', 400]), due, '2027-02-28', 0.1127), 6.3],
    // Paid before the due date: 28 × 600 × 0.09 / 365 = 4.1424…
    ['of what was left at the due date', interest(debt(1000, due, ['2027-01-15', 400]), due, '2027-02-28', 0.09), 4.14],
    // Refunded on 20 February: 9 × 1000 + 10 × 600 + 9 × 1000 = 24000; × 0.09 / 365 = 5.9178…
    [
      'more from the day of a refund',
      interest(debt(1000, due, ['2027-02-10', 400], ['2027-02-20', -400]), due, '2027-02-28', 0.09),
      5.92,
    ],
    // 9 days of 1000: 9000 × 0.09 / 365 = 2.2191…
    ['none from the day it is paid', interest(debt(1000, due, ['2027-02-10', 1200]), due, '2027-02-28', 0.09), 2.22],
    // 200000 × 0.03 × 28 / 365 = 460.27…
    ['in yen, whole', interest(debt(200_000, due), due, '2027-02-28', 0.03, 'JPY'), 460],
    // From 15 February: 14 × 1000 × 0.09 / 365 = 3.4520…
    ['of later days alone', interest(debt(1000, due), '2027-02-15', '2027-02-28', 0.09), 3.45],
    ['of a range that ends before it begins', interest(debt(1000, due), '2027-03-05', '2027-02-28', 0.09), 0],
  ];
  for (const [what, computed, byHand] of table)
    it(`${what}: ${byHand}`, () => {
      expect(computed).to.equal(byHand);
    });

  const start = '2027-01-01';
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(start, days));
  const amount = fc.integer({ min: -50_000, max: 50_000 }).map((cents) => dec(cents).div(dec(100)));
  const debts = fc.record({
    total: fc.integer({ min: 1, max: 100_000 }).map((cents) => dec(cents).div(dec(100))),
    due_date: day,
    reductions: fc.array(fc.record({ day, amount }), { maxLength: 8 }),
  });

  it('of a history is the sum of that of its parts before rounding', () => {
    fc.assert(
      fc.property(debts, fc.array(day, { minLength: 2, maxLength: 6 }), (of, cuts) => {
        const [first = start, ...rest] = cuts.toSorted();
        const last = rest.at(-1) ?? first;
        let from = first;
        const parts = rest.map((to) => {
          const part = overdueAmountDays(of, { from, to });
          from = addDays(to, 1);
          return part;
        });
        expect(sum(parts).eq(overdueAmountDays(of, { from: first, to: last }))).to.equal(true);
      }),
    );
  });

  it('is that of each day, of what was outstanding at its end', () => {
    fc.assert(
      fc.property(debts, day, fc.integer({ min: 0, max: 60 }), (of, from, length) => {
        const days = Array.from({ length }, (_, index) => addDays(from, index)).filter((each) => each > of.due_date);
        const open = days.map((each) => {
          const left = of.total.minus(sum(of.reductions.filter((one) => one.day <= each).map((one) => one.amount)));
          return left.gt(zero) ? left : zero;
        });
        expect(overdueAmountDays(of, { from, to: addDays(from, length - 1) }).eq(sum(open))).to.equal(true);
      }),
    );
  });
});

describe('a rule of late interest', () => {
  const problem = (rule: Parameters<typeof lateInterestProblems>[0]) =>
    lateInterestProblems(rule, 'late_interest').map(({ field, message }) => `${field} ${message}`);

  it('has a rate of a year, or a base rate and what is added to it', () => {
    expect(problem({ annual_rate: 0.09 })).to.deep.equal([]);
    expect(problem({ annual_rate: null, base_rate: -0.0088, base_rate_plus: 0.09 })).to.deep.equal([]);
    const either = 'late_interest must have either annual_rate, or base_rate and base_rate_plus';
    expect(problem({})).to.deep.equal([either]);
    expect(problem({ annual_rate: 0.09, base_rate: 0.01 })).to.deep.equal([either]);
    expect(problem({ base_rate_plus: 0.09 })).to.deep.equal([
      'late_interest.base_rate is required with base_rate_plus',
    ]);
    expect(problem({ base_rate: 0.01 })).to.deep.equal(['late_interest.base_rate_plus is required with base_rate']);
    expect(problem({ annual_rate: 0 })).to.deep.equal([
      'late_interest.annual_rate must be above 0; null in place of the rule charges no interest',
    ]);
    expect(problem({ base_rate: -0.01, base_rate_plus: 0.01 })).to.deep.equal([
      'late_interest.base_rate_plus must be more than what the base rate is below 0',
    ]);
  });

  it('adds base rate and surcharge exactly', () => {
    expect(toNumber(annualRateOf({ base_rate: 0.0227, base_rate_plus: 0.09 }))).to.equal(0.1127);
    expect(toNumber(annualRateOf({ annual_rate: 0.08 }))).to.equal(0.08);
  });
});

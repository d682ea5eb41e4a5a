import { expect } from 'chai';
import { budgetEnd, type BudgetOutlook } from '../../../domain/projects/budget-end.js';
import { dec, toDecimal } from '../../../domain/money.js';

const today = '2026-03-10';

interface Facts {
  readonly hours?: number;
  readonly amount?: number;
  /** Running totals of hours and of the billed amount. */
  readonly days?: readonly (readonly [date: string, hours: number, amount: number])[];
  /** Hours and value of the last four weeks. */
  readonly recent?: readonly [number, number];
  readonly unbilled?: number;
  readonly status?: BudgetOutlook['project']['status'];
  readonly billing_type?: BudgetOutlook['project']['billing_type'];
}

function endOf({ hours, amount, days = [], recent = [0, 0], unbilled = 0, ...project }: Facts): string | null {
  const [, used = 0, billed = 0] = days.at(-1) ?? [];
  const limit = (value?: number) => (value === undefined ? null : toDecimal(dec(value)));
  return budgetEnd({
    project: {
      status: 'active',
      billing_type: 'time_and_materials',
      ...project,
      budget_hours: limit(hours),
      budget_amount: limit(amount),
      hours_used: toDecimal(dec(used)),
      amount_billed: toDecimal(dec(billed)),
    },
    totals: days.map(([date, so, far]) => ({ date, hours: dec(so), value: dec(0), amount: dec(far) })),
    recent: { hours: dec(recent[0]), value: dec(recent[1]) },
    unbilled: dec(unbilled),
    today,
  });
}

describe('the end of a budget', () => {
  const spent = [['2026-03-02', 30, 0]] as const;
  const billed = [['2026-03-01', 30, 600]] as const;
  const table: readonly (readonly [string, Facts, string | null])[] = [
    ['is none without a budget', { days: spent, recent: [56, 0] }, null],
    ['is none with a budget of 0', { hours: 0, amount: 0, days: spent, recent: [56, 0] }, null],
    // 10 hours left, 2 a day.
    ['is where the hours lead', { hours: 40, days: spent, recent: [56, 0] }, '2026-03-15'],
    // 10 hours left, 3 a day: 3 1/3 days.
    ['is the day on which the budget is reached', { hours: 40, days: spent, recent: [84, 0] }, '2026-03-14'],
    ['is tomorrow at the earliest', { hours: 30.01, days: spent, recent: [280, 0] }, '2026-03-11'],
    ['is none without hours in four weeks', { hours: 40, days: spent }, null],
    [
      'goes by hours if there is a budget in money too',
      { hours: 40, amount: 1, days: billed, recent: [56, 9] },
      '2026-03-15',
    ],
    // 1 hour in 28 days: 130.36 hours last 3,650.08 days.
    ['is none further ahead than 3,650 days', { hours: 160.36, days: spent, recent: [1, 0] }, null],
    ['is up to 3,650 days ahead', { hours: 160.35, days: spent, recent: [1, 0] }, '2036-03-07'],
    ['is none for a completed project', { hours: 40, days: spent, recent: [56, 0], status: 'completed' }, null],
    ['is none for a cancelled project', { hours: 40, days: spent, recent: [56, 0], status: 'cancelled' }, null],
    ['is ahead for a project on hold', { hours: 40, days: spent, recent: [56, 0], status: 'on_hold' }, '2026-03-15'],
    // Of 1000, 600 are billed and 120 are to be billed: 280 left, 20 a day.
    ['is where the value leads', { amount: 1000, days: billed, unbilled: 120, recent: [0, 560] }, '2026-03-24'],
    ['is today if the unbilled work uses up the money', { amount: 1000, days: billed, unbilled: 400 }, today],
    [
      'of money is none for a fixed fee',
      { amount: 1000, days: billed, recent: [9, 560], billing_type: 'fixed_fee' },
      null,
    ],
    [
      'of hours is where they lead for a fixed fee',
      { hours: 40, days: spent, recent: [56, 0], billing_type: 'fixed_fee' },
      '2026-03-15',
    ],
  ];
  for (const [what, facts, expected] of table) it(what, () => expect(endOf(facts)).to.equal(expected));

  const past: readonly (readonly [string, Facts, string | null])[] = [
    [
      'is the day that reached it',
      {
        hours: 20,
        days: [
          ['2026-02-01', 19.99, 0],
          ['2026-02-03', 20, 0],
          ['2026-03-01', 31, 0],
        ],
      },
      '2026-02-03',
    ],
    ['may be the first day', { hours: 20, days: [['2026-02-03', 25, 0]] }, '2026-02-03'],
    ['may be ahead, if time is dated there', { hours: 20, days: [['2026-04-03', 25, 0]] }, '2026-04-03'],
    [
      'is known for a completed project',
      { hours: 20, days: [['2026-02-03', 25, 0]], status: 'completed' },
      '2026-02-03',
    ],
    [
      'of money is the day since which it has not been below',
      {
        amount: 500,
        days: [
          ['2026-01-31', 9, 500],
          ['2026-02-10', 9, 450],
          ['2026-02-28', 9, 700],
        ],
      },
      '2026-02-28',
    ],
    [
      'of money is known for a fixed fee',
      { amount: 500, days: [['2026-01-31', 9, 500]], billing_type: 'fixed_fee' },
      '2026-01-31',
    ],
  ];
  for (const [what, facts, expected] of past)
    it(`of a budget that is used up ${what}`, () => expect(endOf(facts)).to.equal(expected));
});

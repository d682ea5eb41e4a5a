import { expect } from 'chai';
import fc from 'fast-check';
import { isOverBudget, percentComplete, thresholdsCrossed, type Budget } from '../../../domain/projects/budget.js';
import { dec, toDecimal, toNumber } from '../../../domain/money.js';

/** Budgeted hours and amount, hours used, amount billed. */
type Figures = readonly [hours: number | null, amount: number | null, used: number, billed: number];

const budget = ([hours, amount, used, billed]: Figures): Budget => ({
  budget_hours: hours === null ? null : toDecimal(dec(hours)),
  budget_amount: amount === null ? null : toDecimal(dec(amount)),
  hours_used: toDecimal(dec(used)),
  amount_billed: toDecimal(dec(billed)),
});

describe('percent_complete', () => {
  const table: readonly (readonly [string, Figures, number, boolean])[] = [
    ['is 0 without a budget', [null, null, 12, 900], 0, false],
    ['takes a budget of 0 as none', [0, 0, 12, 900], 0, false],
    ['goes by hours', [100, null, 62.5, 0], 62.5, false],
    ['goes by hours where there is a budget of money too', [100, 1000, 50, 900], 50, false],
    ['goes by money without a budget of hours', [null, 1000, 50, 900], 90, false],
    ['goes by money where the budget of hours is 0', [0, 1000, 50, 900], 90, false],
    ['has 2 decimals, half away from zero', [3, null, 1, 0], 33.33, false],
    ['rounds up from the half', [800, null, 1.0, 0], 0.13, false],
    ['is 100 when all is used', [40, null, 40, 0], 100, false],
    ['may pass 100', [40, null, 50, 0], 125, true],
    ['is over budget by a hundredth of an hour', [1000000, null, 1000000.01, 0], 100, true],
  ];
  for (const [what, figures, percent, isOver] of table) {
    it(what, () => {
      expect(toNumber(percentComplete(budget(figures)))).to.equal(percent);
      expect(isOverBudget(budget(figures))).to.equal(isOver);
    });
  }
});

describe('budget thresholds', () => {
  const table: readonly (readonly [string, Figures, Figures, readonly number[]])[] = [
    ['say nothing below 75', [100, null, 0, 0], [100, null, 74.99, 0], []],
    ['are crossed by reaching them', [100, null, 74.99, 0], [100, null, 75, 0], [75]],
    ['are crossed once', [100, null, 75, 0], [100, null, 80, 0], []],
    ['are all crossed by a jump, lowest first', [100, null, 0, 0], [100, null, 130, 0], [75, 90, 100]],
    ['are not crossed downward', [100, null, 130, 0], [100, null, 0, 0], []],
    ['are crossed again after falling below', [100, null, 89, 0], [100, null, 91, 0], [90]],
    ['say nothing above 100', [100, null, 100, 0], [100, null, 300, 0], []],
    ['are crossed when the budget shrinks', [100, null, 50, 0], [60, null, 50, 0], [75]],
    ['are crossed when a budget is set', [null, null, 95, 0], [100, null, 95, 0], [75, 90]],
    ['are crossed when money becomes the measure', [100, 100, 10, 100], [null, 100, 10, 100], [75, 90, 100]],
    ['go by what is shown', [100000, null, 0, 0], [100000, null, 74995, 0], [75]],
  ];
  for (const [what, before, after, crossed] of table) {
    it(what, () => expect(thresholdsCrossed(budget(before), budget(after))).to.deep.equal(crossed));
  }

  it('are each crossed once, however the hours come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 30 }), (hundredths) => {
        const alerts: number[] = [];
        let used = 0;
        for (const each of hundredths) {
          const next = used + each;
          const [before, after] = [budget([100, null, used / 100, 0]), budget([100, null, next / 100, 0])];
          alerts.push(...thresholdsCrossed(before, after));
          used = next;
        }
        expect(alerts).to.deep.equal([75, 90, 100].filter((threshold) => used / 100 >= threshold - 0.005));
      }),
    );
  });
});

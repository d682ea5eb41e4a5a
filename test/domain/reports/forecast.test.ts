import { expect } from 'chai';
import { confidenceAt, hoursInMonth, linearTrend } from '../../../domain/reports/forecast.js';
import { dec, round2, toNumber } from '../../../domain/money.js';

describe('linearTrend', () => {
  // [values of the months, months after the last, value of the line]; calculated with the normal equations.
  const cases: [number[], number, number][] = [
    [[0, 0, 0, 0, 0, 0], 1, 0],
    [[5, 5, 5, 5, 5, 5], 24, 5],
    [[1, 2, 3, 4, 5, 6], 1, 7],
    [[1, 2, 3, 4, 5, 6], 24, 30],
    [[6, 5, 4, 3, 2, 1], 1, 0],
    [[6, 5, 4, 3, 2, 1], 2, 0],
    [[0, 0, 0, 0, 0, 60], 1, 40],
    [[60, 0, 0, 0, 0, 0], 1, 0],
    [[10, 20, 10, 20, 10, 20], 2, 18.86],
    [[100.1, 99.9, 100.1, 99.9, 100.1, 99.9], 1, 99.94],
    [[0.01, 0.02, 0.03, 0.04, 0.05, 0.06], 1, 0.07],
  ];
  for (const [values, ahead, expected] of cases)
    it(`goes from ${values.join(', ')} to ${expected} after ${ahead}`, () => {
      expect(toNumber(round2(linearTrend(values.map(dec))(ahead)))).to.equal(expected);
    });
});

describe('confidenceAt', () => {
  it('falls with every month and stays between 0 and 1', () => {
    const all = Array.from({ length: 24 }, (_, index) => confidenceAt(index + 1));
    expect(all.slice(0, 3)).to.deep.equal([0.9, 0.81, 0.73]);
    expect(all.every((value, index) => value > 0 && value < (all[index - 1] ?? 1))).to.equal(true);
  });
});

describe('hoursInMonth', () => {
  const hours = (due: string | null, month: string, today: string): number =>
    toNumber(round2(hoursInMonth({ hours: dec(100), due }, month, today)));

  // [due, month, today, hours]
  const cases: [string | null, string, string, number][] = [
    ['2031-07-31', '2031-07', '2031-07-01', 100],
    ['2031-07-31', '2031-08', '2031-07-01', 0],
    ['2031-07-31', '2031-06', '2031-07-01', 0],
    ['2031-07-31', '2031-07', '2031-06-30', 95.83],
    ['2031-06-30', '2031-07', '2031-07-01', 0],
    ['2031-06-30', '2031-08', '2031-07-01', 100],
    ['2031-07-01', '2031-07', '2031-07-01', 100],
    [null, '2031-07', '2031-07-01', 0],
    [null, '2031-08', '2031-07-01', 31.82],
    [null, '2031-11', '2031-07-01', 0],
    // A Saturday and the Sunday after it; and a due date in the month after.
    ['2031-06-01', '2031-06', '2031-05-31', 100],
    ['2031-06-01', '2031-05', '2031-05-31', 0],
    ['2032-01-02', '2031-12', '2031-12-31', 33.33],
  ];
  for (const [due, month, day, expected] of cases)
    it(`of work due ${due ?? 'at no time'}, on ${day}, has ${expected} of 100 in ${month}`, () => {
      expect(hours(due, month, day)).to.equal(expected);
    });
});

import { expect } from 'chai';
import {
  maxDays,
  recentFigures,
  runningTotals,
  thinned,
  type DayFigures,
} from '../../../domain/projects/budget-over-time.js';
import { dec, toNumber } from '../../../domain/money.js';
import { addDays } from '../../../domain/time.js';

type Row = readonly [date: string, hours: number, value: number, amount: number];

const figures = ([date, hours, value, amount]: Row): DayFigures => ({
  date,
  hours: dec(hours),
  value: dec(value),
  amount: dec(amount),
});
const rowOf = ({ date, hours, value, amount }: DayFigures): Row => [
  date,
  toNumber(hours),
  toNumber(value),
  toNumber(amount),
];

describe('running totals', () => {
  it('add up the days in their order, several figures of a day too', () => {
    const days: Row[] = [
      ['2026-03-10', 2, 200, 0],
      ['2026-03-09', 1.5, 0, 0],
      ['2026-03-10', 0, 0, 150.25],
      ['2026-03-31', 0, 0, -50.25],
      ['2026-03-09', 0.25, 25, 0],
    ];
    expect(runningTotals(days.map(figures)).map(rowOf)).to.deep.equal([
      ['2026-03-09', 1.75, 25, 0],
      ['2026-03-10', 3.75, 225, 150.25],
      ['2026-03-31', 3.75, 225, 100],
    ]);
  });

  it('are none without figures', () => {
    expect(runningTotals([])).to.deep.equal([]);
  });
});

describe('listed days', () => {
  /** Totals on days in this distance from each other. */
  const every = (step: number, count: number): DayFigures[] =>
    Array.from({ length: count }, (_, at) => figures([addDays('2026-01-01', at * step), at + 1, 0, 0]));

  const table: readonly (readonly [string, DayFigures[], string, number, string | undefined])[] = [
    ['are all of them while they are few', every(1, maxDays), 'day', 400, '2027-02-04'],
    // 401 days from a Thursday on, the last a Friday: 4 in the first week, 56 whole weeks, 5 in the last.
    ['are the last of each week if there are more', every(1, maxDays + 1), 'week', 58, '2027-02-05'],
    // Ten years, every other day: 522 weeks are too many, 120 months are not.
    ['are the last of each month if the weeks are too many', every(2, 1826), 'month', 120, '2035-12-30'],
    // A day a month for 34 years.
    ['are the last of all months, however many', every(31, 410), 'month', 410, '2060-09-18'],
  ];
  for (const [what, totals, interval, count, last] of table) {
    it(what, () => {
      const shown = thinned(totals);
      expect([shown.interval, shown.days.length, shown.days.at(-1)?.date]).to.deep.equal([interval, count, last]);
      expect(shown.days.at(-1)).to.equal(totals.at(-1));
      for (const day of shown.days) expect(totals).to.include(day);
    });
  }

  it('are the last with a total of each week, which ends on Sunday', () => {
    // Thursday, Saturday, Sunday; Monday, Wednesday.
    const days = ['2026-01-01', '2026-01-03', '2026-01-04', '2026-01-05', '2026-01-07'];
    const totals = days.map((date, at) => figures([date, at, 0, 0]));
    expect(thinned(totals, 4)).to.deep.equal({ interval: 'week', days: [totals[2], totals[4]] });
    expect(thinned(totals, 1)).to.deep.equal({ interval: 'month', days: [totals[4]] });
  });
});

describe('the figures of the last four weeks', () => {
  it('are those of 28 days, today included', () => {
    const days: Row[] = [
      ['2026-02-10', 100, 1, 0],
      ['2026-02-11', 1, 10, 0],
      ['2026-03-10', 2, 20.5, 7],
      ['2026-03-11', 100, 1, 0],
    ];
    const { hours, value } = recentFigures(days.map(figures), '2026-03-10');
    expect([toNumber(hours), toNumber(value)]).to.deep.equal([3, 30.5]);
  });
});

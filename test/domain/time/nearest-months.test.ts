import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, monthOf, type DayRange } from '../../../domain/time.js';
import { nearestMonths } from '../../../domain/time/nearest-months.js';

const range = (from: string, to: string): DayRange => ({ from, to });
const daysOf = ({ from, to }: DayRange): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

describe('the months nearest to a range of days', () => {
  for (const [what, asked, months, added, taken] of [
    ['whole months are themselves', range('2026-02-01', '2026-03-31'), range('2026-02-01', '2026-03-31'), [], []],
    [
      'few days missing at either end are taken away',
      range('2024-01-02', '2025-12-30'),
      range('2024-01-01', '2025-12-31'),
      [],
      [range('2024-01-01', '2024-01-01'), range('2025-12-31', '2025-12-31')],
    ],
    [
      'few days beyond are added',
      range('2026-01-30', '2026-03-02'),
      range('2026-02-01', '2026-02-28'),
      [range('2026-01-30', '2026-01-31'), range('2026-03-01', '2026-03-02')],
      [],
    ],
    [
      'most of one month is that month without the rest',
      range('2026-05-01', '2026-05-30'),
      range('2026-05-01', '2026-05-31'),
      [],
      [range('2026-05-31', '2026-05-31')],
    ],
    [
      'half of a month in its middle is its days',
      range('2026-05-14', '2026-05-18'),
      undefined,
      [range('2026-05-14', '2026-05-18')],
      [],
    ],
    [
      'the end of a month and the begin of the next are their days',
      range('2026-05-20', '2026-06-10'),
      undefined,
      [range('2026-05-20', '2026-06-10')],
      [],
    ],
    ['a day is itself', range('2026-05-31', '2026-05-31'), undefined, [range('2026-05-31', '2026-05-31')], []],
  ] as const)
    it(what, () => {
      expect(nearestMonths(asked)).to.deep.equal({ months, added, taken });
    });

  it('cover each day of any range once, from whole months, with no more days beside them than half of two', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((at) => addDays('2023-12-01', at));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 500 }), (from, length) => {
        const asked = range(from, addDays(from, length));
        const { months, added, taken } = nearestMonths(asked);
        const counts = new Map<string, number>();
        const count = (ranges: readonly DayRange[], by: number): void => {
          for (const one of ranges.flatMap(daysOf)) counts.set(one, (counts.get(one) ?? 0) + by);
        };
        count(months ? [months, ...added] : added, 1);
        count(taken, -1);
        expect([...counts].filter(([, times]) => times !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))).to.deep.equal(
          daysOf(asked).map((one) => [one, 1]),
        );
        if (months) expect([monthOf(months.from).from, monthOf(months.to).to]).to.deep.equal([months.from, months.to]);
        expect([...added, ...taken].flatMap(daysOf).length).to.be.at.most(31);
      }),
      { numRuns: 2000 },
    );
  });
});

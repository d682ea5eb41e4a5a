/** Totals by day beside the rows of a list: exact, and none for a day of which only some rows are loaded. */
import { expect } from 'chai';
import fc from 'fast-check';
import { addDays } from '../../domain/time.js';
import { dayTotals } from '../../web/routes/time/day-totals.js';

interface Row {
  readonly id: string;
  readonly date: string;
  readonly hours: number;
}

const day = (at: number): string => addDays('2026-03-02', -at);

/** Rows of as many days as there are lists of hours, the last day first. */
const rowsOf = (days: readonly (readonly number[])[]): Row[] =>
  days.flatMap((hours, at) =>
    hours.map((each, n) => ({ id: `tim_${String(at)}_${String(n)}`, date: day(at), hours: each })),
  );

/** As if the rows of `loaded` had come from the server. */
const listOf = (rows: readonly Row[], loaded = (_index: number): boolean => true) => ({
  total: rows.length,
  rowAt: (index: number) => (loaded(index) ? rows[index] : undefined),
});

describe('totals by day in a list of time entries', () => {
  it('stand at the first entry of each day', () => {
    const rows = rowsOf([[0.1, 0.2], [8], [1.25, 2.5, 0.25]]);
    const totals = [...dayTotals(listOf(rows), 0, rows.length)];
    expect(totals).to.deep.equal([
      ['tim_0_0', 0.3],
      ['tim_1_0', 8],
      ['tim_2_0', 4],
    ]);
  });

  for (const [name, loaded, expected] of [
    ['its first row', (index: number) => index !== 2, ['tim_2_0']],
    ['a row in its middle', (index: number) => index !== 3, ['tim_0_0', 'tim_2_0']],
    ['its last row', (index: number) => index !== 4, ['tim_0_0']],
  ] as const)
    it(`are left out for a day of which ${name} is not loaded`, () => {
      const rows = rowsOf([
        [1, 1],
        [2, 2, 2],
        [3, 3],
      ]);
      // A missing row at the edge of a day could be of its neighbour, too.
      expect([...dayTotals(listOf(rows, loaded), 0, rows.length).keys()]).to.deep.equal(expected);
    });

  it('are the sums of whole days, whichever rows are loaded and in view', () => {
    const hours = fc.integer({ min: 1, max: 2400 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        fc.array(fc.array(hours, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.nat(9)),
        fc.nat(300),
        (days, missing, from) => {
          const rows = rowsOf(days);
          const loaded = rows.map(() => missing.next().value !== 0);
          const at = Math.min(from, rows.length - 1);
          for (const [id, sum] of dayTotals(
            listOf(rows, (index) => loaded[index] === true),
            at,
            at + 20,
          )) {
            const of = rows.filter(({ date }) => date === rows.find((row) => row.id === id)?.date);
            expect(of[0]?.id).to.equal(id);
            expect(Math.round(sum * 100)).to.equal(of.reduce((all, row) => all + Math.round(row.hours * 100), 0));
            expect(of.every((row) => loaded[rows.indexOf(row)] === true)).to.equal(true);
          }
        },
      ),
    );
  });
});

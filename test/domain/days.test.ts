import { expect } from 'chai';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { addDays, daysBetween, weekday, weeksOf, workingDays } from '../../domain/time.js';

/** Any day that the contract accepts. */
const day = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days of the calendar', () => {
  it('are counted as Temporal counts them', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        const days = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
        expect(daysBetween(from, to)).to.equal(days);
        expect(addDays(from, days)).to.equal(to);
        expect(weekday(from)).to.equal(Temporal.PlainDate.from(from).dayOfWeek);
      }),
    );
  });

  it('cross months, leap days and the last four-digit year', () => {
    const cases: [from: string, days: number, to: string][] = [
      ['2026-12-31', 1, '2027-01-01'],
      ['2024-02-28', 1, '2024-02-29'],
      ['2100-02-28', 1, '2100-03-01'],
      ['2026-03-01', -1, '2026-02-28'],
      ['9999-12-31', 1, '+010000-01-01'],
    ];
    expect(cases.map(([from, days]) => addDays(from, days))).to.deep.equal(cases.map(([, , to]) => to));
  });

  it('make weeks from Monday to Sunday, cut at both ends', () => {
    expect(weeksOf({ from: '2026-11-19', to: '2026-12-01' }, 10)).to.deep.equal([
      { from: '2026-11-19', to: '2026-11-22' },
      { from: '2026-11-23', to: '2026-11-29' },
      { from: '2026-11-30', to: '2026-12-01' },
    ]);
    expect(workingDays({ from: '2026-11-19', to: '2026-12-01' })).to.equal(9);
  });
});

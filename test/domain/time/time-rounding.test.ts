import { expect } from 'chai';
import * as fc from 'fast-check';
import { timerHours, type TimeRounding } from '../../../domain/time/time-rounding.js';

const timeRoundings: readonly TimeRounding[] = ['none', 'up_6', 'nearest_6', 'up_15', 'nearest_15'];

const seconds = (count: number): number => count * 1000;
const minutes = (count: number): number => seconds(count * 60);
const hoursOf = (elapsed: number, rounding: TimeRounding): number => Number(timerHours(elapsed, rounding).toString());

/** Elapsed milliseconds, and the hours with each rounding: none, up_6, nearest_6, up_15, nearest_15. */
const table: readonly (readonly [string, number, readonly number[]])[] = [
  ['nothing', 0, [0.01, 0.01, 0.01, 0.01, 0.01]],
  ['a second', seconds(1), [0.01, 0.1, 0.01, 0.25, 0.01]],
  ['3 minutes, half a step of 6', minutes(3), [0.05, 0.1, 0.1, 0.25, 0.01]],
  ['6 minutes, a whole step', minutes(6), [0.1, 0.1, 0.1, 0.25, 0.01]],
  ['7.5 minutes, half a step of 15', minutes(7.5), [0.13, 0.2, 0.1, 0.25, 0.25]],
  ['15 minutes and a millisecond', minutes(15) + 1, [0.25, 0.3, 0.3, 0.5, 0.25]],
  ['50 minutes', minutes(50), [0.83, 0.9, 0.8, 1, 0.75]],
  ['24 hours', minutes(1440), [24, 24, 24, 24, 24]],
  ['three days', minutes(4320), [24, 24, 24, 24, 24]],
  ['less than nothing, after a clock was set back', -minutes(5), [0.01, 0.01, 0.01, 0.01, 0.01]],
];

describe('timerHours', () => {
  for (const [name, elapsed, expected] of table) {
    it(`counts ${name}`, () => {
      expect(timeRoundings.map((rounding) => hoursOf(elapsed, rounding))).to.deep.equal(expected);
    });
  }

  const elapsed = fc.integer({ min: 0, max: minutes(3000) });
  const rounding = fc.constantFrom(...timeRoundings);

  it('stays within 0.01 and 24.00, with 2 decimals', () => {
    fc.assert(
      fc.property(elapsed, rounding, (time, rule) => {
        const hours = timerHours(time, rule);
        expect(hours.gte('0.01') && hours.lte('24') && hours.round(2).eq(hours)).to.equal(true);
      }),
    );
  });

  it('never counts less for more time', () => {
    fc.assert(
      fc.property(
        elapsed,
        elapsed,
        rounding,
        (a, b, rule) => hoursOf(Math.min(a, b), rule) <= hoursOf(Math.max(a, b), rule),
      ),
    );
  });

  it('is within a step above when rounding up, and within half a step when rounding to the nearest', () => {
    const between = fc.integer({ min: minutes(15), max: minutes(1425) });
    const step = fc.constantFrom(6, 15);
    fc.assert(
      fc.property(between, step, (time, size) => {
        const exact = time / minutes(60);
        const up = hoursOf(time, size === 6 ? 'up_6' : 'up_15') - exact;
        const nearest = Math.abs(hoursOf(time, size === 6 ? 'nearest_6' : 'nearest_15') - exact);
        expect(up).to.be.within(-1e-9, size / 60);
        expect(nearest).to.be.at.most(size / 120 + 1e-9);
      }),
    );
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import {
  daysIn,
  firstPeriod,
  firstShare,
  nextBillingDay,
  periodAfter,
  storedBillingDay,
  type BillingCycle,
} from '../../../domain/retainers/agreement-periods.js';
import { addDays, daysBetween } from '../../../domain/time.js';

const monthly = (billing_day: number): BillingCycle => ({ billing_day, interval: 'monthly' });
/** The last day of each month. */
const lastOfMonth = storedBillingDay('last');

describe('the periods of an agreement', () => {
  /** Calculated by hand. */
  const first: [start: string, billingDay: number, end: string][] = [
    ['2026-01-01', 1, '2026-01-31'],
    ['2026-01-15', 1, '2026-01-31'],
    ['2026-01-31', 1, '2026-01-31'],
    ['2026-01-29', 28, '2026-02-27'],
    ['2026-01-30', 28, '2026-02-27'],
    ['2026-01-31', 28, '2026-02-27'],
    ['2024-01-31', 28, '2024-02-27'],
    ['2024-02-29', 1, '2024-02-29'],
    ['2024-02-28', 28, '2024-03-27'],
    ['2024-02-29', 15, '2024-03-14'],
    ['2026-12-31', 1, '2026-12-31'],
    ['2026-12-15', 15, '2027-01-14'],
    ['2026-03-29', 29 - 1, '2026-04-27'],
  ];
  for (const [start, billingDay, end] of first) {
    it(`begin on ${start} with one until ${end} if the billing day is ${billingDay}`, () => {
      expect(firstPeriod(start, monthly(billingDay), null)).to.deep.equal({
        start_date: start,
        end_date: end,
        nominal_end: end,
      });
    });
  }

  const year: [billingDay: number, start: string, ends: string[]][] = [
    [1, '2024-01-30', ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']],
    [28, '2025-01-31', ['2025-02-27', '2025-03-27', '2025-04-27', '2025-05-27']],
    [15, '2026-11-20', ['2026-12-14', '2027-01-14', '2027-02-14', '2027-03-14']],
  ];
  for (const [billingDay, start, ends] of year) {
    it(`that began on ${start} end on ${ends.join(', ')} if the billing day is ${billingDay}`, () => {
      let period = firstPeriod(start, monthly(billingDay), null);
      const found = [period.end_date];
      while (found.length < ends.length) {
        period = periodAfter(period, monthly(billingDay), null) ?? period;
        found.push(period.end_date);
      }
      expect(found).to.deep.equal(ends);
    });
  }

  /** Calculated by hand. */
  const longer: [cycle: BillingCycle, start: string, ends: string[]][] = [
    [monthly(lastOfMonth), '2026-01-15', ['2026-01-30', '2026-02-27', '2026-03-30', '2026-04-29', '2026-05-30']],
    [monthly(lastOfMonth), '2024-01-31', ['2024-02-28', '2024-03-30', '2024-04-29']],
    [{ billing_day: 1, interval: 'quarterly' }, '2026-02-01', ['2026-04-30', '2026-07-31', '2026-10-31']],
    [{ billing_day: 1, interval: 'quarterly' }, '2026-02-10', ['2026-04-30', '2026-07-31', '2026-10-31']],
    [
      { billing_day: lastOfMonth, interval: 'quarterly' },
      '2025-11-30',
      ['2026-02-27', '2026-05-30', '2026-08-30', '2026-11-29'],
    ],
    [{ billing_day: 15, interval: 'yearly' }, '2023-03-15', ['2024-03-14', '2025-03-14']],
    [{ billing_day: lastOfMonth, interval: 'yearly' }, '2023-02-28', ['2024-02-28', '2025-02-27']],
  ];
  for (const [cycle, start, ends] of longer) {
    it(`are ${cycle.interval} from ${start} on, with ends on ${ends.join(', ')}, for the billing day ${cycle.billing_day}`, () => {
      let period = firstPeriod(start, cycle, null);
      const found = [period.end_date];
      while (found.length < ends.length) {
        period = periodAfter(period, cycle, null) ?? period;
        found.push(period.end_date);
      }
      expect(found).to.deep.equal(ends);
    });
  }

  it('prorate the quarter of a first one by its days', () => {
    const quarterly: BillingCycle = { billing_day: 1, interval: 'quarterly' };
    // February to April 2026 have 89 days, of which 80 are left.
    expect(firstShare(firstPeriod('2026-02-10', quarterly, null), quarterly)).to.deep.equal({ days: 80, of: 89 });
    expect(firstShare(firstPeriod('2026-02-01', quarterly, null), quarterly)).to.deep.equal({ days: 89, of: 89 });
  });

  it('begin on the last day of a month for good, whatever the months before were', () => {
    let period = firstPeriod('2023-12-31', monthly(lastOfMonth), null);
    for (let count = 0; count < 48; count += 1) {
      const next = periodAfter(period, monthly(lastOfMonth), null);
      expect(next?.start_date).to.equal(addDays(period.end_date, 1));
      expect(addDays(next?.start_date ?? '', 1).slice(8)).to.equal('01');
      period = next ?? period;
    }
  });

  it('are cut by the end of the agreement, and none begins after it', () => {
    const period = firstPeriod('2026-01-10', monthly(1), '2026-01-20');
    expect(period).to.deep.equal({ start_date: '2026-01-10', end_date: '2026-01-20', nominal_end: '2026-01-31' });
    expect(periodAfter(period, monthly(1), '2026-01-20')).to.equal(undefined);
    const whole = firstPeriod('2026-01-01', monthly(1), '2026-02-10');
    const last = { start_date: '2026-02-01', end_date: '2026-02-10', nominal_end: '2026-02-28' };
    expect(periodAfter(whole, monthly(1), '2026-02-10')).to.deep.equal(last);
  });

  it('continue after an early close from the next day until the end of what would have been the next one', () => {
    const closed = { end_date: '2026-03-20', nominal_end: '2026-03-31' };
    const next = { start_date: '2026-03-21', end_date: '2026-04-30', nominal_end: '2026-04-30' };
    expect(periodAfter(closed, monthly(1), null)).to.deep.equal(next);
  });

  it('follow a new billing day from the next one on', () => {
    const closed = { end_date: '2026-03-31', nominal_end: '2026-03-31' };
    const next = { start_date: '2026-04-01', end_date: '2026-04-14', nominal_end: '2026-04-14' };
    expect(periodAfter(closed, monthly(15), null)).to.deep.equal(next);
  });

  it('prorate the month of a first one by its days', () => {
    expect(firstShare(firstPeriod('2026-01-17', monthly(1), null), monthly(1))).to.deep.equal({ days: 15, of: 31 });
    expect(firstShare(firstPeriod('2026-02-10', monthly(15), null), monthly(15))).to.deep.equal({ days: 5, of: 31 });
    expect(firstShare(firstPeriod('2026-02-01', monthly(1), null), monthly(1))).to.deep.equal({ days: 28, of: 28 });
    expect(firstShare(firstPeriod('2026-01-17', monthly(1), '2026-01-20'), monthly(1))).to.deep.equal({
      days: 15,
      of: 31,
    });
  });

  const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2020-01-01', days));
  const billingDays = fc.integer({ min: 1, max: 28 });

  it('follow one another without gap or overlap, each at most a month long', () => {
    fc.assert(
      fc.property(day, billingDays, fc.integer({ min: 1, max: 40 }), (start, billingDay, count) => {
        let period = firstPeriod(start, monthly(billingDay), null);
        expect(period.start_date).to.equal(start);
        for (let at = 0; at < count; at += 1) {
          expect(daysIn(period)).to.be.within(1, 31);
          expect(addDays(period.end_date, 1).slice(8)).to.equal(String(billingDay).padStart(2, '0'));
          const next = periodAfter(period, monthly(billingDay), null);
          expect(next?.start_date).to.equal(addDays(period.end_date, 1));
          period = next ?? period;
        }
      }),
    );
  });

  it('have their next billing day on the first such day of a month after a day', () => {
    fc.assert(
      fc.property(day, billingDays, (after, billingDay) => {
        const next = nextBillingDay(after, monthly(billingDay));
        expect(Number(next.slice(8))).to.equal(billingDay);
        expect(daysBetween(after, next)).to.be.within(1, 31);
      }),
    );
  });
});

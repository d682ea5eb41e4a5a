import { expect } from 'chai';
import fc from 'fast-check';
import { priceIn } from '../../../../domain/billing/recurring/lines.js';
import {
  dateAt,
  numberFrom,
  periodAt,
  perMonth,
  daysBilled,
  type Schedule,
} from '../../../../domain/billing/recurring/schedule.js';
import { dec, roundMoney, sum, toNumber } from '../../../../domain/money.js';
import { addDays, daysBetween, monthOf } from '../../../../domain/time.js';

const schedule = (anchor_date: string, interval: Schedule['interval'] = 'monthly', every = 1): Schedule => ({
  anchor_date,
  interval,
  every,
});

const datesOf = (of: Schedule, count: number): string[] => Array.from({ length: count }, (_, n) => dateAt(of, n));

const anySchedule = fc.record({
  anchor_date: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days)),
  interval: fc.constantFrom('weekly', 'monthly', 'quarterly', 'yearly'),
  every: fc.integer({ min: 1, max: 30 }),
});
const anyDay = fc.integer({ min: -500, max: 9000 }).map((days) => addDays('2024-01-01', days));

describe('the dates of recurring invoices', () => {
  it('are the last day of each of 48 months for an anchor of the 31st', () => {
    const dates = datesOf(schedule('2026-01-31'), 48);
    expect(dates).to.deep.equal(dates.map((date) => monthOf(date).to));
    expect(dates.slice(0, 4)).to.deep.equal(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect([dates[25], dates.at(-1)]).to.deep.equal(['2028-02-29', '2029-12-31']);
  });

  for (const [of, expected, why] of [
    [
      schedule('2026-01-29'),
      ['2026-01-29', '2026-02-28', '2026-03-29', '2026-04-29'],
      'the 29th returns after February',
    ],
    [
      schedule('2026-01-30'),
      ['2026-01-30', '2026-02-28', '2026-03-30', '2026-04-30'],
      'the 30th returns after February',
    ],
    [
      schedule('2028-01-31', 'monthly', 13),
      ['2028-01-31', '2029-02-28', '2030-03-31'],
      'every 13 months, from the anchor',
    ],
    [
      schedule('2024-02-29', 'yearly'),
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
      'a leap day returns in leap years',
    ],
    [
      schedule('2026-11-30', 'quarterly'),
      ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30'],
      'quarters are three months',
    ],
    [
      schedule('2028-02-25', 'weekly', 2),
      ['2028-02-25', '2028-03-10', '2028-03-24'],
      'two weeks are 14 days, over a leap day too',
    ],
  ] as const)
    it(`follow the anchor: ${why}`, () => {
      expect(datesOf(of, expected.length)).to.deep.equal(expected);
    });

  it('cover every day from the anchor on by exactly one period', () => {
    fc.assert(
      fc.property(anySchedule, fc.nat(40), (of, number) => {
        const [period, next] = [periodAt(of, number), periodAt(of, number + 1)];
        expect(period.from <= period.to).to.equal(true);
        expect(next.from).to.equal(addDays(period.to, 1));
      }),
    );
  });

  it('continue from any day with the first date that is not before it', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, (of, day) => {
        const number = numberFrom(of, day);
        expect(dateAt(of, number) >= day).to.equal(true);
        if (number > 0) expect(dateAt(of, number - 1) < day).to.equal(true);
      }),
    );
  });
});

describe('the lines of recurring invoices', () => {
  const june = { from: '2026-06-01', to: '2026-06-30' };
  for (const [from, to, expected] of [
    [null, null, { days: 30, of: 30 }],
    ['2026-06-16', null, { days: 15, of: 30 }],
    [null, '2026-06-10', { days: 10, of: 30 }],
    ['2026-06-30', '2026-06-30', { days: 1, of: 30 }],
    ['2026-01-01', '2026-12-31', { days: 30, of: 30 }],
    ['2026-07-01', null, undefined],
    [null, '2026-05-31', undefined],
  ] as const)
    it(`from ${from ?? 'ever'} to ${to ?? 'ever'} are billed for ${expected?.days ?? 0} days of June`, () => {
      expect(daysBilled(june, { from, to })).to.deep.equal(expected);
    });

  it('are rounded once, from the whole quantity', () => {
    const of31 = { from: '2026-07-01', to: '2026-07-31' };
    const priced = priceIn(of31, { quantity: 3, rate: 99.99, from: '2026-07-15', to: null }, 'USD');
    expect(priced && [toNumber(priced.quantity), toNumber(priced.amount)]).to.deep.equal([1.6452, 164.5]);
    const yen = priceIn(of31, { quantity: 1, rate: 1000, from: '2026-07-15', to: null }, 'JPY');
    expect(yen && toNumber(yen.amount)).to.equal(548);
  });

  it('come to the whole amount in two parts of a period, but for the rounding of each', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(
        anySchedule,
        fc.nat(20),
        fc.nat(),
        cents,
        fc.integer({ min: 1, max: 500 }),
        (of, n, cut, rate, quantity) => {
          const period = periodAt(of, n);
          const days = daysBetween(period.from, period.to);
          const at = addDays(period.from, cut % (days + 1));
          const line = { quantity, rate: rate / 100 };
          const parts = [
            priceIn(period, { ...line, from: null, to: addDays(at, -1) }, 'USD'),
            priceIn(period, { ...line, from: at, to: null }, 'USD'),
          ].flatMap((part) => part?.amount ?? []);
          const whole = roundMoney(dec(quantity).times(dec(rate / 100)), 'USD');
          expect(sum(parts).minus(whole).abs().lte(dec('0.01'))).to.equal(true);
        },
      ),
    );
  });
});

describe('recurring revenue per month', () => {
  for (const [interval, every, expected] of [
    ['monthly', 1, 1200],
    ['monthly', 2, 600],
    ['quarterly', 1, 400],
    ['yearly', 1, 100],
    ['yearly', 2, 50],
    ['weekly', 1, 5200],
    ['weekly', 4, 1300],
  ] as const)
    it(`of 1200 ${interval}, every ${every}, is ${expected}`, () => {
      expect(toNumber(roundMoney(perMonth(dec(1200), { interval, every }), 'USD'))).to.equal(expected);
    });
});

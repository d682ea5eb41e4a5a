import { expect } from 'chai';
import { nextRun, type ReportSchedule } from '../../../domain/reports/report-schedule.js';

const daily: ReportSchedule = { schedule: 'daily', day_of_week: null, day_of_month: null };
const weekly = (day_of_week: number): ReportSchedule => ({ schedule: 'weekly', day_of_week, day_of_month: null });
const monthly = (day_of_month: number): ReportSchedule => ({ schedule: 'monthly', day_of_week: null, day_of_month });

/**
 * Calculated by hand: 2026-02-01 is a Sunday; in Berlin, summer time begins on 29 March 2026 and ends on 25 October.
 */
const cases: [what: string, ReportSchedule, zone: string, after: string, next: string][] = [
  ['daily, before the time of the day', daily, 'UTC', '2026-02-10T06:59:59.999Z', '2026-02-10T07:00:00.000Z'],
  ['daily, at the time of the day', daily, 'UTC', '2026-02-10T07:00:00.000Z', '2026-02-11T07:00:00.000Z'],
  ['daily, after it', daily, 'UTC', '2026-12-31T23:00:00.000Z', '2027-01-01T07:00:00.000Z'],
  [
    'daily, over the start of summer time',
    daily,
    'Europe/Berlin',
    '2026-03-28T06:00:00.000Z',
    '2026-03-29T05:00:00.000Z',
  ],
  ['daily, over its end', daily, 'Europe/Berlin', '2026-10-24T05:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  [
    'daily, over the start in New York',
    daily,
    'America/New_York',
    '2026-03-07T12:00:00.000Z',
    '2026-03-08T11:00:00.000Z',
  ],
  [
    'daily, over the end in New York',
    daily,
    'America/New_York',
    '2026-10-31T11:00:00.000Z',
    '2026-11-01T12:00:00.000Z',
  ],
  [
    'daily, far east, where it is the next day',
    daily,
    'Pacific/Kiritimati',
    '2026-02-10T16:59:00.000Z',
    '2026-02-10T17:00:00.000Z',
  ],
  [
    'daily, far west, where it is the day before',
    daily,
    'Pacific/Pago_Pago',
    '2026-02-10T17:59:00.000Z',
    '2026-02-10T18:00:00.000Z',
  ],
  ['daily, with half hours', daily, 'Asia/Kolkata', '2026-02-10T01:30:00.000Z', '2026-02-11T01:30:00.000Z'],
  ['daily, three days late', daily, 'UTC', '2026-02-13T12:00:00.000Z', '2026-02-14T07:00:00.000Z'],
  ['weekly, later in the week', weekly(5), 'UTC', '2026-02-02T12:00:00.000Z', '2026-02-06T07:00:00.000Z'],
  [
    'weekly, on the day itself before the time',
    weekly(1),
    'UTC',
    '2026-02-02T00:00:00.000Z',
    '2026-02-02T07:00:00.000Z',
  ],
  ['weekly, on the day itself at the time', weekly(1), 'UTC', '2026-02-02T07:00:00.000Z', '2026-02-09T07:00:00.000Z'],
  ['weekly, on Sunday', weekly(0), 'UTC', '2026-02-02T07:00:00.000Z', '2026-02-08T07:00:00.000Z'],
  ['weekly, on Saturday', weekly(6), 'UTC', '2026-02-01T12:00:00.000Z', '2026-02-07T07:00:00.000Z'],
  [
    'weekly, by the day of the zone',
    weekly(2),
    'Pacific/Auckland',
    '2026-02-02T17:59:00.000Z',
    '2026-02-02T18:00:00.000Z',
  ],
  [
    'weekly, over the start of summer time',
    weekly(1),
    'Europe/Berlin',
    '2026-03-23T06:00:00.000Z',
    '2026-03-30T05:00:00.000Z',
  ],
  ['monthly, later in the month', monthly(15), 'UTC', '2026-02-01T12:00:00.000Z', '2026-02-15T07:00:00.000Z'],
  ['monthly, on the first', monthly(1), 'UTC', '2026-02-01T07:00:00.000Z', '2026-03-01T07:00:00.000Z'],
  [
    'monthly, on the 31st of a month with 28 days',
    monthly(31),
    'UTC',
    '2026-02-01T12:00:00.000Z',
    '2026-02-28T07:00:00.000Z',
  ],
  [
    'monthly, on the 31st of a month with 29 days',
    monthly(31),
    'UTC',
    '2028-02-01T12:00:00.000Z',
    '2028-02-29T07:00:00.000Z',
  ],
  [
    'monthly, on the 31st after a short month',
    monthly(31),
    'UTC',
    '2026-02-28T07:00:00.000Z',
    '2026-03-31T07:00:00.000Z',
  ],
  [
    'monthly, on the 30th of a month with 28 days',
    monthly(30),
    'UTC',
    '2026-01-30T07:00:00.000Z',
    '2026-02-28T07:00:00.000Z',
  ],
  [
    'monthly, on the 31st of a month with 30 days',
    monthly(31),
    'UTC',
    '2026-04-02T00:00:00.000Z',
    '2026-04-30T07:00:00.000Z',
  ],
  ['monthly, over the year', monthly(31), 'UTC', '2026-12-31T07:00:00.000Z', '2027-01-31T07:00:00.000Z'],
  [
    'monthly, on the first, by the day of the zone',
    monthly(1),
    'Pacific/Kiritimati',
    '2026-01-31T16:00:00.000Z',
    '2026-01-31T17:00:00.000Z',
  ],
  [
    'monthly, over the end of summer time',
    monthly(25),
    'Europe/Berlin',
    '2026-09-25T05:00:00.000Z',
    '2026-10-25T06:00:00.000Z',
  ],
];

describe('the schedule of a report', () => {
  for (const [what, schedule, zone, after, next] of cases) {
    it(`falls due next: ${what} (${zone})`, () => {
      expect(nextRun(schedule, new Date(after), zone).toISOString()).to.equal(next);
    });
  }

  it('falls due again and again, always later and always at seven', () => {
    const zone = 'America/Sao_Paulo';
    const at = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone });
    for (const schedule of [daily, weekly(3), monthly(31)]) {
      let due = new Date('2026-01-01T00:00:00Z');
      for (let times = 0; times < 13; times += 1) {
        const next = nextRun(schedule, due, zone);
        expect(next.getTime()).to.be.greaterThan(due.getTime());
        expect(at.format(next)).to.equal('07:00');
        due = next;
      }
    }
  });
});

/**
 * Instants calculated by hand. In Berlin in 2026, clocks go forward on 29 March at 02:00 (+01:00 to +02:00) and back on
 * 25 October at 03:00.
 */
import { expect } from 'chai';
import { businessTime } from '../../../domain/tickets/business-time.js';
import { countedMs, slaState, type SlaFacts, type SlaPause } from '../../../domain/tickets/sla.js';
import type { Schemas } from '../../../contract/contract.js';

type Hours = Schemas['BusinessHours'];

const office: [string, string][] = [['09:00', '17:00']];
const split: [string, string][] = [
  ['09:00', '12:30'],
  ['13:30', '18:00'],
];
const night: [string, string][] = [['00:00', '04:00']];
const every = (spans: [string, string][]) => ({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans,
});
const workdays = (spans: [string, string][]) => ({ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans });

const calendars = {
  always: { hours: null, timezone: 'UTC' },
  office: { hours: { weekly: workdays(office) }, timezone: 'UTC' },
  split: { hours: { weekly: workdays(split) }, timezone: 'UTC' },
  christmas: {
    hours: { weekly: workdays(office), holidays: ['2026-12-24', '2026-12-25', '2026-12-28'] },
    timezone: 'UTC',
  },
  monday: { hours: { weekly: { mon: [['10:00', '11:00']] } }, timezone: 'UTC' },
  allDay: { hours: { weekly: every([['00:00', '24:00']]) }, timezone: 'Europe/Berlin' },
  berlin: { hours: { weekly: workdays(office) }, timezone: 'Europe/Berlin' },
  berlinNight: { hours: { weekly: every(night) }, timezone: 'Europe/Berlin' },
  berlinSkipped: { hours: { weekly: every([['02:15', '02:45']]) }, timezone: 'Europe/Berlin' },
  berlinHalf: { hours: { weekly: every([['02:30', '04:00']]) }, timezone: 'Europe/Berlin' },
  berlinTwice: {
    hours: {
      weekly: every([
        ['01:00', '02:30'],
        ['02:30', '04:00'],
      ]),
    },
    timezone: 'Europe/Berlin',
  },
  newYork: { hours: { weekly: workdays(office) }, timezone: 'America/New_York' },
  auckland: { hours: { weekly: workdays(office) }, timezone: 'Pacific/Auckland' },
  kathmandu: { hours: { weekly: workdays(office) }, timezone: 'Asia/Kathmandu' },
} satisfies Record<string, { hours: Hours | null; timezone: string }>;

const at = (text: string): Date => new Date(`${text}:00Z`);
const span = (from: string, to: string | null): SlaPause => ({ from: at(from), to: to === null ? null : at(to) });
const timeOf = (name: keyof typeof calendars) => businessTime(calendars[name].hours, calendars[name].timezone);
const opened = (from: string, pauses: SlaPause[] = []): SlaFacts => ({
  opened_at: at(from),
  first_response_at: null,
  resolved_at: null,
  pauses,
});
const noTargets = { response_target: null, resolution_target: null };

type Row = [
  what: string,
  calendar: keyof typeof calendars,
  from: string,
  minutes: number,
  due: string | null,
  pauses?: SlaPause[],
];

/** 2026-01-30 is a Friday, 2026-02-02 a Monday. */
const due: Row[] = [
  ['round the clock', 'always', '2026-01-30T09:30', 240, '2026-01-30T13:30'],
  ['round the clock over a weekend', 'always', '2026-01-30T09:30', 4320, '2026-02-02T09:30'],
  ['round the clock over a leap day', 'always', '2028-02-28T12:00', 2880, '2028-03-01T12:00'],
  ['a minute', 'always', '2026-01-30T23:59', 1, '2026-01-31T00:00'],
  ['within a day', 'office', '2026-01-30T09:30', 240, '2026-01-30T13:30'],
  ['to the last moment of a day', 'office', '2026-01-30T13:00', 240, '2026-01-30T17:00'],
  ['over a night', 'office', '2026-01-29T16:00', 120, '2026-01-30T10:00'],
  ['over a weekend', 'office', '2026-01-30T16:00', 120, '2026-02-02T10:00'],
  ['opened on a Saturday', 'office', '2026-01-31T12:00', 60, '2026-02-02T10:00'],
  ['opened on a Sunday night', 'office', '2026-02-01T23:59', 60, '2026-02-02T10:00'],
  ['opened before the day begins', 'office', '2026-01-30T03:00', 60, '2026-01-30T10:00'],
  ['opened when the day begins', 'office', '2026-01-30T09:00', 60, '2026-01-30T10:00'],
  ['opened when the day ends', 'office', '2026-01-29T17:00', 60, '2026-01-30T10:00'],
  ['opened a minute before the day ends', 'office', '2026-01-30T16:59', 2, '2026-02-02T09:01'],
  ['a whole week of forty hours', 'office', '2026-01-30T09:00', 2400, '2026-02-05T17:00'],
  ['a minute more than a week', 'office', '2026-01-30T09:00', 2401, '2026-02-06T09:01'],
  ['over the end of a month and a year', 'office', '2026-12-31T16:00', 120, '2027-01-01T10:00'],
  ['before a break', 'split', '2026-01-30T09:00', 210, '2026-01-30T12:30'],
  ['over a break', 'split', '2026-01-30T12:00', 60, '2026-01-30T14:00'],
  ['opened in a break', 'split', '2026-01-30T13:00', 30, '2026-01-30T14:00'],
  ['opened when a break begins', 'split', '2026-01-30T12:30', 1, '2026-01-30T13:31'],
  ['a day of two shifts', 'split', '2026-01-29T09:00', 480, '2026-01-29T18:00'],
  ['two days of two shifts', 'split', '2026-01-29T09:00', 481, '2026-01-30T09:01'],
  ['two shifts over a weekend', 'split', '2026-01-30T17:30', 270, '2026-02-02T14:00'],
  ['over holidays and a weekend', 'christmas', '2026-12-23T16:00', 120, '2026-12-29T10:00'],
  ['opened on a holiday', 'christmas', '2026-12-25T10:00', 60, '2026-12-29T10:00'],
  ['up to a holiday', 'christmas', '2026-12-23T16:00', 60, '2026-12-23T17:00'],
  ['a holiday of another year', 'christmas', '2027-12-24T09:00', 60, '2027-12-24T10:00'],
  ['one hour a week', 'monday', '2026-01-30T09:00', 90, '2026-02-09T10:30'],
  ['one hour a week, many', 'monday', '2026-02-02T10:00', 600, '2026-04-06T11:00'],
  ['beyond ten years', 'monday', '2026-02-02T10:00', 1_000_000, null],
  ['a whole day forward', 'allDay', '2026-03-28T23:00', 1380, '2026-03-29T22:00'],
  ['a whole day back', 'allDay', '2026-10-24T22:00', 1500, '2026-10-25T23:00'],
  ['open to its end', 'allDay', '2026-01-30T22:59', 2, '2026-01-30T23:01'],
  ['winter in Berlin', 'berlin', '2026-01-30T08:00', 60, '2026-01-30T09:00'],
  ['summer in Berlin', 'berlin', '2026-07-01T07:00', 60, '2026-07-01T08:00'],
  ['over the weekend in which clocks go forward', 'berlin', '2026-03-27T15:00', 120, '2026-03-30T08:00'],
  ['over the weekend in which clocks go back', 'berlin', '2026-10-23T14:00', 120, '2026-10-26T09:00'],
  ['a week with the clocks going forward in it', 'berlin', '2026-03-27T08:00', 960, '2026-03-30T15:00'],
  ['a night of three hours', 'berlinNight', '2026-03-28T23:00', 181, '2026-03-29T22:01'],
  ['a night of three hours, to its end', 'berlinNight', '2026-03-28T23:00', 180, '2026-03-29T02:00'],
  ['a night of five hours, to its end', 'berlinNight', '2026-10-24T22:00', 300, '2026-10-25T03:00'],
  ['a night of five hours', 'berlinNight', '2026-10-24T22:00', 301, '2026-10-25T23:01'],
  ['in the hour that comes twice', 'berlinNight', '2026-10-24T22:00', 210, '2026-10-25T01:30'],
  ['a span that is skipped', 'berlinSkipped', '2026-03-28T12:00', 30, '2026-03-30T00:45'],
  ['a span of which half is skipped', 'berlinHalf', '2026-03-28T12:00', 60, '2026-03-29T02:00'],
  ['spans that meet in the hour that comes twice', 'berlinTwice', '2026-10-24T22:00', 240, '2026-10-25T03:00'],
  ['spans that meet in the hour that is skipped', 'berlinTwice', '2026-03-28T22:00', 120, '2026-03-29T02:00'],
  ['west of Greenwich', 'newYork', '2026-01-30T21:00', 120, '2026-02-02T15:00'],
  ['west, over the clocks going forward', 'newYork', '2026-03-06T21:00', 120, '2026-03-09T14:00'],
  ['west, over the clocks going back', 'newYork', '2026-10-30T20:00', 120, '2026-11-02T15:00'],
  ['where the day is ahead', 'auckland', '2026-01-29T20:00', 60, '2026-01-29T21:00'],
  ['where it is Saturday already', 'auckland', '2026-01-30T20:00', 60, '2026-02-01T21:00'],
  ['where hours are off by quarters', 'kathmandu', '2026-01-30T03:15', 60, '2026-01-30T04:15'],
  [
    'with a pause',
    'always',
    '2026-01-30T09:00',
    60,
    '2026-01-30T11:00',
    [span('2026-01-30T09:30', '2026-01-30T10:30')],
  ],
  ['with a pause that goes on', 'always', '2026-01-30T09:00', 60, null, [span('2026-01-30T09:30', null)]],
  [
    'before a pause that goes on',
    'always',
    '2026-01-30T09:00',
    60,
    '2026-01-30T10:00',
    [span('2026-01-30T10:00', null)],
  ],
  [
    'paused from the beginning',
    'always',
    '2026-01-30T09:00',
    60,
    '2026-01-30T11:00',
    [span('2026-01-30T09:00', '2026-01-30T10:00')],
  ],
  [
    'with two pauses',
    'always',
    '2026-01-30T09:00',
    60,
    '2026-01-30T12:00',
    [span('2026-01-30T09:10', '2026-01-30T10:10'), span('2026-01-30T10:30', '2026-01-30T11:30')],
  ],
  [
    'with a pause over a night',
    'office',
    '2026-01-29T16:00',
    120,
    '2026-01-30T11:30',
    [span('2026-01-29T16:30', '2026-01-30T10:00')],
  ],
  [
    'with a pause outside the hours',
    'office',
    '2026-01-29T16:00',
    120,
    '2026-01-30T10:00',
    [span('2026-01-29T18:00', '2026-01-30T08:00')],
  ],
  [
    'with a pause over a break',
    'split',
    '2026-01-30T12:00',
    60,
    '2026-01-30T14:30',
    [span('2026-01-30T12:15', '2026-01-30T13:45')],
  ],
  [
    'with a pause over a weekend',
    'office',
    '2026-01-30T16:00',
    120,
    '2026-02-02T13:00',
    [span('2026-01-30T16:30', '2026-02-02T11:30')],
  ],
  [
    'with a pause over a holiday',
    'christmas',
    '2026-12-23T16:00',
    120,
    '2026-12-29T11:00',
    [span('2026-12-24T10:00', '2026-12-29T10:00')],
  ],
  [
    'with a pause over a skipped hour',
    'berlinNight',
    '2026-03-28T23:00',
    120,
    '2026-03-29T22:30',
    [span('2026-03-29T00:30', '2026-03-29T12:00')],
  ],
];

describe('when an SLA target is due', () => {
  for (const [what, calendar, from, minutes, expected, pauses = []] of due)
    it(`${what}: ${minutes} minutes from ${from}`, () => {
      const targets = { ...noTargets, response_target: minutes };
      const { response } = slaState(opened(from, pauses), targets, timeOf(calendar), at(from));
      expect(response?.due_at?.toISOString() ?? null).to.equal(expected === null ? null : at(expected).toISOString());
    });

  it('has counted exactly the target by then', () => {
    for (const [what, calendar, from, minutes, expected, pauses = []] of due)
      if (expected !== null)
        expect(countedMs(opened(from, pauses), timeOf(calendar), at(expected)), what).to.equal(minutes * 60_000);
  });
});

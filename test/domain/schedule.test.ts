import { expect } from 'chai';
import { jobRetryAt, nextMidnight } from '../../domain/schedule.js';

const next = (after: string, timezone: string): string => nextMidnight(new Date(after), timezone).toISOString();

describe('nextMidnight', () => {
  const table: [what: string, after: string, timezone: string, expected: string][] = [
    ['is tomorrow at 00:00 in UTC', '2026-03-10T15:00:00.000Z', 'UTC', '2026-03-11T00:00:00.000Z'],
    ['is later than a midnight itself', '2026-03-10T00:00:00.000Z', 'UTC', '2026-03-11T00:00:00.000Z'],
    ['follows the last millisecond of a day', '2026-03-10T23:59:59.999Z', 'UTC', '2026-03-11T00:00:00.000Z'],
    [
      'is of the local day west of Greenwich',
      '2026-01-10T02:00:00.000Z',
      'America/New_York',
      '2026-01-10T05:00:00.000Z',
    ],
    ['is of the local day east of Greenwich', '2026-01-10T22:00:00.000Z', 'Asia/Tokyo', '2026-01-11T15:00:00.000Z'],
    [
      'is 23 hours away when clocks go forward',
      '2026-03-28T23:00:00.000Z',
      'Europe/Berlin',
      '2026-03-29T22:00:00.000Z',
    ],
    ['is 25 hours away when clocks go back', '2026-10-24T22:00:00.000Z', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    [
      'takes the first instant of a day without 00:00',
      '2026-04-23T12:00:00.000Z',
      'Africa/Cairo',
      '2026-04-23T22:00:00.000Z',
    ],
    ['takes the first of two midnights', '2026-10-31T12:00:00.000Z', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    [
      'leaves the second of two midnights out',
      '2026-11-01T04:30:00.000Z',
      'America/Havana',
      '2026-11-02T05:00:00.000Z',
    ],
    ['knows half-hour zones', '2026-06-01T12:00:00.000Z', 'Asia/Kolkata', '2026-06-01T18:30:00.000Z'],
    ['skips a day that a zone skipped', '2011-12-30T09:00:00.000Z', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['crosses the end of a year', '2026-12-31T23:30:00.000Z', 'UTC', '2027-01-01T00:00:00.000Z'],
  ];
  for (const [what, after, timezone, expected] of table) {
    it(`${what} (${timezone})`, () => expect(next(after, timezone)).to.equal(expected));
  }

  it('visits every local day of a year once, in any zone', () => {
    for (const timezone of ['America/Sao_Paulo', 'Australia/Lord_Howe', 'Europe/London', 'America/Havana']) {
      let at = new Date('2026-01-01T12:00:00.000Z');
      let visits = 0;
      for (; at < new Date('2027-01-01T12:00:00.000Z'); visits += 1) at = nextMidnight(at, timezone);
      expect(visits, timezone).to.equal(366);
    }
  });
});

describe('jobRetryAt', () => {
  it('waits longer each time, then for the next regular run', () => {
    const at = new Date('2026-01-01T00:00:00.000Z');
    const waits = [1, 2, 3, 4, 5].map((failures) => jobRetryAt(failures, at)?.toISOString().slice(11, 16));
    expect(waits).to.deep.equal(['00:01', '00:05', '00:30', '02:00', undefined]);
  });
});

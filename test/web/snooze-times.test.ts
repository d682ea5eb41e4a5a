import { expect } from 'chai';
import { snoozeTimes } from '../../web/routes/notifications/snooze-times.js';

const offered = (now: string, zone: string) => {
  const { tonight, tomorrow, nextWeek } = snoozeTimes(new Date(now), zone);
  return [tonight, tomorrow, nextWeek].map((at) => at?.toISOString());
};

describe('until when one can snooze', () => {
  it('is the evening, the next morning and the next Monday, by the clocks of the zone', () => {
    expect(offered('2026-11-27T10:00:00Z', 'Europe/Berlin')).to.deep.equal([
      '2026-11-27T17:00:00.000Z',
      '2026-11-28T07:00:00.000Z',
      '2026-11-30T07:00:00.000Z',
    ]);
  });

  it('is not this evening if that is less than an hour away, and a week ahead on a Monday', () => {
    expect(offered('2026-11-30T22:30:00Z', 'America/New_York')).to.deep.equal([
      undefined,
      '2026-12-01T13:00:00.000Z',
      '2026-12-07T13:00:00.000Z',
    ]);
  });

  it('is at the same hour after the clocks have changed', () => {
    expect(offered('2026-03-28T12:00:00Z', 'Europe/Berlin')[1]).to.equal('2026-03-29T06:00:00.000Z');
  });
});

import { expect } from 'chai';
import { notifyOfMissingTime } from '../../../commands/notifications/notify-of-missing-time.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildProject } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { notificationsOf } from '../../support/listening/notifications.js';
import { systemContextOf } from '../../support/service/context.js';

/** Monday after the week from 1 to 7 March 2027. */
const monday = '2027-03-08';
const week = { from: '2027-03-01', to: '2027-03-07' };

describe('missing time', () => {
  it('is notified once for each week to those who logged too little, on Monday', async () => {
    const { owner } = await buildWorkspace();
    const [diligent, forgetful, partTime, viewer] = [
      await buildUser(owner, 'member'),
      await buildUser(owner, 'member'),
      await buildUser(owner, 'member', { hours_per_week: 10 }),
      await buildUser(owner, 'viewer'),
    ];
    await owner.call('advanceTestClock', { body: { to: '2027-03-05T12:00:00Z' } });
    const project_id = (await buildProject(owner)).id;
    for (const date of ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'])
      await buildTimeEntry(diligent, { project_id, date, hours: 8 });
    await buildTimeEntry(forgetful, { project_id, date: '2027-03-01', hours: 8 });
    await buildTimeEntry(partTime, { project_id, date: '2027-03-01', hours: 8 });
    const ofWeek = async (user: typeof diligent) =>
      (await notificationsOf(user)).filter(({ details }) => details.from === week.from);
    await owner.call('advanceTestClock', { body: { to: '2027-03-07T23:59:00Z' } });
    expect(await ofWeek(forgetful)).to.deep.equal([]);
    await owner.call('advanceTestClock', { body: { to: `${monday}T00:01:00Z` } });
    const [notification, ...others] = await ofWeek(forgetful);
    expect(others).to.deep.equal([]);
    expect(notification).to.deep.include({
      kind: 'time_missing',
      event_id: null,
      actor: null,
      details: { ...week, hours: 8, expected_hours: 40 },
    });
    expect(notification?.subject).to.deep.include({ type: 'user', id: forgetful.userId });
    for (const user of [diligent, partTime, viewer, owner]) expect(await ofWeek(user)).to.deep.equal([]);
    const ctx = await systemContextOf(owner);
    await Promise.all(Array.from({ length: 4 }, () => notifyOfMissingTime(ctx)));
    await owner.call('advanceTestClock', { body: { to: '2027-03-12T12:00:00Z' } });
    expect(await ofWeek(forgetful)).to.have.lengthOf(1);
  });
});

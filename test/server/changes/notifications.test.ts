import { expect } from 'chai';
import { buildTicket } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { Listener } from '../../support/listening/listener.js';
import { until } from '../../support/service/waiting.js';

/** Milliseconds within which the bell of the dashboard must learn of a notification. */
const promisedMs = 2_000;

describe('streamChanges', () => {
  it('announces a notification to its user alone, within two seconds of its cause', async () => {
    const { owner } = await buildWorkspace();
    const [member, colleague] = [await buildUser(owner, 'member'), await buildUser(owner, 'admin')];
    const listeners = await Promise.all([member, colleague].map((user) => Listener.open(user)));
    const [own, other] = listeners as [Listener, Listener];
    const notified = ({ changes }: Listener) => changes.filter(({ type }) => type.startsWith('notification.'));
    const delays: number[] = [];
    for (let count = 1; count <= 5; count++) {
      const begun = performance.now();
      await buildTicket(owner, { assignee_id: member.userId });
      await until(() => notified(own).length === count);
      delays.push((notified(own).at(-1)?.at ?? Infinity) - begun);
    }
    expect(Math.max(...delays)).to.be.lessThan(promisedMs);
    const { data } = await member.call('listNotifications', {});
    expect(notified(own).map(({ resource_id }) => resource_id)).to.deep.equal(data.map(({ id }) => id).toReversed());
    await member.call('markAllNotificationsRead', {});
    await until(() => notified(own).length === 6);
    expect(notified(own).at(-1)?.type).to.equal('notification.updated');
    await until(() => other.changes.filter(({ type }) => type === 'ticket.assigned').length === 5);
    expect(notified(other)).to.deep.equal([]);
    for (const listener of listeners) listener.close();
  });
});

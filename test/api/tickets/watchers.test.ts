import { expect } from 'chai';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildTicket } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { unknownId } from '../../support/contract/odd-ids.js';
import { notificationsOf } from '../../support/listening/notifications.js';
import type { ApiClient } from '../../support/service/api.js';

/** A ticket with an assignee and a contact, and colleagues of theirs. */
async function build() {
  const { owner } = await buildWorkspace();
  const [assignee, watcher, other] = [
    await buildUser(owner, 'member'),
    await buildUser(owner, 'viewer'),
    await buildUser(owner, 'member'),
  ];
  const ticket = await buildTicket(owner);
  const contact = await buildPortalContact(owner, { client_id: ticket.client_id });
  const params = { id: ticket.id };
  await assignee.call('updateTicket', { params, body: { assignee_id: assignee.userId } });
  const comment = (by: ApiClient, body: { content: string; mentions?: string[] }) =>
    by.call('createTicketActivity', { params, body });
  const write = (content: string) => contact.call('createPortalTicketActivity', { params, body: { content } });
  return { owner, assignee, watcher, other, contact, params, comment, write };
}

const kindsOf = async (caller: ApiClient): Promise<string[]> => (await notificationsOf(caller)).map(({ kind }) => kind);

describe('watchTicket and unwatchTicket', () => {
  it('can be called by anyone who sees the ticket, at the same time and twice', async () => {
    const { owner, watcher, other, params } = await build();
    const calls = [watcher, other, watcher, other].map((by) => by.call('watchTicket', { params }));
    for (const { data } of await Promise.all(calls)) expect(data.is_watching).to.equal(true);
    const { data: ticket } = await owner.call('getTicket', { params, query: { include: ['watchers'] } });
    expect(ticket.watchers?.map(({ user_id }) => user_id)).to.have.members([watcher.userId, other.userId]);
    for (let count = 0; count < 2; count++) {
      const { data } = await watcher.call('unwatchTicket', { params });
      expect([data.is_watching, data.watchers.map(({ user_id }) => user_id)]).to.deep.equal([false, [other.userId]]);
    }
    const contractor = await buildUser(owner, 'contractor');
    expect((await contractor.fail('watchTicket', { params })).status).to.equal(403);
  });

  it('leave the ticket as it was', async () => {
    const { owner, watcher, params } = await build();
    const before = await owner.call('getTicket', { params });
    await watcher.call('watchTicket', { params });
    expect(await owner.call('getTicket', { params })).to.deep.equal(before);
  });
});

describe('a comment', () => {
  it('notifies everyone once: whom it mentions, else the assignee of a contact, else those who watch', async () => {
    const { owner, assignee, watcher, other, params, comment, write } = await build();
    for (const user of [watcher, assignee, other]) await user.call('watchTicket', { params });
    await write('Still down');
    expect(await kindsOf(assignee)).to.deep.equal(['client_replied']);
    expect(await kindsOf(watcher)).to.deep.equal(['ticket_answered']);
    await comment(other, { content: '@Vera, please look', mentions: [watcher.userId, other.userId] });
    expect(await kindsOf(assignee)).to.deep.equal(['ticket_answered', 'client_replied']);
    expect(await kindsOf(watcher)).to.deep.equal(['mentioned', 'ticket_answered']);
    expect(await kindsOf(other)).to.deep.equal(['ticket_answered']);
    expect(await kindsOf(owner)).to.deep.equal([]);
    const [mention] = await notificationsOf(watcher);
    expect(mention).to.deep.include({ actor: { user_id: other.userId, contact_id: null, name: mention?.actor?.name } });
    expect(mention?.comment?.excerpt).to.equal('@Vera, please look');
  });

  it('that is edited notifies those whom it mentions now and who were not notified of it', async () => {
    const { owner, assignee, watcher, other, params, comment } = await build();
    await watcher.call('watchTicket', { params });
    const mentions = [other.userId];
    const { data } = await comment(owner, { content: 'Look', mentions });
    expect(data.mentions).to.deep.equal(mentions);
    const edit = (body: { content: string; mentions?: string[] }) =>
      owner.call('updateTicketActivity', { params: { ...params, activity_id: data.id }, body });
    expect((await edit({ content: 'Look here' })).data.mentions).to.deep.equal(mentions);
    const all = [other.userId, watcher.userId, assignee.userId];
    expect((await edit({ content: 'Look here', mentions: all })).data.mentions).to.deep.equal(all);
    expect(await kindsOf(other)).to.deep.equal(['mentioned']);
    expect(await kindsOf(assignee)).to.deep.equal(['mentioned']);
    expect(await kindsOf(watcher)).to.have.lengthOf(1);
    await owner.call('deleteTicketActivity', { params: { ...params, activity_id: data.id } });
    const [gone] = await notificationsOf(other);
    expect(gone?.comment).to.deep.equal({ id: data.id, excerpt: null });
  });

  it('refuses unknown users, and does not notify those who may not see the ticket', async () => {
    const { owner, params, comment } = await build();
    const { status, error } = await owner.fail('createTicketActivity', {
      params,
      body: { content: 'Look', mentions: [owner.userId, unknownId('usr')] },
    });
    expect([status, error.field]).to.deep.equal([400, 'mentions.1']);
    const contractor = await buildUser(owner, 'contractor');
    await comment(owner, { content: 'Look', mentions: [contractor.userId] });
    await notificationsOf(contractor);
    await owner.call('updateTicket', { params, body: { assignee_id: contractor.userId } });
    expect(await kindsOf(contractor)).to.deep.equal(['ticket_assigned']);
  });
});

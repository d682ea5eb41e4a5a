/** A client's tickets in the portal: reading them and working on them. */
import { expect } from 'chai';
import { buildProject } from '../../support/builders/factories.js';
import { buildPortalFirm } from '../../support/builders/portal.js';
import { statusNamed } from '../../support/builders/tickets.js';
import { addTicket } from '../../support/builders/time.js';
import type { ApiClient } from '../../support/service/api.js';

describe('reopenPortalTicket', () => {
  it('reopens within 14 days of closing, and says afterwards what to do instead', async () => {
    const { owner, client_id, contact } = await buildPortalFirm();
    const params = { id: await addTicket(owner, { client_id }) };
    await owner.call('closeTicket', { params, body: {} });
    const { data: closed } = await contact.call('getPortalTicket', { params });
    const until = new Date(closed.reopen_until ?? '');
    expect(until.getTime() - new Date(closed.closed_at ?? '').getTime()).to.equal(14 * 24 * 60 * 60_000);
    const { data } = await contact.call('reopenPortalTicket', { params, body: { reason: 'Again' } });
    expect(data).to.deep.include({ closed_at: null, reopen_until: null });
    await owner.call('closeTicket', { params, body: {} });
    await owner.call('advanceTestClock', { body: { to: new Date(until.getTime() + 86_400_000).toISOString() } });
    expect((await contact.call('getPortalTicket', { params })).data.reopen_until).to.equal(null);
    const { error } = await contact.fail('reopenPortalTicket', { params });
    expect(error).to.include({ code: 'invalid_state' });
    expect(error.message).to.contain('create a new one');
  });

  it('leaves an open ticket as it is, without an event', async () => {
    const { owner, client_id, contact } = await buildPortalFirm();
    const params = { id: await addTicket(owner, { client_id }) };
    await contact.call('reopenPortalTicket', { params });
    const { data: events } = await owner.call('listEvents', { query: { type: 'ticket.reopened' } });
    expect(events).to.deep.equal([]);
  });
});

describe('listPortalTickets', () => {
  it('says that a ticket awaits the client only after a question of the firm: by a comment that asks, or by the status', async () => {
    const { owner, client_id, contact } = await buildPortalFirm();
    const params = { id: await addTicket(owner, { client_id }) };
    const say = (content: string) =>
      owner.call('createTicketActivity', { params, body: { content, visibility: 'public' } });
    const awaits = async (): Promise<boolean> => {
      const { awaits_client } = (await contact.call('getPortalTicket', { params })).data;
      const { data } = await contact.call('listPortalTickets', { query: { awaits_client: true } });
      expect(data.length === 1).to.equal(awaits_client);
      return awaits_client;
    };
    for (const [content, isAsked] of [
      ['It works again.', false],
      ['See https://example.com/?page=2&size=9', false],
      ['Does it work again?', true],
      ['“Which browser?” we wonder', true],
      ['どのブラウザですか？', true],
      ['أي متصفح؟', true],
      ['Thank you!', false],
    ] as const) {
      await say(content);
      expect(await awaits(), content).to.equal(isAsked);
    }
    const waiting = await statusNamed(owner, 'Waiting on Client');
    await owner.call('updateTicket', { params, body: { status_id: waiting.id } });
    expect(await awaits(), 'by its status').to.equal(true);
    await contact.call('createPortalTicketActivity', { params, body: { content: 'Yes, thanks' } });
    expect(await awaits(), 'once it is answered').to.equal(false);
  });

  it('tells which tickets await the client: open, with a question in the latest public comment by the firm', async () => {
    const { owner, client_id, contact, viewer } = await buildPortalFirm();
    const id = await addTicket(owner, { client_id });
    const params = { id };
    const closed = await addTicket(owner, { client_id });
    const say = (ticket: string, content: string, visibility: 'public' | 'internal') =>
      owner.call('createTicketActivity', { params: { id: ticket }, body: { content, visibility } });
    await say(closed, 'Done', 'public');
    await owner.call('closeTicket', { params: { id: closed }, body: {} });
    const awaited = async (): Promise<string[]> => {
      const { data } = await viewer.call('listPortalTickets', { query: { awaits_client: true } });
      const { data: all } = await viewer.call('listPortalTickets', {});
      const ids = data.map((ticket) => ticket.id);
      expect(all.filter((ticket) => ticket.awaits_client).map((ticket) => ticket.id)).to.deep.equal(ids);
      expect((await viewer.call('getPortalTicket', { params })).data.awaits_client).to.equal(ids.includes(id));
      return ids;
    };
    expect(await awaited(), 'without a comment').to.deep.equal([]);
    await say(id, 'Which browser?', 'public');
    expect(await awaited(), 'after a question of the firm').to.deep.equal([id]);
    await contact.call('createPortalTicketActivity', { params, body: { content: 'Any' } });
    expect(await awaited(), 'answered').to.deep.equal([]);
    await say(id, 'They use any', 'internal');
    expect(await awaited(), 'discussed by the team').to.deep.equal([]);
    const { data: others } = await viewer.call('listPortalTickets', { query: { awaits_client: false } });
    expect(others).to.have.length(2);
  });

  it('lists the tickets of the client, whoever opened them, and filters', async () => {
    const { owner, client_id, contact, viewer, stranger } = await buildPortalFirm();
    const { id: project_id } = await buildProject(owner, { client_id });
    const [open, ofProject, closed] = [
      await addTicket(owner, { client_id }),
      await addTicket(owner, { client_id, project_id }),
      (await contact.call('createPortalTicket', { body: { title: 'Done' } })).data.id,
    ];
    await owner.call('closeTicket', { params: { id: closed }, body: {} });
    const idsOf = async (by: ApiClient, query: object): Promise<string[]> =>
      (await by.call('listPortalTickets', { query })).data.map(({ id }) => id).toSorted();
    expect(await idsOf(viewer, {})).to.deep.equal([open, ofProject, closed].toSorted());
    expect(await idsOf(viewer, { closed: true })).to.deep.equal([closed]);
    expect(await idsOf(viewer, { closed: false })).to.deep.equal([open, ofProject].toSorted());
    expect(await idsOf(viewer, { project_id })).to.deep.equal([ofProject]);
    expect(await idsOf(viewer, { contact_id: contact.userId })).to.deep.equal([closed]);
    expect(await idsOf(stranger, {})).to.deep.equal([]);
  });
});

/** A client's tickets in the portal: reading them and working on them. */
import { expect } from 'chai';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { statusNamed } from '../../support/builders/tickets.js';
import { addTicket } from '../../support/builders/time.js';
import { attachFile, uploadForm } from '../../support/builders/uploads.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';

interface Firm {
  readonly owner: ApiClient;
  readonly client_id: string;
  readonly contact: ApiClient;
  readonly viewer: ApiClient;
  readonly stranger: ApiClient;
}

async function buildFirm(): Promise<Firm> {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner);
  const { id: other } = await buildClient(owner);
  const [contact, viewer, stranger] = await Promise.all([
    buildPortalContact(owner, { client_id, name: 'Pat Jones' }),
    buildPortalContact(owner, { client_id, portal_access: 'view' }),
    buildPortalContact(owner, { client_id: other }),
  ]);
  return { owner, client_id, contact, viewer, stranger };
}

describe('createPortalTicket', () => {
  it('creates a ticket of the contact, with the contact as the actor of its event', async () => {
    const { owner, client_id, contact } = await buildFirm();
    const { data } = await contact.call('createPortalTicket', { body: { title: 'Login fails' } });
    expect(data).to.include({ title: 'Login fails', contact_id: contact.userId, contact_name: 'Pat Jones' });
    const { data: ticket } = await owner.call('getTicket', { params: { id: data.id } });
    expect(ticket).to.include({ client_id, contact_id: contact.userId, reporter_id: null, assignee_id: null });
    const { data: events } = await owner.call('listEvents', { query: { type: 'ticket.created' } });
    expect(events[0]?.actor).to.include({ user_id: null, contact_id: contact.userId, api_key_id: null });
  });

  it('takes over billing and agreement of the project', async () => {
    const { owner, client_id, contact } = await buildFirm();
    const { id: project_id } = await buildProject(owner, { client_id, billing_type: 'fixed_fee' });
    const { data } = await contact.call('createPortalTicket', { body: { title: 'Shop', project_id } });
    const { data: ticket } = await owner.call('getTicket', { params: { id: data.id } });
    expect(ticket).to.include({ project_id, billing_type: 'fixed_fee' });
  });

  it('treats the project of another client like an unknown one', async () => {
    const { owner, contact, stranger } = await buildFirm();
    const { data } = await owner.call('getContact', { params: { id: stranger.userId } });
    const { id: project_id } = await buildProject(owner, { client_id: data.client_id });
    const { error } = await contact.fail('createPortalTicket', { body: { title: 'Shop', project_id } });
    const unknown = project_id.replace(/.{6}$/, 'zzzzzz');
    const { error: other } = await contact.fail('createPortalTicket', { body: { title: 'Shop', project_id: unknown } });
    expect(error.code).to.equal('invalid_request');
    expect(error.message.replace(project_id, '')).to.equal(other.message.replace(unknown, ''));
  });

  it('is repeated under one idempotency key without a second ticket, and never answers another contact', async () => {
    const { contact, viewer, owner, client_id } = await buildFirm();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const input = { body: { title: 'Once' }, headers };
    const [first, second] = [
      await contact.call('createPortalTicket', input),
      await contact.call('createPortalTicket', input),
    ];
    expect(second.data.id).to.equal(first.data.id);
    const colleague = await buildPortalContact(owner, { client_id });
    expect((await colleague.fail('createPortalTicket', input)).error.code).to.equal('idempotency_key_reused');
    expect((await viewer.fail('createPortalTicket', input)).error.code).to.equal('forbidden');
  });

  it('refuses what comes from a page elsewhere', async () => {
    const { contact } = await buildFirm();
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    const { status } = await contact.fail('createPortalTicket', { body: { title: 'Forged' }, headers });
    expect(status).to.equal(403);
  });
});

describe('getPortalTicket', () => {
  it('treats a ticket of another client like an unknown one', async () => {
    const { owner, client_id, stranger } = await buildFirm();
    const id = await addTicket(owner, { client_id });
    const found = await stranger.fail('getPortalTicket', { params: { id } });
    const unknown = await stranger.fail('getPortalTicket', { params: { id: id.replace(/.{6}$/, 'zzzzzz') } });
    expect({ ...found.error, request_id: '' }).to.deep.equal({ ...unknown.error, request_id: '' });
    expect(found.status).to.equal(404);
  });

  it('refuses a contact at once whose access is taken away, who is deleted, or whose client is inactive', async () => {
    const { owner, client_id, contact, viewer } = await buildFirm();
    const params = { id: await addTicket(owner, { client_id }) };
    await owner.call('disableContactPortal', { params: { id: viewer.userId } });
    expect((await viewer.fail('getPortalTicket', { params })).status).to.equal(401);
    await contact.call('getPortalTicket', { params });
    await owner.call('updateClient', { params: { id: client_id }, body: { status: 'inactive' } });
    expect((await contact.fail('getPortalTicket', { params })).status).to.equal(401);
    await owner.call('updateClient', { params: { id: client_id }, body: { status: 'active' } });
    await contact.call('getPortalTicket', { params });
    await owner.call('deleteContact', { params: { id: contact.userId } });
    expect((await contact.fail('getPortalTicket', { params })).status).to.equal(401);
  });

  it('refuses a key of the team, and a contact whatever is of the team', async () => {
    const { owner, contact } = await buildFirm();
    expect((await owner.fail('listPortalTickets')).status).to.equal(401);
    expect((await contact.fail('listTickets')).status).to.equal(401);
  });
});

describe('reopenPortalTicket and createPortalTicket', () => {
  it("do not wait for changes of another client's objects, which would reveal that they exist", async () => {
    const { owner, client_id, stranger } = await buildFirm();
    const id = await addTicket(owner, { client_id });
    const { id: project_id } = await buildProject(owner, { client_id });
    const change = await (await testApi()).db.transaction();
    try {
      await change('tickets').where({ id }).forUpdate();
      await change('projects').where({ id: project_id }).forUpdate();
      expect((await stranger.fail('reopenPortalTicket', { params: { id } })).status).to.equal(404);
      const body = { title: 'Shop', project_id };
      expect((await stranger.fail('createPortalTicket', { body })).error.field).to.equal('project_id');
    } finally {
      await change.rollback();
    }
  });
});

describe('listPortalTicketActivities', () => {
  it('lists what is public, oldest first, and never what is for the team', async () => {
    const { owner, client_id, contact } = await buildFirm();
    const id = await addTicket(owner, { client_id });
    const params = { id };
    await owner.call('createTicketActivity', { params, body: { content: 'A secret', visibility: 'internal' } });
    await owner.call('createTicketActivity', { params, body: { content: 'We look into it', visibility: 'public' } });
    await contact.call('createPortalTicketActivity', { params, body: { content: 'Thank you' } });
    const { data } = await contact.call('listPortalTicketActivities', { params });
    expect(data.map(({ content, is_own_side }) => [content, is_own_side])).to.deep.equal([
      ['We look into it', false],
      ['Thank you', true],
    ]);
  });
});

describe('createPortalTicketActivity', () => {
  it('is mailed to the assignee, and is no first response', async () => {
    const { owner, client_id, contact } = await buildFirm();
    const params = { id: await addTicket(owner, { client_id, assignee_id: owner.userId }) };
    await contact.call('createPortalTicketActivity', { params, body: { content: 'Any news?' } });
    const { data: ticket } = await owner.call('getTicket', { params });
    expect(ticket.dates.first_response_at).to.equal(null);
    const { data: mails } = await owner.call('listTestMails', {});
    expect(mails.filter(({ text }) => text.includes('Any news?'))).to.have.length(1);
    const { data: activities } = await owner.call('listTicketActivities', { params, query: { type: 'comment' } });
    expect(activities[0]).to.include({ user_id: null, contact_id: contact.userId, contact_name: 'Pat Jones' });
  });
});

describe('createPortalTicketAttachment', () => {
  it('is public, named by the contact, and read by the other contacts of the client alone', async () => {
    const { owner, client_id, contact, viewer, stranger } = await buildFirm();
    const params = { id: await addTicket(owner, { client_id }) };
    await attachFile(owner, params.id);
    const response = await contact.request('createPortalTicketAttachment', { params, body: uploadForm() });
    expect(response.status).to.equal(201);
    const { data } = await viewer.call('listPortalTicketAttachments', { params });
    expect(data.map(({ author_name }) => author_name)).to.deep.equal(['Pat Jones']);
    const file = { params: { ...params, attachment_id: data[0]?.id ?? '' } };
    expect((await viewer.request('getPortalTicketAttachment', file)).status).to.equal(200);
    expect((await stranger.request('getPortalTicketAttachment', file)).status).to.equal(404);
    const { data: all } = await owner.call('listTicketAttachments', { params });
    expect(all.find(({ contact_id }) => contact_id === contact.userId)).to.include({
      visibility: 'public',
      user_id: null,
      contact_name: 'Pat Jones',
    });
  });

  it('is not found under a ticket that it does not belong to, nor where it is for the team', async () => {
    const { owner, client_id, contact } = await buildFirm();
    const [id, other] = [await addTicket(owner, { client_id }), await addTicket(owner, { client_id })];
    const { id: attachment_id } = await attachFile(owner, id);
    expect((await contact.request('getPortalTicketAttachment', { params: { id, attachment_id } })).status).to.equal(
      404,
    );
    const params = { id, attachment_id };
    await owner.call('updateTicketAttachment', { params, body: { visibility: 'public' } });
    expect((await contact.request('getPortalTicketAttachment', { params })).status).to.equal(200);
    const elsewhere = { params: { id: other, attachment_id } };
    expect((await contact.request('getPortalTicketAttachment', elsewhere)).status).to.equal(404);
  });
});

describe('reopenPortalTicket', () => {
  it('reopens within 14 days of closing, and says afterwards what to do instead', async () => {
    const { owner, client_id, contact } = await buildFirm();
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
    const { owner, client_id, contact } = await buildFirm();
    const params = { id: await addTicket(owner, { client_id }) };
    await contact.call('reopenPortalTicket', { params });
    const { data: events } = await owner.call('listEvents', { query: { type: 'ticket.reopened' } });
    expect(events).to.deep.equal([]);
  });
});

describe('listPortalTickets', () => {
  it('says that a ticket awaits the client only if the firm has asked something: by a question, or by the status', async () => {
    const { owner, client_id, contact } = await buildFirm();
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
    const { owner, client_id, contact, viewer } = await buildFirm();
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
    expect(await awaited(), 'asked by the firm').to.deep.equal([id]);
    await contact.call('createPortalTicketActivity', { params, body: { content: 'Any' } });
    expect(await awaited(), 'answered').to.deep.equal([]);
    await say(id, 'They use any', 'internal');
    expect(await awaited(), 'discussed by the team').to.deep.equal([]);
    const { data: others } = await viewer.call('listPortalTickets', { query: { awaits_client: false } });
    expect(others).to.have.length(2);
  });

  it('lists the tickets of the client, whoever opened them, and filters', async () => {
    const { owner, client_id, contact, viewer, stranger } = await buildFirm();
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

describe('getPortalProfile', () => {
  it('says who is signed in, at which client, and what they can do', async () => {
    const { owner, client_id, viewer } = await buildFirm();
    const payer = await buildPortalContact(owner, { client_id, portal_access: 'view', receives_invoices: true });
    const { data } = await viewer.call('getPortalProfile', {});
    expect(data).to.deep.include({ id: viewer.userId, access_level: 'view', sees_invoices: false, locale: 'en' });
    expect(data.client.id).to.equal(client_id);
    expect(data.workspace).to.deep.include({ mode: 'test', shows_hours: false });
    expect((await payer.call('getPortalProfile', {})).data.sees_invoices).to.equal(true);
  });

  it('is refused without a session', async () => {
    const { owner, client_id, viewer } = await buildFirm();
    await buildContact(owner, { client_id });
    expect((await owner.fail('getPortalProfile')).status).to.equal(401);
    await viewer.call('getPortalProfile', {});
  });
});

/** A client's tickets in the portal: reading them and working on them. */
import { expect } from 'chai';
import { buildContact, buildProject } from '../../support/builders/factories.js';
import { buildPortalContact, buildPortalFirm } from '../../support/builders/portal.js';
import { addTicket } from '../../support/builders/time.js';
import { attachFile, uploadForm } from '../../support/builders/uploads.js';
import { testApi } from '../../support/service/api.js';

describe('createPortalTicket', () => {
  it('creates a ticket of the contact, with the contact as the actor of its event', async () => {
    const { owner, client_id, contact } = await buildPortalFirm();
    const { data } = await contact.call('createPortalTicket', { body: { title: 'Login fails' } });
    expect(data).to.include({ title: 'Login fails', contact_id: contact.userId, contact_name: 'Pat Jones' });
    const { data: ticket } = await owner.call('getTicket', { params: { id: data.id } });
    expect(ticket).to.include({ client_id, contact_id: contact.userId, reporter_id: null, assignee_id: null });
    const { data: events } = await owner.call('listEvents', { query: { type: 'ticket.created' } });
    expect(events[0]?.actor).to.include({ user_id: null, contact_id: contact.userId, api_key_id: null });
  });

  it('takes over billing and agreement of the project', async () => {
    const { owner, client_id, contact } = await buildPortalFirm();
    const { id: project_id } = await buildProject(owner, { client_id, billing_type: 'fixed_fee' });
    const { data } = await contact.call('createPortalTicket', { body: { title: 'Shop', project_id } });
    const { data: ticket } = await owner.call('getTicket', { params: { id: data.id } });
    expect(ticket).to.include({ project_id, billing_type: 'fixed_fee' });
  });

  it('treats the project of another client like an unknown one', async () => {
    const { owner, contact, stranger } = await buildPortalFirm();
    const { data } = await owner.call('getContact', { params: { id: stranger.userId } });
    const { id: project_id } = await buildProject(owner, { client_id: data.client_id });
    const { error } = await contact.fail('createPortalTicket', { body: { title: 'Shop', project_id } });
    const unknown = project_id.replace(/.{6}$/, 'zzzzzz');
    const { error: other } = await contact.fail('createPortalTicket', { body: { title: 'Shop', project_id: unknown } });
    expect(error.code).to.equal('invalid_request');
    expect(error.message.replace(project_id, '')).to.equal(other.message.replace(unknown, ''));
  });

  it('is repeated under one idempotency key without a second ticket, and never answers another contact', async () => {
    const { contact, viewer, owner, client_id } = await buildPortalFirm();
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
    const { contact } = await buildPortalFirm();
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    const { status } = await contact.fail('createPortalTicket', { body: { title: 'Forged' }, headers });
    expect(status).to.equal(403);
  });
});

describe('getPortalTicket', () => {
  it('treats a ticket of another client like an unknown one', async () => {
    const { owner, client_id, stranger } = await buildPortalFirm();
    const id = await addTicket(owner, { client_id });
    const found = await stranger.fail('getPortalTicket', { params: { id } });
    const unknown = await stranger.fail('getPortalTicket', { params: { id: id.replace(/.{6}$/, 'zzzzzz') } });
    expect({ ...found.error, request_id: '' }).to.deep.equal({ ...unknown.error, request_id: '' });
    expect(found.status).to.equal(404);
  });

  it('refuses a contact at once whose access is taken away, who is deleted, or whose client is inactive', async () => {
    const { owner, client_id, contact, viewer } = await buildPortalFirm();
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
    const { owner, contact } = await buildPortalFirm();
    expect((await owner.fail('listPortalTickets')).status).to.equal(401);
    expect((await contact.fail('listTickets')).status).to.equal(401);
  });
});

describe('reopenPortalTicket and createPortalTicket', () => {
  it("do not wait for changes of another client's objects, which would reveal that they exist", async () => {
    const { owner, client_id, stranger } = await buildPortalFirm();
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
    const { owner, client_id, contact } = await buildPortalFirm();
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
    const { owner, client_id, contact } = await buildPortalFirm();
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
    const { owner, client_id, contact, viewer, stranger } = await buildPortalFirm();
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
    const { owner, client_id, contact } = await buildPortalFirm();
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
describe('getPortalProfile', () => {
  it('says who is signed in, at which client, and what they can do', async () => {
    const { owner, client_id, viewer } = await buildPortalFirm();
    const payer = await buildPortalContact(owner, { client_id, portal_access: 'view', receives_invoices: true });
    const { data } = await viewer.call('getPortalProfile', {});
    expect(data).to.deep.include({ id: viewer.userId, access_level: 'view', sees_invoices: false, locale: 'en' });
    expect(data.client.id).to.equal(client_id);
    expect(data.workspace).to.deep.include({ mode: 'test', shows_hours: false });
    expect((await payer.call('getPortalProfile', {})).data.sees_invoices).to.equal(true);
  });

  it('is refused without a session', async () => {
    const { owner, client_id, viewer } = await buildPortalFirm();
    await buildContact(owner, { client_id });
    expect((await owner.fail('getPortalProfile')).status).to.equal(401);
    await viewer.call('getPortalProfile', {});
  });
});

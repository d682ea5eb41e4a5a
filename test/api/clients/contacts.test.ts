import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, readInvoice } from '../../support/builders/invoices.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addTicket } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const read = async (by: ApiClient, id: string) => (await by.call('getContact', { params: { id } })).data;

describe('createContact', () => {
  it('accepts flat fields, returns them grouped, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const texts = {
      name: 'Pat Doe',
      email: 'Pat@acme.example',
      phone: '+1 212 555 0100',
      mobile: '+1 917 555 0100',
      title: 'CFO',
      department: 'Finance',
      notes: 'Calls back',
    };
    const roles = { is_primary: true, is_billing: true, is_technical: false };
    const communication = {
      receives_invoices: true,
      receives_reports: false,
      receives_project_updates: true,
      receives_ticket_replies: false,
    };
    const body = { client_id, ...texts, ...roles, ...communication };
    const { status, body: answer } = await owner.send('createContact', { body });
    const { id, created_at, updated_at } = answer.data;
    expect(status).to.equal(201);
    expect(id).to.match(/^con_/);
    const portal = { access_enabled: false, access_level: 'none', last_login_at: null, invitation_sent_at: null };
    const none = { external_id: null, metadata: {}, tags: [] };
    const contact = { id, client_id, ...texts, roles, portal, communication, ...none, created_at, updated_at };
    expect(answer.data).to.deep.equal(contact);
    expect(await read(owner, id)).to.deep.equal(contact);
    const [event, ...others] = await eventsOf(owner, id);
    expect([event?.type, event?.data, others]).to.deep.equal(['contact.created', contact, []]);
  });

  it('requires nothing but a name and a client, which must exist', async () => {
    const [{ owner }, other] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const plain = await buildContact(owner);
    expect([plain.email, plain.notes]).to.deep.equal([null, null]);
    expect(plain.roles).to.deep.equal({ is_primary: false, is_billing: false, is_technical: false });
    const foreign = await buildClient(other.owner);
    for (const client_id of [foreign.id, 'cli_00000000000000000000000000'])
      expect(await refusalOf(owner.fail('createContact', { body: { client_id, name: 'X' } }))).to.deep.equal([
        400,
        'invalid_request',
        'client_id',
      ]);
  });

  it('lets contacts share an address', async () => {
    const { owner } = await buildWorkspace();
    await buildContact(owner, { email: 'info@acme.example' });
    expect((await buildContact(owner, { email: 'INFO@acme.example' })).email).to.equal('INFO@acme.example');
  });

  it('is for users who manage clients; everyone on the team can read', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildContact(owner);
    for (const role of ['manager', 'admin'] as const) await buildContact(await buildUser(owner, role), { client_id });
    for (const role of ['member', 'viewer'] as const) {
      const by = await buildUser(owner, role);
      expect((await read(by, id)).id).to.equal(id);
      const tries = [
        by.fail('createContact', { body: { client_id, name: 'X' } }),
        by.fail('updateContact', { params: { id }, body: { name: 'X' } }),
        by.fail('deleteContact', { params: { id } }),
        by.fail('enableContactPortal', { params: { id }, body: {} }),
        by.fail('mergeContact', { params: { id }, body: { merge_contact_id: id } }),
      ];
      for (const each of tries) expect(await refusalOf(each)).to.deep.equal([403, 'forbidden']);
    }
  });
});

describe('getContact', () => {
  it('embeds client, tickets and activity on request', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const { id } = await buildContact(owner, { client_id: client.id });
    const ticket = { client_id: client.id, contact_id: id };
    const old = await addTicket(owner, { ...ticket, title: 'Old', closed_at: new Date() });
    const open = await addTicket(owner, { ...ticket, title: 'New' });
    await addTicket(owner, { client_id: client.id });
    await owner.call('updateContact', { params: { id }, body: { title: 'CTO' } });
    const include = ['client', 'tickets', 'activity'] as const;
    const { data } = await owner.call('getContact', { params: { id }, query: { include: [...include] } });
    expect(data.client).to.deep.equal(client);
    expect(data.tickets?.map(({ id: ticketId, title, status }) => [ticketId, title, status])).to.deep.equal([
      [open, 'New', 'open'],
      [old, 'Old', 'closed'],
    ]);
    expect(data.activity?.map(({ type, user_id, user_name }) => [type, user_id, user_name])).to.deep.equal([
      ['contact.updated', owner.userId, 'Olga Owner'],
      ['contact.created', owner.userId, 'Olga Owner'],
    ]);
    expect(await refusalOf(owner.fail('getContact', { params: { id }, query: { include: 'notes' } }))).to.deep.equal([
      400,
      'invalid_request',
      'include',
    ]);
  });

  it('shows contractors the contacts of the clients of their tickets, with only these tickets', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    const { id, client_id } = await buildContact(owner);
    expect(await refusalOf(contractor.fail('getContact', { params: { id } }))).to.deep.equal([403, 'forbidden']);
    await addTicket(owner, { client_id, contact_id: id });
    const assigned = await addTicket(owner, { client_id, contact_id: id, assignee_id: contractor.userId });
    const { data } = await contractor.call('getContact', {
      params: { id },
      query: { include: ['tickets', 'activity'] },
    });
    expect(data.tickets?.map((ticket) => ticket.id)).to.deep.equal([assigned]);
    expect(data.activity?.map(({ type }) => type)).to.deep.equal(['contact.created']);
  });
});

describe('updateContact', () => {
  it('changes what is sent, null clears, and context.changes lists it', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildContact(owner, {
      name: 'Pat',
      phone: '1',
      email: 'pat@acme.example',
      is_technical: true,
    });
    const body = { phone: null, is_technical: false, receives_reports: true };
    const { data } = await owner.call('updateContact', { params: { id }, body });
    expect(data).to.deep.include({ name: 'Pat', phone: null, email: 'pat@acme.example' });
    expect([data.roles.is_technical, data.communication.receives_reports]).to.deep.equal([false, true]);
    await owner.call('updateContact', { params: { id }, body });
    const events = await eventsOf(owner, id);
    expect(events.map(({ type }) => type)).to.deep.equal(['contact.created', 'contact.updated']);
    expect(events[1]?.context.changes).to.deep.equal({
      phone: { from: '1', to: null },
      'roles.is_technical': { from: true, to: false },
      'communication.receives_reports': { from: false, to: true },
    });
  });

  it('moves a contact to another client while nothing names it', async () => {
    const { owner } = await buildWorkspace();
    const [free, onInvoice, onProject, onTicket] = [
      await buildContact(owner),
      await buildContact(owner),
      await buildContact(owner),
      await buildContact(owner),
    ];
    const { id: client_id } = await buildClient(owner);
    const move = (id: string) => ({ params: { id }, body: { client_id } });
    expect((await owner.call('updateContact', move(free.id))).data.client_id).to.equal(client_id);
    await buildInvoice(owner, { client_id: onInvoice.client_id, contact_id: onInvoice.id });
    await buildProject(owner, { client_id: onProject.client_id, contact_id: onProject.id });
    await addTicket(owner, { client_id: onTicket.client_id, contact_id: onTicket.id });
    for (const { id } of [onInvoice, onProject, onTicket])
      expect(await refusalOf(owner.fail('updateContact', move(id)))).to.deep.equal([409, 'invalid_state', 'client_id']);
    const body = { client_id: 'cli_00000000000000000000000000' };
    expect(await refusalOf(owner.fail('updateContact', { params: { id: free.id }, body }))).to.deep.equal([
      400,
      'invalid_request',
      'client_id',
    ]);
  });
});

describe('deleteContact', () => {
  it('removes the contact from its tickets, and emits an event with the contact as it was', async () => {
    const { owner } = await buildWorkspace();
    const contact = await buildContact(owner);
    const { id, client_id } = contact;
    const ticket = await addTicket(owner, { client_id, contact_id: id });
    expect((await owner.call('deleteContact', { params: { id } })).data).to.deep.equal({ id, deleted: true });
    expect(await refusalOf(owner.fail('getContact', { params: { id } }))).to.deep.equal([404, 'not_found']);
    expect(await eventTypesOf(owner, id)).to.deep.equal(['contact.created', 'contact.deleted']);
    expect((await eventsOf(owner, id)).at(-1)?.data).to.deep.equal(contact);
    const updated = (await eventsOf(owner, ticket)).at(-1);
    expect(updated?.type).to.equal('ticket.updated');
    expect(updated?.context.changes).to.deep.equal({ contact_id: { from: id, to: null } });
    expect(updated?.data).to.deep.equal((await owner.call('getTicket', { params: { id: ticket } })).data);
    // Nothing refers to the deleted contact any more, so another contact's tickets can be read.
    const other = await buildContact(owner, { client_id });
    const { data } = await owner.call('getContact', { params: { id: other.id }, query: { include: ['tickets'] } });
    expect(data.tickets).to.deep.equal([]);
  });

  it('stays as a name on invoices, and as an id on projects', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildContact(owner, { name: 'Pat Doe', email: 'pat@acme.example' });
    const invoice = await buildInvoice(owner, { client_id, contact_id: id });
    const project = await buildProject(owner, { client_id, contact_id: id });
    await owner.call('deleteContact', { params: { id } });
    const nothing = { email: null, phone: null, title: null };
    const kept = await readInvoice(owner, invoice.id, ['contact']);
    expect([kept.contact_id, kept.contact]).to.deep.equal([id, { id, client_id, name: 'Pat Doe', ...nothing }]);
    expect((await owner.call('getProject', { params: { id: project.id } })).data.contact_id).to.equal(id);
    const body = { client_id, contact_id: id };
    expect(await refusalOf(owner.fail('createInvoice', { body }))).to.deep.equal([
      400,
      'invalid_request',
      'contact_id',
    ]);
  });
});

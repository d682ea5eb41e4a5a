import { expect } from 'chai';
import { createProject } from '../../../commands/projects/create-project.js';
import { newId } from '../../../models/ids.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { asService } from '../../support/service/context.js';
import { eventTypesOf, eventsOf } from '../../support/answers/events.js';
import { buildApprovedExpense, buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildContact, buildProject } from '../../support/builders/factories.js';
import { addAgreement, addTicket, buildTimeEntry, markBilled } from '../../support/builders/time.js';
import { untilOneWaits } from '../../support/service/waiting.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** Adds an invoice with one line to the tables, with only the columns that deletions read. */
async function addInvoice(owner: ApiClient, client_id: string, status: string, project_id?: string): Promise<string> {
  const { db } = await testApi();
  const [id, now, day] = [newId('inv'), new Date(), '2026-01-01'];
  const common = { workspace_id: owner.workspaceId, created_at: now, updated_at: now };
  const dates = { invoice_date: day, due_date: day };
  await db('invoices').insert({ id, client_id, invoice_number: id, currency: 'USD', status, ...dates, ...common });
  const line = { description: 'Work', quantity: 1, rate: 1, amount: 1, position: 0 };
  await db('invoice_line_items').insert({ id: newId('line'), invoice_id: id, project_id, ...line, ...common });
  return id;
}

const rowsLeft = async (table: string, workspace_id: string): Promise<number> => {
  const { db } = await testApi();
  return (await db(table).where({ workspace_id })).length;
};

describe('deleteProject', () => {
  it('deletes time and tickets too, with an event for each', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, { title: 'Gone' });
    const { id } = project;
    const entry = await buildTimeEntry(owner, { project_id: id });
    const timer = (await owner.call('startTimer', { body: { project_id: id } })).data;
    await addTicket(owner, { client_id: project.client_id, project_id: id });
    const kept = await buildTimeEntry(owner, { client_id: project.client_id });
    expect((await owner.call('deleteProject', { params: { id } })).data).to.deep.equal({ id, deleted: true });
    expect((await owner.fail('getProject', { params: { id } })).status).to.equal(404);
    for (const each of [entry, timer]) {
      expect((await owner.fail('getTimeEntry', { params: { id: each.id } })).status).to.equal(404);
      expect(await eventTypesOf(owner, each.id)).to.include('time_entry.deleted');
    }
    await owner.call('getTimeEntry', { params: { id: kept.id } });
    expect(await rowsLeft('tickets', owner.workspaceId)).to.equal(0);
    const last = (await eventsOf(owner, id)).at(-1);
    expect(last?.type).to.equal('project.deleted');
    expect(last?.data).to.deep.include({ id, title: 'Gone' });
  });

  it('is refused because of a billed time entry, and then deletes nothing', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const [free, billed] = [
      await buildTimeEntry(owner, { project_id: id }),
      await buildTimeEntry(owner, { project_id: id }),
    ];
    await markBilled(billed.id);
    const { status, error } = await owner.fail('deleteProject', { params: { id } });
    expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
    await owner.call('getTimeEntry', { params: { id: free.id } });
    expect(await eventTypesOf(owner, free.id)).to.deep.equal(['time_entry.created']);
  });

  for (const [status, isRefused] of [
    ['draft', true],
    ['sent', true],
    ['void', false],
  ] as const) {
    it(`is ${isRefused ? 'refused' : 'allowed'} with a line on a ${status} invoice`, async () => {
      const { owner } = await buildWorkspace();
      const { id, client_id } = await buildProject(owner);
      await addInvoice(owner, client_id, status, id);
      const answer = await owner.request('deleteProject', { params: { id } });
      expect(answer.status).to.equal(isRefused ? 409 : 200);
    });
  }

  it('is refused to everyone but owners if time is locked', async () => {
    const { owner } = await buildWorkspace();
    const admin = await buildUser(owner, 'admin');
    const { id } = await buildProject(owner);
    await buildTimeEntry(owner, { project_id: id, date: '2026-01-31' });
    await owner.call('updateWorkspace', { body: { lock_time_before: '2026-02-01' } });
    const { error } = await admin.fail('deleteProject', { params: { id } });
    expect(error.code).to.equal('invalid_state');
    await owner.call('deleteProject', { params: { id } });
  });

  it('leaves no entry behind that is logged at the same moment', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const logging = Array.from({ length: 10 }, () =>
      owner.request('createTimeEntry', { body: { project_id: id, date: '2026-03-10', hours: 1 } }),
    );
    await Promise.all([...logging, owner.request('deleteProject', { params: { id } })]);
    expect(await rowsLeft('time_entries', owner.workspaceId)).to.equal(0);
    for (const answer of await Promise.all(logging)) expect(answer.status).to.be.oneOf([201, 400]);
  });
});

describe('deleteClient', () => {
  it('deletes projects, time, agreements, expenses, contacts and tickets too, with an event for each', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { name: 'Gone' });
    const project = await buildProject(owner, { client_id: client.id });
    const entries = [
      await buildTimeEntry(owner, { project_id: project.id }),
      await buildTimeEntry(owner, { client_id: client.id }),
    ];
    const agreement = await buildAgreement(owner, { client_id: client.id, status: 'draft' });
    const expense = await buildExpense(owner, { project_id: project.id });
    const contact = await buildContact(owner, { client_id: client.id });
    await addTicket(owner, { client_id: client.id });
    await owner.call('deleteClient', { params: { id: client.id } });
    const tables = ['clients', 'projects', 'time_entries', 'agreements', 'expenses', 'contacts', 'tickets'];
    for (const table of tables) expect(await rowsLeft(table, owner.workspaceId), table).to.equal(0);
    expect(await eventTypesOf(owner, client.id)).to.deep.equal(['client.created', 'client.deleted']);
    expect(await eventTypesOf(owner, project.id)).to.deep.equal(['project.created', 'project.deleted']);
    expect(await eventTypesOf(owner, contact.id)).to.deep.equal(['contact.created', 'contact.deleted']);
    expect(await eventTypesOf(owner, agreement.id)).to.deep.equal(['agreement.created', 'agreement.deleted']);
    expect(await eventTypesOf(owner, expense.id)).to.deep.equal(['expense.created', 'expense.deleted']);
    for (const { id } of entries) expect(await eventTypesOf(owner, id)).to.include('time_entry.deleted');
    expect((await eventsOf(owner, client.id)).at(-1)?.data).to.deep.include({ id: client.id, name: 'Gone' });
  });

  it('leaves other clients alone', async () => {
    const { owner } = await buildWorkspace();
    const [gone, kept] = [await buildClient(owner), await buildProject(owner)];
    await buildTimeEntry(owner, { project_id: kept.id });
    await addInvoice(owner, kept.client_id, 'sent', kept.id);
    await owner.call('deleteClient', { params: { id: gone.id } });
    for (const table of ['clients', 'projects', 'time_entries', 'invoices', 'invoice_line_items'])
      expect(await rowsLeft(table, owner.workspaceId), table).to.equal(1);
  });

  const refusals: readonly (readonly [string, (owner: ApiClient, id: string) => Promise<unknown>])[] = [
    ['a draft invoice, so that no number is ever missing', (owner, id) => addInvoice(owner, id, 'draft')],
    ['a sent invoice', (owner, id) => addInvoice(owner, id, 'sent')],
    ['a void invoice', (owner, id) => addInvoice(owner, id, 'void')],
    ['an active agreement', addAgreement],
    [
      'an expense that was billed elsewhere',
      async (owner, client_id) => {
        const { id } = await buildExpense(owner, { client_id });
        await owner.call('markExpensesBilled', { body: { expense_ids: [id] } });
      },
    ],
    ['an approved expense', (owner, client_id) => buildApprovedExpense(owner, { client_id })],
    [
      'billed time without a project',
      async (owner, client_id) => markBilled((await buildTimeEntry(owner, { client_id })).id),
    ],
    [
      'billed time of a project',
      async (owner, client_id) => {
        const { id } = await buildProject(owner, { client_id });
        await markBilled((await buildTimeEntry(owner, { project_id: id })).id);
      },
    ],
  ];
  for (const [what, add] of refusals) {
    it(`is refused because of ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await buildClient(owner);
      await add(owner, id);
      const { status, error } = await owner.fail('deleteClient', { params: { id } });
      expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
      await owner.call('getClient', { params: { id } });
    });
  }

  it('waits for a project that is being created, and deletes it too', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner);
    const deleting = await asService(owner, async (ctx) => {
      await createProject(ctx, { title: 'Late', client_id: id, status: 'active', billing_type: 'fixed_fee' });
      const answer = owner.request('deleteClient', { params: { id } });
      await Promise.race([answer, untilOneWaits()]);
      return { answer };
    });
    expect((await deleting.answer).status).to.equal(200);
    expect(await rowsLeft('projects', owner.workspaceId)).to.equal(0);
  });
});

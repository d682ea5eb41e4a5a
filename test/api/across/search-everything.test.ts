import { expect } from 'chai';
import type { OperationId, Schemas } from '../../../contract/contract.js';
import { migrate } from '../../../models/migrate.js';
import { Ticket } from '../../../models/tickets/ticket.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildContact, buildProject, buildTag, buildTicket } from '../../support/builders/factories.js';
import { buildSentInvoice } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { asService } from '../../support/service/context.js';

type Result = Schemas['FoundObject'];
type Kind = Schemas['SearchKind'];

const find = async (by: ApiClient, q: string, more: { kinds?: Kind[]; limit?: number } = {}): Promise<Result[]> =>
  (await by.call('search', { query: { q, ...more } })).data;
const titlesOf = (results: readonly Result[]): string[] => results.map(({ title }) => title);
const kindsOf = (results: readonly Result[]): Kind[] => results.map(({ kind }) => kind);
const marked = ({ snippet: { text, hits } }: Result): string[] => hits.map(({ start, end }) => text.slice(start, end));

/** The operation that reads an object of each kind. */
const getters: Readonly<Record<Kind, OperationId>> = {
  client: 'getClient',
  contact: 'getContact',
  project: 'getProject',
  ticket: 'getTicket',
  time_entry: 'getTimeEntry',
  expense: 'getExpense',
  invoice: 'getInvoice',
  credit_note: 'getCreditNote',
  agreement: 'getAgreement',
  user: 'getUser',
  tag: 'getTag',
};

describe('search', () => {
  it('finds every kind by its words, with ids that its own operation accepts', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { name: 'Zephyr Works', email: 'pay@client.example' });
    await buildContact(owner, { client_id, name: 'Ada Zephyr' });
    await buildProject(owner, { client_id, title: 'Zephyr relaunch' });
    await buildTicket(owner, { client_id, title: 'Zephyr is down' });
    await buildTimeEntry(owner, { client_id, description: 'Talked about zephyr' });
    await buildExpense(owner, { client_id, vendor: 'Zephyr Rail' });
    const invoice = await buildSentInvoice(owner, { client_id, subject: 'Zephyr in March' });
    await owner.call('createCreditNote', {
      params: { id: invoice.id },
      body: { amount: 1, reason: 'Zephyr was late' },
    });
    await buildAgreement(owner, { client_id, title: 'Zephyr retainer' });
    await buildUser(owner, 'member', { name: 'Zephyr Jones' });
    await buildTag(owner, { name: 'Zephyr' });
    const found = await find(owner, 'ZÉPHYR');
    expect(kindsOf(found)).to.have.members(Object.keys(getters));
    for (const result of found) {
      expect((await owner.request(getters[result.kind], { params: { id: result.id } })).status).to.equal(200);
      expect(marked(result).map((text) => text.toLowerCase())).to.deep.equal(['zephyr']);
    }
    const hasClient = found.filter(({ kind }) => !['client', 'user', 'tag'].includes(kind));
    expect(hasClient.every(({ client }) => client?.id === client_id && client.name === 'Zephyr Works')).to.equal(true);
    expect(kindsOf(await find(owner, 'zephyr', { kinds: ['tag', 'expense'] }))).to.have.members(['tag', 'expense']);
  });

  it('puts exact numbers first, then beginnings of titles, whole words, and parts; what is alike by its last change', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { name: 'Acme' });
    const first = await buildTicket(owner, { client_id, title: 'Nothing like it' });
    const digits = first.number.replace('TKT-', '');
    const older = await buildTicket(owner, { client_id, title: `${digits} is how it begins` });
    await buildTicket(owner, { client_id, title: `${digits}0 begins so, too` });
    await buildProject(owner, { client_id, title: `Whole word ${digits}` });
    await buildProject(owner, { client_id, title: `A part of x${digits}x` });
    const order = [
      'Nothing like it',
      `${digits}0 begins so, too`,
      `${digits} is how it begins`,
      `Whole word ${digits}`,
      `A part of x${digits}x`,
    ];
    expect(titlesOf(await find(owner, digits))).to.deep.equal(order);
    expect(titlesOf(await find(owner, first.number.toLowerCase()))[0]).to.equal('Nothing like it');
    await owner.call('updateTicket', { params: { id: older.id }, body: { description: 'Changed' } });
    const [number, begins, beganBefore] = titlesOf(await find(owner, digits));
    expect([number, begins, beganBefore]).to.deep.equal([order[0], order[2], order[1]]);
  });

  it('finds invoices and credit notes by their whole number, and says which field it was', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { email: 'pay@client.example' });
    const invoice = await buildSentInvoice(owner, { client_id });
    const { data: note } = await owner.call('createCreditNote', { params: { id: invoice.id }, body: { amount: 1 } });
    const [found] = await find(owner, invoice.invoice_number.toLowerCase());
    expect([found?.id, found?.number, found?.snippet.field]).to.deep.equal([
      invoice.id,
      invoice.invoice_number,
      'invoice_number',
    ]);
    expect((await find(owner, note.credit_note_number))[0]?.id).to.equal(note.id);
  });

  it('marks hits by UTF-16 offsets into the text around them, whatever the script', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const long = `${'🚆 '.repeat(200)}Crème brûlée für Zoë`;
    await buildTicket(owner, { client_id, title: 'Dessert', description: long });
    await buildProject(owner, { client_id, title: '新しい東京都の案件' });
    await buildProject(owner, { client_id, title: "O'Brien moves" });
    const [dessert] = await find(owner, 'brulee creme');
    expect(dessert?.snippet.field).to.equal('description');
    expect(dessert && marked(dessert)).to.deep.equal(['Crème', 'brûlée']);
    expect(long).to.include(dessert?.snippet.text ?? 'nothing');
    expect(dessert?.snippet.text.length).to.be.at.most(200);
    expect((await find(owner, '東京都')).map(marked)).to.deep.equal([['東京都']]);
    expect((await find(owner, 'obrien')).map(marked)).to.deep.equal([["O'Brien"]]);
  });

  it('refuses a blank text and one that is too long, and returns whether there are more results', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    for (const title of ['Login 1', 'Login 2', 'Login 3']) await buildProject(owner, { client_id, title });
    for (const q of ['', '  \t', 'x'.repeat(201)])
      expect((await owner.fail('search', { query: { q } })).error).to.include({ code: 'invalid_request', field: 'q' });
    expect((await owner.fail('search', { query: { q: 'x', kinds: ['phase' as Kind] } })).status).to.equal(400);
    expect((await owner.fail('search', { query: { q: 'x', limit: 51 } })).error.field).to.equal('limit');
    expect((await owner.call('search', { query: { q: 'login', limit: 2 } })).has_more).to.equal(true);
    expect((await owner.call('search', { query: { q: 'login', limit: 3 } })).has_more).to.equal(false);
    expect(await find(owner, '...')).to.deep.equal([]);
  });

  it('finds nothing by words that the user must not see, and nothing that they may not read', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor', { name: 'Nora Outside' });
    const member = await buildUser(owner, 'member', { name: 'Max Inside', department: 'Halls' });
    const mine = await buildClient(owner, { name: 'Quartz Mine', email: 'pay@client.example' });
    const other = await buildClient(owner, { name: 'Quartz Other' });
    await ticketOf(owner, { client_id: mine.id, title: 'Quartz of Nora', assignee_id: contractor.userId });
    const hidden = await ticketOf(owner, { client_id: other.id, title: 'Quartz of nobody' });
    await owner.call('createTicketActivity', {
      params: { id: hidden },
      body: { content: 'Sapphire', visibility: 'internal' },
    });
    await buildTimeEntry(owner, { client_id: other.id, user_id: member.userId, description: 'Quartz by Max' });
    await buildTimeEntry(owner, { client_id: other.id, user_id: contractor.userId, description: 'Quartz by Nora' });
    await buildSentInvoice(owner, { client_id: mine.id, subject: 'Quartz invoice' });
    await buildAgreement(owner, { client_id: mine.id, title: 'Quartz retainer' });
    const seen = await find(contractor, 'quartz');
    expect(titlesOf(seen)).to.have.members(['Quartz Mine', 'Quartz of Nora', 'Quartz by Nora']);
    expect(seen.find(({ title }) => title === 'Quartz by Nora')?.client).to.equal(null);
    expect(titlesOf(await find(member, 'quartz', { kinds: ['time_entry', 'invoice', 'agreement'] }))).to.deep.equal([
      'Quartz by Max',
    ]);
    expect(await find(contractor, 'example.com', { kinds: ['user'] })).to.deep.equal([]);
    expect(titlesOf(await find(contractor, 'max', { kinds: ['user'] }))).to.deep.equal(['Max Inside']);
    for (const by of [owner, member, contractor]) expect(await find(by, 'sapphire')).to.deep.equal([]);
    expect(await find((await buildWorkspace()).owner, 'quartz')).to.deep.equal([]);
  });

  it('finds time entries and expenses by their current text, until they are deleted', async () => {
    const { owner } = await buildWorkspace();
    const entry = await buildTimeEntry(owner, { description: 'Polished granite' });
    const expense = await buildExpense(owner, { description: 'Granite slab' });
    expect(await find(owner, 'gran')).to.have.length(2);
    await owner.call('updateTimeEntry', { params: { id: entry.id }, body: { description: 'Polished marble' } });
    await owner.call('updateExpense', { params: { id: expense.id }, body: { description: 'Marble slab' } });
    expect(await find(owner, 'granite')).to.deep.equal([]);
    expect(titlesOf(await find(owner, 'marble'))).to.have.members(['Polished marble', 'Marble slab']);
    await owner.call('deleteTimeEntry', { params: { id: entry.id } });
    await owner.call('deleteExpense', { params: { id: expense.id } });
    expect(await find(owner, 'marble')).to.deep.equal([]);
    const { db } = await testApi();
    const rows = await db('search_terms')
      .where({ workspace_id: owner.workspaceId })
      .whereIn('resource_type', ['time_entries', 'expenses']);
    expect(rows).to.deep.equal([]);
  });

  it('returns the newest matches of a very common word, and to a contractor their own, however old', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const contractor = await buildUser(owner, 'contractor');
    const first = await buildTicket(owner, { client_id, title: 'Printer jams', assignee_id: contractor.userId });
    await addAlike(
      owner,
      first.id,
      Array.from({ length: 1200 }, (_, n) => `The printer ${n} of all`),
    );
    const newest = ['The printer 1199 of all', 'The printer 1198 of all'];
    expect(titlesOf(await find(owner, 'printer', { limit: 3 }))).to.deep.equal(['Printer jams', ...newest]);
    expect(await find(owner, 'prin', { limit: 50 })).to.have.length(50);
    expect(titlesOf(await find(owner, 'all printer 7'))).to.include('The printer 7 of all');
    expect(titlesOf(await find(contractor, 'printer'))).to.deep.equal(['Printer jams']);
    expect(titlesOf(await find(contractor, 'prin jam'))).to.deep.equal(['Printer jams']);
  }).timeout(60_000);

  it('returns the newest rows with two very common words, however many newer rows have only one of them', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const first = await buildTicket(owner, { client_id, title: 'Nothing like it' });
    const titles = Array.from({ length: 1400 }, (_, n) => `The printer ${n}${n < 310 ? ' has ink' : ''}`);
    await addAlike(owner, first.id, titles);
    const newest = ['The printer 309 has ink', 'The printer 308 has ink', 'The printer 307 has ink'];
    expect(titlesOf(await find(owner, 'printer ink', { limit: 3 }))).to.deep.equal(newest);
    expect(titlesOf(await find(owner, 'printer ink 7', { limit: 3 }))).to.deep.equal([
      'The printer 7 has ink',
      'The printer 79 has ink',
      'The printer 78 has ink',
    ]);
  }).timeout(60_000);

  it('uses the first 200 characters of its description as the title of a time entry, and marks hits behind them', async () => {
    const { owner } = await buildWorkspace();
    const description = `${'🚆'.repeat(500)} Polished granite`;
    await buildTimeEntry(owner, { description });
    const [found] = await find(owner, 'granite');
    expect(found?.title).to.equal('🚆'.repeat(200));
    expect(found && marked(found)).to.deep.equal(['granite']);
    expect(description).to.include(found?.snippet.text ?? 'nothing');
  });

  it('finds objects by the beginning of their title even if an earlier version indexed them', async () => {
    const { owner } = await buildWorkspace();
    const { db, database } = await testApi();
    const { id: client_id } = await buildClient(owner);
    const before = await buildProject(owner, { client_id, title: 'Harbour lights' });
    const mine = { workspace_id: owner.workspaceId, resource_id: before.id };
    const documents = (await db('search_documents').where(mine).select('terms')) as { terms: string }[];
    await db('search_terms').where(mine).andWhere('term', 'like', '.%').delete();
    await db('search_documents').where(mine).update({ terms: ' harbour lights ' });
    await db('search_backlog').insert({ resource_type: 'projects' });
    await migrate(database);
    expect(await db('search_documents').where(mine).select('terms')).to.deep.equal(documents);
    expect(await db('search_terms').where({ ...mine, term: '.harbour.lights' })).to.have.length(1);
  });
});

/** Adds tickets with the columns of an existing one, each newer than the one before. */
async function addAlike(owner: ApiClient, id: string, titles: readonly string[]): Promise<void> {
  await asService(owner, async (ctx) => {
    const { client_id, status_id, priority_id, priority_position } = await Ticket.get(ctx, id);
    const rows = titles.map((title, n) => ({
      client_id,
      status_id,
      priority_id,
      priority_position,
      number: `OLD-${n}`,
      title,
      opened_at: ctx.now,
      billing_type: 'fixed_fee' as const,
      created_at: ctx.now,
    }));
    await Ticket.insertMany(ctx, rows);
  });
}

/** Creates a ticket through the API, which indexes it. Returns its id. */
const ticketOf = async (
  owner: ApiClient,
  { client_id, ...rest }: { client_id: string; title: string; assignee_id?: string },
): Promise<string> => (await buildTicket(owner, { client_id, ...rest })).id;

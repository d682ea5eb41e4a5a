/** The plain lists as CSV files, compared with the same lists as JSON. */
import { expect } from 'chai';
import type { OperationId } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildClient, buildProject, buildTag, uniqueName } from '../../support/builders/factories.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildInvoice, lineAt } from '../../support/builders/invoices.js';
import { downloadCsv, listedAll, recordsFrom, type ListId, type Record } from '../../support/contract/list-files.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** Texts that could break a CSV file. */
const awkward = ['a, b', 'the "big" one', 'one\ntwo', 'one\r\ntwo', ' Łódź; 株式会社 🚀 ', "'tis", '\\', 'plain'];

/** The text without line breaks, for fields that take none. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

async function buildFirm(owner: ApiClient): Promise<void> {
  const member = await buildUser(owner, 'member');
  const tags = [await buildTag(owner), await buildTag(owner)].map(({ slug }) => slug);
  for (const [index, text] of awkward.entries()) {
    const currency = index % 2 === 0 ? 'USD' : 'EUR';
    const client = await buildClient(owner, {
      name: uniqueName('A'),
      notes: text,
      city: oneLine(text),
      currency,
      tags: index === 2 ? tags : [],
    });
    if (index === 3) await setOverrides(owner, client.id);
    const project = await buildProject(owner, { client_id: client.id });
    const day = `2026-03-${10 + (index % 3)}`;
    const entry = { date: day, hours: 0.25 * (1 + (index % 3)), description: text, project_id: project.id };
    await buildTimeEntry(owner, entry);
    await buildTimeEntry(owner, { ...entry, user_id: member.userId, billable: index % 2 === 0, rate_charged: 12.5 });
    await buildExpense(owner, {
      description: text,
      amount: 100 + (index % 3),
      date: day,
      client_id: client.id,
      currency,
    });
    await buildInvoice(owner, {
      client_id: client.id,
      subject: oneLine(text),
      notes: text,
      line_items: [lineAt(100 + (index % 2))],
      invoice_date: day,
    });
  }
}

async function setOverrides(owner: ApiClient, id: string): Promise<void> {
  const { data: priorities } = await owner.call('listTicketPriorities', {});
  const sla_overrides = priorities.slice(0, 2).map((priority, at) => ({
    priority_id: priority.id,
    response_target: 30 + at,
    resolution_target: 60,
  }));
  await owner.call('updateClient', { params: { id }, body: { sla_overrides } });
}

const lists: Readonly<{ [Id in ListId]: readonly object[] }> = {
  listTimeEntries: [
    {},
    { sort: 'date', order: 'asc' },
    { sort: 'created_at' },
    { sort: 'hours' },
    { sort: 'hours', order: 'asc', billable: true },
    { from: '2026-03-11', to: '2026-03-11' },
    { billed: false },
  ],
  listExpenses: [{}, { order: 'asc' }, { sort: 'created_at' }, { sort: 'amount' }, { from: '2026-03-12' }],
  listInvoices: [{}, { order: 'asc' }, { sort: 'due_date' }, { sort: 'total' }, { sort: 'status' }, { search: 'big' }],
  listClients: [{}, { sort: 'name', order: 'asc' }, { sort: 'name' }, { sort: 'updated_at' }, { search: 'A' }],
};

describe('a list as a file', () => {
  let owner: ApiClient;
  before(async () => {
    ({ owner } = await buildWorkspace());
    await buildFirm(owner);
  });

  for (const [id, queries] of Object.entries(lists) as [ListId, readonly object[]][]) {
    for (const query of queries) {
      it(`contains what ${id} ${JSON.stringify(query)} has on all its pages`, async () => {
        const { records } = await downloadCsv(owner, id, { ...query, page: 2, per_page: 1 });
        const rows = await listedAll(owner, id, query);
        expect(rows.length).to.be.greaterThan(0);
        expect(records).to.deep.equal(recordsFrom(rows));
      });
    }
  }

  it('has no column that is missing in its rows for users who may see neither rates nor costs', async () => {
    const viewer = await buildUser(owner, 'viewer', { permissions: { can_export_data: true } });
    for (const id of Object.keys(lists) as ListId[]) {
      const rows = await listedAll(viewer, id, {});
      expect(rows.length, id).to.equal((await listedAll(owner, id, {})).length);
      expect((await downloadCsv(viewer, id)).records, id).to.deep.equal(recordsFrom(rows));
    }
  });

  it('is named after the list, is to be saved, and is not cached', async () => {
    const { headers } = await downloadCsv(owner, 'listTimeEntries');
    expect(headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).to.equal('attachment; filename="time-entries.csv"');
    expect(headers.get('cache-control')).to.equal('private, no-store');
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
  });

  it('has the columns that `fields` names, in that order, each once', async () => {
    const fields = ['hours', 'billing.currency', 'timer', 'id', 'timer.running'];
    const { columns, records } = await downloadCsv(owner, 'listTimeEntries', { fields, sort: 'hours' });
    expect(columns).to.deep.equal(['hours', 'billing.currency', 'timer.running', 'timer.started_at', 'id']);
    expect(records[0]).to.include({ hours: '0.75', 'timer.running': 'false', 'timer.started_at': '' });
    expect(
      await refusalOf(owner.fail('listTimeEntries', { query: { format: 'csv', fields: 'billing.nothing' } })),
    ).to.deep.equal([400, 'invalid_request', 'fields']);
  });

  it('puts all items of a list into one cell', async () => {
    const { records } = await downloadCsv(owner, 'listClients', { fields: ['tags'] });
    const tagged = records.map(({ tags }) => String(tags)).filter((tags) => tags !== '');
    expect(tagged).to.have.lengthOf(1);
    expect(tagged[0]?.split('; ')).to.have.lengthOf(2);
  });

  it('has only a header if the filters match nothing', async () => {
    const { columns, records } = await downloadCsv(owner, 'listExpenses', { from: '2030-01-01' });
    expect(columns[0]).to.equal('id');
    expect(records).to.deep.equal([]);
  });

  it('refuses a filter that names an unknown object', async () => {
    for (const id of ['listTimeEntries', 'listExpenses', 'listInvoices'] as const)
      expect(await refusalOf(owner.fail(id, { query: { format: 'csv', client_id: 'cli_unknown' } }))).to.deep.equal([
        400,
        'invalid_request',
        'client_id',
      ]);
    expect(await refusalOf(owner.fail('listClients', { query: { format: 'csv', tags: 'unknown' } }))).to.deep.equal([
      400,
      'invalid_request',
      'tags',
    ]);
  });

  it('is described by HEAD without being created', async () => {
    const response = await fetch(`${owner.url}/v1/clients?format=csv`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${owner.key}` },
    });
    expect([response.status, response.headers.get('content-type'), await response.text()]).to.deep.equal([
      200,
      'text/csv; charset=utf-8',
      '',
    ]);
  });
});

describe('who can get a list as a file', () => {
  it('requires can_export_data, for each list', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const ids: OperationId[] = ['listTimeEntries', 'listExpenses', 'listClients'];
    for (const id of ids) {
      expect((await member.request(id, {})).status).to.equal(200);
      expect(await refusalOf(member.fail(id, { query: { format: 'csv' } }))).to.deep.equal([403, 'forbidden']);
    }
  });

  it('contains only the rows and columns that the reader may see', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { permissions: { can_export_data: true } });
    const { id: client_id } = await buildClient(owner);
    const own = await buildTimeEntry(member, { client_id });
    await buildTimeEntry(owner, { client_id });
    const spent = await buildExpense(member);
    await buildExpense(owner);
    const { columns, records } = await downloadCsv(member, 'listTimeEntries');
    expect(records.map(({ id }) => id)).to.deep.equal([own.id]);
    expect(columns).to.include('billing.rate_id').and.not.include('billing.rate_charged');
    expect((await downloadCsv(owner, 'listTimeEntries')).columns).to.include('billing.rate_charged');
    expect((await downloadCsv(member, 'listExpenses')).records.map(({ id }) => id)).to.deep.equal([spent.id]);
    const query = { format: 'csv', fields: 'billing.rate_charged' };
    expect(await refusalOf(member.fail('listTimeEntries', { query }))).to.deep.equal([403, 'forbidden']);
  });

  it('is not harmed by texts that a spreadsheet would run', async () => {
    const { owner } = await buildWorkspace();
    for (const text of ['=HYPERLINK("http://x")', '+1', '-2', '@SUM(1)', '\tx'])
      await buildExpense(owner, { description: text });
    const { records } = await downloadCsv(owner, 'listExpenses', { fields: ['description'] });
    const shown: Record[] = records.filter(({ description }) => !String(description).startsWith("'"));
    expect(records).to.have.lengthOf(5);
    expect(shown).to.deep.equal([]);
  });
});

/**
 * What each person in a firm sees follows docs/decisions/permissions.md; ../support/models/firm-visibility.ts states the
 * rules again over plain objects.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import type { OperationId, Schemas } from '../../contract/contract.js';
import type { ApiClient } from '../support/service/api.js';
import { firmDay, firmExternalId, found, plans, type Firm, type Person } from '../support/models/random-firm.js';
import { has, seen, seesTimeOf } from '../support/models/firm-visibility.js';

const sorted = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).toSorted();
const all = { query: { per_page: 100 } };
const hoursOf = (entries: Firm['entries']): number => entries.reduce((sum, { hours }) => sum + hours, 0);
const valueOf = (entries: Firm['entries']): number =>
  entries.reduce((sum, { hours, rate_charged }) => sum + hours * rate_charged, 0);

/** Asserts that a list and its count consist of these rows. */
function assertList(
  listed: { data: readonly { id: string }[]; pagination: Schemas['Pagination'] },
  rows: readonly { readonly id: string }[],
  what: string,
): void {
  expect(sorted(listed.data), what).to.deep.equal(sorted(rows));
  expect(listed.pagination.total, `the count of ${what}`).to.equal(rows.length);
}

/** Requests each row alone: 200 for visible ones, 403 for the others, 404 for those of another firm. */
async function assertSingles(
  api: ApiClient,
  id: OperationId,
  rows: readonly { readonly id: string }[],
  isSeen: (row: { readonly id: string }) => boolean,
): Promise<void> {
  const answers = await Promise.all(rows.map((row) => api.request(id, { params: { id: row.id } })));
  const expected = rows.map((row) => (isSeen(row) ? 200 : 403));
  expect(
    answers.map(({ status }) => status),
    id,
  ).to.deep.equal(expected);
}

async function assertLists(firm: Firm, reader: Person): Promise<void> {
  const { api } = reader;
  const may = seen(firm, reader);
  const rates = has(reader, 'can_see_rates');
  const users = await api.call('listUsers', { query: { per_page: 100, status: 'all' } });
  assertList(users, may.users, 'users');
  for (const user of users.data) {
    if (reader.role === 'contractor' && user.id !== reader.id) expect(user).to.have.all.keys('id', 'name', 'role');
    else if (user.role !== 'owner')
      expect(['bill_rate' in (user.rates ?? {}), 'cost_rate' in (user.rates ?? {})]).to.deep.equal([
        rates,
        has(reader, 'can_see_costs'),
      ]);
  }
  assertList(await api.call('listClients', all), may.clients, 'clients');
  assertList(await api.call('listContacts', all), may.contacts, 'contacts');
  assertList(await api.call('listProjects', all), may.projects, 'projects');
  assertList(await api.call('listTickets', all), may.tickets, 'tickets');
  const entries = await api.call('listTimeEntries', all);
  assertList(entries, may.entries, 'time entries');
  expect(entries.summary.total_hours).to.equal(hoursOf(may.entries));
  expect(entries.summary.total_value).to.equal(rates ? valueOf(may.entries) : undefined);
  expect(entries.data.every(({ billing }) => 'rate_charged' in billing === rates)).to.equal(true);
  assertList(await api.call('listExpenses', all), may.expenses, 'expenses');
  assertList(await api.call('listTags', all), may.tags, 'tags');
  for (const [id, rows] of [
    ['listInvoices', may.invoices],
    ['listCreditNotes', may.creditNotes],
    ['listAgreements', may.agreements],
  ] as const)
    if (rows) assertList(await api.call(id, all), rows, id);
    else expect((await api.fail(id)).status, id).to.equal(403);
}

async function assertObjects(firm: Firm, reader: Person): Promise<void> {
  const { api } = reader;
  const may = seen(firm, reader);
  const among = (rows: readonly { readonly id: string }[] | undefined) => (row: { readonly id: string }) =>
    rows?.some(({ id }) => id === row.id) ?? false;
  const isReached = ({ id }: { readonly id: string }): boolean =>
    firm.people.some((person) => person.id === id && seesTimeOf(reader, person));
  await assertSingles(api, 'getUser', firm.people, () => true);
  await assertSingles(api, 'getUserTimeSummary', firm.people, isReached);
  await assertSingles(api, 'getClient', firm.clients, among(may.clients));
  await assertSingles(api, 'getContact', firm.contacts, among(may.contacts));
  await assertSingles(api, 'getProject', firm.projects, among(may.projects));
  for (const id of [
    'listProjectTimeEntries',
    'listProjectTickets',
    'listProjectMilestones',
    'listProjectPhases',
    'listProjectTasks',
  ] as const)
    await assertSingles(api, id, firm.projects, among(may.projects));
  for (const id of [
    'getTicket',
    'listTicketActivities',
    'listTicketTasks',
    'listTicketAttachments',
    'listTicketTimeEntries',
  ] as const)
    await assertSingles(api, id, firm.tickets, among(may.tickets));
  await assertSingles(api, 'getTimeEntry', firm.entries, among(may.entries));
  await assertSingles(api, 'getExpense', firm.expenses, among(may.expenses));
  await assertSingles(api, 'getInvoice', firm.invoices, among(may.invoices));
  await assertSingles(api, 'getCreditNote', firm.creditNotes, among(may.creditNotes));
  await assertSingles(api, 'getAgreement', firm.agreements, among(may.agreements));
}

/** Asserts that sums and embedded objects contain nothing that the lists do not. */
async function assertSums(firm: Firm, reader: Person): Promise<void> {
  const { api } = reader;
  const may = seen(firm, reader);
  const summary = await api.call('getTimeSummary', { query: { from: firmDay, to: firmDay, group_by: 'user' } });
  expect(summary.data.totals.hours).to.equal(hoursOf(may.entries));
  const byUser = new Map(summary.data.by_user?.map(({ user_id, hours }) => [user_id, hours]));
  for (const { id } of firm.people) {
    const theirs = may.entries.filter(({ user_id }) => user_id === id);
    expect(byUser.get(id) ?? 0).to.equal(hoursOf(theirs));
    const query = { include: ['time_entries' as const] };
    const { data } = await api.call('getUser', { params: { id }, query });
    expect(sorted(data.time_entries ?? [])).to.deep.equal(sorted(theirs));
  }
  for (const { id } of may.projects) {
    const theirs = may.entries.filter(({ project_id }) => project_id === id);
    const { data } = await api.call('getProject', { params: { id }, query: { include: ['time_entries'] } });
    expect(data.time_entries?.total_hours).to.equal(hoursOf(theirs));
    assertList(await api.call('listProjectTimeEntries', { params: { id }, ...all }), theirs, 'time of a project');
    const tickets = may.tickets.filter(({ project_id }) => project_id === id);
    assertList(await api.call('listProjectTickets', { params: { id }, ...all }), tickets, 'tickets of a project');
  }
  for (const { id } of may.tickets) {
    const theirs = firm.activities.filter(
      ({ ticket_id, user_id }) =>
        ticket_id === id && firm.people.some((person) => person.id === user_id && seesTimeOf(reader, person)),
    );
    assertList(await api.call('listTicketActivities', { params: { id }, ...all }), theirs, 'activities of a ticket');
    const { data } = await api.call('getTicket', {
      params: { id },
      query: { include: ['activities', 'time_entries'] },
    });
    expect(sorted(data.activities ?? [])).to.deep.equal(sorted(theirs));
    expect(data.time_entries).to.deep.equal([]);
  }
  for (const { id } of firm.clients) {
    const theirs = may.entries.filter(({ client_id }) => client_id === id);
    const isNamed = theirs.length > 0 || may.clients.some((client) => client.id === id);
    const query = { per_page: 100, client_id: id };
    if (isNamed) assertList(await api.call('listTimeEntries', { query }), theirs, 'time of a client');
    else expect((await api.fail('listTimeEntries', { query })).error.field).to.equal('client_id');
  }
}

/** A search term for each kind that matches all of them: the prefix of their ids, which are their names. */
const soughtBy = {
  client: 'cli',
  contact: 'con',
  project: 'prj',
  ticket: 'tkt',
  time_entry: 'time',
  expense: 'exp',
  invoice: 'inv',
  credit_note: 'cn',
  agreement: 'agr',
  tag: 'tag',
} as const;

/**
 * Asserts that search finds the same objects of each kind as its list has, and finds nobody by texts that are hidden.
 */
async function assertSearch(firm: Firm, reader: Person): Promise<void> {
  const may = seen(firm, reader);
  const visible = { client: may.clients, contact: may.contacts, project: may.projects, ticket: may.tickets };
  const billing = { invoice: may.invoices ?? [], credit_note: may.creditNotes ?? [], agreement: may.agreements ?? [] };
  const shown = { ...visible, time_entry: may.entries, expense: may.expenses, ...billing, tag: may.tags };
  const find = async (q: string, kinds: readonly Schemas['SearchKind'][]) =>
    (await reader.api.call('search', { query: { q, kinds: [...kinds], limit: 50 } })).data;
  for (const kind of Object.keys(soughtBy) as (keyof typeof soughtBy)[]) {
    const results = await find(soughtBy[kind], [kind]);
    expect(sorted(results), `what is found of ${kind}`).to.deep.equal(sorted(shown[kind]));
    for (const { client } of results) if (client) expect(may.clients.map(({ id }) => id)).to.include(client.id);
  }
  // A search for an external id finds the first object of each kind, if the reader sees it.
  const { clients, contacts, projects, tickets, entries, expenses, invoices, agreements } = firm;
  const first = [clients, contacts, projects, tickets, entries, expenses, invoices, agreements].flatMap(
    (rows: readonly { readonly id: string }[]) => rows.slice(0, 1),
  );
  const isShown = ({ id }: { readonly id: string }): boolean =>
    Object.values(shown).some((rows) => rows.some((row) => row.id === id));
  const known = await find(firmExternalId, [...(Object.keys(soughtBy) as (keyof typeof soughtBy)[]), 'user']);
  expect(sorted(known), 'what is found by an external id').to.deep.equal(sorted(first.filter(isShown)));
  const byAddress = await find('example.com', ['user']);
  expect(byAddress.length > 0).to.equal(reader.role !== 'contractor');
}

/** Asserts that nothing of another firm is visible, whatever the role. */
async function assertStrangers(stranger: Firm, reader: Person): Promise<void> {
  const rows = {
    getUser: stranger.people,
    getClient: stranger.clients,
    getProject: stranger.projects,
    getTicket: stranger.tickets,
  };
  for (const [id, [row]] of Object.entries({ ...rows, getTimeEntry: stranger.entries }))
    if (row) expect((await reader.api.fail(id as OperationId, { params: { id: row.id } })).status, id).to.equal(404);
}

describe('what the people of a firm see', () => {
  it('is exactly what the rules allow, in lists, counts, sums and single objects', async () => {
    let stranger: Firm | undefined;
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const firm = await found(plan);
        for (const reader of firm.people) {
          await Promise.all([
            assertLists(firm, reader),
            assertObjects(firm, reader),
            assertSums(firm, reader),
            assertSearch(firm, reader),
          ]);
          if (stranger) await assertStrangers(stranger, reader);
        }
        stranger = firm;
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }).timeout(120_000);
});

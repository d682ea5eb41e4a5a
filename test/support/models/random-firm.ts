/** Random firms: planned as plain objects, and then created in a workspace of their own. */
import fc from 'fast-check';
import { permissions, roles, type Permission, type Role } from '../../../domain/people/policy.js';
import { dec, toDecimal } from '../../../domain/money.js';
import { newId } from '../../../models/ids.js';
import { indexRows, searchedColumns, type SearchedType } from '../../../models/search/search-index.js';
import { addTimeIncrements, type SummedEntry } from '../../../models/time/time-rollups.js';
import { testApi, type ApiClient } from '../service/api.js';
import { externalKinds } from '../builders/external.js';
import { newTicketColumns } from '../builders/time.js';
import { buildUser, buildWorkspace } from '../builders/workspace.js';

/** A firm to create. Numbers are indexes of objects of the named kind, wrapping around. */
interface Plan {
  readonly people: readonly {
    readonly role: Role;
    readonly department: string | null;
    readonly granted: Partial<Record<Permission, boolean>>;
  }[];
  readonly clients: number;
  readonly contacts: readonly { readonly client: number }[];
  readonly projects: readonly { readonly client: number }[];
  readonly tickets: readonly Work[];
  readonly entries: readonly (Work & { readonly hours: number; readonly rate: number })[];
  readonly expenses: readonly Work[];
  readonly invoices: readonly { readonly client: number; readonly rate: number }[];
}

/** Work by a person or by nobody, for a client, or for a project and its client. */
interface Work {
  readonly person: number | null;
  readonly client: number;
  readonly project: number | null;
}

const some = fc.nat({ max: 20 });
const maybe = fc.option(some, { freq: 2 });
const rate = fc.integer({ min: 1, max: 200 });
const work = { person: maybe, client: some, project: maybe };
export const departments = ['Design', 'Engineering', null] as const;
const department = fc.constantFrom(...departments);
const role = fc.constantFrom(...roles, 'manager', 'contractor');
const granted = fc.dictionary(fc.constantFrom(...permissions), fc.boolean(), { maxKeys: 4 });

export const plans: fc.Arbitrary<Plan> = fc.record({
  people: fc.array(fc.record({ role, department, granted }), { minLength: 2, maxLength: 4 }),
  clients: fc.integer({ min: 1, max: 4 }),
  contacts: fc.array(fc.record({ client: some }), { maxLength: 4 }),
  projects: fc.array(fc.record({ client: some }), { minLength: 1, maxLength: 4 }),
  tickets: fc.array(fc.record(work), { maxLength: 6 }),
  entries: fc.array(fc.record({ ...work, hours: fc.integer({ min: 1, max: 8 }), rate }), { maxLength: 8 }),
  expenses: fc.array(fc.record(work), { maxLength: 4 }),
  invoices: fc.array(fc.record({ client: some, rate }), { maxLength: 3 }),
});

export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly department: string | null;
  readonly granted: Partial<Record<Permission, boolean>>;
  readonly api: ApiClient;
}

/** A row of the firm by column; all values are ids. */
type Row<Columns extends string> = { readonly [C in 'id' | Columns]: string };
type Linked<Columns extends string> = Row<'client_id'> & { readonly [C in Columns]: string | null };

export interface Firm {
  readonly people: readonly Person[];
  readonly clients: readonly Row<never>[];
  readonly contacts: readonly Row<'client_id'>[];
  readonly projects: readonly Row<'client_id'>[];
  readonly tickets: readonly Linked<'project_id' | 'assignee_id'>[];
  readonly entries: readonly (Linked<'project_id'> & {
    readonly user_id: string;
    readonly hours: number;
    readonly rate_charged: number;
  })[];
  readonly expenses: readonly (Linked<'project_id'> & { readonly user_id: string })[];
  readonly invoices: readonly Row<'client_id'>[];
  /** One for each invoice. */
  readonly creditNotes: readonly Row<'client_id' | 'invoice_id'>[];
  /** One for each client. */
  readonly agreements: readonly Row<'client_id'>[];
  readonly tags: readonly Row<never>[];
  /** One for each ticket and person: a `time_logged` activity. */
  readonly activities: readonly Row<'ticket_id' | 'user_id'>[];
}

/** The element at an index, wrapping around. */
function at<T>(all: readonly T[], n: number): T {
  const one = all[n % all.length];
  if (one === undefined) throw new Error('A firm has at least one of each');
  return one;
}

/** Creates the firm in a new workspace. */
export async function found(plan: Plan): Promise<Firm> {
  const { owner } = await buildWorkspace();
  const boss: Person = { id: owner.userId, role: 'owner', department: null, granted: {}, api: owner };
  const others = await Promise.all(plan.people.map((person) => hire(owner, person)));
  const people = [boss, ...others];
  const clients = Array.from({ length: plan.clients }, () => ({ id: newId('cli') }));
  const contacts = plan.contacts.map(({ client }) => ({ id: newId('con'), client_id: at(clients, client).id }));
  const projects = plan.projects.map(({ client }) => ({ id: newId('prj'), client_id: at(clients, client).id }));
  const placed = ({ client, project }: Work) => {
    const { id, client_id } =
      project === null ? { id: null, client_id: at(clients, client).id } : at(projects, project);
    return { client_id, project_id: id };
  };
  const tickets = plan.tickets.map((ticket) => ({
    id: newId('tkt'),
    ...placed(ticket),
    assignee_id: ticket.person === null ? null : at(people, ticket.person).id,
  }));
  const entries = plan.entries.map((entry) => ({
    id: newId('time'),
    ...placed(entry),
    user_id: at(people, entry.person ?? 0).id,
    hours: entry.hours,
    rate_charged: entry.rate,
  }));
  const expenses = plan.expenses.map((expense) => ({
    id: newId('exp'),
    ...placed(expense),
    user_id: at(people, expense.person ?? 0).id,
  }));
  const invoices = plan.invoices.map(({ client }) => ({ id: newId('inv'), client_id: at(clients, client).id }));
  const creditNotes = invoices.map(({ id: invoice_id, client_id }) => ({ id: newId('cn'), invoice_id, client_id }));
  const agreements = clients.map(({ id: client_id }) => ({ id: newId('agr'), client_id }));
  const tags = clients.map(() => ({ id: newId('tag') }));
  const activities = tickets.flatMap(({ id: ticket_id }) =>
    people.map(({ id: user_id }) => ({ id: newId('act'), ticket_id, user_id })),
  );
  const billing = { expenses, invoices, creditNotes, agreements };
  const firm = { people, clients, contacts, projects, tickets, entries, ...billing, tags, activities };
  await write(owner, firm, plan);
  return firm;
}

async function hire(owner: ApiClient, person: Plan['people'][number]): Promise<Person> {
  const api = await buildUser(owner, person.role, {
    ...(person.department === null ? {} : { department: person.department }),
    permissions: person.granted,
    cost_rate: 50,
    bill_rate: 90,
  });
  return { ...person, id: api.userId, api };
}

/** The day of all rows, so that ids alone decide the order of lists. */
export const firmDay = '2026-03-10';
/** The external id of the first object of each kind that can have one. */
export const firmExternalId = 'crm-1';

const summedOf = (entry: Firm['entries'][number] & Pick<SummedEntry, 'date' | 'currency'>): SummedEntry => ({
  ...entry,
  ticket_id: null,
  billable: true,
  excluded: false,
  hours: toDecimal(dec(entry.hours)),
  rate_charged: toDecimal(dec(entry.rate_charged)),
  cost_rate: null,
});

const isSearched = (table: string): table is SearchedType => Object.hasOwn(searchedColumns, table);
const externalTables = new Set(Object.values(externalKinds).map(({ table }) => table));

async function write(owner: ApiClient, firm: Firm, plan: Plan): Promise<void> {
  const { db, database } = await testApi();
  const now = new Date();
  const base = { db: database, scope: { workspaceId: owner.workspaceId } };
  const insert = async (table: string, rows: readonly object[]): Promise<void> => {
    const standing = { workspace_id: owner.workspaceId, created_at: now, updated_at: now };
    const known = (index: number): object =>
      externalTables.has(table) ? { external_id: index === 0 ? firmExternalId : null } : {};
    if (rows.length > 0) await db(table).insert(rows.map((row, index) => ({ ...standing, ...known(index), ...row })));
    if (isSearched(table)) await indexRows(base, table, rows);
  };
  const currency = 'USD';
  await insert(
    'clients',
    firm.clients.map(({ id }) => ({ id, name: id, name_key: id, currency, sla_overrides: '[]' })),
  );
  await insert(
    'contacts',
    firm.contacts.map((contact) => ({ ...contact, name: contact.id })),
  );
  await insert(
    'projects',
    firm.projects.map((project) => ({ ...project, title: project.id, status: 'active' })),
  );
  await insert(
    'tickets',
    await Promise.all(
      firm.tickets.map(async (ticket) => ({ ...(await newTicketColumns(owner)), ...ticket, title: ticket.id })),
    ),
  );
  const logged = { workspace_id: owner.workspaceId, created_at: now, type: 'time_logged' };
  if (firm.activities.length > 0)
    await db('ticket_activities').insert(firm.activities.map((activity) => ({ ...logged, ...activity })));
  const entries = firm.entries.map((entry) => ({ ...entry, description: entry.id, date: firmDay, currency }));
  await insert('time_entries', entries);
  await addTimeIncrements(base, [], entries.map(summedOf));
  await insert(
    'expenses',
    firm.expenses.map((row) => ({
      ...row,
      description: row.id,
      date: firmDay,
      amount: 7,
      billable_amount: 7,
      currency,
    })),
  );
  await insert(
    'invoices',
    firm.invoices.map((invoice, index) => ({
      ...invoice,
      invoice_number: `INV-${index}`,
      status: 'draft',
      currency,
      invoice_date: firmDay,
      due_date: firmDay,
    })),
  );
  await insert(
    'invoice_line_items',
    firm.invoices.map(({ id }, index) => {
      const { rate: price } = at(plan.invoices, index);
      return {
        id: newId('line'),
        invoice_id: id,
        position: 0,
        description: 'Work',
        quantity: 1,
        rate: price,
        amount: price,
      };
    }),
  );
  const amounts = { tax_rate: 0, subtotal: 1, tax_amount: 0, total: 1, lines: '[]' };
  await insert(
    'credit_notes',
    firm.creditNotes.map((note, index) => ({
      ...note,
      credit_note_number: `CN-${index}`,
      reason: note.id,
      currency,
      credit_date: firmDay,
      ...amounts,
    })),
  );
  const ended = { status: 'cancelled', start_date: firmDay, effective_date: firmDay };
  await insert(
    'agreements',
    firm.agreements.map((row) => ({ ...row, ...ended, title: row.id, currency, monthly_fee: 1, hours_included: 1 })),
  );
  await insert(
    'tags',
    firm.tags.map(({ id }) => ({ id, name: id, name_key: id, slug: id.replace('_', '-'), color: '#123456' })),
  );
}

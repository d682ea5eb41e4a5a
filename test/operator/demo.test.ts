import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { addDays, daysBetween, weekday } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import { dec, zero } from '../../domain/money.js';
import { assertTraceAddsUp } from '../support/answers/invoice-trace.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { ensureBuilt } from '../support/service/built.js';
import { countOf } from '../journeys/firm.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { spawnBuilt, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';

const statuses: readonly Schemas['InvoiceStatus'][] = [
  'draft',
  'pending_approval',
  'approved',
  'sent',
  'viewed',
  'partial',
  'paid',
  'overdue',
  'void',
  'uncollectible',
];

describe('npm run demo', function () {
  let owner: ApiClient;
  let live: ApiClient;
  /** The day on which the demo is created. */
  let today: string;

  async function start(...args: string[]): Promise<SpawnedScript> {
    const { databaseUrl, settings } = await testApi();
    const { DATA_DIR, SECRET_KEY } = settings;
    const env = { DATABASE_URL: databaseUrl, DATA_DIR, SECRET_KEY };
    return spawnBuilt('demo', env, ['--workspace', live.workspaceId, ...args]);
  }

  async function totals(): Promise<Record<string, number>> {
    const query = { query: { per_page: 1 } };
    const lists = {
      people: await owner.call('listUsers', { query: { per_page: 1, status: 'all' } }),
      clients: await owner.call('listClients', query),
      cards: await owner.call('listRateCards', query),
      projects: await owner.call('listProjects', query),
      contacts: await owner.call('listContacts', query),
      tickets: await owner.call('listTickets', query),
      time: await owner.call('listTimeEntries', query),
      agreements: await owner.call('listAgreements', query),
      expenses: await owner.call('listExpenses', query),
      invoices: await owner.call('listInvoices', query),
      // Events older than 30 days may expire between two counts, and the worker may create events today, such as SLA
      // breaches.
      events: await owner.call('listEvents', {
        query: { per_page: 1, from: `${addDays(today, -29)}T00:00:00Z`, to: `${today}T00:00:00Z` },
      }),
    };
    return Object.fromEntries(Object.entries(lists).map(([name, { pagination }]) => [name, pagination.total]));
  }

  before('fills a workspace, stopped on the way and run again', async () => {
    ensureBuilt();
    ({ owner, live } = await buildWorkspace());
    today = new Date().toISOString().slice(0, 10);
    const stopped = await start();
    await stopped.until(new RegExp(`^ {2}${addDays(today, -100).slice(0, 7)}$`, 'm'));
    expect(await stopped.end('SIGINT')).to.equal(1);
    expect(stopped.output()).to.contain('Stopped before the end: run npm run demo again to continue from here.');
    const resumed = await start();
    expect([await resumed.over, resumed.output()]).to.deep.equal([0, resumed.output()]);
    expect(resumed.output())
      .to.match(/^ {2}\d{4}-\d{2}$/m)
      .and.match(/^Created: .*time entries/m)
      .and.match(/^ {2}http\S+\/first-sign-in\/[\w-]{43}\?side=test$/m);
  });

  it('creates nothing twice, and is created by one process at a time', async () => {
    const before = await totals();
    const both = await Promise.all([start(), start()]);
    expect(await Promise.all(both.map(({ over }) => over))).to.have.members([0, 1]);
    const output = both.map((each) => each.output()).join('');
    expect(output)
      .to.contain('Everything was there already.')
      .and.match(/The demo is already being created by process \d+\./);
    expect(await totals()).to.deep.equal(before);
  });

  it('creates 8 people with departments, roles and rates, in addition to the owner', async () => {
    const { data } = await owner.call('listUsers', { query: { per_page: 100 } });
    const people = data.filter(({ role }) => role !== 'owner');
    expect(people).to.have.lengthOf(8);
    expect(new Set(people.map(({ role }) => role))).to.have.all.keys('admin', 'manager', 'member', 'contractor');
    expect(new Set(people.map(({ department }) => department)).size).to.be.greaterThan(3);
    expect(people.filter(({ rates }) => !rates?.bill_rate || !rates.cost_rate)).to.deep.equal([]);
  });

  it('creates 12 clients in several countries and currencies', async () => {
    const { data } = await owner.call('listClients', { query: { per_page: 100 } });
    expect(data).to.have.lengthOf(12);
    expect(new Set(data.map(({ address }) => address.country)).size).to.equal(9);
    expect(new Set(data.map(({ billing }) => billing.currency)).size).to.equal(7);
  });

  it('bills taxes of several kinds: two rates, reverse charge, exempt, GST with QST, and prices that include tax', async () => {
    const { data } = await owner.call('listInvoices', { query: { per_page: 100 } });
    const taxed = data.map(({ amounts, prices_include_tax }) => ({
      rates: amounts.taxes.map(({ category, rate }) => `${category} ${rate}`).join(', '),
      prices_include_tax,
      total: amounts.total,
    }));
    const rates = new Set(taxed.map((each) => each.rates));
    expect([...rates]).to.include.members([
      'standard 0.19, standard 0.07',
      'reverse_charge 0',
      'exempt 0',
      'standard 0.05, standard 0.09975',
    ]);
    // 6 × 119.00 and 6 × 32.10.
    expect(taxed.filter((each) => each.prices_include_tax).map(({ total }) => total)).to.deep.equal([906.6]);
  });

  it('quotes each week what a euro is worth, and rounds totals in francs to 5 centimes', async () => {
    const query = { from: addDays(today, -150), to: addDays(today, -1), in: 'EUR' as const };
    const { data } = await owner.call('getRevenueReport', { query });
    expect(data.converted?.missing_rates).to.deep.equal([]);
    const { data: invoices } = await owner.call('listInvoices', { query: { per_page: 100 } });
    const inFrancs = invoices.filter(({ currency }) => currency === 'CHF');
    expect(inFrancs).to.not.be.empty;
    expect(
      inFrancs.filter(
        ({ amounts }) =>
          !dec(amounts.total ?? 0)
            .mod(dec('0.05'))
            .eq(zero),
      ),
    ).to.deep.equal([]);
    expect(inFrancs.filter(({ amounts }) => amounts.rounding !== 0)).to.not.be.empty;
  });

  it('says who sells and where to pay, and writes to clients in three languages', async () => {
    const { data } = await owner.call('getWorkspace', {});
    expect(data.business.address.city).to.equal('Hamburg');
    expect(data.payment.iban).to.equal('DE89370400440532013000');
    expect(data.invoice_footer).to.match(/^Managing director/);
    const clients = (await owner.call('listClients', { query: { per_page: 100 } })).data;
    const languages = clients.flatMap(({ locale }) => locale?.slice(0, 2) ?? []);
    expect(new Set(languages)).to.have.all.keys('en', 'de', 'fr');
    const incomplete = clients.filter(({ address: { line1, city, postal_code: code } }) => !line1 || !city || !code);
    expect(incomplete).to.deep.equal([]);
  });

  it('credits one invoice partly, and leaves work to be billed', async () => {
    const { data: notes } = await owner.call('listCreditNotes', {});
    expect(notes).to.have.lengthOf(1);
    const unbilled = await owner.call('listTimeEntries', { query: { per_page: 1, billed: false, billable: true } });
    expect(unbilled.pagination.total).to.be.greaterThan(0);
    const { data: expenses } = await owner.call('listExpenses', { query: { per_page: 100, billed: false } });
    expect(expenses.filter(({ billing }) => billing.billable)).to.not.be.empty;
  });

  it('creates 25 projects in every status, some over budget', async () => {
    const { data } = await owner.call('listProjects', { query: { per_page: 100 } });
    expect(data).to.have.lengthOf(25);
    expect(countOf(data.map(({ status }) => status))).to.have.all.keys(
      'pending',
      'active',
      'on_hold',
      'completed',
      'cancelled',
    );
    expect(data.filter(({ budget }) => budget.percent_complete > 100)).to.not.be.empty;
  });

  it('creates a contact for each client, phases and tasks, milestones for fixed fees, and tickets with tags', async () => {
    const { data: contacts } = await owner.call('listContacts', { query: { is_primary: true, per_page: 100 } });
    expect(new Set(contacts.map(({ client_id }) => client_id)).size).to.equal(12);
    const { data: projects } = await owner.call('listProjects', { query: { billing_type: 'fixed_fee' } });
    const library = projects.find(({ title }) => title === 'Library website');
    const include: Schemas['ProjectInclude'][] = ['milestones', 'phases', 'tasks'];
    const { data } = await owner.call('getProject', { params: { id: library?.id ?? '' }, query: { include } });
    expect(data.milestones?.map(({ amount }) => amount)).to.deep.equal([7200, 10_800]);
    expect([data.phases?.length, data.tasks?.length]).to.deep.equal([4, 2]);
    const { data: tickets } = await owner.call('listTickets', { query: { per_page: 100 } });
    expect(tickets).to.have.lengthOf(18);
    expect(tickets.filter(({ tags, dates }) => tags.length !== 1 || !dates.first_response_at)).to.deep.equal([]);
    expect(tickets.filter(({ dates }) => dates.closed_at === null)).to.have.lengthOf.within(3, 6);
  });

  it('creates half a year of time on working days: some by timer, some not billable, some excluded, one running', async () => {
    const { db } = await testApi();
    const entries = (await db('time_entries').where({ workspace_id: owner.workspaceId }).orderBy('date')) as {
      date: string;
      billable: boolean;
      excluded: boolean;
      approval_status: string;
      running_user_id: string | null;
      created_at: Date;
    }[];
    const done = entries.filter(({ running_user_id: running }) => running === null);
    expect(done.length).to.be.greaterThan(2500);
    expect(entries.length - done.length).to.equal(1);
    const [first] = done;
    expect(daysBetween(first?.date ?? '', today)).to.be.within(179, 183);
    expect(daysBetween(done.at(-1)?.date ?? '', today)).to.be.within(1, 4);
    expect(done.filter(({ date }) => weekday(date) > 5)).to.deep.equal([]);
    expect(done.filter(({ billable }) => !billable).length).to.be.greaterThan(50);
    expect(done.filter(({ excluded }) => excluded).length).to.be.greaterThan(20);
    expect(countOf(done.map((entry) => entry.approval_status))).to.have.all.keys('pending', 'approved', 'rejected');
    expect(done.filter(({ date, created_at }) => date !== created_at.toISOString().slice(0, 10))).to.deep.equal([]);
    const { pagination } = await owner.call('listEvents', { query: { type: ['time_entry.timer_stopped'] } });
    expect(pagination.total).to.be.greaterThan(5);
  });

  it('creates retainers with closed periods, paid for and drawn on, and expenses reviewed and billed', async () => {
    const { data: agreements } = await owner.call('listAgreements', {});
    expect(agreements.map(({ status }) => status)).to.deep.equal(['active', 'active']);
    for (const { id } of agreements) {
      const { data: periods } = await owner.call('listAgreementPeriods', { params: { id } });
      const closed = periods.filter(({ status }) => status === 'closed');
      expect(closed.length).to.be.greaterThan(2);
      expect(closed.filter(({ hours, invoice_id }) => hours.used === 0 || invoice_id === null)).to.deep.equal([]);
    }
    const { data: expenses } = await owner.call('listExpenses', { query: { per_page: 100 } });
    expect(expenses).to.have.lengthOf(21);
    expect(countOf(expenses.map(({ approval }) => approval.status))).to.deep.equal({
      approved: 19,
      rejected: 1,
      pending: 1,
    });
    expect(expenses.filter(({ billing }) => billing.billed)).to.not.be.empty;
  });

  it('has a price list and recurring invoices, money in advance and over two invoices, and a bank statement to look at', async () => {
    expect((await owner.call('listItems', {})).pagination.total).to.equal(3);
    const { data: schedules } = await owner.call('listRecurringInvoices', {});
    for (const { id, last_error } of schedules) {
      const made = await owner.call('listInvoices', { query: { recurring_invoice_id: [id] } });
      expect([made.pagination.total > 1, last_error]).to.deep.equal([true, null]);
    }
    const { data: payments } = await owner.call('listPayments', { query: { per_page: 100 } });
    expect(payments.some(({ allocations }) => allocations.length === 2)).to.equal(true);
    expect(
      payments.map(({ unallocated_amount }) => unallocated_amount ?? 0).filter((credit) => credit > 0),
    ).to.deep.equal([500]);
    const { data: workspace } = await owner.call('getWorkspace', {});
    expect(workspace.reminder_schedule).to.have.lengthOf(4);
    const [statement] = (await owner.call('listBankImports', {})).data;
    const { data: lines } = await owner.call('listBankImportLines', { params: { id: statement?.id ?? '' }, query: {} });
    expect(lines.map(({ proposals }) => proposals[0]?.confidence)).to.deep.equal(['certain', 'certain', undefined]);
  });

  it('creates invoices in every status with gapless numbers, dated in order', async () => {
    const counts = await Promise.all(
      statuses.map(async (status) => {
        const { pagination } = await owner.call('listInvoices', { query: { status: [status] } });
        return pagination.total;
      }),
    );
    expect(counts.filter((count) => count === 0)).to.deep.equal([]);
    const { db } = await testApi();
    const made = (await db('invoices').where({ workspace_id: owner.workspaceId }).orderBy('id')) as {
      invoice_number: string;
      created_at: Date;
    }[];
    expect(made.map(({ invoice_number }) => Number(invoice_number.slice(-4)))).to.deep.equal(
      made.map((_, at) => at + 1),
    );
    expect(made.map(({ created_at }) => created_at)).to.deep.equal(
      made.map(({ created_at }) => created_at).toSorted((a, b) => a.getTime() - b.getTime()),
    );
    const { data } = await owner.call('getInvoiceAging', {});
    expect(data.total_outstanding).to.be.greaterThan(0);
    expect(data.other_currencies.length).to.be.greaterThan(2);
  });

  it('creates invoices that all add up by their traces', async () => {
    const { data, pagination } = await owner.call('listInvoices', { query: { per_page: 100 } });
    expect(data).to.have.lengthOf(pagination.total);
    for (const { id } of data) await assertTraceAddsUp(owner, id);
  });

  it('leaves the clock at real time, events from the last 30 days, captured mails, and the live side alone', async () => {
    expect((await owner.call('getTestClock', {})).data.frozen).to.equal(false);
    const { data, pagination } = await owner.call('listEvents', {
      query: { per_page: 1, to: addDays(today, -31) + 'T00:00:00Z' },
    });
    expect([data, pagination.total]).to.deep.equal([[], 0]);
    const mails = await owner.call('listTestMails', { query: { per_page: 1 } });
    expect(mails.pagination.total).to.be.greaterThan(50);
    expect((await live.call('listClients', {})).data).to.deep.equal([]);
    expect((await live.call('listUsers', {})).data).to.have.lengthOf(1);
  });

  it('wipes the test side first if told to', async () => {
    await owner.call('createClient', { body: { name: 'Mine' } });
    const reset = await start('--reset');
    await reset.until(/^Filling/m);
    await reset.end('SIGINT');
    const { data } = await owner.call('listClients', { query: { search: 'Mine' } });
    expect(data).to.deep.equal([]);
  });

  it('says in one line what is wrong', async () => {
    const [unknown, misspelt] = [await start('--workspace', `ws_${randomUUID()}`), await start('--rest')];
    expect([await unknown.over, await misspelt.over]).to.deep.equal([1, 1]);
    expect(unknown.output()).to.match(/^There is no workspace ws_.*\n$/);
    expect(misspelt.output()).to.match(/^Unknown option '--rest'.*\(see --help\)\n$/);
  });
});

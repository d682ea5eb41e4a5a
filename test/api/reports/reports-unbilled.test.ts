import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { dec, sum, toNumber } from '../../../domain/money.js';
import { buildApprovedExpense, buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';
import { startOn } from '../../support/service/clock.js';

type Report = Schemas['UnbilledReport'];

const added = (amounts: readonly number[]): number => toNumber(sum(amounts.map((amount) => dec(amount))));

/** The figures of a report, client or project as a list of numbers, so that several can be added up. */
const listOf = (figures: Omit<Schemas['UnbilledReportProject'], 'project_id' | 'project_title'>): number[] => {
  const { hours, time_value, expenses, total, buckets, awaiting_approval: waiting } = figures;
  const waits = [waiting.hours, waiting.time_value, waiting.expenses, waiting.total];
  return [hours, time_value, expenses, total, ...Object.values(buckets), ...waits];
};
const addedLists = (lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).map((_, at) => added(lists.map((list) => list[at] ?? 0)));

/** A firm on 30 June 2031 that requires approval of work, with clients in USD, JPY and EUR, each with a project. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2031-06-30');
  await owner.call('updateWorkspace', { body: { require_time_approval: true, require_expense_approval: true } });
  const clients = [];
  for (const [name, currency] of [
    ['Acme', 'USD'],
    ['Birch', 'USD'],
    ['Chiyo', 'JPY'],
    ['Doyle', 'EUR'],
  ] as const) {
    const { id: client_id } = await buildClient(owner, { name, currency });
    const { id: project_id } = await buildProject(owner, { client_id, title: `Site of ${name}` });
    clients.push({ client_id, project_id });
  }
  const log = async (work: object, approved = true): Promise<void> => {
    const { id } = await buildTimeEntry(owner, { hours: 1.25, rate_charged: 33.3333, ...work });
    if (approved) await owner.call('approveTimeEntry', { params: { id } });
  };
  return { owner, clients, log };
}

/**
 * Copies a client and its expense. The copies bill 2, 3, 4 …. Written to the table: through the API, this would take
 * seconds.
 */
async function copyClient(clientId: string, expenseId: string, copies: number): Promise<void> {
  const { db } = await testApi();
  const rowsOf = async (table: string, id: string, change: (n: number) => object): Promise<void> => {
    const row = (await db(table).where({ id }).first()) as object;
    const columns = (await db('information_schema.columns')
      .where({ table_name: table, table_schema: db.raw('DATABASE()') })
      .where('extra', 'like', '%GENERATED%')
      .select('column_name AS name')) as { name: string }[];
    const generated = new Set(columns.map(({ name }) => name));
    const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !generated.has(name)));
    const rows = Array.from({ length: copies }, (_, at) => ({ ...kept, ...change(at + 2) }));
    await db.batchInsert(table, rows, 200);
  };
  const numbered = (id: string, n: number): string => {
    const another = id.at(-5) === '0' ? '1' : '0';
    return `${id.slice(0, -5)}${another}${String(n).padStart(4, '0')}`;
  };
  await rowsOf('clients', clientId, (n) => ({ id: numbered(clientId, n), name: `${n}`, name_key: `${n}` }));
  await rowsOf('expenses', expenseId, (n) => ({
    id: numbered(expenseId, n),
    client_id: numbered(clientId, n),
    billable_amount: n,
  }));
}

describe('getUnbilledReport', () => {
  it('adds up, in each currency, to the unbilled work of each client, with what awaits approval listed separately', async () => {
    const { owner, clients, log } = await buildFirm();
    const dates = ['2031-06-30', '2031-05-15', '2031-04-15', '2031-01-02'];
    for (const { client_id, project_id } of clients) {
      for (const date of dates) await log({ client_id, project_id, date });
      await log({ client_id, date: '2031-06-01' });
      await log({ client_id, project_id, date: '2031-02-01', hours: 0.33 }, false);
      await buildApprovedExpense(owner, { client_id, project_id, date: '2031-05-20', amount: 90 });
      await buildApprovedExpense(owner, { client_id, date: '2031-03-20', amount: 70, currency: 'CHF' });
      await buildExpense(owner, { client_id, date: '2031-06-20', amount: 50 });
    }
    const rejected = await buildTimeEntry(owner, { ...clients[0], date: '2031-06-01' });
    await owner.call('rejectTimeEntry', { params: { id: rejected.id }, body: { reason: 'No' } });
    const { data } = await owner.call('getUnbilledReport', {});
    const all = [{ currency: 'USD', ...data }, ...data.other_currencies];
    expect(all.map(({ currency, by_client }) => [currency, by_client.length])).to.deep.equal([
      ['USD', 4],
      ['CHF', 4],
      ['EUR', 1],
      ['JPY', 1],
    ]);
    for (const each of all) {
      expect(addedLists(each.by_client.map(listOf))).to.deep.equal(listOf(each));
      for (const client of each.by_client) {
        expect(addedLists(client.projects.map(listOf))).to.deep.equal(listOf(client));
        expect(added(Object.values(client.buckets))).to.equal(client.total);
      }
    }
    for (const { client_id } of clients) {
      const { data: one } = await owner.call('getClientUnbilled', { params: { id: client_id } });
      for (const awaits of [false, true])
        for (const { currency, by_client } of all) {
          const row = by_client.find((client) => client.client_id === client_id);
          const shown = awaits ? row?.awaiting_approval : row;
          const time = one.time.filter((group) => group.awaiting_approval === awaits && one.currency === currency);
          const spent = one.expenses.filter(
            (group) => group.awaiting_approval === awaits && group.currency === currency,
          );
          expect([shown?.hours ?? 0, shown?.time_value ?? 0, shown?.expenses ?? 0]).to.deep.equal([
            added(time.map(({ hours }) => hours)),
            added(time.map(({ value }) => value ?? 0)),
            added(spent.map(({ amount }) => amount ?? 0)),
          ]);
          expect(shown?.oldest_date ?? null).to.equal(
            [...time, ...spent].map(({ oldest_date }) => oldest_date).toSorted()[0] ?? null,
          );
        }
    }
  });

  it('groups work by day into spans of 30 days, with today and later days in the first', async () => {
    const { owner, clients, log } = await buildFirm();
    const [client] = clients;
    const days = ['2031-07-02', '2031-06-30', '2031-05-31', '2031-05-30', '2031-05-01', '2031-04-30', '2031-04-01'];
    for (const [at, date] of [...days, '2031-03-31'].entries())
      await log({ ...client, date, hours: 1, rate_charged: 10 ** (at % 4) * (at < 4 ? 1 : 2) });
    const { data } = await owner.call('getUnbilledReport', {});
    const buckets = { '0_30_days': 111, '31_60_days': 1002, '61_90_days': 220, over_90_days: 2000 };
    expect([data.as_of, data.buckets, data.oldest_date]).to.deep.equal(['2031-06-30', buckets, '2031-03-31']);
    expect(data.by_client[0]?.projects.map((project) => [project.project_title, project.buckets])).to.deep.equal([
      ['Site of Acme', buckets],
    ]);
  });

  it('contains no work that is billed, not billable or billed otherwise, and lists clients by their totals', async () => {
    const { owner, clients, log } = await buildFirm();
    const [acme, birch, chiyo] = clients;
    await log({ ...chiyo, date: '2031-06-02' });
    const body = { client_id: chiyo?.client_id ?? '', from: '2031-06-01', to: '2031-06-30' };
    await owner.call('createInvoiceFromTime', { body });
    const { id: fixed } = await buildProject(owner, { client_id: acme?.client_id ?? '', billing_type: 'fixed_fee' });
    await log({ client_id: acme?.client_id, project_id: fixed, date: '2031-06-02' });
    await log({ ...acme, date: '2031-06-02', billable: false });
    await log({ ...acme, date: '2031-06-02' });
    await log({ ...birch, date: '2031-06-02', hours: 2 });
    await log({ ...clients[3], date: '2031-06-02' }, false);
    const { data } = await owner.call('getUnbilledReport', {});
    expect(data.by_client.map(({ client_name, total }) => [client_name, total])).to.deep.equal([
      ['Birch', 66.67],
      ['Acme', 41.67],
    ]);
    const [doyle, ...others] = data.other_currencies;
    expect([doyle?.currency, doyle?.total, doyle?.oldest_date, doyle?.awaiting_approval.total, others]).to.deep.equal([
      'EUR',
      0,
      null,
      41.67,
      [],
    ]);
  });

  it('has a row for each client, project and currency as CSV, and is available as PDF', async () => {
    const { owner, clients, log } = await buildFirm();
    await log({ ...clients[0], date: '2031-06-02' });
    await log({ ...clients[3], date: '2031-03-02' });
    await log({ client_id: clients[3]?.client_id, date: '2031-06-30' }, false);
    const csv = await (await owner.request('getUnbilledReport', { query: { format: 'csv' } })).text();
    const rows = csv
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.replaceAll(/(cli|prj)_\w+/g, '$1'));
    expect(rows).to.deep.equal([
      'client_id,client_name,project_id,project_title,currency,hours,time_value,expenses,total,0_30_days,31_60_days,61_90_days,over_90_days,oldest_date,awaiting_hours,awaiting_total',
      'cli,Acme,prj,Site of Acme,USD,1.25,41.67,0,41.67,41.67,0,0,0,2031-06-02,0,0',
      'cli,Doyle,prj,Site of Doyle,EUR,1.25,41.67,0,41.67,0,0,0,41.67,2031-03-02,0,0',
      'cli,Doyle,,,EUR,0,0,0,0,0,0,0,0,,1.25,41.67',
    ]);
    const pdf = await owner.request('getUnbilledReport', { query: { format: 'pdf' } });
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).to.match(/^%PDF-/);
  });

  it('lists the thousand clients with the most unbilled work, and also counts and adds up the others', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2031-06-30');
    const { id: client_id } = await buildClient(owner);
    const { id } = await buildExpense(owner, { client_id, date: '2031-06-01', amount: 1, markup_percent: 0 });
    await copyClient(client_id, id, 1002);
    const { data } = await owner.call('getUnbilledReport', {});
    const totals = data.by_client.map(({ total, projects }) => [total, projects.length]);
    expect(totals).to.deep.equal(Array.from({ length: 1000 }, (_, n) => [1003 - n, 1]));
    expect([data.omitted, data.omitted_projects, data.total]).to.deep.equal([3, 3, 503_506]);
  });

  it('covers the whole firm, also for users who see no invoices, and is empty if nothing is left to bill', async () => {
    const { owner, clients, log } = await buildFirm();
    const manager = await buildUser(owner, 'manager');
    const read = async (): Promise<Report> => (await manager.call('getUnbilledReport', {})).data;
    const { total, by_client, other_currencies } = await read();
    expect([total, by_client, other_currencies]).to.deep.equal([0, [], []]);
    await log({ ...clients[0], date: '2031-06-02' });
    expect((await read()).by_client.map(({ client_name }) => client_name)).to.deep.equal(['Acme']);
  });
});

import { expect } from 'chai';
import type { Query } from '../../../contract/contract.js';
import type { ApiClient, QueryInput } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, inDays, lineAt, pay } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

type Wish = QueryInput<Query<'listInvoices'>>;

const subjectsOf = async (owner: ApiClient, query: Wish): Promise<(string | null)[]> =>
  (await owner.call('listInvoices', { query })).data.map(({ subject }) => subject);

/** One invoice of each kind that the filters distinguish; the subject names the kind. */
async function buildLedger() {
  const { owner } = await buildWorkspace();
  const acme = await buildClient(owner, { name: 'Acme', email: `a-${owner.workspaceId}@client.example` });
  const bolt = await buildClient(owner, {
    name: 'Bolt',
    email: `b-${owner.workspaceId}@client.example`,
    currency: 'EUR',
  });
  const of = (client: { id: string }, subject: string, rate: number, invoiced: number, due: number) => ({
    client_id: client.id,
    subject,
    line_items: [lineAt(rate)],
    invoice_date: inDays(invoiced),
    due_date: inDays(due),
  });
  await buildInvoice(owner, of(acme, 'draft', 1, -10, 10));
  const open = await buildSentInvoice(owner, of(acme, 'open', 100, -9, 0));
  const late = await buildSentInvoice(owner, of(acme, 'late', 200, -40, -1));
  const paid = await buildSentInvoice(owner, of(acme, 'paid', 300, -30, -5));
  const foreign = await buildSentInvoice(owner, of(bolt, 'foreign', 400, -3, -2));
  const gone = await buildSentInvoice(owner, of(acme, 'void', 500, -2, 20));
  const lost = await buildSentInvoice(owner, of(acme, 'lost', 600, -50, -40));
  await pay(owner, late.id, 50);
  await pay(owner, paid.id, 300);
  await owner.call('voidInvoice', { params: { id: gone.id } });
  await owner.call('markInvoiceUncollectible', { params: { id: lost.id } });
  return { owner, acme, bolt, open, late, paid, foreign };
}

describe('listInvoices', () => {
  let ledger: Awaited<ReturnType<typeof buildLedger>>;
  before(async () => {
    ledger = await buildLedger();
  });

  it('shows the latest invoice date first, with client, amounts and days outstanding', async () => {
    const { data } = await ledger.owner.call('listInvoices', {});
    expect(data.map(({ subject, status, days_outstanding: days }) => [subject, status, days])).to.deep.equal([
      ['void', 'void', 0],
      ['foreign', 'sent', 3],
      ['open', 'sent', 9],
      ['draft', 'draft', 0],
      ['paid', 'paid', 0],
      ['late', 'overdue', 40],
      ['lost', 'uncollectible', 0],
    ]);
    const { id, invoice_number, client_id, created_at } = ledger.open;
    expect(data[2]).to.deep.include({
      id,
      invoice_number,
      client_id,
      client_name: 'Acme',
      currency: 'USD',
      created_at,
    });
    const { hosted_url: _, ...partial } = (await ledger.owner.call('getInvoice', { params: { id: data[5]?.id ?? '' } }))
      .data;
    expect(partial.amounts).to.include({ total: 200, outstanding: 150 });
    expect(data[5]).to.deep.equal({
      ...partial,
      client_name: data[5]?.client_name,
      days_outstanding: data[5]?.days_outstanding,
      next_reminder: null,
      delivery: null,
    });
  });

  it('adds up what the filters match, per currency, without drafts and void ones', async () => {
    const { summary } = await ledger.owner.call('listInvoices', { query: { per_page: 1 } });
    expect(summary).to.deep.equal({
      total_invoiced: 1200,
      total_before_tax: 1200,
      total_outstanding: 250,
      total_overdue: 150,
      count_by_status: { sent: 2, overdue: 1, paid: 1, uncollectible: 1 },
      other_currencies: [
        { currency: 'EUR', total_invoiced: 400, total_before_tax: 400, total_outstanding: 400, total_overdue: 400 },
      ],
    });
    const of = async (query: Wish) => (await ledger.owner.call('listInvoices', { query })).summary;
    expect(await of({ status: ['paid', 'sent'], client_id: ledger.acme.id })).to.deep.include({
      total_invoiced: 400,
      total_outstanding: 100,
      count_by_status: { sent: 1, paid: 1 },
      other_currencies: [],
    });
    expect(await of({ status: ['draft', 'void'] })).to.deep.equal({
      total_invoiced: 0,
      total_before_tax: 0,
      total_outstanding: 0,
      total_overdue: 0,
      count_by_status: {},
      other_currencies: [],
    });
  });

  const filters: [string, () => Wish, string[]][] = [
    ['client', () => ({ client_id: ledger.bolt.id }), ['foreign']],
    ['one status', () => ({ status: ['overdue'] }), ['late']],
    ['several statuses', () => ({ status: ['draft', 'paid'] }), ['draft', 'paid']],
    ['invoice date, both ends in', () => ({ from: inDays(-10), to: inDays(-3) }), ['foreign', 'open', 'draft']],
    ['due date, both ends in', () => ({ due_from: inDays(-1), due_to: inDays(10) }), ['open', 'draft', 'late']],
    ['what is overdue, marked or not', () => ({ overdue: true }), ['foreign', 'late']],
    ['what is not overdue', () => ({ overdue: false }), ['void', 'open', 'draft', 'paid', 'lost']],
    ['the beginning of a word of the subject', () => ({ search: 'FORE' }), ['foreign']],
    ['a part of the number', () => ({ search: ledger.paid.invoice_number.slice(-4) }), ['paid']],
    ['a wildcard taken literally', () => ({ search: '%' }), []],
    ['what changed since', () => ({ updated_since: new Date(Date.now() + 60_000).toISOString() }), []],
  ];
  for (const [what, query, expected] of filters) {
    it(`filters by ${what}`, async () => expect(await subjectsOf(ledger.owner, query())).to.deep.equal(expected));
  }

  const sorts: [Wish, string[]][] = [
    [{ sort: 'total', order: 'asc' }, ['draft', 'open', 'late']],
    [{ sort: 'due_date' }, ['void', 'draft', 'open']],
    [{ sort: 'status', order: 'asc' }, ['draft', 'late', 'paid']],
    [{ sort: 'invoice_date', order: 'asc' }, ['lost', 'late', 'paid']],
  ];
  for (const [query, expected] of sorts) {
    it(`sorts by ${query.sort}`, async () =>
      expect((await subjectsOf(ledger.owner, query)).slice(0, 3)).to.deep.equal(expected));
  }

  it('returns only the requested fields', async () => {
    const { data } = await ledger.owner.call('listInvoices', {
      query: { fields: ['subject', 'amounts.total'], per_page: 1 },
    });
    expect(data).to.deep.equal([{ subject: 'void', amounts: { total: 500 } }]);
  });

  it('refuses an unknown client, status, sort and parameter by name', async () => {
    for (const [name, value] of Object.entries({
      client_id: 'cli_01k6jz3v8he9s8x4d2m7q5r0ab',
      status: 'late',
      sort: 'age',
      colour: 'red',
    })) {
      const { status, error } = await ledger.owner.fail('listInvoices', { query: { [name]: value } });
      expect([status, error.field]).to.deep.equal([400, name]);
    }
  });

  it('pages in a stable order', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => subjectsOf(ledger.owner, { page, per_page: 3 })));
    expect(new Set(pages.flat()).size).to.equal(7);
  });
});

describe('getInvoiceAging', () => {
  it('groups what is owed by days past the due date, per client and currency', async () => {
    const { owner } = await buildWorkspace();
    const [acme, bolt, euro] = await Promise.all([
      buildClient(owner, { name: 'Acme', email: 'acme@client.example' }),
      buildClient(owner, { name: 'Bolt', email: 'bolt@client.example' }),
      buildClient(owner, { name: 'Euro', email: 'euro@client.example', currency: 'EUR' }),
    ]);
    const owe = (client: { id: string }, rate: number, due: number) =>
      buildSentInvoice(owner, {
        client_id: client.id,
        line_items: [lineAt(rate)],
        invoice_date: inDays(-100),
        due_date: inDays(due),
      });
    for (const [rate, due] of [
      [1, 0],
      [2, -1],
      [4, -30],
      [8, -31],
      [16, -60],
      [32, -61],
      [64, -90],
      [128, -91],
    ] as const)
      await owe(acme, rate, due);
    await owe(bolt, 1000, 5);
    await owe(euro, 7, -45);
    await buildInvoice(owner, { client_id: acme.id, line_items: [lineAt(5000)] });
    const none = { current: 0, '1_30_days': 0, '31_60_days': 0, '61_90_days': 0, over_90_days: 0 };
    const ofAcme = { current: 1, '1_30_days': 6, '31_60_days': 24, '61_90_days': 96, over_90_days: 128 };
    const oldest_invoice_date = inDays(-100);
    const { data } = await owner.call('getInvoiceAging', {});
    expect(data).to.deep.equal({
      as_of: inDays(0),
      total_outstanding: 1255,
      total_credit: 0,
      buckets: { ...ofAcme, current: 1001 },
      by_client: [
        {
          client_id: bolt.id,
          client_name: 'Bolt',
          total: 1000,
          credit: 0,
          ...none,
          current: 1000,
          oldest_invoice_date,
        },
        { client_id: acme.id, client_name: 'Acme', total: 255, credit: 0, ...ofAcme, oldest_invoice_date },
      ],
      omitted: 0,
      other_currencies: [
        {
          currency: 'EUR',
          total_outstanding: 7,
          total_credit: 0,
          buckets: { ...none, '31_60_days': 7 },
          by_client: [
            {
              client_id: euro.id,
              client_name: 'Euro',
              total: 7,
              credit: 0,
              ...none,
              '31_60_days': 7,
              oldest_invoice_date,
            },
          ],
          omitted: 0,
        },
      ],
    });
  });

  it('is empty if nothing is owed', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('getInvoiceAging', {});
    expect([data.total_outstanding, data.by_client, data.other_currencies]).to.deep.equal([0, [], []]);
  });
});

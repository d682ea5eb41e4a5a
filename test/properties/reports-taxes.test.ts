/** The tax report over random histories of invoices, credits, payments and refunds, compared with what the API lists. */
import { expect } from 'chai';
import type { Schemas } from '../../contract/contract.js';
import { buildClient } from '../support/builders/factories.js';
import { buildSentInvoice, credit, lineAt, pay, readInvoice } from '../support/builders/invoices.js';
import { buildTaxRate } from '../support/builders/taxes.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { Dice } from '../support/models/dice.js';
import { testApi, type ApiClient, type CallInput } from '../support/service/api.js';

const months = ['2031-03', '2031-04', '2031-05'].map((month) => ({ from: `${month}-01`, to: `${month}-31` }));
const whole = { from: '2031-03-01', to: '2031-06-30' };
const lastDays = { '2031-03': 31, '2031-04': 30, '2031-05': 31 } as const;
const places = { USD: 2, JPY: 0, KWD: 3 } as const;
type Code = keyof typeof places;

type Query = NonNullable<CallInput<'getTaxReport'>['query']>;
type Basis = Schemas['TaxReportBasis'];
type Sums = Record<string, number>;

/** A firm of random invoices, all of which are settled in the end. Returns its owner. */
async function buildHistory(dice: Dice): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  const total_rounding = [
    { currency: 'USD', increment: 0.05 },
    { currency: 'JPY', increment: 10 },
  ];
  await owner.call('updateWorkspace', { body: { total_rounding } });
  const { db } = await testApi();
  await db('jobs').where({ workspace_id: owner.workspaceId }).delete();
  const goTo = (day: string) =>
    db('workspaces')
      .where({ id: owner.workspaceId })
      .update({ clock_at: new Date(`${day}T12:00:00Z`) });
  await goTo('2031-03-01');
  const rates = [
    await buildTaxRate(owner, { rate: 0.05 }),
    await buildTaxRate(owner, { rate: 0.09975, is_compound: true }),
    await buildTaxRate(owner, { rate: 0, category: 'export' }),
  ].map(({ id }) => id);
  for (const currency of Object.keys(places) as Code[]) {
    const { id: client_id } = await buildClient(owner, { currency, email: `${currency}@client.example` });
    for (let at = 0; at < 6; at += 1) await buildOne(owner, dice, { client_id, currency, rates, goTo });
  }
  return owner;
}

interface Setting {
  readonly client_id: string;
  readonly currency: Code;
  readonly rates: readonly string[];
  readonly goTo: (day: string) => Promise<unknown>;
}

async function buildOne(owner: ApiClient, dice: Dice, { client_id, currency, rates, goTo }: Setting): Promise<void> {
  const amount = (most: number): number => dice.between(1, most) / 10 ** places[currency];
  const days = Array.from({ length: 4 }, () => dayIn(dice)).toSorted();
  const [first = '', second = '', third = '', last = ''] = days;
  const [gst = '', pst = '', abroad = ''] = rates;
  const taxes = [{}, { tax_rate: 0.19 }, { tax_rate: 0.07 }, { tax_rate_ids: [gst, pst] }, { tax_rate_id: abroad }];
  await goTo(first);
  const {
    id,
    amounts: { total = 0 },
  } = await buildSentInvoice(owner, {
    client_id,
    invoice_date: first,
    tax_rate: dice.pick([0, 0.19, 0.2]),
    prices_include_tax: dice.oneIn(3),
    line_items: Array.from({ length: dice.between(1, 4) }, () => lineAt(amount(900_000), dice.pick(taxes))),
  });
  const part = (of: number): number =>
    Math.max(Math.floor(of * 10 ** places[currency] * (dice.between(1, 9) / 10)), 1) / 10 ** places[currency];
  await goTo(second);
  if (total > 0 && !dice.oneIn(4)) await pay(owner, id, dice.oneIn(3) ? total : part(total));
  await goTo(third);
  if (dice.oneIn(2)) await creditSome(owner, dice, id, part);
  await goTo(last);
  await settle(owner, id, dice.oneIn(2));
}

const dayIn = (dice: Dice): string => {
  const month = dice.pick(Object.keys(lastDays) as (keyof typeof lastDays)[]);
  return `${month}-${String(dice.between(1, lastDays[month])).padStart(2, '0')}`;
};

/** Credits a line, a part, or all of an invoice. */
async function creditSome(owner: ApiClient, dice: Dice, id: string, part: (of: number) => number): Promise<void> {
  const { amounts, line_items = [] } = await readInvoice(owner, id, ['line_items']);
  const line_item_id = dice.pick(line_items).id;
  await credit(owner, id, dice.pick([{}, { amount: part(amounts.total ?? 0) }, { lines: [{ line_item_id }] }]));
}

/** Has the rest of an invoice paid, in two parts if wished, or refunds what was paid too much. */
async function settle(owner: ApiClient, id: string, inParts: boolean): Promise<void> {
  const { amounts, payments = [] } = await readInvoice(owner, id, ['payments']);
  const { outstanding = 0, refundable = 0 } = amounts;
  const few = Math.floor(outstanding / 3);
  if (inParts && few > 0) await pay(owner, id, few);
  const { outstanding: rest = 0 } = (await readInvoice(owner, id)).amounts;
  if (rest > 0) await pay(owner, id, rest);
  const params = { id, payment_id: payments[0]?.id ?? '' };
  if (refundable > 0) await owner.call('refundInvoicePayment', { params, body: { amount: refundable } });
}

const report = async (owner: ApiClient, query: Query): Promise<Schemas['TaxReport']> =>
  (await owner.call('getTaxReport', { query })).data;

/** Sums in thousandths, by currency and tax, without those that are 0. */
function sumsOf(rows: readonly (readonly [string, number])[]): Sums {
  const sums: Sums = {};
  for (const [key, amount] of rows) sums[key] = (sums[key] ?? 0) + Math.round(amount * 1000);
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

type Tax = Pick<Schemas['DocumentTax'], 'category' | 'rate' | 'is_compound' | 'taxable' | 'tax'>;

const rowsOf = (currency: string, taxes: readonly Tax[], sign = 1): [string, number][] =>
  taxes.flatMap(({ category, rate, is_compound, taxable = 0, tax = 0 }): [string, number][] => {
    const key = `${currency} ${category} ${rate} ${is_compound}`;
    return [
      [`${key} taxable`, sign * taxable],
      [`${key} tax`, sign * tax],
    ];
  });

const reported = ({ other_currencies, ...own }: Schemas['TaxReport']): [string, number][] =>
  [{ currency: 'USD', ...own }, ...other_currencies].flatMap(({ currency, taxes }) => rowsOf(currency, taxes));

describe('the tax report over random histories', function () {
  this.timeout(180_000);
  for (const seed of [3, 14]) {
    describe(`of seed ${seed}`, () => {
      let owner: ApiClient;
      let documents: [string, number][];
      before(async () => {
        owner = await buildHistory(new Dice(seed));
        const query = { per_page: 100 } as const;
        const invoices = (await owner.call('listInvoices', { query })).data;
        const notes = (await owner.call('listCreditNotes', { query })).data;
        documents = [
          ...invoices.flatMap(({ currency, amounts }) => rowsOf(currency, amounts.taxes)),
          ...notes.flatMap(({ currency, amounts }) => rowsOf(currency, amounts.taxes, -1)),
        ];
        expect([invoices.length, notes.length > 3]).to.deep.equal([18, true]);
      });

      it('is the sum of the taxes of invoices less those of credit notes', async () => {
        expect(sumsOf(reported(await report(owner, whole)))).to.deep.equal(sumsOf(documents));
      });

      it('is the same when it was invoiced and when it was collected, once everything is settled', async () => {
        const collected = await report(owner, { ...whole, basis: 'collected' });
        expect(sumsOf(reported(collected))).to.deep.equal(sumsOf(documents));
      });

      for (const basis of ['invoiced', 'collected'] as const)
        it(`is the sum of its days and of its months when ${basis}`, async () => {
          const sum = async (ranges: readonly { from: string; to: string }[]) =>
            sumsOf(await inAll(owner, ranges, basis));
          const all = sumsOf(reported(await report(owner, { ...whole, basis })));
          expect(await sum(months.map(({ from, to }) => ({ from, to: to.replace('04-31', '04-30') })))).to.deep.equal(
            all,
          );
          expect(await sum(daysOf())).to.deep.equal(all);
        });

      it('collects what the payments add up to on each day', async () => {
        const payments = (await owner.call('listPayments', { query: { per_page: 100 } })).data;
        for (const day of daysOf()) {
          const { other_currencies, ...own } = await report(owner, { ...day, basis: 'collected' });
          const totals = [{ currency: 'USD', ...own }, ...other_currencies].map(
            ({ currency, summary: { net_amount, tax, rounding } }): [string, number] => [
              currency,
              net_amount + tax + rounding,
            ],
          );
          const paid = payments.filter(({ date }) => date === day.from);
          expect(sumsOf(totals)).to.deep.equal(sumsOf(paid.map(({ currency, amount = 0 }) => [currency, amount])));
        }
      });
    });
  }
});

const daysOf = () =>
  Object.entries(lastDays).flatMap(([month, last]) =>
    Array.from({ length: last }, (_, at) => {
      const day = `${month}-${String(at + 1).padStart(2, '0')}`;
      return { from: day, to: day };
    }),
  );

async function inAll(
  owner: ApiClient,
  ranges: readonly { from: string; to: string }[],
  basis: Basis,
): Promise<[string, number][]> {
  const reports = await Promise.all(ranges.map((range) => report(owner, { ...range, basis })));
  return reports.flatMap(reported);
}

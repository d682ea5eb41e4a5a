/** Time and profit reports over more than a year of random work, compared with sums calculated from the lists. */
import { expect } from 'chai';
import { addDays, today } from '../../domain/time.js';
import { timeFigures, type TimeDimension } from '../../queries/reports/time-figures.js';
import type { ApiClient } from '../support/service/api.js';
import { startOn } from '../support/service/clock.js';
import { systemContextOf } from '../support/service/context.js';
import { Dice } from '../support/models/dice.js';
import { buildExpense } from '../support/builders/expenses.js';
import { buildInvoice, lineAt } from '../support/builders/invoices.js';
import {
  addProfits,
  divided,
  isWithin,
  mondayOf,
  profitFacts,
  workdays,
  type Days,
  type PlainProfit,
} from '../support/models/plain-reports.js';
import { addUp, inParts, listedEntries, type PlainEntry, type PlainSums } from '../support/models/plain-time.js';
import { TimeChanges } from '../support/models/time-changes.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const first = '2025-10-20';
const dayCount = 480;

const keysOf: Record<TimeDimension, (entry: PlainEntry) => string | null> = {
  user: ({ user }) => user,
  client: ({ client }) => client,
  project: ({ project }) => project,
  ticket: ({ ticket }) => ticket,
  day: ({ date }) => date,
  week: ({ date }) => mondayOf(date),
};
const dimensions = Object.keys(keysOf) as TimeDimension[];

/** A random range: a day, whole months, the edges of months, or any other, also beyond the data. */
function anyRange(dice: Dice): Days {
  const day = addDays(first, dice.between(-20, dayCount));
  const month = dice.between(1, 12);
  const inYear = (number: number): string => `2026-${String(number).padStart(2, '0')}-01`;
  return dice.pick<Days>([
    { from: day, to: day },
    { from: inYear(month), to: addDays(inYear(month), 30) },
    { from: inYear(month), to: '2026-12-31' },
    { from: addDays(inYear(month), -1), to: addDays(inYear(month), dice.between(0, 100)) },
    { from: '2024-02-29', to: '2028-02-29' },
    { from: day, to: addDays(day, dice.between(1, 200)) },
  ]);
}

/** Creates invoices, some of them sent, and expenses of all kinds, for clients and projects that have time. */
async function trade(owner: ApiClient, dice: Dice, entries: readonly PlainEntry[]): Promise<void> {
  const some = entries.filter(({ client }) => client !== null);
  const anyDay = (): string => addDays(first, dice.between(0, dayCount));
  for (let count = 0; count < 16; count += 1) {
    const { client, project } = dice.pick(some);
    const dates = { invoice_date: anyDay(), due_date: '2028-01-01' };
    const line_items = [lineAt(dice.between(1, 900_000) / 100, { project_id: project }), lineAt(dice.between(1, 500))];
    const { id } = await buildInvoice(owner, { client_id: client ?? '', line_items, tax_rate: 0.1, ...dates });
    if (!dice.oneIn(4)) await owner.call('sendInvoice', { params: { id }, body: { to: ['pat@client.example'] } });
    if (dice.oneIn(6)) await owner.call('voidInvoice', { params: { id }, body: { reason: 'A mistake' } });
    const of = dice.oneIn(4) ? {} : { client_id: client, project_id: project };
    const currency = dice.oneIn(5) ? 'GBP' : 'USD';
    const expense = await buildExpense(owner, {
      date: anyDay(),
      amount: dice.between(1, 90_000) / 100,
      currency,
      ...of,
    });
    if (dice.oneIn(5)) await owner.call('rejectExpense', { params: { id: expense.id }, body: {} });
  }
}

const number = (parts: bigint, places: number): number => Number(parts) / 10 ** places;
/** Millionths rounded to cents. */
const cents = (millionths: bigint): bigint => divided(millionths, 10_000n);

for (const timezone of ['America/New_York', 'Pacific/Auckland']) {
  describe(`reports in ${timezone}`, () => {
    const dice = new Dice(Number(process.env['SEED'] ?? 6) + timezone.length);
    let owner: ApiClient;
    let changes: TimeChanges;
    let entries: readonly PlainEntry[];

    before(async () => {
      ({ owner } = await buildWorkspace());
      await startOn(owner, '2026-03-07');
      await owner.call('updateWorkspace', { body: { timezone } });
      changes = new TimeChanges(owner, dice, { first, count: dayCount });
      await changes.begin();
      for (let count = 0; count < 4; count += 1) await changes.step(4);
      await trade(owner, dice, await listedEntries(owner, changes.costs));
      entries = await listedEntries(owner, changes.costs);
    });

    it('add up time like the plain sums, for any grouping and any days', async () => {
      const ctx = await systemContextOf(owner);
      for (let count = 0; count < 60; count += 1) {
        const range = anyRange(dice);
        const by = dimensions.filter(() => dice.oneIn(3));
        const userIds = dice.oneIn(3) ? [...changes.costs.keys()].slice(0, 2) : undefined;
        const clientId = dice.oneIn(3) ? (dice.pick(entries).client ?? undefined) : undefined;
        const figures = await timeFigures(ctx, { range, by, userIds, clientId });
        const shown = figures.map(({ keys, currency, hours, billableHours, value, cost }): [string, PlainSums] => [
          [...by.map((dimension) => keys[dimension]), currency].join(' '),
          [
            ...[hours, billableHours].map((sum) => inParts(sum.toFixed(), 2).toString()),
            ...[value, cost].map((sum) => inParts(sum.toFixed(), 6).toString()),
          ] as never,
        ]);
        const wanted = entries.filter(
          ({ date, user, client }) =>
            isWithin(range, date) && (userIds?.includes(user) ?? true) && (clientId ?? client) === client,
        );
        const keyOf = (entry: PlainEntry): string =>
          [...by.map((dimension) => keysOf[dimension](entry)), entry.currency].join(' ');
        expect(new Map(shown), JSON.stringify({ range, by, userIds, clientId })).to.deep.equal(addUp(wanted, keyOf));
      }
    });

    it('report the utilization of users and weeks', async () => {
      const now = today(new Date((await owner.call('getTestClock', {})).data.now), timezone);
      for (let count = 0; count < 6; count += 1) {
        const range = anyRange(dice);
        const told = async (group_by: 'user' | 'week') =>
          (await owner.call('getUtilizationReport', { query: { ...range, group_by } })).data;
        const within = entries.filter(({ date }) => isWithin(range, date));
        const billableOf = (some: readonly PlainEntry[]): bigint =>
          some.reduce((all, { hours, counts }) => (counts ? all + hours : all), 0n);
        const users = (await told('user')).by_user ?? [];
        expect(users.map(({ user_id }) => user_id).toSorted()).to.deep.equal([...changes.costs.keys()].toSorted());
        for (const row of users) {
          const counted = range.from <= now && now < range.to ? { ...range, to: now } : range;
          const capacity = BigInt(workdays(counted) * 800);
          const billable = billableOf(within.filter(({ user }) => user === row.user_id));
          const percent = capacity === 0n ? 0 : number(divided(billable * 10_000n, capacity), 2);
          expect([row.capacity_hours, row.billable_hours, row.utilization_percent]).to.deep.equal([
            number(capacity, 2),
            number(billable, 2),
            percent,
          ]);
        }
        for (const { week, billable_hours } of ((await told('week')).by_week ?? []).slice(0, 80))
          expect(billable_hours).to.equal(number(billableOf(within.filter(({ date }) => mondayOf(date) === week)), 2));
      }
    });

    it('report the profit of projects and clients, per currency', async () => {
      const facts = await profitFacts(owner, entries, 'USD');
      const currencies = new Map<string | null, string>();
      for (const { id, billing } of (await owner.call('listClients', { query: { per_page: 100 } })).data)
        currencies.set(id, billing.currency);
      for (let count = 0; count < 8; count += 1) {
        const range = anyRange(dice);
        const { data } = await owner.call('getProfitabilityReport', { query: { ...range, view: 'both' } });
        const within = facts.filter(({ date }) => isWithin(range, date));
        const all = [{ currency: 'USD', ...data }, ...data.other_currencies];
        for (const { currency, by_project = [], by_client = [] } of all) {
          const some = within.filter(({ client }) => (currencies.get(client) ?? 'USD') === currency);
          const isOwn = currency === 'USD';
          const projects = addProfits(some, ({ client, project }) => `${client} ${project}`);
          expect(new Map(by_project.map((row) => [`${row.client_id} ${row.project_id}`, plain(row)]))).to.deep.equal(
            new Map([...projects].map(([key, sums]) => [key, figuresOf(sums, isOwn)])),
          );
          const clients = addProfits(some, ({ client }) => `${client}`);
          expect(new Map(by_client.map((row) => [`${row.client_id}`, plain(row)]))).to.deep.equal(
            new Map([...clients].map(([key, sums]) => [key, figuresOf(sums, isOwn)])),
          );
        }
        const own = within.filter(({ client }) => (currencies.get(client) ?? 'USD') === 'USD');
        const total = addProfits(own, () => '').get('') ?? { revenue: 0n, cost: 0n, hours: 0n };
        const { total_revenue: revenue, total_cost: cost, gross_profit: profit, total_hours: hours } = data.summary;
        expect([revenue, cost, profit, data.summary.gross_margin_percent, hours]).to.deep.equal(
          figuresOf(total, true).slice(0, 5),
        );
      }
    });
  });
}

const plain = (row: {
  revenue: number;
  cost?: number;
  profit?: number;
  margin_percent?: number | null;
  hours: number;
  effective_rate?: number | null;
}) => [row.revenue, row.cost, row.profit, row.margin_percent, row.hours, row.effective_rate];

/** The figures of a row, in the same order as `plain`. */
function figuresOf({ revenue, cost, hours }: PlainProfit, isOwn: boolean): (number | null | undefined)[] {
  const profit = cents(revenue) - cents(cost);
  const margin = revenue > 0n ? number(divided(profit * 10_000n, cents(revenue)), 2) : null;
  return [
    number(cents(revenue), 2),
    number(cents(cost), 2),
    isOwn ? number(profit, 2) : undefined,
    isOwn ? margin : undefined,
    number(hours, 2),
    hours === 0n ? null : number(divided(cents(revenue) * 100n, hours), 2),
  ];
}

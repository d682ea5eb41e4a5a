/**
 * A small firm with several currencies: a random plan of invoices and expenses, the requests that carry it out, and its
 * books, which are calculated from the plan alone.
 */
import fc from 'fast-check';
import { minorUnits } from '../../../domain/minor-units.js';
import { addDays, type Day, type DayRange } from '../../../domain/time.js';
import type { Schemas } from '../../../contract/contract.js';
import { buildClient, buildProject } from '../builders/factories.js';
import { buildExpense } from '../builders/expenses.js';
import { buildInvoice, credit, lineAt, pay, readInvoice } from '../builders/invoices.js';
import { buildWorkspace } from '../builders/workspace.js';
import { seen } from '../answers/seen.js';
import { startOn } from '../service/clock.js';
import { testApi, type ApiClient } from '../service/api.js';

export const currencies = ['USD', 'EUR', 'JPY', 'KWD'] as const;
export type Code = (typeof currencies)[number];
export const lastDay: Day = '2026-06-30';
/** The plan covers this many days before the last. */
export const longest = 300;

/** An invoice to create, and what happens to it. Amounts are in the smallest unit of the currency. */
export interface InvoicePlan {
  readonly client: number;
  /** The invoice's age: days before the last. */
  readonly age: number;
  readonly lines: readonly { readonly amount: number; readonly isOnProject: boolean }[];
  readonly taxRate: number;
  readonly fate: 'draft' | 'submitted' | 'sent' | 'void';
  /**
   * Credit notes over a part of a line, in percent of what is left of it before tax. `isCreditedWhole` credits the rest
   * on the last day.
   */
  readonly credits: readonly { readonly later: number; readonly line: number; readonly percent: number }[];
  readonly isCreditedWhole: boolean;
  /** A payment, in percent of what is outstanding then, and whether it is refunded. */
  readonly paid: { readonly later: number; readonly percent: number; readonly isRefunded: boolean } | null;
}

export interface ExpensePlan {
  readonly client: number | null;
  readonly currency: Code;
  readonly age: number;
  readonly amount: number;
}

export interface FirmPlan {
  readonly own: Code;
  readonly clients: readonly Code[];
  readonly invoices: readonly InvoicePlan[];
  readonly expenses: readonly ExpensePlan[];
}

const code = fc.constantFrom(...currencies);
const age = fc.nat({ max: longest });
const amount = fc.integer({ min: 1, max: 900_000 });
const percent = fc.integer({ min: 1, max: 100 });

const invoicePlan: fc.Arbitrary<InvoicePlan> = fc.record({
  client: fc.nat({ max: 20 }),
  age,
  lines: fc.array(fc.record({ amount, isOnProject: fc.boolean() }), { minLength: 1, maxLength: 2 }),
  taxRate: fc.constantFrom(0, 0.0875, 0.19),
  fate: fc.constantFrom('sent', 'sent', 'sent', 'draft', 'submitted', 'void'),
  credits: fc.array(fc.record({ later: age, line: fc.nat({ max: 1 }), percent }), { maxLength: 2 }),
  isCreditedWhole: fc.boolean(),
  paid: fc.option(fc.record({ later: age, percent, isRefunded: fc.boolean() })),
});

export const firmPlan: fc.Arbitrary<FirmPlan> = fc.record({
  own: code,
  clients: fc.array(code, { minLength: 2, maxLength: 4 }),
  invoices: fc.array(invoicePlan, { minLength: 3, maxLength: 8 }),
  expenses: fc.array(fc.record({ client: fc.option(fc.nat({ max: 20 })), currency: code, age, amount }), {
    maxLength: 4,
  }),
});

/** An amount on a day, in the smallest unit of its currency. */
interface Entry {
  readonly day: Day;
  readonly currency: Code;
  readonly units: number;
}

export interface Books {
  /** Before tax: positive for each line of an invoice that was neither a draft nor void, negative for credit notes. */
  readonly revenue: Entry[];
  readonly collected: Entry[];
  readonly spent: Entry[];
}

/** The sum of a currency in a range of days, in whole units such as dollars. */
export function sumIn(entries: readonly Entry[], currency: string, { from, to }: DayRange): number {
  const some = entries.filter((entry) => entry.currency === currency && from <= entry.day && entry.day <= to);
  return amountOf(
    some.reduce((all, { units }) => all + units, 0),
    currency,
  );
}

export const amountOf = (units: number, currency: string): number => units / 10 ** minorUnits(currency);
export const unitsOf = (value: number, currency: string): number => Math.round(value * 10 ** minorUnits(currency));

interface Action {
  readonly day: Day;
  readonly act: () => Promise<void>;
}

/** Carries out the plan in the order of its days. Returns the books. */
export async function runFirm(plan: FirmPlan): Promise<{ readonly owner: ApiClient; readonly books: Books }> {
  const { owner } = await buildWorkspace();
  const books: Books = { revenue: [], collected: [], spent: [] };
  await startOn(owner, addDays(lastDay, -longest));
  await owner.call('updateWorkspace', { body: { currency: plan.own } });
  const clients = await makeClients(owner, plan.clients);
  const actions = [
    ...plan.invoices.flatMap((each) => invoiceActions(owner, books, clients, each)),
    ...plan.expenses.map((each) => expenseAction(owner, books, clients, each)),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  for (const { day, act } of actions) {
    await goTo(owner, day);
    await act();
  }
  await goTo(owner, lastDay);
  return { owner, books };
}

/** Sets the clock without the jobs of the days in between, which do not matter here. */
async function goTo(owner: ApiClient, day: Day): Promise<void> {
  const { db } = await testApi();
  await db('workspaces')
    .where({ id: owner.workspaceId })
    .update({ clock_at: new Date(`${day}T12:00:00Z`) });
}

interface MadeClient {
  readonly id: string;
  readonly project: string;
  readonly currency: Code;
}

async function makeClients(owner: ApiClient, all: readonly Code[]): Promise<MadeClient[]> {
  const made: MadeClient[] = [];
  for (const [at, currency] of all.entries()) {
    const { id } = await buildClient(owner, { name: `Client ${at}`, currency, email: `client-${at}@client.example` });
    made.push({ id, currency, project: (await buildProject(owner, { client_id: id, title: `Project ${at}` })).id });
  }
  return made;
}

const pick = (clients: readonly MadeClient[], at: number): MadeClient => seen(clients[at % clients.length]);

/**
 * A day later than `begun`, at most the last day. Actions of the same day run in the order in which they are listed.
 */
const dayAfter = (begun: Day, later: number): Day => {
  const day = addDays(begun, later);
  return day > lastDay ? lastDay : day;
};

function invoiceActions(owner: ApiClient, books: Books, clients: readonly MadeClient[], plan: InvoicePlan): Action[] {
  const { id: client_id, project, currency } = pick(clients, plan.client);
  const day = addDays(lastDay, -plan.age);
  let made: Schemas['Invoice'] | undefined;
  const left = plan.lines.map(({ amount: units }) => units);
  const make = async (): Promise<void> => {
    made = await buildInvoice(owner, {
      client_id,
      invoice_date: day,
      due_date: lastDay,
      tax_rate: plan.taxRate,
      line_items: plan.lines.map((line) =>
        lineAt(amountOf(line.amount, currency), { project_id: line.isOnProject ? project : null }),
      ),
    });
    const params = { id: made.id };
    if (plan.fate === 'draft') return;
    if (plan.fate === 'submitted') await owner.call('submitInvoice', { params });
    else await owner.call('sendInvoice', { params, body: { attach_pdf: false } });
    if (plan.fate === 'void') await owner.call('voidInvoice', { params });
    else books.revenue.push(...left.map((units) => ({ day, currency, units })));
  };
  if (plan.fate !== 'sent') return [{ day, act: make }];
  const creditPart = async (on: Day, at: number, share: number): Promise<void> => {
    const units = Math.floor((seen(left[at]) * share) / 100);
    const line = seen(made?.line_items?.[at]);
    if (units === 0) return;
    await credit(owner, seen(made).id, { lines: [{ line_item_id: line.id, amount: amountOf(units, currency) }] });
    left[at] = seen(left[at]) - units;
    books.revenue.push({ day: on, currency, units: -units });
  };
  const creditRest = async (on: Day): Promise<void> => {
    const units = left.reduce((all, each) => all + each, 0);
    if (units === 0) return;
    await credit(owner, seen(made).id);
    left.fill(0);
    books.revenue.push({ day: on, currency, units: -units });
  };
  const { paid } = plan;
  return [
    { day, act: make },
    ...(paid ? [{ day: dayAfter(day, paid.later), act: () => settle(owner, books, seen(made), currency, paid) }] : []),
    ...plan.credits.map(({ later, line, percent: share }) => {
      const on = dayAfter(day, later);
      return { day: on, act: () => creditPart(on, line % plan.lines.length, share) };
    }),
    ...(plan.isCreditedWhole ? [{ day: lastDay, act: () => creditRest(lastDay) }] : []),
  ];
}

async function settle(
  owner: ApiClient,
  books: Books,
  { id, dates }: Schemas['Invoice'],
  currency: Code,
  { later, percent: share, isRefunded }: NonNullable<InvoicePlan['paid']>,
): Promise<void> {
  const day = dayAfter(dates.invoice_date, later);
  const { amounts } = await readInvoice(owner, id);
  const units = Math.floor((unitsOf(seen(amounts.outstanding), currency) * share) / 100);
  if (units === 0) return;
  await pay(owner, id, amountOf(units, currency), { date: day });
  books.collected.push({ day, currency, units });
  if (!isRefunded) return;
  const { payments } = await readInvoice(owner, id, ['payments']);
  const payment_id = seen(payments?.[0]).id;
  await owner.call('refundInvoicePayment', { params: { id, payment_id } });
  books.collected.push({ day, currency, units: -units });
}

function expenseAction(owner: ApiClient, books: Books, clients: readonly MadeClient[], plan: ExpensePlan): Action {
  const day = addDays(lastDay, -plan.age);
  const { currency, amount: units } = plan;
  const act = async (): Promise<void> => {
    const of = plan.client === null ? {} : { client_id: pick(clients, plan.client).id };
    await buildExpense(owner, { ...of, date: day, currency, amount: amountOf(units, currency), billable: false });
    books.spent.push({ day, currency, units });
  };
  return { day, act };
}

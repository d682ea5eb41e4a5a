/** Acts that create invoices, for the time of each month and for fixed prices, and that play the story of each. */
import sql from 'sql-template-tag';
import { addDays } from '../../../domain/time.js';
import type { Ctx } from '../../../models/context.js';
import { Invoice } from '../../../models/billing/invoice.js';
import type { Schemas } from '../../../contract/contract.js';
import { customers, type CustomerKey } from './facts/clients.js';
import type { Act, BilledMonth, History } from './history.js';
import { customerOf, findProject, taxRateIds } from './lookups.js';
import { carryOut } from './invoice-actions.js';
import { office } from './facts/people.js';
import type { PlannedDay } from './plan.js';
import { assignments } from './facts/projects.js';
import { sales } from './facts/sales.js';
import { call, type Stage } from './stage.js';
import { stories, storyOf, type StoryKey } from './facts/stories.js';

/** An invoice to be created. Client and subject distinguish it from the others. */
interface Bill {
  readonly client: CustomerKey;
  readonly subject: string;
  readonly story: StoryKey;
  readonly at: Date;
  readonly make: (ctx: Ctx, client_id: string) => Promise<unknown>;
}

/** How each client wants to see the work; by project unless specified otherwise. */
const groupings: Partial<Record<CustomerKey, Schemas['InvoiceGrouping']>> = {
  meridian: 'user',
  juniper: 'none',
  cobalt: 'date',
  boreale: 'user',
};

/** Clients that use their own order numbers. */
const orders: Partial<Record<CustomerKey, string>> = { meridian: 'PO-20418', cobalt: 'CF-7731', thistle: 'TW/115' };

/** The parts of fixed prices, and the fraction of the history after which each is billed. */
const instalments = [
  { client: 'juniper', title: 'Library website', part: 'first half', at: 0.14, amount: 9000, discount: 0 },
  { client: 'juniper', title: 'Library website', part: 'second half', at: 0.74, amount: 9000, discount: -900 },
  { client: 'marchand', title: 'Identité de marque', part: 'first third', at: 0.08, amount: 8000, discount: 0 },
  { client: 'marchand', title: 'Identité de marque', part: 'second third', at: 0.55, amount: 8000, discount: 0 },
] as const;

export function billing(stage: Stage, history: History, plan: readonly PlannedDay[]): Act[] {
  const months = history.billedMonths.flatMap((month, monthsAgo) => {
    const clients = clientsToBill(plan, month);
    return clients.flatMap((client, place) => billsOf(history, { client, month, monthsAgo, place }));
  });
  return [...months, ...fixedPrices(history), ...sold(history)].flatMap((bill) => actsOf(stage, history, bill));
}

interface Billing {
  readonly client: CustomerKey;
  readonly month: BilledMonth;
  /** 0 is the latest month. */
  readonly monthsAgo: number;
  /** Its position among the clients that are billed that day. */
  readonly place: number;
}

function billsOf(history: History, { client, month, monthsAgo, place }: Billing): Bill[] {
  const story = storyOf(client, monthsAgo);
  const subject = `Work in ${nameOf(month)}`;
  const at = history.at(month.billedOn, 9, place * 6);
  const bill = { client, subject, story, at, make: ofTime(subject, client, month) };
  return story === 'void' ? [bill, again(history, bill, month)] : [bill];
}

/** The time of a void invoice is billed again four days later. */
function again(history: History, { client, subject }: Bill, month: BilledMonth): Bill {
  const corrected = `${subject} (corrected)`;
  const at = history.at(addDays(month.billedOn, 4), 10);
  return { client, subject: corrected, story: 'paid', at, make: ofTime(corrected, client, month) };
}

const ofTime =
  (subject: string, client: CustomerKey, { from, to }: BilledMonth): Bill['make'] =>
  (ctx, client_id) => {
    const group_by = groupings[client] ?? 'project';
    const body = { client_id, from, to, group_by, include_expenses: true, subject, po_number: orders[client] ?? null };
    return call(ctx, 'createInvoiceFromTime', { params: {}, query: {}, body });
  };

const nameOf = ({ from }: BilledMonth): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(from));

/** The clients with hourly work to bill in a month. */
function clientsToBill(plan: readonly PlannedDay[], { from, to }: BilledMonth): CustomerKey[] {
  const billable = plan
    .filter(({ day }) => from <= day && day <= to)
    .flatMap(({ entries }) => entries)
    .filter(({ assignment, billable: is, exclusion }) => !assignment.billing_type && is !== false && !exclusion);
  const found = new Set(billable.map(({ assignment }) => assignment.client));
  return (Object.keys(customers) as CustomerKey[]).filter((client) => found.has(client));
}

function fixedPrices(history: History): Bill[] {
  return instalments.map(({ client, title, part, at, amount, discount }) => {
    const subject = `${title}, ${part}`;
    return {
      client,
      subject,
      story: 'paid',
      at: history.at(history.workdayAt(at), 11),
      make: async (ctx, client_id) => {
        const assignment = assignments.find((each) => each.client === client && each.title === title);
        const project_id = assignment && (await findProject(ctx, assignment))?.id;
        const line_items = [
          { description: `${subject}, as agreed`, quantity: 1, rate: amount, ...(project_id ? { project_id } : {}) },
          ...(discount < 0 ? [{ description: 'Discount for libraries', quantity: 1, rate: discount }] : []),
        ];
        return call(ctx, 'createInvoice', { params: {}, query: {}, body: { client_id, subject, line_items } });
      },
    };
  });
}

function sold(history: History): Bill[] {
  return sales.map(({ client, subject, at, prices_include_tax, lines }) => ({
    client,
    subject,
    story: 'viewed',
    at: history.at(history.workdayAt(at), 12),
    make: async (ctx, client_id) => {
      const line_items = await Promise.all(
        lines.map(async ({ tax, ...line }) => ({ ...line, tax_rate_ids: await taxRateIds(ctx, [tax]) })),
      );
      const body = { client_id, subject, prices_include_tax, line_items };
      return call(ctx, 'createInvoice', { params: {}, query: {}, body });
    },
  }));
}

/**
 * The creation of an invoice and each step of its story. The history ends last night: steps that are due later are
 * moved back before its end, in the same order.
 */
function actsOf(stage: Stage, history: History, bill: Bill): Act[] {
  const steps = stories[bill.story];
  const wanted = steps.map(
    ({ after }, index) => new Date(bill.at.getTime() + (after * 24 * 60 + (index + 1) * 25) * 60_000),
  );
  const [at = bill.at, ...later] = history.within([bill.at, ...wanted]);
  return [
    { at, play: () => make(stage, bill, at) },
    ...steps.map((step, index) => {
      const on = later[index] ?? at;
      return { at: on, play: () => carryOut(stage, step, { at: on, index, find: (ctx) => findBill(ctx, bill) }) };
    }),
  ];
}

async function make(stage: Stage, bill: Bill, at: Date): Promise<void> {
  await stage.as(office, at, async (ctx) => {
    if (await findBill(ctx, bill)) return;
    await bill.make(ctx, (await customerOf(ctx, bill.client)).id);
    stage.count('invoices');
  });
}

async function findBill(ctx: Ctx, { client, subject }: Bill): Promise<Invoice | undefined> {
  const { id } = await customerOf(ctx, client);
  return Invoice.first(ctx, sql`t.client_id = ${id} AND t.subject = ${subject}`);
}

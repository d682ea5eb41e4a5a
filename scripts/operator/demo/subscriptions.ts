/** What clients pay again and again: the firm's price list, and the schedules of its invoices. */
import sql from 'sql-template-tag';
import { nameKey } from '../../../domain/name-key.js';
import { Item } from '../../../models/billing/item.js';
import { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import type { Ctx } from '../../../models/context.js';
import type { Schemas } from '../../../contract/contract.js';
import type { CustomerKey } from './facts/clients.js';
import type { Act, History } from './history.js';
import { customerOf } from './lookups.js';
import { office } from './facts/people.js';
import { call, type Stage } from './stage.js';

const items = {
  hosting: { name: 'Managed hosting', unit: 'month', price: 180, currency: 'USD' },
  licence: { name: 'Editor licence', unit: 'piece', price: 24, currency: 'USD' },
  betreuung: { name: 'Hosting und Überwachung', unit: 'month', price: 95, currency: 'EUR' },
} as const satisfies Readonly<Record<string, Omit<Schemas['ItemCreate'], 'active'>>>;

type ItemKey = keyof typeof items;

interface Subscription {
  readonly client: CustomerKey;
  readonly subject: string;
  readonly interval: Schemas['RecurringInterval'];
  /** The fraction of the history after which each line begins. The first is billed from the first date on. */
  readonly lines: readonly { readonly item: ItemKey; readonly quantity: number; readonly from: number }[];
}

const subscriptions: readonly Subscription[] = [
  {
    client: 'harbor',
    subject: 'Hosting',
    interval: 'monthly',
    lines: [
      { item: 'hosting', quantity: 1, from: 0 },
      { item: 'licence', quantity: 5, from: 0.4 },
    ],
  },
  {
    client: 'lindner',
    subject: 'Hosting',
    interval: 'quarterly',
    lines: [{ item: 'betreuung', quantity: 3, from: 0 }],
  },
];

export function subscribing(stage: Stage, history: History): Act[] {
  const listedAt = history.at(history.first, 7, 15);
  return [
    { at: listedAt, play: () => listItems(stage, listedAt) },
    ...subscriptions.map((subscription) => {
      const at = history.at(history.workdayAt(0.02), 8, 5);
      return { at, play: () => subscribe(stage, history, subscription, at) };
    }),
  ];
}

async function listItems(stage: Stage, at: Date): Promise<void> {
  await stage.as(office, at, async (ctx) => {
    for (const item of Object.values(items)) {
      if (await Item.first(ctx, sql`t.name_key = ${nameKey(item.name)}`)) continue;
      await call(ctx, 'createItem', { params: {}, query: {}, body: { ...item, active: true } });
      stage.count('items');
    }
  });
}

async function subscribe(stage: Stage, history: History, subscription: Subscription, at: Date): Promise<void> {
  const { client, subject, interval, lines } = subscription;
  await stage.as(office, at, async (ctx) => {
    const { id: client_id } = await customerOf(ctx, client);
    if (await RecurringInvoice.first(ctx, sql`t.client_id = ${client_id} AND t.subject = ${subject}`)) return;
    const body = {
      client_id,
      subject,
      interval,
      every: 1,
      auto_send: true,
      join: 'alone',
      prices_include_tax: false,
      lines: await Promise.all(
        lines.map(async ({ item, quantity, from }) => ({
          item_id: await itemId(ctx, item),
          quantity,
          from: from === 0 ? null : history.dayAt(from),
        })),
      ),
    } as const;
    await call(ctx, 'createRecurringInvoice', { params: {}, query: {}, body: { ...body, lines: [...body.lines] } });
    stage.count('recurring invoices');
  });
}

async function itemId(ctx: Ctx, key: ItemKey): Promise<string> {
  const item = await Item.first(ctx, sql`t.name_key = ${nameKey(items[key].name)}`);
  if (!item) throw new Error(`${items[key].name} is missing`);
  return item.id;
}

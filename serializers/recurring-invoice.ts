import { sumIn, type StoredLine } from '../domain/billing/recurring/lines.js';
import { periodAt } from '../domain/billing/recurring/schedule.js';
import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Item } from '../models/billing/item.js';
import type { RecurringInvoice } from '../models/billing/recurring-invoice.js';
import type { Client } from '../models/clients/client.js';
import type { Schemas } from '../contract/contract.js';
import type { View } from './view.js';

type Items = ReadonlyMap<string, Item>;

/** The price per unit of a line; undefined if it is that of an item in another currency. */
export function rateOfLine({ rate, item_id: id }: StoredLine, items: Items, currency: string): number | undefined {
  if (rate !== null) return rate;
  const item = id === null ? undefined : items.get(id);
  return item?.currency === currency ? toNumber(item.price) : undefined;
}

/** A recurring invoice as the API shows it. */
export const serializeRecurringInvoice = (
  row: RecurringInvoice,
  { name, currency }: Pick<Client, 'name' | 'currency'>,
  items: Items,
  view: View,
): Schemas['RecurringInvoice'] => ({
  id: row.id,
  client_id: row.client_id,
  client_name: name,
  contact_id: row.contact_id,
  status: row.status,
  currency,
  interval: row.interval,
  every: row.every,
  anchor_date: row.anchor_date,
  end_date: row.end_date,
  next_date: row.next_date,
  ...view.rates({ next_amount: nextAmount(row, items, currency) }),
  join: row.join,
  auto_send: row.auto_send,
  payment_terms_days: row.payment_terms_days,
  subject: row.subject,
  notes: row.notes,
  internal_notes: row.internal_notes,
  po_number: row.po_number,
  tax_rate: toNumber(row.tax_rate),
  tax_rate_ids: [...(row.tax_rate_ids ?? [])],
  prices_include_tax: row.prices_include_tax,
  lines: row.lines.map((line) => serializeLine(line, view)),
  last_error: row.last_error,
  created_at: instant(row.created_at),
  updated_at: instant(row.updated_at),
});

const serializeLine = (line: StoredLine, view: View): Schemas['RecurringLine'] => ({
  item_id: line.item_id,
  description: line.description,
  quantity: line.quantity,
  ...view.rates({ rate: line.rate }),
  unit: line.unit,
  tax_rate_ids: [...(line.tax_rate_ids ?? [])],
  tax_rate: line.tax_rate,
  tax_category: line.tax_category,
  from: line.from,
  to: line.to,
});

function nextAmount(row: RecurringInvoice, items: Items, currency: string): number | null {
  if (row.next_date === null) return null;
  const period = periodAt(row, row.next_number);
  const priced = row.lines.flatMap((line) => {
    const rate = rateOfLine(line, items, currency);
    return rate === undefined ? [] : { ...line, rate };
  });
  return priced.length === row.lines.length ? toNumber(sumIn(period, priced, currency)) : null;
}

import type { Schemas } from '../../../contract/contract.js';
import { itemsById } from '../../../models/billing/item.js';
import type { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { serializeRecurringInvoice } from '../../../serializers/recurring-invoice.js';
import { everything, type View } from '../../../serializers/view.js';

/** Recurring invoices as the API shows them, with the names of their clients, and amounts at the prices of today. */
export async function showRecurring(
  ctx: Ctx,
  rows: readonly RecurringInvoice[],
  view: View,
): Promise<Schemas['RecurringInvoice'][]> {
  const named = isOneOf('t.id', [...new Set(rows.map(({ client_id }) => client_id))]);
  const clients = rows.length === 0 ? [] : await Client.all(seeingAll(ctx), named);
  const byId = new Map(clients.map((client) => [client.id, client]));
  const items = await itemsById(
    ctx,
    rows.flatMap(({ lines }) => lines.flatMap(({ item_id }) => item_id ?? [])),
  );
  return rows.flatMap((row) => {
    const client = byId.get(row.client_id);
    return client ? serializeRecurringInvoice(row, client, items, view) : [];
  });
}

/** One recurring invoice as events have it. */
export async function recurringData(ctx: Ctx, row: RecurringInvoice): Promise<Schemas['RecurringInvoice']> {
  const [data] = await showRecurring(ctx, [row], everything);
  if (!data) throw new Error(`The client of ${row.id} does not exist`);
  return data;
}

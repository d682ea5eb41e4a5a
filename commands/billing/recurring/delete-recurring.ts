import sql from 'sql-template-tag';
import { invalidState } from '../../../domain/errors.js';
import { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import type { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { emitAll } from '../../../models/events/event.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { everything } from '../../../serializers/view.js';
import { showRecurring } from './recurring-data.js';

const ofClient = (ctx: Ctx, client: Client) =>
  RecurringInvoice.lockAll(seeingAll(ctx), sql`t.client_id = ${client.id}`);

/** Locks the recurring invoices of a client. Throws `invalid_state` if one is active. */
export async function assertNoneRecurs(ctx: Ctx, client: Client): Promise<void> {
  const active = (await ofClient(ctx, client)).find(({ status }) => status === 'active');
  if (active) throw invalidState(`The client has the recurring invoice ${active.id}, which is active: end it first`);
}

/** Deletes the recurring invoices of a client that is being deleted, and emits an event for each. */
export async function deleteRecurringOf(ctx: Ctx, client: Client): Promise<void> {
  const rows = await ofClient(ctx, client);
  const gone = await showRecurring(ctx, rows, everything);
  for (const row of rows) await row.remove(ctx);
  await emitAll(
    ctx,
    'recurring_invoice.deleted',
    gone.map((data) => ({ data })),
  );
}

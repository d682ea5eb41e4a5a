/** Loads the related objects that `include` embeds in an invoice. */
import sql from 'sql-template-tag';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { contactOrName } from '../../models/clients/former-contact.js';
import { creditNotesOf, namedCreditNotes } from '../../models/billing/credit-note.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { remindersOf } from '../../models/billing/invoice-reminder.js';
import { linesOf } from '../../models/billing/invoice-line-item.js';
import { paymentsOf } from '../../models/billing/payment.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { isOneOf } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeClient } from '../../serializers/client.js';
import { serializeInvoiceContact } from '../../serializers/invoice.js';
import { serializeSentReminder } from '../../serializers/invoice-reminder.js';
import { serializeCreditNote } from '../../serializers/credit-note.js';
import { serializeLineItem } from '../../serializers/line-item.js';
import { serializePayment } from '../../serializers/payment.js';
import { serializeTimeEntry } from '../../serializers/time-entry.js';
import { viewOf } from '../../serializers/view.js';
import { linkedLinesOf } from './invoice-lines.js';
import { partiesOf } from './invoice-parties.js';

type Name = Schemas['InvoiceInclude'];
type Embedded = Pick<Schemas['Invoice'], Name>;

const loaders: { readonly [N in Name]: (ctx: Ctx, invoice: Invoice) => Promise<Embedded[N]> } = {
  line_items: async (ctx, invoice) =>
    (await linkedLinesOf(ctx, invoice)).map((line) => serializeLineItem(line, viewOf(ctx.scope))),
  client: async (ctx, invoice) => {
    const client = await Client.find(ctx, invoice.client_id);
    return client && serializeClient(client);
  },
  contact: async (ctx, invoice) => {
    const contact = invoice.contact_id === null ? undefined : await contactOrName(ctx, invoice.contact_id);
    return contact ? serializeInvoiceContact(contact) : null;
  },
  time_entries: timeEntriesOn,
  credit_notes: async (ctx, { id }) =>
    (await namedCreditNotes(ctx, await creditNotesOf(ctx, id))).map((note) =>
      serializeCreditNote(note, ctx.settings.PUBLIC_URL),
    ),
  parties: async (ctx, invoice) => {
    const { seller, buyer, locale, is_frozen } = await partiesOf(ctx, invoice);
    return { seller, buyer, locale, is_frozen };
  },
  payments: async (ctx, { id }) => (await paymentsOf(ctx, id)).map(serializePayment),
  sent_reminders: async (ctx, { id }) => (await remindersOf(ctx, id)).map(serializeSentReminder),
};

/** The time entries on an invoice's lines that the user may see, sorted by day. */
async function timeEntriesOn(ctx: Ctx, invoice: Invoice): Promise<Schemas['TimeEntry'][]> {
  const view = viewOf(ctx.scope);
  const lineIds = (await linesOf(ctx, invoice.id)).map(({ id }) => id);
  const entries = await TimeEntry.all(ctx, isOneOf('t.invoice_line_id', lineIds), { order: sql`t.date, t.id` });
  return entries.map((entry) => serializeTimeEntry(entry, view));
}

/** The related objects with these names. */
export async function includesOf(ctx: Ctx, invoice: Invoice, names: readonly Name[]): Promise<Embedded> {
  const loaded = await Promise.all(names.map(async (name) => [name, await loaders[name](ctx, invoice)] as const));
  return Object.fromEntries(loaded);
}

/** Reads the object of an event as the event would contain it now: whole, whoever asks. */
import type { EventType, Schemas } from '../../contract/contract.js';
import { ApiError, invalid } from '../../domain/errors.js';
import { isId } from '../../domain/ids.js';
import { BankImport } from '../../models/billing/bank-import.js';
import { Invoice } from '../../models/billing/invoice.js';
import { RecurringInvoice } from '../../models/billing/recurring-invoice.js';
import { CreditNote, namedCreditNote } from '../../models/billing/credit-note.js';
import { Payment } from '../../models/billing/payment.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { Approval } from '../../models/approvals/approval.js';
import { Expense } from '../../models/expenses/expense.js';
import { Notification } from '../../models/notifications/notification.js';
import { User } from '../../models/people/user.js';
import { Project } from '../../models/projects/project.js';
import { Agreement } from '../../models/retainers/agreement.js';
import { Tag } from '../../models/tags/tag.js';
import { Mail } from '../../models/workspace/mail.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { namedApproval } from '../../queries/approvals/approvals.js';
import { invoiceSettings } from '../../queries/billing/invoice-settings.js';
import { kindOfEvent, type EventKind } from '../../queries/events/change-visibility.js';
import { namedNotification } from '../../queries/notifications/notifications.js';
import { serializeClient } from '../../serializers/client.js';
import { serializeClientApproval } from '../../serializers/client-approval.js';
import { serializeContact } from '../../serializers/contact.js';
import { serializeCreditNote } from '../../serializers/credit-note.js';
import { serializeExpense } from '../../serializers/expense.js';
import { serializeInvoice, serializePaidInvoice } from '../../serializers/invoice.js';
import { serializeNotification } from '../../serializers/notification.js';
import { serializeMail } from '../../serializers/mail.js';
import { serializeProject } from '../../serializers/project.js';
import { serializeTag } from '../../serializers/tag.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { serializeTimeEntry } from '../../serializers/time-entry.js';
import { serializeUser } from '../../serializers/user.js';
import { everything } from '../../serializers/view.js';
import { showBankImport } from '../billing/bank/settle-import.js';
import { showPayment } from '../billing/payments/announce-payment.js';
import { recurringData } from '../billing/recurring/recurring-data.js';
import { agreementData } from '../retainers/agreement-data.js';

interface Readable {
  readonly model: { readonly idPrefix: string };
  readonly read: (ctx: Ctx, id: string) => Promise<object>;
}

/** The kinds of objects that events are about; the first part of an event's type names the kind. */
const kinds: Readonly<Record<EventKind, Readable>> = {
  agreement: { model: Agreement, read: async (ctx, id) => agreementData(ctx, await Agreement.get(ctx, id)) },
  approval: { model: Approval, read: async (ctx, id) => serializeClientApproval(await namedApproval(ctx, id)) },
  bank_import: { model: BankImport, read: async (ctx, id) => showBankImport(ctx, await BankImport.get(ctx, id)) },
  client: { model: Client, read: async (ctx, id) => serializeClient(await Client.get(ctx, id)) },
  contact: { model: Contact, read: async (ctx, id) => serializeContact(await Contact.get(ctx, id)) },
  credit_note: {
    model: CreditNote,
    read: async (ctx, id) => serializeCreditNote(await namedCreditNote(ctx, id), ctx.settings.PUBLIC_URL),
  },
  expense: { model: Expense, read: async (ctx, id) => serializeExpense(await Expense.get(ctx, id), ctx.settings) },
  invoice: {
    model: Invoice,
    read: async (ctx, id) => serializeInvoice(await Invoice.get(ctx, id), await invoiceSettings(ctx), everything),
  },
  mail: { model: Mail, read: async (ctx, id) => serializeMail(await Mail.get(ctx, id)) },
  notification: {
    model: Notification,
    read: async (ctx, id) => serializeNotification(await namedNotification(ctx, await Notification.get(ctx, id))),
  },
  payment: { model: Payment, read: async (ctx, id) => showPayment(ctx, await Payment.get(ctx, id)) },
  project: { model: Project, read: async (ctx, id) => serializeProject(await Project.get(ctx, id), everything) },
  recurring_invoice: {
    model: RecurringInvoice,
    read: async (ctx, id) => recurringData(ctx, await RecurringInvoice.get(ctx, id)),
  },
  tag: { model: Tag, read: async (ctx, id) => serializeTag(await Tag.get(ctx, id)) },
  ticket: { model: Ticket, read: async (ctx, id) => serializeTicket(await Ticket.get(ctx, id)) },
  time_entry: {
    model: TimeEntry,
    read: async (ctx, id) => serializeTimeEntry(await TimeEntry.get(ctx, id), everything),
  },
  user: { model: User, read: async (ctx, id) => serializeUser(await User.get(ctx, id), everything) },
};

/**
 * The `data` of an event of this type about the object, as it is now. Throws `invalid_request` for `resource_id` unless the object exists and
 * is of the event's kind; `invoice.paid` needs a paid invoice.
 */
export async function eventObject(ctx: Ctx, type: EventType, id: string): Promise<object> {
  const { model, read } = kinds[kindOfEvent(type)];
  if (!isId(id, model.idPrefix)) throw invalid('resource_id', `must be an id that begins with ${model.idPrefix}_`);
  try {
    return type === 'invoice.paid' ? paid(await Invoice.get(ctx, id)) : await read(ctx, id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') throw invalid('resource_id', `does not exist: ${id}`);
    throw error;
  }
}

function paid(invoice: Invoice): Schemas['InvoicePaid'] {
  if (invoice.paid_date === null) throw invalid('resource_id', 'must be a paid invoice');
  return serializePaidInvoice(invoice, invoice.paid_date);
}

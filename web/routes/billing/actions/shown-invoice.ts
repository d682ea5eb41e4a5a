/** The query for an invoice with everything that its page shows. */
import { getInvoiceOptions } from '../../../generated/queries.js';

export const shownInvoice = (id: string) =>
  getInvoiceOptions(id, { include: ['line_items', 'client', 'contact', 'payments', 'credit_notes', 'sent_reminders'] });

import sql from 'sql-template-tag';
import { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import { Client } from '../../../models/clients/client.js';
import { among } from '../../filters.js';
import { listOf } from '../../list.js';

export const recurringInvoiceList = listOf<'listRecurringInvoices'>()<RecurringInvoice>({
  model: RecurringInvoice,
  columns: sql`t.*`,
  filters: {
    client_id: among('t.client_id'),
    status: among('t.status'),
    failed: (flag) => (flag ? sql`t.last_error IS NOT NULL` : sql`t.last_error IS NULL`),
  },
  references: { client_id: Client },
  sorts: { created_at: 't.created_at', next_date: 't.next_date' },
});

/**
 * Deletion races: the deletion of an invoice line, and operations on invoices that can name a deleted object or bill
 * deleted work. Invoices themselves are never deleted.
 */
import type { ApiClient } from '../service/api.js';
import { buildExpense } from '../builders/expenses.js';
import { buildInvoice } from '../builders/invoices.js';
import { camt, importStatement, linesOf } from '../builders/billing/bank.js';
import { buildItem } from '../builders/billing/items.js';
import { buildRecurringInvoice, hosting } from '../builders/billing/recurring.js';
import { buildExchangeRate, buildTaxRate } from '../builders/taxes.js';
import { buildTimeEntry } from '../builders/time.js';
import { clientOf } from './clients.js';
import { before, byId, only, plain, type Area, type Field, type Refs } from './race.js';
import { day } from './time.js';

const ofLine = ['project_id', 'milestone_id', 'time_entry_ids', 'expense_ids'] as const satisfies readonly Field[];
const isOfLine = (field: Field): boolean => (ofLine as readonly Field[]).includes(field);
const ofInvoice = ['client_id', 'contact_id', 'agreement_id'] as const satisfies readonly Field[];

const line = (refs: Refs) => ({ description: 'Consulting', quantity: 1, rate: 100, ...only(refs, ...ofLine) });

const monthly = {
  interval: 'monthly',
  every: 1,
  anchor_date: '2026-01-01',
  lines: [{ ...hosting, quantity: 1 }],
} as const;

const changes = (refs: Refs, field: Field): object => {
  if (field === 'line_id') return { line_items: [{ id: refs.line_id, quantity: 2 }] };
  return isOfLine(field) ? { line_items: [line(refs)] } : only(refs, field);
};

/**
 * Creates time and an expense to bill at the client, project or ticket that is being deleted; nothing if the work
 * itself is being deleted.
 */
async function buildWork(owner: ApiClient, refs: Refs, client_id: string): Promise<void> {
  if (refs.time_entry_ids !== undefined || refs.expense_ids !== undefined) return;
  const { ticket_id, project_id } = refs;
  const place = ticket_id ? { ticket_id } : project_id ? { project_id } : { client_id };
  await buildTimeEntry(owner, place);
  // Deleting a ticket keeps its expenses, so the request would succeed with the expense alone.
  if (!ticket_id) await buildExpense(owner, project_id ? { project_id } : { client_id });
}

export const billing = {
  deletions: {
    deleteInvoiceLineItem: {
      operation: 'deleteInvoiceLineItem',
      fields: ['line_id'],
      async make(owner) {
        const { id, line_items } = await buildInvoice(owner);
        const line_id = line_items?.[0]?.id ?? '';
        return { params: { id, line_id }, refs: { invoice_id: id, line_id } };
      },
    },
    deleteTaxRate: {
      operation: 'deleteTaxRate',
      make: async (owner) => ({ params: byId((await buildTaxRate(owner)).id) }),
    },
    deleteItem: {
      operation: 'deleteItem',
      make: async (owner) => ({ params: byId((await buildItem(owner)).id) }),
    },
    deleteExchangeRate: {
      operation: 'deleteExchangeRate',
      make: async (owner) => ({ params: byId((await buildExchangeRate(owner)).id) }),
    },
  },
  referrers: {
    createInvoice: {
      takes: [...ofInvoice, ...ofLine],
      make: async (owner, refs) => ({
        body: {
          client_id: await clientOf(owner, refs),
          line_items: [line(refs)],
          ...only(refs, 'contact_id', 'agreement_id'),
        },
      }),
    },
    createInvoiceFromTime: {
      takes: ['client_id', 'contact_id', 'project_id', 'ticket_id', 'time_entry_ids', 'expense_ids'],
      make: async (owner, refs) => {
        const client_id = await clientOf(owner, refs);
        await buildWork(owner, refs, client_id);
        const range = { from: day.date, to: day.date, group_by: 'project', include_expenses: true };
        return { body: { ...range, client_id, ...only(refs, 'contact_id', 'project_id') } };
      },
    },
    createPayment: {
      takes: ['client_id'],
      make: async (owner, refs) => ({ body: { client_id: await clientOf(owner, refs), amount: 50 } }),
    },
    confirmBankImport: {
      takes: ['client_id'],
      make: async (owner, refs) => {
        const { id } = await importStatement(owner, camt([{ amount: 50, reference: crypto.randomUUID() }]));
        const [transfer] = await linesOf(owner, id);
        const choice = { line_id: transfer?.id, client_id: await clientOf(owner, refs) };
        return { params: byId(id), body: { lines: [choice] } };
      },
    },
    createRecurringInvoice: {
      takes: ['client_id', 'contact_id'],
      make: async (owner, refs) => ({
        body: { ...monthly, client_id: await clientOf(owner, refs), ...only(refs, 'contact_id') },
      }),
    },
    updateRecurringInvoice: {
      takes: ['contact_id'],
      make: async (owner, refs, field) => ({
        params: byId((await buildRecurringInvoice(owner, before(refs, field))).id),
        body: only(refs, 'contact_id'),
      }),
    },
    updateInvoice: {
      takes: [...ofInvoice, ...ofLine, 'line_id'],
      make: async (owner, refs, field) => ({
        params: byId(refs.invoice_id ?? (await buildInvoice(owner, before(refs, field))).id),
        body: changes(refs, field),
      }),
    },
    addInvoiceLineItem: {
      takes: ofLine,
      make: async (owner, refs, field) => ({
        params: byId((await buildInvoice(owner, before(refs, field))).id),
        body: line(refs),
      }),
    },
    updateInvoiceLineItem: {
      takes: ofLine,
      make: async (owner, refs, field) => {
        const { id, line_items } = await buildInvoice(owner, before(refs, field));
        return { params: { id, line_id: line_items?.[0]?.id ?? '' }, body: only(refs, field) };
      },
    },
  },
  onPath: {
    updateInvoiceLineItem: () => ({ body: { quantity: 2 } }),
    updateItem: plain({ price: 60 }),
    updateTaxRate: plain({ rate: 0.2 }),
    updateExchangeRate: plain({ rate: 1.2 }),
  },
} satisfies Area;

import { reachOf } from '../domain/people/policy.js';
import type { Ctx } from '../models/context.js';

/**
 * The index of each table in each order in which its lists come: the workspace, the column, and the id. Where nothing narrows a list
 * they are named to the server, for MySQL takes the shortest index that holds the columns, and puts all of the workspace in order.
 */
const indexes: Readonly<Record<string, readonly [prefix: string, columns: readonly string[]]>> = {
  agreements: ['agreements_by', ['created_at', 'start_date', 'monthly_fee']],
  agreement_types: ['agreement_types', ['created_at', 'name']],
  approvals: ['approvals_by', ['created_at', 'due_date']],
  clients: ['clients', ['created_at', 'name', 'updated_at']],
  contacts: ['contacts_by', ['created_at', 'name', 'updated_at']],
  credit_notes: ['credit_notes', ['credit_date', 'total', 'updated_at']],
  expenses: ['expenses', ['date', 'created_at', 'amount', 'updated_at']],
  payments: ['payments', ['amount', 'updated_at']],
  project_types: ['project_types', ['created_at', 'name']],
  projects: ['projects_by', ['created_at', 'title', 'due_date', 'status', 'updated_at']],
  rate_cards: ['rate_cards', ['created_at', 'name']],
  tags: ['tags_by', ['created_at', 'name', 'usage_count']],
  tickets: ['tickets_by', ['created_at', 'updated_at', 'priority_position', 'due_date', 'sla_due_at']],
  time_entries: ['time_entries', ['date', 'created_at', 'hours', 'updated_at']],
};

/** Those with names of another kind. */
const others: Readonly<Record<string, string>> = {
  'invoices.invoice_date': 'invoices_invoice_date_index',
  'invoices.due_date': 'invoices_due_date_index',
  'invoices.total': 'invoices_by_total_index',
  'invoices.status': 'invoices_by_status_index',
  'invoices.updated_at': 'invoices_by_updated_at_index',
  'payments.date': 'payments_listed_index',
};

/** The index in the order of a column of `t`. */
export function indexInOrder(table: string, column: string): string | undefined {
  const name = column.replace(/^t\./, '');
  const [prefix, columns] = indexes[table] ?? ['', []];
  return columns.includes(name) ? `${prefix}_${name}_index` : others[`${table}.${name}`];
}

/**
 * Whether an index that begins with what narrows a list holds its rows by day, as they are asked for: each of the filters is left
 * out or of one value, and the caller sees what everyone did.
 */
export const isByDay = (
  { sort, updated_since }: { readonly sort?: string; readonly updated_since?: string },
  { scope }: Ctx,
  filters: readonly (readonly unknown[] | undefined)[] = [],
): boolean =>
  sort === 'date' &&
  updated_since === undefined &&
  reachOf(scope) === 'everyone' &&
  filters.every((values = []) => values.length <= 1);

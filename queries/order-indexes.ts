import { reachOf } from '../domain/people/policy.js';
import type { Ctx } from '../models/context.js';

/**
 * For each sort column of a table, the index over workspace, column and id. A list without filters names this index in
 * its statement: left to itself, MySQL takes the shortest index that holds the columns, and sorts all rows of the
 * workspace.
 */
const indexes: Readonly<Record<string, readonly [prefix: string, columns: readonly string[]]>> = {
  agreements: ['agreements_by', ['created_at', 'start_date', 'monthly_fee']],
  agreement_types: ['agreement_types', ['created_at', 'name']],
  bank_imports: ['bank_imports', ['created_at']],
  bank_import_lines: ['bank_import_lines', ['position']],
  approvals: ['approvals_by', ['created_at', 'due_date']],
  canned_replies: ['canned_replies', ['created_at', 'name']],
  clients: ['clients', ['created_at', 'name', 'updated_at', 'health_score']],
  contacts: ['contacts_by', ['created_at', 'name', 'updated_at']],
  credit_notes: ['credit_notes', ['credit_date', 'total', 'updated_at']],
  exchange_rates: ['exchange_rates', ['date', 'created_at']],
  expenses: ['expenses', ['date', 'created_at', 'amount', 'updated_at']],
  items: ['items', ['created_at', 'name']],
  payments: ['payments', ['amount', 'updated_at']],
  project_types: ['project_types', ['created_at', 'name']],
  projects: ['projects_by', ['created_at', 'title', 'due_date', 'status', 'hours_used', 'budget_used', 'updated_at']],
  rate_cards: ['rate_cards', ['created_at', 'name']],
  recurring_invoices: ['recurring_invoices', ['created_at', 'next_date']],
  tags: ['tags_by', ['created_at', 'name', 'usage_count']],
  tax_rates: ['tax_rates', ['created_at', 'name']],
  tickets: ['tickets_by', ['created_at', 'updated_at', 'priority_position', 'due_date', 'sla_due_at']],
  time_entries: ['time_entries', ['date', 'created_at', 'hours', 'updated_at']],
};

/** Indexes whose names do not follow the pattern. */
const others: Readonly<Record<string, string>> = {
  'invoices.invoice_date': 'invoices_invoice_date_index',
  'invoices.due_date': 'invoices_due_date_index',
  'invoices.total': 'invoices_by_total_index',
  'invoices.status': 'invoices_by_status_index',
  'invoices.updated_at': 'invoices_by_updated_at_index',
  'payments.date': 'payments_listed_index',
};

/** The index that yields the rows of a workspace in the order of a column of `t`; undefined if there is none. */
export function indexInOrder(table: string, column: string): string | undefined {
  const name = column.replace(/^t\./, '');
  const [prefix, columns] = indexes[table] ?? ['', []];
  return columns.includes(name) ? `${prefix}_${name}_index` : others[`${table}.${name}`];
}

/**
 * Whether an index over a filter's column and the day yields the query's order: it sorts by `date`, each of `filters`
 * is absent or has a single value, and the user's reach is everyone, so that visibility adds no condition.
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

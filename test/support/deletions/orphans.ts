/** Finds rows that refer to rows that do not exist, by one query over all tables. */
import { expect } from 'chai';
import { searchedColumns } from '../../../models/search/search-index.js';
import { externalKinds } from '../builders/external.js';
import { testApi, type ApiClient } from '../service/api.js';

/** Tables that a column refers to, by the column's name; the row must exist in one of them. */
const referred: Readonly<Record<string, readonly string[]>> = {
  client_id: ['clients'],
  contact_id: ['contacts', 'former_contacts'],
  project_id: ['projects'],
  phase_id: ['phases'],
  ticket_id: ['tickets'],
  agreement_id: ['agreements'],
  period_id: ['agreement_periods'],
  lot_period_id: ['agreement_periods'],
  rate_id: ['rate_cards'],
  type_id: ['project_types', 'agreement_types'],
  status_id: ['ticket_statuses'],
  priority_id: ['ticket_priorities'],
  tag_id: ['tags'],
  invoice_id: ['invoices'],
  kept_contact_id: ['contacts'],
  invoice_line_id: ['invoice_line_items'],
  time_entry_id: ['time_entries'],
  approval_id: ['approvals'],
  milestone_id: ['milestones'],
  webhook_id: ['webhooks'],
  recurring_invoice_id: ['recurring_invoices'],
  document_id: ['invoices', 'credit_notes'],
  refund_id: ['payments'],
  import_id: ['bank_imports'],
  returned_line_id: ['bank_import_lines'],
  charged_on_id: ['invoices'],
};

/**
 * Columns ending in `_id` that are not checked: users, who are never deleted; objects of records that outlive them; ids
 * that are no rows of Docket.
 */
const others =
  /^(workspace|home_workspace|user|home_user|running_user|assignee|manager|reporter|decided_by|requested_by|cancelled_by|approved_by|actor_user|actor_contact|api_key|event|activity|resource|subject|request|tax|tax_rate|twin|portal_contact|payment|external|scheduled_report|actor|operation|account|credential|test_workspace|end_to_end|sent_by|endpoint|session)_id$/;
/** Tables whose rows outlive what they refer to: records, and totals. */
const keepers = new Set([
  'events',
  'former_contacts',
  'daily_time',
  'monthly_time',
  'time_increments',
  'unbilled_time',
  'kept_revenue',
]);

/** Queries for other rows that should not exist; each `?` is the workspace. */
const leftovers: Readonly<Record<string, string>> = {
  // Each override names a different priority, so their number must equal that of the priorities found. TiDB has no
  // JSON_TABLE.
  'clients.sla_overrides': `SELECT 1 FROM clients t WHERE t.workspace_id = ? AND JSON_LENGTH(t.sla_overrides) <>
     (SELECT COUNT(*) FROM ticket_priorities o WHERE JSON_CONTAINS(JSON_EXTRACT(t.sla_overrides, '$[*].priority_id'), JSON_QUOTE(o.id)))`,
  'files that nothing names': `SELECT 1 FROM files t WHERE t.storage_key LIKE CONCAT(REPLACE(?, '_', '\\\\_'), '/%') AND t.state <> 'gone'
     AND t.storage_key NOT IN (SELECT storage_key FROM attachments UNION ALL SELECT receipt_key FROM expenses WHERE receipt_key IS NOT NULL)`,
  'attachments.storage_key': `SELECT 1 FROM attachments t WHERE t.workspace_id = ? AND NOT EXISTS
     (SELECT 1 FROM files o WHERE o.storage_key = t.storage_key AND o.state <> 'gone')`,
  'expenses.receipt_key': `SELECT 1 FROM expenses t WHERE t.workspace_id = ? AND t.receipt_key IS NOT NULL AND NOT EXISTS
     (SELECT 1 FROM files o WHERE o.storage_key = t.receipt_key AND o.state <> 'gone')`,
  'keys of people shut out': `SELECT 1 FROM users t JOIN api_keys k ON k.user_id = t.id WHERE t.workspace_id = ? AND t.status = 'deactivated' AND k.revoked_at IS NULL`,
  'timers of people shut out': `SELECT 1 FROM users t JOIN time_entries e ON e.running_user_id = t.id WHERE t.workspace_id = ? AND t.status = 'deactivated'`,
  'links of people shut out': `SELECT 1 FROM users t JOIN tokens k ON k.subject_id = t.id WHERE t.workspace_id = ? AND t.status = 'deactivated'`,
  'links of those who are gone': `SELECT 1 FROM tokens t WHERE t.workspace_id = ? AND NOT EXISTS (SELECT 1 FROM users o WHERE o.id = t.subject_id)
     AND NOT EXISTS (SELECT 1 FROM contacts o WHERE o.id = t.subject_id)`,
};

const searchedTypes = Object.keys(searchedColumns);
/** Tables whose `resource_id` refers to the table that `resource_type` names. */
const ofMany = [
  ['taggings', ['clients', 'contacts', 'projects', 'tickets']],
  ['search_documents', searchedTypes],
  ['search_terms', searchedTypes],
  ['metadata_values', Object.values(externalKinds).map(({ table }) => table)],
] as const;

/**
 * A query that returns the names of the checks that found a row; `count` is how many parameters it takes, each the
 * workspace.
 */
export interface OrphanQuestion {
  readonly text: string;
  readonly count: number;
}

/**
 * Builds the query. It reads the columns from the database, and fails on one that `referred` and `others` do not know.
 */
export async function orphanQuestion(): Promise<OrphanQuestion> {
  const { db } = await testApi();
  const [columns] = (await db.raw(
    "SELECT table_name AS tableName, column_name AS columnName FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name LIKE '%\\_id' ORDER BY 1, 2",
  )) as [{ tableName: string; columnName: string }[]];
  const unknown = columns.filter(({ columnName }) => !others.test(columnName) && !referred[columnName]);
  expect(unknown, 'columns for which nobody has said what they refer to').to.deep.equal([]);
  const danglings = columns.flatMap(({ tableName, columnName }): [string, string][] => {
    const tables = referred[columnName];
    if (!tables || keepers.has(tableName)) return [];
    const nowhere = tables.map((table) => `NOT EXISTS (SELECT 1 FROM ${table} o WHERE o.id = t.${columnName})`);
    const held = `t.${columnName} IS NOT NULL AND t.${columnName} <> ''`;
    const text = `SELECT 1 FROM ${tableName} t WHERE t.workspace_id = ? AND ${held} AND ${nowhere.join(' AND ')}`;
    return [[`${tableName}.${columnName}`, text]];
  });
  const typed = ofMany.flatMap(([table, types]) =>
    types.map((type): [string, string] => [
      `${table} of ${type}`,
      `SELECT 1 FROM ${table} t WHERE t.workspace_id = ? AND t.resource_type = '${type}' AND NOT EXISTS (SELECT 1 FROM ${type} o WHERE o.id = t.resource_id)`,
    ]),
  );
  const all = [...danglings, ...typed, ...Object.entries(leftovers)];
  const text = all
    .map(([name, select]) => `SELECT '${name}' AS name FROM DUAL WHERE EXISTS (${select})`)
    .join(' UNION ALL ');
  return { text, count: all.length };
}

/** The names of the checks that find an orphan in a workspace. */
export async function orphansIn({ workspaceId }: ApiClient, { text, count }: OrphanQuestion): Promise<string[]> {
  const { db } = await testApi();
  const [rows] = (await db.raw(text, Array<string>(count).fill(workspaceId))) as [{ name: string }[]];
  return rows.map(({ name }) => name);
}

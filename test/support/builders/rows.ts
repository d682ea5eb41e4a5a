/** Fills tables with thousands of rows, for tests of how many rows a statement reads. */
import type { Knex } from 'knex';

/** How many rows a table gets; row `n` belongs to workspace `n % workspaceCount`. */
export const rowCount = 10_000;
export const workspaceCount = 10;
/** How many objects of a kind the rows of each workspace refer to. */
const referredCount = 40;

interface Column {
  readonly name: string;
  readonly kind: string;
  readonly length: number | null;
  readonly generated: string;
}

/** The id of an object that rows of the first workspace refer to. */
export const idOf = (what: string, row = 70): string => `${what}_${String(row).padStart(5, '0')}`;

const scattered = (name: string, max: number): string => `CRC32(CONCAT('${name}', n)) % ${max}`;
const oneOf = (name: string, ...values: string[]): string =>
  `ELT(1 + ${scattered(name, values.length)}, ${values.map((value) => `'${value}'`).join(', ')})`;
const numbered = (what: string, row = 'n'): string => `CONCAT('${what}_', LPAD(${row}, 5, '0'))`;

/** Search index: each row is of one kind, and has one of `referredCount` words. */
const searchedType = oneOf('searched', 'clients', 'contacts', 'projects', 'invoices', 'tickets');
const searchedId = `CONCAT(${oneOf('searched', 'client', 'contact', 'project', 'invoice', 'ticket')}, '_', LPAD(n, 5, '0'))`;
const searchedTerm = `CONCAT('word', LPAD(${scattered('word', referredCount)}, 2, '0'))`;

/** Metadata: each row belongs to an object of one kind. */
const notedType = oneOf(
  'noted',
  'clients',
  'contacts',
  'projects',
  'tickets',
  'time_entries',
  'expenses',
  'invoices',
  'agreements',
);

/**
 * SQL for columns whose name and type do not give a usable value, over the row's number `n`; by column, or by table and
 * column.
 */
const particular: Readonly<Record<string, string>> = {
  external_id: numbered('external'),
  metadata: "'{}'",
  'metadata_values.resource_type': notedType,
  'metadata_values.resource_id': `CONCAT(TRIM(TRAILING 's' FROM ${notedType}), '_', LPAD(n, 5, '0'))`,
  'metadata_values.name': "'erp_id'",
  'metadata_values.value': `CONCAT('v', ${scattered('value', 10)})`,
  currency: oneOf('currency', 'USD', 'EUR', 'JPY'),
  // Two currencies have one rate a day.
  'exchange_rates.date': `DATE_ADD('2023-06-01', INTERVAL FLOOR(n / ${workspaceCount}) DAY)`,
  from_currency: oneOf('from_currency', 'USD', 'EUR', 'JPY'),
  to_currency: oneOf('to_currency', 'GBP', 'CHF', 'AUD'),
  country: "'DE'",
  timezone: "'UTC'",
  last_four: "'abcd'",
  department: `CONCAT('department ', ${scattered('department', referredCount)})`,
  'agreement_periods.id': numbered('period'),
  'agreement_periods.number': 'n',
  'agreement_types.id': numbered('type'),
  'hour_movements.type': oneOf('type', 'included', 'draw', 'release', 'rollover_in'),
  'hour_movements.source': oneOf('source', 'included', 'rollover', 'overage'),
  'agreements.status': oneOf('status', 'draft', 'active', 'paused', 'expired', 'cancelled'),
  'agreements.invoice_method': "'create_draft'",
  'workspaces.id': numbered('workspace'),
  'workspaces.mode': "'test'",
  'workspaces.twin_id': numbered('workspace'),
  'api_keys.access': 'NULL',
  'api_keys.allowed_ips': 'NULL',
  'api_keys.scope': "'full'",
  // Every other approval is about a project, not an agreement.
  'approvals.agreement_id': `IF(n % ${2 * workspaceCount} >= ${workspaceCount}, NULL, ${numbered('agreement', `n % ${workspaceCount} + ${workspaceCount} * (${scattered('agreement_id', referredCount)})`)})`,
  'approvals.type': oneOf('type', 'milestone', 'hours'),
  'approvals.status': oneOf('status', 'pending', 'approved', 'rejected', 'cancelled'),
  'api_keys.revoked_at': 'NULL',
  'clients.health_status': oneOf('health_status', 'healthy', 'at_risk', 'critical'),
  'clients.status': oneOf('status', 'active', 'inactive'),
  'contacts.is_primary': '0',
  'contacts.portal_access': oneOf('portal_access', 'none', 'view', 'full'),
  'events.type': oneOf('type', 'client.created', 'client.updated', 'invoice.sent', 'invoice.paid'),
  'events.position': 'n',
  'events.data': "'{}'",
  'events.context': "'{}'",
  'invoices.status': oneOf('status', 'draft', 'sent', 'viewed', 'partial', 'paid', 'overdue', 'void'),
  // One invoice for a date.
  'invoices.recurring_date': `DATE_ADD('2023-06-01', INTERVAL FLOOR(n / ${workspaceCount}) DAY)`,
  'bank_imports.id': numbered('import'),
  'bank_imports.format': "'csv'",
  'bank_imports.status': oneOf('status', 'open', 'completed'),
  'bank_imports.accounts': "'[]'",
  'bank_imports.columns': 'NULL',
  // Open lines are compared with all open invoices.
  'bank_import_lines.status': oneOf('status', 'booked', 'ignored', 'reversed'),
  'bank_import_lines.fingerprint': numbered('fingerprint'),
  'items.unit': "'month'",
  'recurring_invoices.status': oneOf('status', 'active', 'paused', 'ended'),
  'recurring_invoices.interval': "'monthly'",
  'recurring_invoices.lines': "'[]'",
  'recurring_invoices.last_error': `IF(${scattered('failed', 50)}, NULL, '{}')`,
  'mails.status': oneOf('status', 'captured', 'pending'),
  // Two payments each for some of the invoices: real invoices have few too.
  'events.request_id': numbered('request'),
  'audit_entries.id': numbered('aud'),
  'audit_entries.position': 'n',
  'audit_entries.action': oneOf('action', 'client.created', 'client.updated', 'invoice.sent', 'session.created'),
  'audit_entries.details': "'{}'",
  'logged_requests.id': numbered('log'),
  'logged_requests.request_id': numbered('request'),
  'logged_requests.operation_id': `CONCAT('operation', ${scattered('operation', referredCount)})`,
  'logged_requests.status': `400 + ${scattered('status', referredCount)}`,
  'logged_requests.query_parameters': 'NULL',
  'logged_requests.error': 'NULL',
  'notifications.details': "'{}'",
  'notifications.in_app': '1',
  'notifications.read_at': `IF(${scattered('read', 2)}, NULL, TIMESTAMP('2026-01-01') + INTERVAL n MINUTE)`,
  'notifications.snoozed_until': `IF(${scattered('snoozed', 8)}, NULL, TIMESTAMP('2126-01-01'))`,
  'notifications.kind': oneOf('kind', 'ticket_assigned', 'invoice_paid', 'retainer_ending'),
  'notifications.subject_id': `CONCAT(${oneOf('subject', 'ticket', 'invoice')}, '_', LPAD(n, 5, '0'))`,
  'notifications.subject_type': oneOf('subject', 'ticket', 'invoice'),
  // Many for each user.
  'notifications.user_id': numbered(
    'user',
    `n % ${workspaceCount} + ${workspaceCount} * (${scattered('user_id', 8)} + 1)`,
  ),
  'payments.invoice_id': numbered('invoice', 'n - n % 20 + n % 10 + 10'),
  'payments.type': oneOf('type', 'payment', 'refund'),
  'project_types.id': numbered('type'),
  'projects.status': oneOf('status', 'pending', 'active', 'on_hold', 'completed', 'cancelled'),
  // Some are over their budget, which is from 1 to 90.
  'projects.hours_used': scattered('hours_used', 60),
  'projects.billing_type': oneOf('billing_type', 'time_and_materials', 'fixed_fee', 'non_billable'),
  'rate_cards.is_default': '0',
  'saved_views.id': numbered('view'),
  'saved_views.is_default': '0',
  'saved_views.query': "'{}'",
  'saved_views.screen': oneOf(
    'screen',
    'time',
    'expenses',
    'tickets',
    'projects',
    'clients',
    'invoices',
    'people',
    'reports',
  ),
  // Most views are their user's own. A page sorts all that a user sees: a firm shares few.
  'saved_views.shared': `${scattered('shared', 10)} = 0`,
  'scheduled_reports.report_type': "'time'",
  'scheduled_reports.schedule': "'daily'",
  'search_terms.resource_id': searchedId,
  'search_terms.resource_type': searchedType,
  'search_terms.term': searchedTerm,
  'search_documents.resource_id': searchedId,
  'search_documents.resource_type': searchedType,
  'search_documents.terms': `CONCAT(' 7 ', ${searchedTerm}, ' ')`,
  'taggings.resource_id': `CONCAT(${oneOf('resource_type', 'client', 'project', 'ticket', 'contact')}, '_', LPAD(n, 5, '0'))`,
  'taggings.resource_type': oneOf('resource_type', 'clients', 'projects', 'tickets', 'contacts'),
  'tags.slug': "CONCAT('tag-', n)",
  'ticket_activities.type': oneOf('type', 'comment', 'status_change', 'time_logged'),
  'ticket_activities.visibility': oneOf('visibility', 'public', 'internal'),
  'ticket_priorities.id': numbered('priority'),
  'ticket_statuses.id': numbered('status'),
  'tickets.sla_clock': 'NULL',
  'tickets.breached_at': `IF(${scattered('breached', 3)}, NULL, TIMESTAMP('2026-01-01') + INTERVAL n MINUTE)`,
  'tickets.closed_at': `IF(${scattered('closed', 2)}, NULL, TIMESTAMP('2026-01-01') + INTERVAL n MINUTE)`,
  'time_entries.approval_status': oneOf('approval_status', 'pending', 'approved', 'rejected'),
  'time_entries.exclusion_reason': 'NULL',
  'time_entries.invoice_line_id': `IF(${scattered('billed', 2)}, ${numbered('line')}, NULL)`,
  'time_entries.rate_type': oneOf('rate_type', 'standard', 'emergency', 'custom'),
  'time_entries.running_user_id': `IF(n < ${workspaceCount * referredCount}, ${numbered('user')}, NULL)`,
  'users.permissions': 'NULL',
  'users.role': oneOf('role', 'owner', 'admin', 'manager', 'member', 'viewer', 'contractor'),
  'users.status': oneOf('status', 'active', 'invited', 'deactivated'),
  'webhooks.status': oneOf('status', 'active', 'failed'),
  'webhook_deliveries.event_type': oneOf(
    'event_type',
    'client.created',
    'agreement.expiring_soon',
    'agreement.deleted',
  ),
  'webhook_deliveries.status': oneOf('status', 'delivered', 'failed'),
};

const byKind: Readonly<Record<string, (name: string) => string>> = {
  datetime: () => "TIMESTAMP('2026-01-01') + INTERVAL n MINUTE",
  date: (name) => `DATE('2024-01-01') + INTERVAL ${scattered(name, 500)} DAY`,
  tinyint: (name) => scattered(name, 2),
  decimal: () => '1 + n % 90',
  bigint: () => '1 + n % 90',
  int: () => '1 + n % 90',
  smallint: () => '1 + n % 90',
  binary: () => 'UNHEX(SHA2(n, 256))',
  json: () => "'[]'",
  longtext: () => "'[]'", // MariaDB's type for JSON
};

function valueOf(table: string, { name, kind, length }: Column): string {
  const given = particular[`${table}.${name}`] ?? particular[name];
  if (given !== undefined) return given;
  if (name === 'id') return kind === 'bigint' ? 'n + 1' : numbered(table.replace(/s$/, ''));
  if (name === 'workspace_id') return numbered('workspace', `n % ${workspaceCount}`);
  const what = /^(.*)_id$/.exec(name)?.[1];
  const row = `n % ${workspaceCount} + ${workspaceCount} * (${scattered(name, referredCount)})`;
  if (what !== undefined) return numbered(/^(assignee|manager|reporter)$/.test(what) ? 'user' : what, row);
  return byKind[kind]?.(name) ?? `LEFT(CONCAT(n, ' ${name}'), ${length ?? 100})`;
}

const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');
const numbers = `SELECT a.d + 10 * b.d + 100 * c.d + 1000 * d.d AS n
  FROM (${digits}) a JOIN (${digits}) b JOIN (${digits}) c JOIN (${digits}) d`;

/** Fills a table with made-up rows, and updates the optimizer's statistics. */
export async function fillTable(db: Knex, table: string, rows = rowCount): Promise<void> {
  const [columns] = (await db.raw(
    `SELECT column_name AS name, data_type AS kind, character_maximum_length AS length, extra AS \`generated\`
       FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?`,
    [table],
  )) as [Column[]];
  const filled = columns.filter(({ generated }) => !generated.includes('GENERATED'));
  const names = filled.map(({ name }) => `\`${name}\``).join(', ');
  const values = filled.map((column) => valueOf(table, column)).join(', ');
  // With an empty table, this makes InnoDB build the indexes from sorted rows, in half the time.
  await db.raw('SET SESSION unique_checks = 0, foreign_key_checks = 0');
  await db.raw(`INSERT INTO \`${table}\` (${names}) SELECT ${values} FROM (${numbers}) AS numbers WHERE n < ?`, [rows]);
  await db.raw('SET SESSION unique_checks = 1, foreign_key_checks = 1');
  await db.raw(`ANALYZE TABLE \`${table}\``);
}

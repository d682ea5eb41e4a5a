/** Checks which tables the code writes: a table is written by its own area, or by across/, which spans many. */
import { expect } from 'chai';
import { tableWrites, type TableWrite } from '../support/source/table-writes.js';

const owners: Readonly<Record<string, readonly string[]>> = {
  approvals: ['approval_entries', 'approvals'],
  billing: [
    'bank_import_lines',
    'bank_imports',
    'bank_layouts',
    'credit_notes',
    'e_invoices',
    'exchange_rates',
    'interest_charges',
    'invoice_line_items',
    'invoice_parties',
    'invoice_reminders',
    'invoices',
    'items',
    'kept_documents',
    'payment_allocations',
    'payments',
    'recurring_invoices',
    'revenue_shares',
    'stripe_accounts',
    'stripe_checkouts',
    'tax_rates',
    'test_payments',
  ],
  clients: ['clients', 'contacts', 'former_contacts', 'merged_external_ids'],
  database: ['database_heartbeat', 'database_writer'],
  events: [
    'event_counters',
    'events',
    'overtaken_changes',
    'silent_changes',
    'webhook_deliveries',
    'webhook_messages',
    'webhooks',
  ],
  expenses: ['expenses'],
  models: ['metadata_values'],
  notifications: ['notification_digests', 'notification_places', 'notifications'],
  people: [
    'api_keys',
    'audit_chains',
    'audit_entries',
    'cli_logins',
    'logged_requests',
    'passkey_challenges',
    'passkeys',
    'recovery_codes',
    'saved_views',
    'second_factors',
    'sessions',
    'sso_domains',
    'sso_identities',
    'sso_logouts',
    'sso_settings',
    'tokens',
    'users',
  ],
  projects: ['milestones', 'phases', 'project_types', 'projects', 'tasks'],
  queues: ['jobs', 'stripe_tasks'],
  reports: ['report_runs', 'scheduled_reports'],
  retainers: ['agreement_periods', 'agreement_types', 'agreements', 'hour_movements'],
  search: ['search_backlog', 'search_documents', 'search_terms'],
  server: ['idempotency_keys'],
  tags: ['taggings', 'tags'],
  tickets: [
    'attachments',
    'canned_replies',
    'ticket_activities',
    'ticket_priorities',
    'ticket_statuses',
    'ticket_watchers',
    'tickets',
  ],
  time: ['daily_time', 'monthly_time', 'rate_cards', 'time_entries', 'time_increments'],
  workspace: [
    'file_parts',
    'files',
    'kept_logos',
    'mail_templates',
    'mails',
    'sequences',
    'test_sides',
    'workspace_deletions',
    'workspace_limits',
    'workspace_exports',
    'workspace_logos',
    'workspaces',
  ],
};

/** The tables written by code that chooses the table at run time. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  'commands/billing/lines/line-links.ts': ['expenses', 'milestones', 'time_entries'],
  'commands/clients/contact-references.ts': ['agreements', 'invoices', 'projects', 'recurring_invoices', 'tickets'],
  'commands/projects/reorder.ts': ['phases', 'tasks'],
  'commands/retainers/delete-agreements.ts': ['agreement_periods', 'hour_movements'],
  'commands/tickets/arrange-list.ts': ['ticket_priorities', 'ticket_statuses'],
  'models/events/webhook-message.ts': ['webhook_deliveries', 'webhook_messages'],
  'models/tags/taggings.ts': ['clients', 'contacts', 'projects', 'tickets'],
  'models/time/fold-time.ts': ['daily_time', 'monthly_time'],
};

/** Functions through which all areas write; their callers name the table. */
const tools: ReadonlySet<string> = new Set([
  'models/base.ts',
  'models/write-rows.ts',
  'models/events/late-commits.ts',
  'models/patch-all.ts',
  'models/queues/lease.ts',
  'models/backup-tables.ts',
  'models/moving/moved-rows.ts',
  'models/workspace/workspace-tables.ts',
]);

/** Files that may write a table of another area, and the reasons. */
const strays: readonly (readonly [file: string, tables: readonly string[], reason: string])[] = [
  [
    'commands/billing/lines/line-links.ts',
    ['expenses', 'milestones', 'time_entries'],
    'sets and clears invoice_line_id, which says that a line bills them: their hours, value and draws stay the same',
  ],
  [
    'commands/clients/contact-references.ts',
    [
      'agreements',
      'approvals',
      'attachments',
      'invoices',
      'projects',
      'recurring_invoices',
      'ticket_activities',
      'tickets',
    ],
    'contacts are merged: contact_id follows',
  ],
  ['commands/clients/delete-contact.ts', ['tickets'], 'a deleted contact is taken off its tickets: contact_id'],
  ['commands/people/redeem-link.ts', ['contacts'], 'a contact chooses a password, as users do'],
  ['commands/people/sign-in.ts', ['contacts'], 'a contact signs in, as users do: portal_last_login_at'],
  ['commands/portal/portal-account.ts', ['contacts'], 'a contact changes their password'],
  ['commands/projects/phase-links.ts', ['tickets'], 'a deleted phase is taken off its tickets: phase_id'],
  ['models/migration-lease.ts', ['migrations_lease'], 'which process may change the tables'],
  ['models/queues/file-queue.ts', ['file_parts', 'files'], 'leases and settles what is to be stored'],
  ['models/queues/digest-queue.ts', ['notification_digests'], 'schedules and takes out what is to be mailed'],
  ['models/queues/mail-queue.ts', ['mails'], 'leases and settles what is to be sent'],
  ['models/queues/test-clock.ts', ['workspaces'], 'moves the clock of a test side'],
  [
    'models/queues/webhook-queue.ts',
    ['webhook_deliveries', 'webhook_messages'],
    'leases and settles what is to be delivered',
  ],
  ['models/queues/export-queue.ts', ['workspace_exports'], 'leases and settles what is to be written'],
  ['models/queues/deletion-queue.ts', ['workspace_deletions'], 'leases and settles what is to be deleted'],
  ['models/queues/webhook-retries.ts', ['webhook_deliveries', 'webhook_messages'], 'makes due what was attempted'],
  ['models/moving/moved-rows.ts', ['workspaces'], 'gives an imported workspace its settings'],
  ['models/sequence.ts', ['sequences'], 'numbers things of any area'],
  [
    'models/tags/taggings.ts',
    ['clients', 'contacts', 'projects', 'tickets'],
    'what is tagged holds a copy of the names of its tags',
  ],
  ['server/identity/auth.ts', ['api_keys', 'users'], 'notes when a key and its user were last seen'],
  ['handlers/agreement-types.ts', ['agreement_types'], 'rows of a list, with no consequences'],
  ['handlers/api-keys.ts', ['api_keys'], 'revoking is one column'],
  ['handlers/canned-replies.ts', ['canned_replies'], 'deleting a reply has no consequences'],
  ['handlers/clients.ts', ['clients'], 'the row and its event are all there is to it'],
  ['handlers/exchange-rates.ts', ['exchange_rates'], 'deleting a rate has no consequences'],
  ['handlers/project-types.ts', ['project_types'], 'rows of a list, with no consequences'],
  ['commands/billing/record-bounce.ts', ['mails'], 'the failure of its invoice is noted with it'],
  ['commands/billing/retry-mail.ts', ['mails'], 'the failure of its invoice is cleared with it'],
  ['handlers/saved-views.ts', ['saved_views'], 'deleting a view has no consequences'],
  ['handlers/scheduled-reports.ts', ['scheduled_reports'], 'deleting a schedule has no consequences'],
  ['handlers/webhooks.ts', ['webhook_deliveries', 'webhooks'], 'the rows are all there is to it'],
  ['handlers/workspace.ts', ['workspace_logos'], 'deleting a logo has no consequences'],
];

/** The area of a file, or the folder that it is in if that has no areas. */
const areaOf = (file: string): string => /^(?:commands|models)\/(\w+)\//.exec(file)?.[1] ?? file.split('/')[0] ?? '';

const named = ({ file, table }: TableWrite): string => `${file} writes ${table}`;

describe('who writes which table', () => {
  let writes: readonly TableWrite[];

  before(function () {
    const folders = ['commands', 'domain', 'handlers', 'models', 'queries', 'serializers', 'server', 'workers'];
    writes = tableWrites(folders).flatMap(({ file, table }) =>
      table === '?' && chosen[file] ? chosen[file].map((one) => ({ file, table: one })) : [{ file, table }],
    );
  });

  it('is known for all code, and every table has one owner', () => {
    const unknown = writes.filter(({ file, table }) => table === '?' && !tools.has(file) && areaOf(file) !== 'across');
    expect(unknown.map(named)).to.deep.equal([]);
    const tables = Object.values(owners).flat();
    expect(tables).to.have.length(new Set(tables).size);
    const ownerless = writes.filter(({ table }) => table !== '?' && !tables.includes(table));
    expect([...new Set(ownerless.map(named))]).to.deep.equal([
      'commands/across/secret-keys.ts writes secret_key_check',
      'commands/across/server-registry.ts writes servers',
      'models/migration-lease.ts writes migrations_lease',
    ]);
  });

  it('is its own area, across/, or named here with a reason', () => {
    const foreign = writes.filter(({ file, table }) => {
      const area = areaOf(file);
      return table !== '?' && area !== 'across' && !owners[area]?.includes(table);
    });
    const excused = strays.flatMap(([file, tables]) => tables.map((table) => ({ file, table })));
    expect([...new Set(foreign.map(named))].toSorted()).to.deep.equal(excused.map(named).toSorted());
  });

  it('includes nobody who should only read or run', () => {
    const readers = new Set(['domain', 'queries', 'serializers', 'workers']);
    expect(writes.filter(({ file }) => readers.has(areaOf(file))).map(named)).to.deep.equal([]);
  });

  it('is one gate for time, except for the mark that a line bills it', () => {
    const ofTime = writes.filter(({ table }) => table === 'time_entries').map(({ file }) => file);
    expect(ofTime).to.deep.equal(['commands/time/change-time.ts', 'commands/billing/lines/line-links.ts']);
  });
});

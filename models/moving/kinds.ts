/** What an export of a workspace holds: a kind of rows for each of these tables (docs/guides/moving.md). */

/** A table of which an export holds all rows of the workspace. */
export interface Kind {
  readonly table: string;
  /** Columns that are left out, because they are secret or belong to work in progress. An import has their defaults. */
  readonly without: readonly string[];
  /** The columns with keys of files (models/workspace/file.ts). */
  readonly files: readonly string[];
}

const kind = (table: string, { without = [], files = [] }: Partial<Kind> = {}): Kind => ({ table, without, files });

/** In the order in which they are written and imported. */
export const kinds: readonly Kind[] = [
  kind('users', { without: ['password_hash'] }),
  kind('rate_cards'),
  kind('project_types'),
  kind('agreement_types'),
  kind('ticket_statuses'),
  kind('ticket_priorities'),
  kind('canned_replies'),
  kind('tax_rates'),
  kind('items'),
  kind('exchange_rates'),
  kind('tags'),
  kind('clients'),
  kind('contacts', { without: ['portal_password_hash'] }),
  kind('former_contacts'),
  kind('merged_external_ids'),
  kind('projects'),
  kind('phases'),
  kind('milestones'),
  kind('agreements'),
  kind('agreement_periods'),
  kind('tickets'),
  kind('ticket_activities'),
  kind('ticket_watchers'),
  kind('attachments', { files: ['storage_key'] }),
  kind('tasks'),
  kind('taggings'),
  kind('time_entries'),
  kind('hour_movements'),
  kind('expenses', { files: ['receipt_key'] }),
  kind('recurring_invoices'),
  kind('invoices', { without: ['hosted_token'] }),
  kind('invoice_parties'),
  kind('invoice_line_items'),
  kind('payments'),
  kind('payment_allocations'),
  kind('bank_layouts'),
  kind('bank_imports'),
  kind('bank_import_lines'),
  kind('credit_notes'),
  kind('e_invoices'),
  kind('invoice_reminders'),
  kind('interest_charges'),
  kind('revenue_shares'),
  kind('approvals'),
  kind('approval_entries'),
  kind('saved_views'),
  kind('scheduled_reports', { without: ['attempts', 'last_error', 'lease_by', 'lease_until'] }),
  kind('mail_templates'),
  kind('workspace_logos'),
  kind('kept_logos'),
  kind('sequences'),
  kind('daily_time'),
  kind('monthly_time'),
  kind('time_increments'),
  kind('unbilled_time'),
  kind('metadata_values'),
  kind('search_documents'),
  kind('search_terms'),
];

/** Columns of `workspaces` that are no settings: who the workspace is, and its clock. */
export const notSettings: readonly string[] = [
  'id',
  'twin_id',
  'mode',
  'name',
  'has_webhooks',
  'clock_at',
  'clock_lease_by',
  'clock_lease_until',
  'deletes_at',
  'created_at',
  'updated_at',
];

/** Tables of a workspace that no export holds, by the reason. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  'they let somebody in, or consist of secrets': [
    'api_keys',
    'cli_logins',
    'passkeys',
    'recovery_codes',
    'second_factors',
    'sessions',
    'sso_domains',
    'sso_identities',
    'sso_logouts',
    'sso_settings',
    'stripe_accounts',
    'tokens',
    'webhooks',
  ],
  'they record what happened, under a chain or an order of this workspace only': [
    'audit_chains',
    'audit_entries',
    'event_counters',
    'events',
    'overtaken_changes',
    'silent_changes',
    'silent_changes_copy',
  ],
  'they are kept for days only': [
    'idempotency_keys',
    'kept_documents',
    'logged_requests',
    'notifications',
    'notification_digests',
    'notification_places',
    'report_runs',
    'webhook_deliveries',
    'webhook_messages',
    'workspace_exports',
  ],
  'they are work or rules of this service': [
    'jobs',
    'mails',
    'stripe_checkouts',
    'stripe_tasks',
    'test_payments',
    'test_sides',
    'workspace_deletions',
    'workspace_limits',
  ],
};

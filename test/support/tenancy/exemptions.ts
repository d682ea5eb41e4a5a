/**
 * The statements that may leave a workspace unnamed, by the function that sends them. `tables`, each with its alias,
 * need not be bound to a workspace there. All other tables of the statement must be, and can be bound through these.
 */
export interface Exemption {
  /** The file and the function's name. */
  readonly place: readonly [file: string, name: string];
  readonly tables: readonly string[];
  readonly why: keyof typeof reasons;
}

export const reasons = {
  queue: 'A worker looks for what is due in all workspaces; each piece of work then continues in its own.',
  found: 'Claimed by the full primary key of what was just found, or written, on behalf of its workspace.',
  leased: 'Found by the random token of a lease, which no other row has; its workspace is read along with it.',
  secret: 'Only a secret that nobody else has shows whose the row is: the workspace is not known before.',
  listening:
    'Each listener was authenticated by a secret; the workspace is read here and compared with the one from then.',
  'sign-in': 'An address or an account is looked up before a workspace is chosen: several may know it.',
  'key id':
    'A user has keys on both sides of a workspace; the owner of a key is read here and then checked against both.',
  housekeeping: 'The operator, or the startup of the service, handles all workspaces together.',
} as const;

/** The tables with data that is encrypted with the service's key. */
const sealed = [
  'webhooks',
  'mails',
  'idempotency_keys',
  'second_factors',
  'sso_settings',
  'stripe_accounts',
  'audit_chains',
];

export const exemptions: readonly Exemption[] = [
  {
    place: ['models/notifications/notification-place.ts', 'findWorkspacesToNotify'],
    tables: ['events e', 'event_counters c', 'notification_places p'],
    why: 'queue',
  },
  {
    place: ['models/time/fold-time.ts', 'findWorkspacesWithIncrements'],
    tables: ['time_increments'],
    why: 'queue',
  },
  { place: ['models/queues/job.ts', 'findUnscheduled'], tables: ['jobs j'], why: 'queue' },
  { place: ['models/queues/job.ts', 'claimJob'], tables: ['jobs j'], why: 'queue' },
  {
    place: ['models/queues/digest-queue.ts', 'findWorkspacesWithDueDigests'],
    tables: ['notification_digests d'],
    why: 'queue',
  },
  { place: ['models/queues/mail-queue.ts', 'findMailTurns'], tables: ['mails m'], why: 'queue' },
  { place: ['models/queues/mail-queue.ts', 'findMailByToken'], tables: ['mails'], why: 'secret' },
  { place: ['models/queues/export-queue.ts', 'claimExport'], tables: ['workspace_exports e'], why: 'queue' },
  { place: ['models/queues/deletion-queue.ts', 'claimDeletion'], tables: ['workspace_deletions d'], why: 'queue' },
  {
    place: ['models/queues/deletion-queue.ts', 'findDeletionsToRemind'],
    tables: ['workspace_deletions d'],
    why: 'queue',
  },
  { place: ['models/queues/report-queue.ts', 'claimReport'], tables: ['scheduled_reports r'], why: 'queue' },
  { place: ['models/queues/stripe-tasks.ts', 'claimStripeTask'], tables: ['stripe_tasks k'], why: 'queue' },
  { place: ['models/queues/sla-queue.ts', 'findWorkspacesWithDueTickets'], tables: ['tickets t'], why: 'queue' },
  { place: ['models/queues/webhook-turns.ts', 'findDueWebhooks'], tables: ['webhook_messages m'], why: 'queue' },
  { place: ['models/queues/webhook-queue.ts', 'claimed'], tables: ['webhook_messages q'], why: 'found' },
  { place: ['models/queues/webhook-queue.ts', 'readClaimed'], tables: ['webhook_messages m'], why: 'leased' },
  { place: ['models/billing/invoice.ts', 'findHostedInvoice'], tables: ['invoices'], why: 'secret' },
  { place: ['models/people/session.ts', 'findSession'], tables: ['sessions'], why: 'secret' },
  { place: ['models/people/session.ts', 'moveSession'], tables: ['sessions'], why: 'secret' },
  { place: ['models/people/session.ts', 'endSession'], tables: ['sessions'], why: 'secret' },
  { place: ['models/people/token.ts', 'findToken'], tables: ['tokens t'], why: 'secret' },
  { place: ['models/people/token.ts', 'consumeToken'], tables: ['tokens'], why: 'secret' },
  { place: ['models/people/cli-login.ts', 'findCliCode'], tables: ['cli_logins'], why: 'secret' },
  { place: ['models/people/passkey.ts', 'findPasskey'], tables: ['passkeys'], why: 'sign-in' },
  { place: ['server/identity/auth.ts', 'findKeys'], tables: ['api_keys k'], why: 'secret' },
  { place: ['server/identity/auth.ts', 'identitiesOfKeys'], tables: ['api_keys k'], why: 'listening' },
  { place: ['server/changes/access-fingerprint.ts', 'scopesOfSessions'], tables: ['sessions s'], why: 'listening' },
  { place: ['models/people/single-sign-on.ts', 'workspaceOfDomain'], tables: ['sso_domains'], why: 'sign-in' },
  {
    place: ['models/people/single-sign-on.ts', 'usersRequiringSso'],
    tables: ['users u', 'sso_settings s', 'sso_domains d'],
    why: 'sign-in',
  },
  { place: ['models/people/account.ts', 'accountsOf'], tables: ['users a', 'contacts a'], why: 'sign-in' },
  { place: ['models/people/account.ts', 'findAccount'], tables: ['users a', 'contacts a'], why: 'sign-in' },
  {
    place: ['commands/across/after-restore.ts', 'secureRestored'],
    tables: ['sessions', 'mails', 'webhooks', 'webhook_messages'],
    why: 'housekeeping',
  },
  { place: ['commands/across/secret-keys.ts', 'latestRow'], tables: sealed, why: 'housekeeping' },
  {
    place: ['models/search/search-backlog.ts', 'indexSome'],
    tables: [
      'clients t',
      'contacts t',
      'expenses t',
      'invoices t',
      'projects t',
      'search_documents d',
      'tickets t',
      'time_entries t',
    ],
    why: 'housekeeping',
  },
  { place: ['models/people/api-key.ts', 'workspaceOfKey'], tables: ['api_keys'], why: 'key id' },
];

/** Folders whose statements may leave their workspace, with the reason. */
export const exemptFolders: Readonly<Record<string, string>> = {
  'migrations/': 'A migration changes the rows of all workspaces at once.',
  'test/': 'A test reads and writes the tables as it likes.',
};

/**
 * The statements that may leave a workspace unnamed, by the function that sends them. `tables` are the tables, each with its alias,
 * that need not be held to a workspace there; all others of the statement must be, and may be held by these.
 */
export interface Exemption {
  /** The file and the function. */
  readonly place: readonly [file: string, name: string];
  readonly tables: readonly string[];
  readonly why: keyof typeof reasons;
}

export const reasons = {
  queue: 'A worker looks for what is due in all workspaces; each piece of work then goes on in its own.',
  found: 'Claimed by the whole key of what was just found in a turn of its workspace, or written there.',
  leased: 'Found under the random mark of a lease, which no other row has; whose it is, is read with it.',
  secret: 'A secret that nobody else holds is what tells whose the row is: the workspace is not known before.',
  listening: 'Each who listens was let in by a secret; the workspace is read here and compared with that of then.',
  'sign-in': 'An address or an account is looked for before a workspace is chosen: it may be known in several.',
  'key id':
    'One user has keys on both sides of a workspace; whose a key is, is read here and then checked against both.',
  housekeeping: 'The operator or the start of the service sees to all workspaces at once.',
} as const;

/** What is encrypted by the key of the service. */
const sealed = ['webhooks', 'mails', 'idempotency_keys'];

export const exemptions: readonly Exemption[] = [
  { place: ['models/events/event-order.ts', 'findWorkspacesWithWaitingEvents'], tables: ['events e'], why: 'queue' },
  {
    place: ['models/time/fold-time.ts', 'findWorkspacesWithIncrements'],
    tables: ['time_increments'],
    why: 'queue',
  },
  { place: ['models/queues/job.ts', 'findUnscheduled'], tables: ['jobs j'], why: 'queue' },
  { place: ['models/queues/job.ts', 'claimJob'], tables: ['jobs j'], why: 'queue' },
  { place: ['models/queues/mail-queue.ts', 'findMailTurns'], tables: ['mails m'], why: 'queue' },
  { place: ['models/queues/report-queue.ts', 'claimReport'], tables: ['scheduled_reports r'], why: 'queue' },
  { place: ['models/queues/sla-queue.ts', 'findWorkspacesWithDueTickets'], tables: ['tickets t'], why: 'queue' },
  { place: ['models/queues/webhook-turns.ts', 'findDueWebhooks'], tables: ['webhook_messages m'], why: 'queue' },
  { place: ['models/queues/webhook-queue.ts', 'claimed'], tables: ['webhook_messages q'], why: 'found' },
  { place: ['models/queues/webhook-queue.ts', 'readClaimed'], tables: ['webhook_messages m'], why: 'leased' },
  { place: ['models/billing/invoice.ts', 'findHostedInvoice'], tables: ['invoices'], why: 'secret' },
  { place: ['models/people/session.ts', 'findSession'], tables: ['sessions'], why: 'secret' },
  { place: ['models/people/session.ts', 'endSession'], tables: ['sessions'], why: 'secret' },
  { place: ['models/people/token.ts', 'findToken'], tables: ['tokens t'], why: 'secret' },
  { place: ['models/people/token.ts', 'spendToken'], tables: ['tokens'], why: 'secret' },
  { place: ['server/identity/auth.ts', 'findKeys'], tables: ['api_keys k'], why: 'secret' },
  { place: ['server/identity/auth.ts', 'identitiesOfKeys'], tables: ['api_keys k'], why: 'listening' },
  { place: ['server/changes/standing.ts', 'scopesOfSessions'], tables: ['sessions s'], why: 'listening' },
  { place: ['models/people/account.ts', 'accountsOf'], tables: ['users a', 'contacts a'], why: 'sign-in' },
  { place: ['models/people/account.ts', 'findAccount'], tables: ['users a', 'contacts a'], why: 'sign-in' },
  {
    place: ['commands/across/settle-restored.ts', 'settleRestored'],
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

/** Whatever is sent from within these folders may leave its workspace. */
export const exemptFolders: Readonly<Record<string, string>> = {
  'migrations/': 'A migration changes the rows of all workspaces at once.',
  'test/': 'A test looks into the tables, and writes into them, as it likes.',
};

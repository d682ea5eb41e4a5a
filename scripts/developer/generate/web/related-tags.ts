/**
 * By object: the tags of responses that a change of it makes stale although they do not contain the object. They
 * contain sums, counts, marks such as "billed" or the object's name, or depend on its permissions.
 */
const work = ['agreements', 'clients', 'phases', 'project-tickets', 'projects', 'reports', 'users'];
const billed = ['expenses', 'milestones', 'project-tickets', 'ticket-time-entries', 'tickets', 'time-entries'];
const money = ['agreements', 'clients', 'credit-notes', 'invoices', 'payments', 'projects', 'reports'];
const ticketLists = ['project-tickets', 'ticket-sla', 'tickets'];

export const relatedTags: Readonly<Record<string, readonly string[]>> = {
  Agreement: ['clients', 'invoices', 'projects', 'reports', 'search', 'tickets', 'time-entries', 'project-tickets'],
  AgreementType: ['agreements'],
  Approval: [...billed, 'clients', 'phases', 'projects', 'reports'],
  BankConfirmed: [...money, 'bank-imports', 'search'],
  BankImport: ['bank-imports'],
  BankLine: [...money, 'bank-imports', 'search'],
  Client: ['canned-replies', 'projects', 'recurring-invoices', 'reports', 'search', 'tags'],
  Contact: ['approvals', 'canned-replies', 'clients', 'invoices', 'search', 'tags', ...ticketLists],
  CreditNote: [...money, ...billed, 'search'],
  ExchangeRateImport: ['exchange-rates', 'invoices', 'reports'],
  ExchangeRateObject: ['invoices', 'reports'],
  Expense: [...work, 'invoices', 'search'],
  Invoice: [...money, ...billed, 'recurring-invoices', 'search'],
  Item: ['recurring-invoices'],
  MailTemplate: ['workspace'],
  Milestone: ['approvals', 'phases', 'projects', 'reports'],
  Payment: [...money, 'search'],
  RecurringInvoice: ['clients', 'invoices', 'items', 'reports'],
  Phase: ['milestones', 'project-tasks', 'projects'],
  Project: ['agreements', 'clients', 'phases', 'project-types', 'reports', 'search', 'tags', 'tickets', 'users'],
  ProjectType: ['projects'],
  RateCard: ['clients', 'projects', 'reports', 'time-entries'],
  Tag: ['clients', 'contacts', 'projects', 'search', 'tags', ...ticketLists],
  Tagged: ['clients', 'contacts', 'projects', 'search', 'tags', ...ticketLists],
  TaxRateObject: ['clients', 'invoices', 'items', 'recurring-invoices'],
  Task: ['phases', 'projects', 'tickets'],
  Ticket: ['canned-replies', 'clients', 'contacts', 'phases', 'projects', 'reports', 'search', 'tags', 'users'],
  TicketPriority: ticketLists,
  TicketStatus: [...ticketLists, 'projects', 'reports'],
  TimeEntry: [
    ...work,
    'approvals',
    'invoices',
    'project-tasks',
    'search',
    'ticket-activities',
    'ticket-tasks',
    'tickets',
  ],
  User: [
    'api-keys',
    'canned-replies',
    'clients',
    'projects',
    'reports',
    'saved-views',
    'scheduled-reports',
    'search',
    'time-entries',
    ...ticketLists,
  ],
  Workspace: ['agreements', 'clients', 'invoices', 'projects', 'reports', 'test-mode', 'time-entries'],
};

/** Operations that make every response stale. */
export const invalidatesEverything: ReadonlySet<string> = new Set(['advanceTestClock', 'resetTestData']);

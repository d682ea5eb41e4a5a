/** Looks of people, settings, developers and the welcome. */
import { filters, rows, type Look } from '../look.js';
import type { Need } from '../rights.js';

const people: Look = {
  path: '/people',
  sees: 'listUsers',
  offers: [
    ['listUsers', ...filters, 'button Name'],
    ['inviteUser a member', 'button Invite'],
    ['updateUsers a member', 'tab Everyone', 'tab Permissions', ...rows, 'bulk button Change'],
  ],
};

const permissions: Look = {
  path: '/people?tab=permissions',
  sees: 'updateUsers a member',
  instead: people,
  offers: [
    ['inviteUser a member', 'button Invite'],
    ['updateUsers a member', 'tab Everyone', 'tab Permissions'],
  ],
};

/** The controls of how a person is notified, by the rights of the person. */
const notifiedOf = (...kinds: readonly string[]): readonly string[] =>
  kinds.flatMap((kind) => [`box ${kind}: in Docket`, `button ${kind}: by email`]);

const ofAll = notifiedOf(
  'Assigned tickets',
  'Mentions',
  'Client replies on assigned tickets',
  'Comments on watched tickets',
  'SLA targets running out',
  'Missed SLA targets',
);
const ofWorkers = notifiedOf('Rejected time', 'Rejected expenses', 'Missing time');
const ofTeam = notifiedOf('Budgets at 75, 90 and 100%');
const ofApprovers = notifiedOf('Approval requests', 'Approval decisions');
const ofBookkeepers = notifiedOf(
  'Overdue invoices',
  'Paid invoices',
  'Retainers running out of hours',
  'Retainers ending soon',
  'Undelivered invoices',
  'Disputed payments',
  'Failed refunds',
);

const someone: Look = {
  path: '/people/:outsider',
  sees: 'getUser someone else',
  offers: [
    [
      'updateUser a member',
      'button Same as the firm Language',
      'button Show suggestions Time zone',
      ...ofAll,
      ...ofWorkers,
      ...ofTeam,
      'button Save',
    ],
    ['getUserTimeSummary another department', 'button This month Period'],
    ['updateUser the role', 'button Role', 'button Change role'],
    ['updateUserPermissions a member', 'button Change'],
    ['deactivateUser a member', 'button Deactivate'],
    ['second factors of others', 'button Reset second factor', 'button Download'],
  ],
};

const themselves: Look = {
  path: '/people/:me',
  sees: 'getCurrentUser',
  offers: [
    ['updateUser themselves', 'button Same as the firm Language', 'button Show suggestions Time zone'],
    ['getCurrentUser', ...ofAll, 'button Save'],
    ['createTimeEntry their own', ...ofWorkers],
    ['getTicket of no ticket of theirs', ...ofTeam],
    ['createApproval of a project', ...ofApprovers],
    ['createInvoice', ...ofBookkeepers],
    ['getCurrentUser', 'button This month Period'],
    ['updateUser the role', 'button Role', 'button Change role'],
    ['getCurrentUser', 'button Change password', 'button Sign out everywhere else', 'button Download'],
    ['getCurrentUser', 'button Set up an app', 'button Add a passkey'],
  ],
};

export const peopleLooks: readonly Look[] = [
  people,
  { path: '/people?new=1', sees: 'inviteUser a member', instead: people, offers: [], form: 'Send invitation' },
  permissions,
  someone,
  themselves,
];

const all: Look = { path: '/settings', sees: 'updateTag', offers: [] };

const setting = (part: string, sees: Need, ...offers: readonly string[]): Look => ({
  path: `/settings/${part}`,
  sees,
  offers: [[sees, ...offers]],
});

const mailTabs = ['tab Sent', 'tab Texts', 'tab Copies and replies'] as const;

export const settingsLooks: readonly Look[] = [
  all,
  setting(
    'workspace',
    'updateWorkspace',
    'button Show suggestions Currency',
    'button Show suggestions Time zone',
    'button English Language of documents and emails',
    'button Save',
  ),
  setting(
    'business',
    'updateWorkspace',
    'button Drop: Image',
    'button Choose a file',
    'button Remove logo',
    'button Show suggestions Country',
    'button Add identifier',
    'button Save',
  ),
  setting('portal', 'updateWorkspace', 'box Clients see the hours of their projects', 'button Save'),
  setting('security', 'getSingleSignOn', 'box Users sign in with a second factor', 'button Save'),
  setting('usage', 'getWorkspaceUsage'),
  setting('mails', 'listMails', ...mailTabs, 'button Any status Status'),
  setting(
    'mails?open=texts',
    'updateWorkspace',
    ...mailTabs,
    'button Invoice Kind',
    'button English Language',
    'button Name of your firm',
    'button Name of the client',
    'button Name of the recipient',
    'button Greeting by name',
    'button Personal message of whoever sends it',
    'button Number of the invoice',
    'button Number and subject of the invoice',
    'button Subject of the invoice',
    'button Date of the invoice',
    'button Due date',
    'button Total of the invoice',
    'button Amount that is still due',
    'button Save',
  ),
  setting('mails?open=copies', 'updateWorkspace', ...mailTabs, 'button Save'),
  setting('data', 'createWorkspaceExport', 'button Export everything'),
  setting('payment', 'updateWorkspace', 'button Save', 'button Connect Stripe'),
  setting('invoice-numbers', 'updateWorkspace', 'button Save'),
  setting(
    'billing-rules',
    'updateWorkspace',
    'button No rounding Time rounding',
    'button By hand Use of credit',
    'box Time must be approved before it is invoiced',
    'box Expenses must be approved before they are invoiced',
    'box Invoices must be approved before they are sent',
    'box Approvers can approve their own time and expenses',
    'button Calendar Lock time before',
    'button Add currency',
    'button Save',
  ),
  setting(
    'reminders',
    'updateWorkspace',
    'button English Language of documents and emails',
    'button No interest Rule',
    'button Save',
  ),
  setting('business-hours', 'updateWorkspace', 'box Targets count business hours only', 'button Save'),
  setting('price-list', 'createItem', 'button New item'),
  setting('tax-rates', 'createTaxRate', 'button New tax rate'),
  setting(
    'exchange-rates',
    'createExchangeRate',
    'button New exchange rate',
    'button Drop: File',
    'button Choose a file',
  ),
  setting('rate-cards', 'createRateCard', 'button New rate card'),
  {
    path: '/settings/rate-cards?open=:rateCard',
    sees: 'getRateCard',
    isDialog: true,
    offers: [
      ['getRateCard', 'button Close'],
      ['updateRateCard', 'button Show suggestions Currency', 'box Default for its currency', 'button Save'],
      ['deleteRateCard', 'button Delete'],
    ],
  },
  setting('ticket-statuses', 'createTicketStatus', 'button New ticket status'),
  setting('ticket-priorities', 'createTicketPriority', 'button New priority'),
  setting('canned-replies', 'createCannedReply', 'button New canned reply'),
  setting('project-types', 'createProjectType', 'button New project type'),
  setting('agreement-types', 'createAgreementType', 'button New retainer type'),
  setting('tags', 'updateTag', 'button New tag'),
];

const tabs: Look['offers'] = [
  ['listApiKeys', 'tab API keys'],
  ['listWebhooks', 'tab Webhooks'],
  ['listEvents', 'tab Events'],
  ['listLoggedRequests', 'tab Requests'],
  ['listAuditEntries', 'tab Audit log'],
  ['advanceTestClock', 'tab Test data'],
];

const views = ['tab Unread', 'tab All', 'tab Snoozed'];

const developers = (part: string, sees: Need, ...offers: Look['offers']): Look => ({
  path: `/developers${part}`,
  sees,
  offers: [...tabs, ...offers],
});

export const developerLooks: readonly Look[] = [
  developers(
    '',
    'listApiKeys',
    ['createApiKey for themselves', 'button New API key'],
    ['listApiKeys', 'button Connect the command line'],
    ['listApiKeys', 'button Revoke Test', 'button Roll Test'],
    [
      'keys of others',
      'button Revoke First key',
      'button Revoke Reader',
      'button Roll First key',
      'button Roll Reader',
    ],
  ),
  developers('/webhooks', 'listWebhooks', ['createWebhook', 'button New webhook']),
  developers('/events', 'listEvents', ['listEvents', 'button Any event Event']),
  developers(
    '/test-side',
    'advanceTestClock',
    ['advanceTestClock', 'button Days Unit', 'button Move clock'],
    ['resetTestData', 'button Clear test data'],
  ),
  { path: '/inbox', sees: 'listNotifications', offers: [['listNotifications', ...views]] },
  {
    path: '/welcome',
    sees: 'getCurrentUser',
    offers: [
      ['updateWorkspace', 'button Skip: Your firm', 'button Set up', 'link Your rates'],
      ['createClient', 'link Your first client'],
      ['createProject', 'link Your first project'],
      ['inviteUser a member', 'link Your team'],
    ],
  },
];

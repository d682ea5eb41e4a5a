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

const mails = [
  'box Email them when a ticket is assigned to them',
  'box Email them when a client replies to their ticket',
];

const someone: Look = {
  path: '/people/:outsider',
  sees: 'getUser someone else',
  offers: [
    [
      'updateUser a member',
      'button Same as the firm Language',
      'button Show suggestions Time zone',
      ...mails,
      'button Save',
    ],
    ['getUserTimeSummary another department', 'button This month Period'],
    ['updateUser the role', 'button Role', 'button Change role'],
    ['updateUserPermissions a member', 'button Change'],
    ['deactivateUser a member', 'button Deactivate'],
  ],
};

const themselves: Look = {
  path: '/people/:me',
  sees: 'getCurrentUser',
  offers: [
    [
      'updateUser themselves',
      'button Same as the firm Language',
      'button Show suggestions Time zone',
      'box Email me when a ticket is assigned to me',
      'box Email me when a client replies to my ticket',
      'button Save',
    ],
    ['getCurrentUser', 'button This month Period'],
    ['updateUser the role', 'button Role', 'button Change role'],
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
    'button Save',
  ),
  setting('portal', 'updateWorkspace', 'box Clients see the hours of their projects', 'button Save'),
  setting('payment', 'updateWorkspace', 'button Save'),
  setting('invoice-numbers', 'updateWorkspace', 'button Save'),
  setting(
    'billing-rules',
    'updateWorkspace',
    'button None Time rounding',
    'box Time must be approved before it is invoiced',
    'box Expenses must be approved before they are invoiced',
    'box Invoices must be approved before they are sent',
    'box Approvers can approve their own time and expenses',
    'button Calendar Lock time before',
    'button Save',
  ),
  setting('business-hours', 'updateWorkspace', 'box Targets count business hours only', 'button Save'),
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
  setting('project-types', 'createProjectType', 'button New project type'),
  setting('agreement-types', 'createAgreementType', 'button New retainer type'),
  setting('tags', 'updateTag', 'button New tag'),
];

const tabs: Look['offers'] = [
  ['listApiKeys', 'tab API keys'],
  ['listWebhooks', 'tab Webhooks'],
  ['listEvents', 'tab Events'],
  ['advanceTestClock', 'tab Test side'],
];

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
    ['listApiKeys', 'button Revoke Test'],
    ['keys of others', 'button Revoke First key', 'button Revoke Reader'],
  ),
  developers('/webhooks', 'listWebhooks', ['createWebhook', 'button New webhook']),
  developers('/events', 'listEvents', ['listEvents', 'button Any event Event']),
  developers(
    '/test-side',
    'advanceTestClock',
    ['advanceTestClock', 'button Days Unit', 'button Move clock'],
    ['resetTestData', 'button Clear test data'],
  ),
  {
    path: '/welcome',
    sees: 'getCurrentUser',
    offers: [
      ['updateWorkspace', 'button Skip: Your business'],
      ['createClient', 'link Your first client'],
      ['createProject', 'link Your first project'],
      ['inviteUser a member', 'link Your team'],
    ],
  },
];

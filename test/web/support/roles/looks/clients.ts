/** Looks of clients and contacts. */
import { exports, filters, rows, type Look, type Offered } from '../look.js';

const clients: Look = {
  path: '/clients',
  sees: 'listClients',
  offers: [
    ['listClients', ...filters, 'button Name', 'button Health'],
    ['createClient', 'button New client'],
    ['files', 'button More', ...exports],
    ['addTagsInBulk clients', ...rows, 'bulk button Add tags'],
  ],
};

const client: readonly Offered[] = [
  ['getClient', 'tab Overview'],
  ['listContacts', 'tab Contacts'],
  ['listProjects', 'tab Projects'],
  ['listTickets', 'tab Tickets'],
  ['listAgreements', 'tab Retainers'],
  ['getClientUnbilled', 'tab Unbilled'],
  ['listInvoices', 'tab Invoices'],
  ['getClientStatement', 'tab Statement'],
  ['mergeContact', 'tab Duplicates'],
  ['updateClient', 'tab Settings', 'button More for this client', 'menu item Set inactive'],
  ['deleteClient', 'menu item Delete client'],
  ['startTimer their own', 'button Start timer'],
  ['createTicket', 'button New', 'menu item Ticket'],
  ['createProject', 'menu item Project'],
  ['createInvoice', 'menu item Invoice'],
  ['createPayment', 'menu item Record payment'],
];

const overview: Look = {
  path: '/clients/:client',
  sees: 'getClient',
  offers: client,
};

const part = (tab: string, sees: Look['sees'], ...offers: readonly Offered[]): Look => ({
  path: `/clients/:client?tab=${tab}`,
  sees,
  instead: overview,
  offers: [...client, ...offers],
});

const contact: Look = {
  path: '/clients/:client?tab=contacts&contact=:contact',
  sees: 'getContact',
  isDialog: true,
  offers: [
    ['getContact', 'button Close'],
    [
      'updateContact',
      'box Primary contact',
      'box Billing contact',
      'box Technical contact',
      'box Invoices',
      'box Reports',
      'box Project updates',
      'box Replies to their tickets',
    ],
    ['updateContactTags', 'button Show suggestions Tags'],
    ['enableContactPortal', 'button Invite with view access', 'button Invite with full access'],
    ['getContactPersonalData', 'button Download'],
    ['eraseContact', 'button Erase…'],
    ['deleteContact', 'button Delete contact'],
  ],
};

export const clientLooks: readonly Look[] = [
  clients,
  { path: '/clients?new=1', sees: 'createClient', instead: clients, offers: [], form: 'Create client' },
  overview,
  part(
    'contacts',
    'listContacts',
    ['createContact', 'button New contact'],
    ['createContacts', 'button More for contacts', 'menu item Add several'],
    ['updateContacts', ...rows, 'bulk button Change'],
    ['addContactTags', 'bulk button Add tags'],
  ),
  contact,
  part('projects', 'listProjects'),
  part('tickets', 'listTickets'),
  part('agreements', 'listAgreements'),
  part('unbilled', 'getClientUnbilled'),
  part('invoices', 'listInvoices'),
  part(
    'statement&from=2026-03-02&to=2026-03-10',
    'getClientStatement',
    ['getClientStatement', 'button Custom Statement period', 'button Calendar Statement period'],
    ['getClientStatement as a file', 'button CSV', 'button PDF'],
    ['sendClientStatement', 'button Send'],
  ),
  part('duplicates', 'mergeContact'),
  part(
    'settings',
    'updateClient',
    [
      'updateClient',
      'button Active Status',
      'button As for all clients Reminders',
      'button As for all clients Copies of emails about billing',
      'button Show suggestions Country',
      'button Show suggestions Currency',
      'button Show suggestions Tax rates',
      'button Plain PDF Form of invoices',
      'button Add identifier',
      'button Default Language of documents and emails',
      'button Set custom targets for Low',
      'button Set custom targets for Normal',
      'button Set custom targets for High',
      'button Set custom targets for Urgent',
    ],
    ['updateClientTags', 'button Show suggestions Tags'],
    [['updateClient', 'listRateCards'], 'button Show suggestions Rate card'],
  ),
  {
    path: '/clients/:otherClient',
    sees: 'getClient of no ticket of theirs',
    instead: 'server',
    offers: client,
  },
];

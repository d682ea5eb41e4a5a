/** Looks of billing, retainers, reports and the overview. */
import { exports, filters, rows, savedViews, views, type Look, type Offered } from '../look.js';

const billing: readonly Offered[] = [
  ['recordInvoicePayment', 'button Record payments'],
  ['createInvoice', 'button New invoice'],
  [['getUnbilledReport', 'previewInvoiceFromTime'], 'tab Unbilled'],
  ['listInvoices', 'tab Invoices'],
  ['listRecurringInvoices', 'tab Recurring'],
  ['listPayments', 'tab Payments'],
  ['listCreditNotes', 'tab Credit notes'],
  ['getInvoiceAging', 'tab Aging'],
];

const invoices: Look = {
  path: '/billing?tab=invoices',
  sees: 'listInvoices',
  offers: [
    ...billing,
    ['listInvoices', ...filters, 'button Status', 'button Date', 'button Due', 'button Total'],
    ['getSavedView shared, of invoices', ...savedViews],
    ['files', 'button Export', ...exports],
    ['sendInvoice', ...rows, 'bulk button Send'],
  ],
};

/** A tab of billing. A user who may not see it gets the list of invoices, or is told that billing is not for them. */
const tab = (name: string, sees: Look['sees'], ...offers: readonly Offered[]): Look => ({
  path: `/billing?tab=${name}`,
  sees,
  instead: invoices,
  offers: [...billing, ...offers],
});

const draft: Look = {
  path: '/billing/invoices/:draft',
  sees: 'getInvoice',
  offers: [
    ['updateInvoice', 'button Edit'],
    ['addInvoiceLineItem', 'button Add line', 'button Discount'],
    ['sendInvoice', 'button Send'],
    ['getInvoiceTrace', 'button More actions', 'menu item How it adds up'],
    ['duplicateInvoice', 'menu item Duplicate'],
    ['voidInvoice', 'menu item Void'],
    ['getInvoicePdf', 'file getInvoicePdf'],
  ],
};

const payment: Look = {
  path: '/billing?tab=payments&payment=:payment',
  sees: 'getPayment',
  isDialog: true,
  instead: invoices,
  offers: [
    ['getPayment', 'button Close'],
    ['updatePaymentAllocations', 'button Allocate'],
  ],
};

const sent: Look = {
  path: '/billing/invoices/:overdue',
  sees: 'getInvoice',
  offers: [
    ['updateInvoice', 'button Edit'],
    ['recordInvoicePayment', 'button Record payment'],
    ['refundInvoicePayment', 'button Refund the payment of DAY'],
    ['getInvoiceTrace', 'button More actions', 'menu item How it adds up'],
    ['remindInvoice', 'menu item Send reminder'],
    ['sendInvoice', 'menu item Send again', 'menu item Copy client link'],
    ['duplicateInvoice', 'menu item Duplicate'],
    ['createCreditNote', 'menu item Credit note'],
    ['markInvoiceUncollectible', 'menu item Write off'],
    ['voidInvoice', 'menu item Void'],
    ['getInvoicePdf', 'file getInvoicePdf'],
  ],
};

const creditNote: Look = {
  path: '/billing/credit-notes/:creditNote',
  sees: 'getCreditNote',
  offers: [
    ['sendCreditNote', 'button Send'],
    ['getCreditNotePdf', 'file getCreditNotePdf'],
  ],
};

const bankStatements: Look = {
  path: '/billing/bank',
  sees: 'listBankImports',
  offers: [['createBankImport', 'button Drop: File', 'button Choose a file']],
};

const bankStatement: Look = {
  path: '/billing/bank/:bankImport',
  sees: 'getBankImport',
  offers: [
    ['listBankImportLines', 'button All lines'],
    ['confirmBankImport', 'button Choose…'],
    ['ignoreBankImportLine', 'button Ignore'],
  ],
};

const retainers: Look = {
  path: '/retainers',
  sees: 'listAgreements',
  offers: [
    ['listAgreements', ...filters, 'button Fee'],
    ['createAgreement', 'button New retainer'],
  ],
};

const retainer: Look = {
  path: '/retainers/:retainer',
  sees: 'getAgreement',
  offers: [
    ['updateAgreement', 'button Edit'],
    ['closeAgreementPeriod', 'button Close period'],
    ['pauseAgreement', 'button More actions', 'menu item Pause'],
    ['cancelAgreement', 'menu item Cancel retainer'],
  ],
};

const reports: Look = {
  path: '/reports',
  sees: 'getTimeReport',
  offers: [["deleteScheduledReport the owner's", 'button Stop sending Time']],
};

type Report = 'Time' | 'Utilization' | 'Profitability' | 'Revenue' | 'Unbilled' | 'Aging' | 'Forecast' | 'Dashboard';

const report = (name: Report, ...controls: readonly string[]): Look => ({
  path: `/reports/${name.toLowerCase()}`,
  sees: `get${name}Report`,
  offers: [
    [`get${name}Report`, ...views, ...controls],
    ...(name === 'Utilization' ? [] : ([[[`get${name}Report`, 'rates'], alsoIn]] as const)),
    ['createScheduledReport', 'button Schedule'],
    ['files', `file get${name}Report`],
  ],
});
const period = 'button This month Period';
const alsoIn = 'button Show suggestions Also in';

const taxReport: Look = {
  path: '/reports/taxes',
  sees: 'getTaxReport',
  offers: [
    ['getTaxReport', ...views, period, 'button When invoiced Basis'],
    [['getTaxReport', 'rates'], alsoIn],
    ['createScheduledReport', 'button Schedule'],
    ['files', 'file getTaxReport'],
  ],
};

const today: Look = {
  path: '/',
  sees: 'getCurrentUser',
  offers: [
    [['listTickets', 'updateTicket of no ticket of theirs'], 'button Assign to me'],
    ['getDashboardReport', period],
  ],
};

/** The address that the figures of the firm had before they became a part of Today. */
const overview: Look = { ...today, path: '/overview' };

export const billingLooks: readonly Look[] = [
  tab(
    'unbilled',
    ['getUnbilledReport', 'previewInvoiceFromTime'],
    ['previewInvoiceFromTime', ...filters, ...rows, 'button Bill Client'],
    ['createInvoiceFromTime', 'bulk button Create drafts'],
  ),
  invoices,
  tab(
    'recurring',
    'listRecurringInvoices',
    ['listRecurringInvoices', 'button Add filter', 'button Next invoice'],
    ['createRecurringInvoice', 'button New recurring invoice'],
  ),
  tab(
    'payments',
    'listPayments',
    ['listPayments', ...filters, 'button Date', 'button Amount'],
    ['files', 'button Export', ...exports],
  ),
  payment,
  tab(
    'credit-notes',
    'listCreditNotes',
    ['listCreditNotes', ...filters, 'button Date', 'button Total'],
    ['files', 'button Export', ...exports],
  ),
  tab('aging', 'getInvoiceAging'),
  { path: '/billing?tab=invoices&new=1', sees: 'createInvoice', instead: invoices, offers: [], form: 'Create draft' },
  draft,
  {
    path: '/billing/invoices/:draft?trace=1',
    sees: 'getInvoiceTrace',
    instead: draft,
    offers: [['getInvoiceTrace', 'button Close']],
    isDialog: true,
  },
  sent,
  creditNote,
  bankStatements,
  bankStatement,
  retainers,
  { path: '/retainers?new=1', sees: 'createAgreement', instead: retainers, offers: [], form: 'Create retainer' },
  retainer,
];

export const reportLooks: readonly Look[] = [
  reports,
  report('Time', period, 'button Client Group by', 'button Show suggestions Client'),
  report('Utilization', period, 'button Person Group by'),
  report('Profitability', period, 'button Projects View', 'button Show suggestions Client'),
  report('Revenue', period, 'button Month Group by'),
  taxReport,
  report('Unbilled'),
  report('Aging'),
  report('Forecast'),
  report('Dashboard', period),
  today,
  overview,
];

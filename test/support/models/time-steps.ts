/**
 * Every request that creates, changes or deletes time, or an object that time is logged on, as a step of a random walk.
 */
import { addDays } from '../../../domain/time.js';
import {
  changeOf,
  entryOf,
  invoiceChangeOf,
  lateOf,
  lineOf,
  linksOf,
  onEntries,
  onEntry,
  onLine,
  onMilestone,
} from './step-requests.js';
import type { Choice, Firm, Request } from './walked-firm.js';

export const moves = {
  createTimeEntry: (firm: Firm, step: Choice) => ({ id: 'createTimeEntry', body: entryOf(firm, step) }),
  createLate: (firm: Firm, step: Choice) => ({ id: 'createTimeEntry', body: lateOf(firm, step) }),
  createTimeEntries: (firm: Firm, step: Choice) => ({
    id: 'createTimeEntries',
    body: { entries: [0, 1, 2].map((more) => entryOf(firm, { ...step, a: step.a + more, b: step.b + more })) },
  }),
  updateTimeEntry: (firm: Firm, step: Choice) => ({
    id: 'updateTimeEntry',
    params: { id: firm.id('time', step.a) },
    body: changeOf(firm, step),
  }),
  deleteTimeEntry: onEntry('deleteTimeEntry'),
  excludeTimeEntry: (firm: Firm, step: Choice) => ({
    ...onEntry('excludeTimeEntry')(firm, step),
    body: { reason: 'goodwill' },
  }),
  includeTimeEntry: onEntry('includeTimeEntry'),
  approveTimeEntry: onEntry('approveTimeEntry'),
  rejectTimeEntry: onEntry('rejectTimeEntry'),
  reopenTimeEntry: onEntry('reopenTimeEntry'),
  deleteTimeEntries: onEntries('deleteTimeEntries'),
  excludeTimeEntries: onEntries('excludeTimeEntries', () => ({ reason: 'goodwill' })),
  updateTimeEntries: onEntries('updateTimeEntries', (firm, step) => ({ updates: changeOf(firm, step) })),
  startTimer: (firm: Firm, step: Choice) => ({
    id: 'startTimer',
    body: {
      user_id: firm.id('usr', step.c),
      started_at: `${addDays(firm.day, -1)}T22:0${step.c % 10}:00Z`,
      ...linksOf(firm, step),
    },
  }),
  stopTimer: onEntry('stopTimer'),
  stopRunningTimer: (firm: Firm, { a }: Choice) => ({ id: 'stopRunningTimer', body: { user_id: firm.id('usr', a) } }),
  resumeTimer: onEntry('resumeTimer'),
  createTicket: (firm: Firm, { a, b, flag }: Choice) => ({
    id: 'createTicket',
    body: { title: 'Help', client_id: firm.id('cli', a), ...(flag ? { project_id: firm.id('prj', b) } : {}) },
  }),
  updateTicket: (firm: Firm, { a, b, c, flag }: Choice) => {
    const bodies = [
      { project_id: flag ? firm.id('prj', b) : null },
      { billing_type: flag ? 'time_and_materials' : 'non_billable' },
    ];
    return { id: 'updateTicket', params: { id: firm.id('tkt', a) }, body: bodies[c % bodies.length] ?? {} };
  },
  updateTickets: (firm: Firm, { a, b }: Choice) => ({
    id: 'updateTickets',
    body: { ids: [firm.id('tkt', a)], updates: { client_id: firm.id('cli', b), project_id: null } },
  }),
  deleteTicket: (firm: Firm, { a }: Choice) => ({ id: 'deleteTicket', params: { id: firm.id('tkt', a) } }),
  createProject: (firm: Firm, { a, hundredths, flag }: Choice) => ({
    id: 'createProject',
    body: { title: 'Relaunch', client_id: firm.id('cli', a), ...(flag ? { budget_hours: hundredths / 100 } : {}) },
  }),
  updateProject: (firm: Firm, { a, b, c, flag }: Choice) => {
    const bodies = [
      { status: flag ? 'completed' : 'active', force: true },
      { status: 'completed', force: true },
      { client_id: firm.id('cli', b) },
      { billing_type: 'retainer', agreement_id: firm.id('agr', b) },
      { custom_rate: b },
    ];
    return { id: 'updateProject', params: { id: firm.id('prj', a) }, body: bodies[c % bodies.length] ?? {} };
  },
  deleteProject: (firm: Firm, { a }: Choice) => ({ id: 'deleteProject', params: { id: firm.id('prj', a) } }),
  createClient: (_firm: Firm, { a }: Choice) => ({
    id: 'createClient',
    body: { name: `Client ${a}`, currency: a % 2 ? 'EUR' : 'USD' },
  }),
  deleteClient: (firm: Firm, { a }: Choice) => ({ id: 'deleteClient', params: { id: firm.id('cli', a) } }),
  createAgreement: (firm: Firm, { a, hundredths, flag }: Choice) => ({
    id: 'createAgreement',
    body: {
      client_id: firm.id('cli', a),
      title: 'Support',
      start_date: firm.day,
      monthly_fee: 1000,
      hours_included: hundredths / 100,
      overage_rate: 90,
      rollover_enabled: flag,
    },
  }),
  closeAgreementPeriod: (firm: Firm, { a }: Choice) => {
    const period_id = firm.ids.per.toReversed()[a % Math.max(firm.ids.per.length, 1)] ?? 'per_none';
    return { id: 'closeAgreementPeriod', params: { id: firm.parent(period_id), period_id } };
  },
  pauseAgreement: (firm: Firm, { a }: Choice) => ({ id: 'pauseAgreement', params: { id: firm.id('agr', a) } }),
  resumeAgreement: (firm: Firm, { a }: Choice) => ({ id: 'resumeAgreement', params: { id: firm.id('agr', a) } }),
  cancelAgreement: (firm: Firm, { a }: Choice) => ({
    id: 'cancelAgreement',
    params: { id: firm.id('agr', a) },
    body: { effective_date: firm.day },
  }),
  createInvoiceFromTime: (firm: Firm, { a, b, flag }: Choice) => ({
    id: 'createInvoiceFromTime',
    body: {
      client_id: firm.id('cli', a),
      from: addDays(firm.day, -70),
      to: firm.day,
      group_by: flag ? 'none' : b % 2 ? 'project' : 'user',
    },
  }),
  createInvoice: (firm: Firm, step: Choice) => ({
    id: 'createInvoice',
    body: { client_id: firm.id('cli', step.a), line_items: [lineOf(firm, step)] },
  }),
  addInvoiceLineItem: (firm: Firm, step: Choice) => ({
    id: 'addInvoiceLineItem',
    params: { id: firm.id('inv', step.a) },
    body: lineOf(firm, step),
  }),
  updateInvoiceLineItem: (firm: Firm, step: Choice) => ({
    id: 'updateInvoiceLineItem',
    params: onLine(firm, step),
    body: [
      { rate: step.hundredths / 100 },
      { time_entry_ids: [firm.id('time', step.c)] },
      { milestone_id: step.flag ? firm.id('mil', step.c) : null },
    ][step.b % 3],
  }),
  deleteInvoiceLineItem: (firm: Firm, step: Choice) => ({ id: 'deleteInvoiceLineItem', params: onLine(firm, step) }),
  updateInvoice: (firm: Firm, step: Choice) => ({
    id: 'updateInvoice',
    params: { id: firm.id('inv', step.a) },
    body: invoiceChangeOf(firm, step),
  }),
  sendInvoice: (firm: Firm, { a }: Choice) => ({
    id: 'sendInvoice',
    params: { id: firm.id('inv', a) },
    body: { to: ['billing@acme.example'], attach_pdf: false },
  }),
  createProjectMilestone: (firm: Firm, { a, hundredths, flag }: Choice) => ({
    id: 'createProjectMilestone',
    params: { id: firm.id('prj', a) },
    body: { title: 'Live', amount: flag ? null : hundredths / 100 },
  }),
  updateProjectMilestone: (firm: Firm, step: Choice) => ({
    id: 'updateProjectMilestone',
    params: onMilestone(firm, step),
    body: { amount: step.hundredths / 100 },
  }),
  deleteProjectMilestone: (firm: Firm, step: Choice) => ({
    id: 'deleteProjectMilestone',
    params: onMilestone(firm, step),
  }),
  duplicateInvoice: (firm: Firm, { a }: Choice) => ({ id: 'duplicateInvoice', params: { id: firm.id('inv', a) } }),
  voidInvoice: (firm: Firm, { a }: Choice) => ({ id: 'voidInvoice', params: { id: firm.id('inv', a) } }),
  deactivateUser: (firm: Firm, { a }: Choice) => ({ id: 'deactivateUser', params: { id: firm.id('usr', a) } }),
  reactivateUser: (firm: Firm, { a }: Choice) => ({ id: 'reactivateUser', params: { id: firm.id('usr', a) } }),
  updateWorkspace: (firm: Firm, { b, flag }: Choice) => ({
    id: 'updateWorkspace',
    body: { lock_time_before: flag ? null : addDays(firm.day, -(b % 50)) },
  }),
  advanceTestClock: (firm: Firm, { a }: Choice) => ({
    id: 'advanceTestClock',
    body: { to: `${addDays(firm.day, 1 + (a % 35))}T12:00:00Z` },
  }),
} satisfies Record<string, (firm: Firm, step: Choice) => Request>;

export type Step = Choice & { readonly do: keyof typeof moves };

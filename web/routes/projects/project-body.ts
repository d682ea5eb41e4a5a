/** The editable fields of a project, with their labels. */
import type { Project, ProjectStatus, ProjectUpdate } from 'docket-sdk';

const knownLabels = {
  title: 'Title',
  client_id: 'Client',
  description: 'Description',
  status: 'Status',
  type_id: 'Type',
  billing_type: 'Billing',
  manager_id: 'Manager',
  contact_id: 'Contact',
  agreement_id: 'Agreement',
  require_client_approval: 'Client approves time',
  start_date: 'Start',
  due_date: 'Due',
  budget_hours: 'Budget in hours',
  notes: 'Notes',
  contract_url: 'Contract',
  external_id: 'External id',
} as const;

/** Fields for users who may see rates. */
const moneyLabels = {
  budget_amount: 'Budget in money',
  rate_override: 'The project’s own rate applies',
  rate_id: 'Rate card',
  custom_rate: 'Hourly rate',
} as const;

type Known = Pick<Required<ProjectUpdate>, keyof typeof knownLabels>;
type Money = Pick<ProjectUpdate, keyof typeof moneyLabels>;
export const projectLabels = { ...knownLabels, ...moneyLabels, tags: 'Tags' } as const;

export type ProjectBody = Known & Money & { readonly tags: string[] };

export const projectBodyOf = ({ dates, budget, rate, ...project }: Project): ProjectBody => ({
  title: project.title,
  client_id: project.client_id,
  description: project.description,
  status: project.status,
  type_id: project.type_id,
  billing_type: project.billing_type,
  manager_id: project.manager_id,
  contact_id: project.contact_id,
  agreement_id: project.agreement_id,
  require_client_approval: project.require_client_approval,
  start_date: dates.start_date,
  due_date: dates.due_date,
  budget_hours: budget.hours,
  notes: project.notes,
  contract_url: project.contract_url,
  external_id: project.external_id,
  tags: project.tags,
  ...(budget.amount !== undefined && { budget_amount: budget.amount }),
  ...(rate.custom_rate !== undefined && {
    rate_override: rate.override,
    rate_id: rate.rate_id,
    custom_rate: rate.custom_rate,
  }),
});

export const emptyProject = (clientId: string): ProjectBody => ({
  title: '',
  client_id: clientId,
  description: null,
  status: 'active',
  type_id: null,
  billing_type: 'time_and_materials',
  manager_id: null,
  contact_id: null,
  agreement_id: null,
  require_client_approval: false,
  start_date: null,
  due_date: null,
  budget_hours: null,
  budget_amount: null,
  rate_override: false,
  rate_id: null,
  custom_rate: null,
  notes: null,
  contract_url: null,
  external_id: null,
  tags: [],
});

/** The statuses that each status can change to, itself included. */
export const nextStatuses: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  pending: ['pending', 'active', 'on_hold', 'completed', 'cancelled'],
  active: ['active', 'on_hold', 'completed', 'cancelled'],
  on_hold: ['on_hold', 'active', 'completed', 'cancelled'],
  completed: ['completed', 'active'],
  cancelled: ['cancelled', 'active'],
};

/** The editable fields of a project, with their labels. */
import type { Project, ProjectStatus, ProjectUpdate } from 'docket-sdk';
import { t } from '../../messages/text.js';

const knownLabels = {
  title: t('common.title'),
  client_id: t('common.client'),
  description: t('common.description'),
  status: t('common.status'),
  type_id: t('common.type'),
  billing_type: t('shell.billing'),
  manager_id: t('projects.manager'),
  contact_id: t('common.contact'),
  agreement_id: t('common.retainer'),
  require_client_approval: t('projects.clientApprovesTime'),
  start_date: t('common.start'),
  due_date: t('common.due'),
  budget_hours: t('projects.budgetInHours'),
  notes: t('common.notes'),
  contract_url: t('projects.contract'),
  external_id: t('common.externalId'),
} as const;

/** Fields for users who may see rates. */
const moneyLabels = {
  budget_amount: t('projects.budgetAmount'),
  rate_override: t('projects.projectRate'),
  rate_id: t('common.rateCard'),
  custom_rate: t('common.hourlyRate'),
} as const;

type Known = Pick<Required<ProjectUpdate>, keyof typeof knownLabels>;
type Money = Pick<ProjectUpdate, keyof typeof moneyLabels>;
export const projectLabels = { ...knownLabels, ...moneyLabels, tags: t('shell.tags') } as const;

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

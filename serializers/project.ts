import { percentComplete } from '../domain/projects/budget.js';
import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Project } from '../models/projects/project.js';
import { serializeExternal } from './external.js';
import type { Schemas } from '../contract/contract.js';
import { serializeTags } from './tags.js';
import type { View } from './view.js';

/** A project with the name that lists show. */
export type NamedProject = Project & { readonly client_name: string };

/** A project as the API shows it. */
export function serializeProject(project: Project, view: View): Schemas['Project'] {
  return {
    id: project.id,
    title: project.title,
    description: project.description,
    client_id: project.client_id,
    status: project.status,
    type_id: project.type_id,
    billing_type: project.billing_type,
    manager_id: project.manager_id,
    contact_id: project.contact_id,
    agreement_id: project.agreement_id,
    require_client_approval: project.require_client_approval,
    dates: {
      start_date: project.start_date,
      due_date: project.due_date,
      commenced_at: instant(project.commenced_at),
      completed_at: instant(project.completed_at),
    },
    budget: serializeBudget(project),
    rate: {
      override: project.rate_override,
      rate_id: project.rate_id,
      ...view.rates({ custom_rate: toNumber(project.custom_rate) }),
    },
    notes: project.notes,
    contract_url: project.contract_url,
    tags: serializeTags(project),
    ...serializeExternal(project),
    created_at: instant(project.created_at),
    updated_at: instant(project.updated_at),
  };
}

/** The budget of a project as the API shows it. */
export const serializeBudget = (project: Project): Schemas['ProjectBudget'] => ({
  hours: toNumber(project.budget_hours),
  amount: toNumber(project.budget_amount),
  hours_used: toNumber(project.hours_used),
  amount_billed: toNumber(project.amount_billed),
  percent_complete: toNumber(percentComplete(project)),
});

/** A project as lists show it. */
export const serializeProjectSummary = (project: NamedProject, view: View): Schemas['ProjectSummary'] => ({
  ...serializeProject(project, view),
  client_name: project.client_name,
});

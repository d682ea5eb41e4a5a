/** Creates parts of projects through the API. */
import type { Body, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { uniqueName } from './factories.js';

/** All references of a project, to ids that do not exist. */
export const unknownLinks = {
  client_id: 'cli_00000000000000000000000000',
  type_id: 'ptype_00000000000000000000000000',
  manager_id: 'usr_00000000000000000000000000',
  contact_id: 'con_00000000000000000000000000',
  agreement_id: 'agr_00000000000000000000000000',
  rate_id: 'rate_00000000000000000000000000',
};

/** A milestone, with an amount of 500 by default. */
export const buildMilestone = async (
  owner: ApiClient,
  projectId: string,
  overrides: Partial<Body<'createProjectMilestone'>> = {},
): Promise<Schemas['Milestone']> => {
  const body = { title: uniqueName('Milestone'), amount: 500, ...overrides };
  return (await owner.call('createProjectMilestone', { params: { id: projectId }, body })).data;
};

export const buildPhase = async (
  owner: ApiClient,
  projectId: string,
  overrides: Partial<Body<'createProjectPhase'>> = {},
): Promise<Schemas['Phase']> => {
  const body = { title: uniqueName('Phase'), ...overrides };
  return (await owner.call('createProjectPhase', { params: { id: projectId }, body })).data;
};

export const buildProjectTask = async (
  owner: ApiClient,
  projectId: string,
  overrides: Partial<Body<'createProjectTask'>> = {},
): Promise<Schemas['Task']> => {
  const body = { title: uniqueName('Task'), ...overrides };
  return (await owner.call('createProjectTask', { params: { id: projectId }, body })).data;
};

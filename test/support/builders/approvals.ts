/** What clients are asked to approve, with the contacts who may. */
import type { Body, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { buildClient, buildProject } from './factories.js';
import { buildPortalContact } from './portal.js';
import { buildMilestone } from './projects.js';
import { buildTimeEntry } from './time.js';

/** The month in which time is logged unless it says otherwise. */
export const march = { from: '2026-03-01', to: '2026-03-31' };

/** A project whose client has a contact who may approve, and who is signed in. */
export interface ApprovalPlace {
  readonly client_id: string;
  readonly project_id: string;
  readonly contact: ApiClient;
}

export async function buildApprovalPlace(
  owner: ApiClient,
  overrides: Partial<Body<'createProject'>> = {},
): Promise<ApprovalPlace> {
  const { id: client_id } = await buildClient(owner);
  const { id: project_id } = await buildProject(owner, { ...overrides, client_id });
  return { client_id, project_id, contact: await buildPortalContact(owner, { client_id, name: 'Pat Jones' }) };
}

/** Asks for what is given, as the caller. */
export const askApproval = async (caller: ApiClient, body: Body<'createApproval'>): Promise<Schemas['Approval']> =>
  (await caller.call('createApproval', { body })).data;

/** A pending approval of two hours of a project of its own, unless one is given. */
export async function buildApproval(
  owner: ApiClient,
  place?: Omit<ApprovalPlace, 'contact'>,
): Promise<Schemas['Approval']> {
  const { project_id } = place ?? (await buildApprovalPlace(owner));
  await buildTimeEntry(owner, { project_id });
  return askApproval(owner, { type: 'hours', project_id, ...march });
}

/** A pending approval of a milestone of its own. */
export async function buildMilestoneApproval(
  owner: ApiClient,
  { project_id }: Omit<ApprovalPlace, 'contact'>,
): Promise<Schemas['Approval']> {
  const { id: milestone_id } = await buildMilestone(owner, project_id);
  return askApproval(owner, { type: 'milestone', milestone_id });
}

/** Approves as a contact. */
export const approve = async (contact: ApiClient, id: string): Promise<Schemas['PortalApproval']> =>
  (await contact.call('approveInPortal', { params: { id } })).data;

/** Rejects, likewise. */
export const reject = async (contact: ApiClient, id: string): Promise<Schemas['PortalApproval']> =>
  (await contact.call('rejectInPortal', { params: { id }, body: { comment: 'Too much' } })).data;

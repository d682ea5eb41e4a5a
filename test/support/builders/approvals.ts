/** Approvals, and the contacts who can give them. */
import type { Body, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { buildClient, buildProject } from './factories.js';
import { buildPortalContact } from './portal.js';
import { buildMilestone } from './projects.js';
import { buildTimeEntry } from './time.js';

/** The month of the dates that builders log time on by default. */
export const march = { from: '2026-03-01', to: '2026-03-31' };

/** A project, and a contact of its client who may approve and is signed in. */
export interface ApprovalScene {
  readonly client_id: string;
  readonly project_id: string;
  readonly contact: ApiClient;
}

export async function buildApprovalScene(
  owner: ApiClient,
  overrides: Partial<Body<'createProject'>> = {},
): Promise<ApprovalScene> {
  const { id: client_id } = await buildClient(owner);
  const { id: project_id } = await buildProject(owner, { ...overrides, client_id });
  return { client_id, project_id, contact: await buildPortalContact(owner, { client_id, name: 'Pat Jones' }) };
}

/** Requests an approval as the caller. */
export const requestApproval = async (caller: ApiClient, body: Body<'createApproval'>): Promise<Schemas['Approval']> =>
  (await caller.call('createApproval', { body })).data;

/** A pending approval of two hours on a project: that of `place`, or a new one. */
export async function buildApproval(
  owner: ApiClient,
  place?: Omit<ApprovalScene, 'contact'>,
): Promise<Schemas['Approval']> {
  const { project_id } = place ?? (await buildApprovalScene(owner));
  await buildTimeEntry(owner, { project_id });
  return requestApproval(owner, { type: 'hours', project_id, ...march });
}

/** A pending approval of a new milestone. */
export async function buildMilestoneApproval(
  owner: ApiClient,
  { project_id }: Omit<ApprovalScene, 'contact'>,
): Promise<Schemas['Approval']> {
  const { id: milestone_id } = await buildMilestone(owner, project_id);
  return requestApproval(owner, { type: 'milestone', milestone_id });
}

/** Approves as a contact. */
export const approve = async (contact: ApiClient, id: string): Promise<Schemas['PortalApproval']> =>
  (await contact.call('approveInPortal', { params: { id } })).data;

/** Rejects as a contact. */
export const reject = async (contact: ApiClient, id: string): Promise<Schemas['PortalApproval']> =>
  (await contact.call('rejectInPortal', { params: { id }, body: { comment: 'Too much' } })).data;

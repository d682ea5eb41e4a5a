/** Requests about approvals. */
import { buildApproval, buildApprovalScene, buildMilestoneApproval, march } from '../builders/approvals.js';
import { buildAgreement } from '../builders/agreements.js';
import { buildClient } from '../builders/factories.js';
import { buildPortalContact } from '../builders/portal.js';
import { buildMilestone } from '../builders/projects.js';
import { buildTimeEntry } from '../builders/time.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const ofProject = 'of a project';
const ofAgreement = 'of an agreement';

const pending = async ({ owner }: Scene) => ({ params: { id: (await buildApproval(owner)).id } });

/** A pending approval at the assigned client, whose contacts are the matrix's callers in the portal. */
const theirs = async ({ owner, assigned }: Scene) => ({
  params: { id: (await buildMilestoneApproval(owner, assigned)).id },
});

/** Requests for an approval, by what it is about. */
const requests = {
  [ofProject]: {
    make: async ({ owner }: Scene) => {
      const { project_id } = await buildApprovalScene(owner);
      await buildTimeEntry(owner, { project_id });
      return { body: { type: 'hours' as const, project_id, ...march } };
    },
  },
  [ofAgreement]: {
    make: async ({ owner }: Scene) => {
      const { id: client_id } = await buildClient(owner);
      await buildPortalContact(owner, { client_id });
      const { id: agreement_id } = await buildAgreement(owner, { client_id });
      await buildTimeEntry(owner, { client_id, agreement_id });
      return { body: { type: 'hours' as const, agreement_id, ...march } };
    },
  },
  'of a milestone': {
    make: async ({ owner }: Scene) => {
      const { project_id } = await buildApprovalScene(owner);
      return { body: { type: 'milestone' as const, milestone_id: (await buildMilestone(owner, project_id)).id } };
    },
  },
};

export const approvals = {
  listApprovals: { '': plain },
  createApproval: requests,
  previewApprovalRequest: requests,
  getApproval: {
    [ofProject]: { find: ({ fixtures }) => ({ params: { id: fixtures.approvals.project.id } }) },
    [ofAgreement]: { find: ({ fixtures }) => ({ params: { id: fixtures.approvals.agreement.id } }) },
  },
  listApprovalEntries: {
    [ofProject]: { find: ({ fixtures }) => ({ params: { id: fixtures.approvals.project.id } }) },
    [ofAgreement]: { find: ({ fixtures }) => ({ params: { id: fixtures.approvals.agreement.id } }) },
  },
  cancelApproval: { [ofProject]: { make: pending } },
  remindApproval: { [ofProject]: { make: pending } },
  previewApprovalReminder: { [ofProject]: { make: pending } },
  listPortalApprovals: { '': plain },
  getPortalApproval: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.approvals.project.id } }) } },
  listPortalApprovalEntries: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.approvals.project.id } }) } },
  approveInPortal: { '': { make: theirs } },
  rejectInPortal: {
    '': { make: async (scene) => ({ ...(await theirs(scene)), body: { comment: 'Not agreed' } }) },
  },
} satisfies CasesOf<'approvals' | 'portal-approvals'>;

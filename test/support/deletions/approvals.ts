/** Deletion races: requests for approvals, which can name a deleted milestone, project or agreement. */
import { buildApprovalScene, march } from '../builders/approvals.js';
import { buildPortalContact } from '../builders/portal.js';
import { buildTimeEntry } from '../builders/time.js';
import { only, type Area, type Refs } from './race.js';
import type { ApiClient } from '../service/api.js';

/** Creates a contact who may approve. */
const withApprover = async (owner: ApiClient, { client_id }: Refs): Promise<void> =>
  void (client_id === undefined
    ? await buildApprovalScene(owner)
    : await buildPortalContact(owner, { client_id, email: `${crypto.randomUUID()}@client.example` }));

export const approvals = {
  referrers: {
    createApproval: {
      takes: ['milestone_id', 'project_id', 'agreement_id'],
      make: async (owner, refs) => {
        await withApprover(owner, refs);
        const { client_id, project_id, agreement_id } = refs;
        if (refs.milestone_id !== undefined) return { body: { type: 'milestone', ...only(refs, 'milestone_id') } };
        if (agreement_id !== undefined && client_id !== undefined) {
          await buildTimeEntry(owner, { client_id, agreement_id });
          return { body: { type: 'hours', agreement_id, ...march } };
        }
        if (project_id !== undefined) await buildTimeEntry(owner, { project_id });
        return { body: { type: 'hours', ...only(refs, 'project_id'), ...march } };
      },
    },
  },
} satisfies Area;

import { decideInPortal } from '../commands/portal/portal-approvals.js';
import { Approval } from '../models/approvals/approval.js';
import type { Ctx } from '../models/context.js';
import { contactScopeOf } from '../models/portal-visibility.js';
import type { Schemas } from '../contract/contract.js';
import { daysOf, namedApproval, ofApproval } from '../queries/approvals/approvals.js';
import { answerList, each } from '../queries/answer-list.js';
import { portalApprovalEntryList, portalApprovalList } from '../queries/portal/portal-approvals.js';
import {
  serializePortalApproval,
  serializePortalDay,
  serializePortalEntry,
} from '../serializers/portal/portal-approval.js';
import type { Handlers } from './contract.js';

export const portalApprovals = {
  listPortalApprovals: (ctx, { query }) => answerList(ctx, portalApprovalList, query, each(serializePortalApproval)),

  async getPortalApproval(ctx, { params }) {
    const { id } = await Approval.get(ctx, params.id);
    return { data: await shown(ctx, id) };
  },

  async listPortalApprovalEntries(ctx, { params, query }) {
    const { id } = await Approval.get(ctx, params.id);
    return answerList(ctx, portalApprovalEntryList, query, each(serializePortalEntry), ofApproval(id));
  },

  async approveInPortal(ctx, { params, body }) {
    const decision = { status: 'approved', comment: body?.comment ?? null } as const;
    await decideInPortal(ctx, contactScopeOf(ctx), await Approval.lock(ctx, params.id), decision);
    return { data: await shown(ctx, params.id) };
  },

  async rejectInPortal(ctx, { params, body: { comment } }) {
    const approval = await Approval.lock(ctx, params.id);
    await decideInPortal(ctx, contactScopeOf(ctx), approval, { status: 'rejected', comment });
    return { data: await shown(ctx, params.id) };
  },
} satisfies Handlers<'portal-approvals'>;

/** An approval as the API shows it; an approval of hours includes the hours of each day. */
async function shown(ctx: Ctx, id: string): Promise<Schemas['PortalApproval']> {
  const approval = await namedApproval(ctx, id);
  const days = await daysOf(ctx, approval);
  return { ...serializePortalApproval(approval), ...(days && { days: days.map(serializePortalDay) }) };
}

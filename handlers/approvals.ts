import { createApproval, previewApprovalRequest } from '../commands/approvals/create-approval.js';
import { cancelApproval } from '../commands/approvals/decide-approval.js';
import { previewApprovalReminder, remindApproval } from '../commands/approvals/remind-approval.js';
import { Approval } from '../models/approvals/approval.js';
import type { Ctx } from '../models/context.js';
import type { Schemas } from '../contract/contract.js';
import { answerList, each } from '../queries/answer-list.js';
import { approvalEntryList, approvalList, daysOf, namedApproval, ofApproval } from '../queries/approvals/approvals.js';
import { serializeApprovalEntry, serializeClientApproval, type NamedApproval } from '../serializers/client-approval.js';
import type { Handlers } from './contract.js';

export const approvals = {
  listApprovals: (ctx, { query }) => answerList(ctx, approvalList, query, each(serializeClientApproval)),

  async createApproval(ctx, { body }) {
    return { data: await shown(ctx, await createApproval(ctx, body)) };
  },

  async previewApprovalRequest(ctx, { body }) {
    return { data: await previewApprovalRequest(ctx, body) };
  },

  async getApproval(ctx, { params }) {
    const { id } = await Approval.get(ctx, params.id);
    return { data: await shown(ctx, await namedApproval(ctx, id)) };
  },

  async listApprovalEntries(ctx, { params, query }) {
    const { id } = await Approval.get(ctx, params.id);
    return answerList(ctx, approvalEntryList, query, each(serializeApprovalEntry), ofApproval(id));
  },

  async cancelApproval(ctx, { params }) {
    await cancelApproval(ctx, await Approval.lock(ctx, params.id));
    return { data: await shown(ctx, await namedApproval(ctx, params.id)) };
  },

  async remindApproval(ctx, { params, body }) {
    await remindApproval(ctx, await Approval.lock(ctx, params.id), body?.message ?? null);
    return { data: await shown(ctx, await namedApproval(ctx, params.id)) };
  },

  async previewApprovalReminder(ctx, { params, body }) {
    return { data: await previewApprovalReminder(ctx, await Approval.get(ctx, params.id), body?.message ?? null) };
  },
} satisfies Handlers<'approvals'>;

/** An approval; one of hours with the hours of each day. */
async function shown(ctx: Ctx, approval: NamedApproval): Promise<Schemas['Approval']> {
  const days = await daysOf(ctx, approval);
  return { ...serializeClientApproval(approval), ...(days && { days }) };
}

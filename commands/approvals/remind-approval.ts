import type { Approval } from '../../models/approvals/approval.js';
import type { Locked } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { mailApprovers, previewApprovalMails, requireApprovers } from './approval-mails.js';
import { changeApproval } from './change-approval.js';
import { assertPending } from './decide-approval.js';

/** Mails a reminder to all contacts who may approve now. */
export async function remindApproval(ctx: Ctx, approval: Locked<Approval>, message: string | null): Promise<void> {
  assertPending(approval);
  const client = await Client.get(seeingAll(ctx), approval.client_id);
  const contacts = await requireApprovers(ctx, client);
  const reminded = { reminder_count: approval.reminder_count + 1, last_reminder_at: ctx.now };
  const named = await changeApproval(ctx, approval, reminded, 'approval.updated');
  await mailApprovers(ctx, named, { kind: 'reminder', client, contacts, message });
}

/** The mail that `remindApproval` would queue now. Changes nothing. */
export async function previewApprovalReminder(
  ctx: Ctx,
  approval: Approval,
  message: string | null,
): Promise<Schemas['ApprovalMailPreview']> {
  assertPending(approval);
  const client = await Client.get(seeingAll(ctx), approval.client_id);
  const contacts = await requireApprovers(ctx, client);
  return previewApprovalMails(ctx, approval, { kind: 'reminder', client, contacts, message });
}

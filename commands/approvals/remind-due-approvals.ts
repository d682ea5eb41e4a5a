import sql, { type Sql } from 'sql-template-tag';
import { latestToRemind, reminderCount, remindersDue } from '../../domain/approvals/approval-reminders.js';
import { today } from '../../domain/time.js';
import { Approval } from '../../models/approvals/approval.js';
import type { Locked } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import { changing } from '../../models/workspace/test-side.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { approversOf, mailApprovers } from './approval-mails.js';
import { changeApproval } from './change-approval.js';

/** Max approvals per transaction. */
const batch = 20;

/**
 * Sends the due reminders of approvals, each once: `reminders_due`, the count of reminders handled, is written in the
 * transaction that queues the mails, so several processes or an interruption do no harm. Several reminders that became
 * due while nothing ran are sent as one. Opens its own transactions, so `ctx.db` must be in none.
 */
export async function remindDueApprovals(ctx: Ctx): Promise<void> {
  const all = seeingAll(ctx);
  while (await isAnyDue(all)) await changing(all, remindSome);
}

const dayOf = ({ now, workspace: { timezone } }: Ctx): string => today(now, timezone);

/**
 * Condition for approvals, as `t`, with an unhandled reminder today: the first is due some days before `due_date`, the
 * last on it.
 */
function isDue(ctx: Ctx): Sql {
  const day = dayOf(ctx);
  return sql`t.status = 'pending' AND t.due_date IS NOT NULL
    AND ((t.due_date <= ${day} AND t.reminders_due < ${reminderCount}) OR (t.due_date <= ${latestToRemind(day)} AND t.reminders_due < 1))`;
}

/** A check without locks, because on most days no reminder is due. */
async function isAnyDue(ctx: Ctx): Promise<boolean> {
  const rows = await select(
    ctx,
    sql`SELECT 1 FROM approvals t WHERE ${scoped(ctx, Approval, 't')} AND ${isDue(ctx)} LIMIT 1`,
  );
  return rows.length > 0;
}

async function remindSome(ctx: Ctx): Promise<void> {
  for (const approval of await Approval.lockAll(ctx, isDue(ctx), { limit: batch })) await remind(ctx, approval);
}

/** If nobody may approve now, counts the reminder as handled without a mail. */
async function remind(ctx: Ctx, approval: Locked<Approval>): Promise<void> {
  if (approval.due_date === null) return;
  const reminders_due = remindersDue(approval.due_date, dayOf(ctx));
  const client = await Client.get(ctx, approval.client_id);
  const contacts = await approversOf(ctx, client);
  if (contacts.length === 0) return void (await approval.patch(ctx, { reminders_due }));
  const reminded = { reminders_due, reminder_count: approval.reminder_count + 1, last_reminder_at: ctx.now };
  const named = await changeApproval(ctx, approval, reminded, 'approval.updated');
  await mailApprovers(ctx, named, { kind: 'reminder', client, contacts, message: null });
}

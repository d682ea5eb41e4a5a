import sql, { join } from 'sql-template-tag';
import type { DigestFrequency } from '../../domain/notifications/digest-time.js';
import { may, type Need } from '../../domain/people/policy.js';
import type { Schemas } from '../../contract/contract.js';
import { Approval } from '../approvals/approval.js';
import { WorkspaceModel } from '../base.js';
import { Invoice } from '../billing/invoice.js';
import { Client } from '../clients/client.js';
import { Expense } from '../expenses/expense.js';
import { User } from '../people/user.js';
import { Project } from '../projects/project.js';
import { Agreement } from '../retainers/agreement.js';
import { constant, identifier } from '../select.js';
import { Ticket } from '../tickets/ticket.js';
import { TimeEntry } from '../time/time-entry.js';
import type { Limit } from '../visibility.js';

type SubjectType = Schemas['NotificationSubjectType'];

/** How long notifications are stored. */
export const notificationLifeMs = 90 * 24 * 60 * 60_000;

interface Subject {
  readonly model: { readonly tableName: string; readonly limitVisible: Limit };
  /** What the GET of such an object requires beside its visibility. */
  readonly need?: Need;
}

/** The objects that notifications are about. */
const subjects: Readonly<Record<SubjectType, Subject>> = {
  ticket: { model: Ticket },
  project: { model: Project },
  agreement: { model: Agreement, need: 'view_invoices' },
  approval: { model: Approval },
  invoice: { model: Invoice },
  client: { model: Client },
  time_entry: { model: TimeEntry },
  expense: { model: Expense },
  user: { model: User },
};

/** The condition that the object of a notification (alias `alias`) exists, and that the reader may GET it. */
export const seesSubject: Limit = (ctx, alias) => {
  const id = identifier(`${alias}.subject_id`);
  const seen = (Object.entries(subjects) as [SubjectType, Subject][]).flatMap(([type, { model, need }]) => {
    if (need !== undefined && !may(ctx.scope, need)) return [];
    const limit = model.limitVisible(ctx, 's');
    return sql`(${identifier(`${alias}.subject_type`)} = ${constant(type)} AND EXISTS (SELECT 1 FROM ${identifier(model.tableName)} s
      WHERE s.id = ${id} AND s.workspace_id = ${ctx.scope.workspaceId}${limit ? sql` AND (${limit})` : sql``}))`;
  });
  return sql`(${join(seen, ' OR ')})`;
};

/** Visible to their user in the app, as long as the user may see what they are about. */
const own: Limit = (ctx, alias) =>
  sql`${identifier(`${alias}.user_id`)} = ${ctx.scope.userId} AND ${identifier(`${alias}.in_app`)} = 1 AND ${seesSubject(ctx, alias) ?? sql`TRUE`}`;

/** Something that one user should know (docs/decisions/notifications.md). */
export class Notification extends WorkspaceModel {
  static override tableName = 'notifications';
  static override idPrefix = 'ntf';
  static override jsonAttributes = ['details'];
  static override limitVisible: Limit = own;

  declare user_id: string;
  declare kind: Schemas['NotificationKind'];
  /** What it was made from, such as an event; unique for each user, so that nothing notifies a user twice. */
  declare source: string;
  declare event_id: string | null;
  declare subject_type: SubjectType;
  declare subject_id: string;
  /** The comment that it is about. */
  declare activity_id: string | null;
  /** Who caused it; both are null for the service itself. */
  declare actor_user_id: string | null;
  declare actor_contact_id: string | null;
  declare details: Schemas['NotificationDetails'];
  /** Whether the user sees it in the app. */
  declare in_app: boolean;
  /** The mail that the notification waits for; null if it waits for none. */
  declare waits_for: DigestFrequency | null;
  declare read_at: Date | null;
  declare snoozed_until: Date | null;
}

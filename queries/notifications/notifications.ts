/** Notifications with the names of what they are about and of who caused them. */
import sql from 'sql-template-tag';
import { notFound } from '../../domain/errors.js';
import type { Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { readJson } from '../../models/json-columns.js';
import { Notification } from '../../models/notifications/notification.js';
import { isOneOf, select } from '../../models/select.js';
import type { NamedNotification } from '../../serializers/notification.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

const columns = sql`t.*, COALESCE(u.name, k.name, f.name) AS actor_name, COALESCE(tk.number, i.invoice_number) AS subject_number,
  COALESCE(tk.title, c.name, sc.name, p.title, a.title, v.title, h.description, x.description, o.name) AS subject_name, LEFT(y.content, 300) AS excerpt`;

const joins = sql`LEFT JOIN users u ON u.id = t.actor_user_id AND u.workspace_id = t.workspace_id
  LEFT JOIN contacts k ON k.id = t.actor_contact_id AND k.workspace_id = t.workspace_id
  LEFT JOIN former_contacts f ON f.id = t.actor_contact_id AND f.workspace_id = t.workspace_id
  LEFT JOIN tickets tk ON tk.id = t.subject_id AND tk.workspace_id = t.workspace_id
  LEFT JOIN invoices i ON i.id = t.subject_id AND i.workspace_id = t.workspace_id
  LEFT JOIN clients c ON c.id = i.client_id AND c.workspace_id = t.workspace_id
  LEFT JOIN clients sc ON sc.id = t.subject_id AND sc.workspace_id = t.workspace_id
  LEFT JOIN projects p ON p.id = t.subject_id AND p.workspace_id = t.workspace_id
  LEFT JOIN agreements a ON a.id = t.subject_id AND a.workspace_id = t.workspace_id
  LEFT JOIN approvals v ON v.id = t.subject_id AND v.workspace_id = t.workspace_id
  LEFT JOIN time_entries h ON h.id = t.subject_id AND h.workspace_id = t.workspace_id
  LEFT JOIN expenses x ON x.id = t.subject_id AND x.workspace_id = t.workspace_id
  LEFT JOIN users o ON o.id = t.subject_id AND o.workspace_id = t.workspace_id
  LEFT JOIN ticket_activities y ON y.id = t.activity_id AND y.workspace_id = t.workspace_id`;

export const notificationList = listOf<'listNotifications'>()<
  NamedNotification,
  Schemas['NotificationListSummary'],
  { readonly unread: number }
>({
  model: Notification,
  columns,
  joins,
  filters: {
    unread: (flag) => (flag ? sql`t.read_at IS NULL` : sql`t.read_at IS NOT NULL`),
    kind: among('t.kind'),
    snoozed: (flag, { now }) =>
      flag ? sql`t.snoozed_until > ${now}` : sql`(t.snoozed_until IS NULL OR t.snoozed_until <= ${now})`,
  },
  sorts: {},
  index: ({ unread }) => (unread === true ? 'notifications_read_at_index' : 'notifications_listed_index'),
  isInOrder: () => true,
  summary: {
    columns: sql`COUNT(IF(t.read_at IS NULL, 1, NULL)) AS unread`,
    read: ({ unread }) => ({ unread }),
  },
});

/** Notifications of any users, sorted by id. */
export async function namedNotifications(ctx: Ctx, ids: readonly string[]): Promise<NamedNotification[]> {
  if (ids.length === 0) return [];
  const rows = await select<NamedNotification>(
    ctx,
    sql`SELECT ${columns} FROM notifications t ${joins}
         WHERE t.workspace_id = ${ctx.scope.workspaceId} AND ${isOneOf('t.id', ids)} ORDER BY t.id`,
  );
  for (const row of rows) row.details = readJson(row.details) as NamedNotification['details'];
  return rows;
}

/** A notification that the caller may see, by its id, with its names. */
export async function namedNotification(ctx: Ctx, { id }: Pick<Notification, 'id'>): Promise<NamedNotification> {
  const [named] = await namedNotifications(ctx, [id]);
  if (!named) throw notFound();
  return named;
}

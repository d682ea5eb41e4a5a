/** Finds the users whom an event concerns, and those of them who may see it. */
import sql from 'sql-template-tag';
import type { NotifiedUser } from '../../domain/notifications/notification-settings.js';
import type { Recipients } from '../../domain/notifications/notices.js';
import { may, permissionsOf, type Permission, type Role } from '../../domain/people/policy.js';
import type { Ctx } from '../../models/context.js';
import { select } from '../../models/select.js';
import { watchersOf } from '../../models/tickets/ticket-watchers.js';
import { audienceKey, visibilityOf, type Visibility } from '../../queries/events/change-visibility.js';
import type { ChangeNotice } from '../../queries/events/changes.js';

/** An active user with what decides about notifications. */
export interface Recipient extends NotifiedUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string | null;
  readonly timezone: string | null;
  readonly hours_per_week: number;
  readonly created_at: Date;
  readonly department: string | null;
  readonly permissions: ReadonlySet<Permission>;
}

/** All active users of the workspace. */
export async function activeUsers(ctx: Ctx): Promise<Recipient[]> {
  const rows = await select<{
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly locale: string | null;
    readonly timezone: string | null;
    readonly hours_per_week: number;
    readonly created_at: Date;
    readonly role: Role;
    readonly department: string | null;
    readonly permissions: string | null;
    readonly notification_settings: string | null;
  }>(
    ctx,
    sql`SELECT id, email, name, locale, timezone, hours_per_week, created_at, role, department, permissions, notification_settings FROM users
         WHERE workspace_id = ${ctx.scope.workspaceId} AND status = 'active' ORDER BY id`,
  );
  return rows.map(({ permissions, notification_settings, ...row }) => ({
    ...row,
    permissions: permissionsOf(row.role, parsed(permissions) as Partial<Record<Permission, boolean>> | null),
    notification_settings: parsed(notification_settings) as NotifiedUser['notification_settings'],
  }));
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** Those of the active users who are meant. */
export async function findRecipients(ctx: Ctx, to: Recipients, users: readonly Recipient[]): Promise<Recipient[]> {
  if ('may' in to) return users.filter((user) => may(user, to.may));
  const ids = await idsOf(ctx, to);
  return users.filter(({ id }) => ids.includes(id));
}

async function idsOf(
  ctx: Ctx,
  to: Exclude<Recipients, { readonly may: unknown }>,
): Promise<readonly (string | null)[]> {
  if ('users' in to) return to.users;
  if ('watchersOf' in to) return (await watchersOf(ctx, to.watchersOf)).map(({ user_id }) => user_id);
  return [await userOf(ctx, to)];
}

async function userOf(
  ctx: Ctx,
  to: { readonly managerOf: string } | { readonly submitterOf: string },
): Promise<string | null> {
  const [found] = await select<{ user_id: string | null }>(
    ctx,
    'managerOf' in to ? managerOf(ctx, to.managerOf) : submitterOf(ctx, to.submitterOf),
  );
  return found?.user_id ?? null;
}

const managerOf = ({ scope }: Ctx, projectId: string) =>
  sql`SELECT manager_id AS user_id FROM projects WHERE id = ${projectId} AND workspace_id = ${scope.workspaceId}`;

/** Who submitted an invoice last; nobody knows once that is more than 30 days ago, the age at which events are purged. */
const submitterOf = ({ scope }: Ctx, invoiceId: string) =>
  sql`SELECT user_id FROM events FORCE INDEX (events_resource_index)
       WHERE workspace_id = ${scope.workspaceId} AND resource_id = ${invoiceId} AND type = 'invoice.updated'
         AND JSON_UNQUOTE(JSON_EXTRACT(context, '$.changes.status.to')) = 'pending_approval' ORDER BY id DESC LIMIT 1`;

/** Whether a user may see the object of an event, now. */
export async function whoSees(
  ctx: Ctx,
  events: readonly ChangeNotice[],
  users: readonly Recipient[],
): Promise<(user: Recipient, eventId: string) => boolean> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const byAudience = new Map<string, Visibility>();
  const keyOf = (user: Recipient): string => audienceKey({ ...user, workspaceId: ctx.scope.workspaceId });
  for (const user of users)
    if (!byAudience.has(keyOf(user)))
      byAudience.set(keyOf(user), await visibilityOf(ctx, { ...user, workspaceId: ctx.scope.workspaceId }, events));
  return (user, eventId) => {
    const event = byId.get(eventId);
    return event !== undefined && (byAudience.get(keyOf(user))?.(user.id, event) ?? false);
  };
}

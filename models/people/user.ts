import sql from 'sql-template-tag';
import type { Decimal } from '../../domain/money.js';
import type { OwnNotificationSettings } from '../../domain/notifications/notification-settings.js';
import type { Permission, Role } from '../../domain/people/policy.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { scoped, select, type ScopedModel } from '../select.js';
import { everyone, whoReaches } from '../visibility.js';

/** A person on one side of a workspace. */
export class User extends WorkspaceModel {
  static override tableName = 'users';
  static override idPrefix = 'usr';
  static override jsonAttributes = ['permissions', 'notification_settings'];
  static override limitVisible = everyone;

  declare email: string;
  declare email_key: string;
  declare name: string;
  declare avatar_url: string | null;
  declare role: Role;
  declare title: string | null;
  declare department: string | null;
  declare phone: string | null;
  declare timezone: string | null;
  /** BCP 47; null follows the workspace. */
  declare locale: string | null;
  declare status: 'active' | 'invited' | 'deactivated';
  declare hours_per_week: number;
  declare billable_target: number;
  declare cost_rate: Decimal | null;
  declare bill_rate: Decimal | null;
  /** Permissions that differ from the defaults of the role. */
  declare permissions: Partial<Record<Permission, boolean>> | null;
  /** How they receive notifications, where that differs from what the role starts with. */
  declare notification_settings: OwnNotificationSettings | null;
  declare password_hash: string | null;
  declare last_active_at: Date | null;
  declare invitation_sent_at: Date | null;
  declare invitation_expires_at: Date | null;
  declare deactivated_at: Date | null;
}

/** The users whose time the reader may see (docs/decisions/permissions.md). */
export const ReachedUser: ScopedModel = { tableName: User.tableName, limitVisible: whoReaches('id') };

/** Whether the reader may see the time of a user. */
export async function isReached(ctx: Ctx, userId: string): Promise<boolean> {
  if (!ReachedUser.limitVisible(ctx, 't')) return true;
  const rows = await select(
    ctx,
    sql`SELECT t.id FROM users t WHERE t.id = ${userId} AND ${scoped(ctx, ReachedUser, 't')}${ctx.isLocking ? sql` FOR UPDATE` : sql``}`,
  );
  return rows.length > 0;
}

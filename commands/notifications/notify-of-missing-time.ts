/** Notifies users who have logged less time last week than they work. */
import sql from 'sql-template-tag';
import { isTimeMissing } from '../../domain/notifications/missing-time.js';
import { addDays, startOfDay, today, weekOf, type DayRange } from '../../domain/time.js';
import { dec, toNumber, type Decimal } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import { select } from '../../models/select.js';
import { changing } from '../../models/workspace/test-side.js';
import { activeUsers } from './find-recipients.js';
import { insertNotifications } from './insert-notifications.js';
import { lockNotificationPlace } from '../../models/notifications/notification-place.js';
import { withoutExisting } from './existing-notifications.js';

/**
 * Daily job: notifies each active user, once for each week, if the last whole week lacks time of theirs. It runs on
 * Mondays and on the days after, so that nobody is left out if no worker ran on a Monday. Opens its own transaction, so
 * `ctx.db` must be in none.
 */
export const notifyOfMissingTime = (ctx: Ctx): Promise<void> => changing(ctx, notifyOfLastWeek);

async function notifyOfLastWeek(ctx: Ctx): Promise<void> {
  const { timezone } = ctx.workspace;
  const week = weekOf(addDays(today(ctx.now, timezone), -7));
  await lockNotificationPlace(ctx);
  const logged = await hoursOf(ctx, week);
  const users = (await activeUsers(ctx)).filter(
    ({ id, role, hours_per_week, created_at }) =>
      role !== 'viewer' &&
      created_at < startOfDay(week.from, timezone) &&
      isTimeMissing(logged.get(id) ?? dec(0), hours_per_week),
  );
  const notifications = users.map((user) => ({
    user,
    kind: 'time_missing' as const,
    source: `time_missing ${week.from}`,
    subject_type: 'user' as const,
    subject_id: user.id,
    details: { ...week, hours: toNumber(logged.get(user.id) ?? dec(0)), expected_hours: user.hours_per_week },
  }));
  await insertNotifications(ctx, await withoutExisting(ctx, notifications));
}

/** The hours that each user has logged in a range of days. */
async function hoursOf(ctx: Ctx, { from, to }: DayRange) {
  const rows = await select<{ user_id: string; hours: Decimal }>(
    ctx,
    sql`SELECT t.user_id, SUM(t.hours) AS hours FROM time_entries t
         WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.date BETWEEN ${from} AND ${to} GROUP BY t.user_id`,
  );
  return new Map(rows.map(({ user_id, hours }) => [user_id, dec(hours)]));
}

import { toNumber } from '../../domain/money.js';
import type { Ctx } from '../../models/context.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import { recordActivities } from '../tickets/record-activity.js';

/** Writes down on tickets that time was logged there; a timer that still runs has logged none. */
export function recordLoggedTime(ctx: Ctx, entries: readonly TimeEntry[]): Promise<void> {
  const logged = entries.flatMap(({ ticket_id, user_id, description, hours, running_user_id }) =>
    ticket_id === null || running_user_id !== null
      ? []
      : [
          {
            type: 'time_logged' as const,
            ticket_id,
            user_id,
            content: description,
            new_value: String(toNumber(hours)),
          },
        ],
  );
  return recordActivities(ctx, logged);
}

/** When digests are due. */
import { addDays, today, wallTime, weekday } from '../time.js';

export type DigestFrequency = 'daily' | 'weekly';

/** The local time at which digests are mailed. */
const morning = '08:00';

/** The next morning after an instant in a time zone; for a weekly digest, that of a Monday. */
export function nextDigestAt(after: Date, timezone: string, frequency: DigestFrequency): Date {
  for (let day = today(after, timezone); ; day = addDays(day, 1)) {
    const at = wallTime(day, morning, timezone);
    if (at > after && (frequency === 'daily' || weekday(day) === 1)) return at;
  }
}

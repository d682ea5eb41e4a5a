import { addDays, type Day } from '../time.js';

/** How many days before the due date the contacts are reminded; in order of time. */
const daysBefore = [3, 0] as const;

/** How many of the reminders of something due are behind it on a day. */
export const remindersBehind = (due: Day, today: Day): number =>
  daysBefore.filter((days) => addDays(due, -days) <= today).length;

/** The latest due date of which there may be something to remind on a day. */
export const latestToRemind = (today: Day): Day => addDays(today, daysBefore[0]);

/** How many reminders there are. */
export const reminderCount = daysBefore.length;

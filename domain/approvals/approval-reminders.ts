import { addDays, type Day } from '../time.js';

/** Days before the due date on which contacts are reminded, the earliest reminder first. */
const daysBefore = [3, 0] as const;

/** The number of reminders whose day has come, for an approval due on `due`. */
export const remindersDue = (due: Day, today: Day): number =>
  daysBefore.filter((days) => addDays(due, -days) <= today).length;

/** The latest due date for which a reminder can be sent today. */
export const latestToRemind = (today: Day): Day => addDays(today, daysBefore[0]);

/** The number of reminders for each approval. */
export const reminderCount = daysBefore.length;

import { testApi, type ApiClient } from './api.js';

/** The stopped test clock of a workspace. */
export interface StoppedClock {
  readonly now: Date;
  /** Moves the clock forward and returns its new time. */
  forward(minutes: number): Promise<Date>;
}

const monday = 1;
const daysAWeek = 7;

/**
 * Stops the clock of a test side at 09:00 UTC of the next Monday: what happens once a week must not make a result depend
 * on the day on which the test runs.
 */
export async function stopClock(owner: ApiClient): Promise<StoppedClock> {
  const start = new Date();
  start.setUTCDate(start.getUTCDate() + ((daysAWeek - start.getUTCDay()) % daysAWeek) + monday);
  start.setUTCHours(9, 0, 0, 0);
  let now = start;
  const set = async (to: Date): Promise<Date> => {
    await owner.call('advanceTestClock', { body: { to: to.toISOString() } });
    now = to;
    return to;
  };
  await set(start);
  return {
    get now() {
      return now;
    },
    forward: (minutes) => set(new Date(now.getTime() + minutes * 60_000)),
  };
}

/** Like `startAt`, at noon UTC of a day. */
export const startOn = (owner: ApiClient, day: string): Promise<void> => startAt(owner, `${day}T12:00:00Z`);

/**
 * Sets the clock of a new workspace and deletes its jobs, so that none of the days in between is processed. Moving the
 * clock over months takes long.
 */
export async function startAt(owner: ApiClient, instant: string): Promise<void> {
  const { db } = await testApi();
  await db('jobs').where({ workspace_id: owner.workspaceId }).delete();
  await db('workspaces')
    .where({ id: owner.workspaceId })
    .update({ clock_at: new Date(instant) });
}

import { testApi, type ApiClient } from './api.js';

/** The test clock of a workspace, standing still. */
export interface StoppedClock {
  readonly now: Date;
  /** Moves it on and answers where it stands then. */
  forward(minutes: number): Promise<Date>;
}

/** Stops the clock at nine in the morning of tomorrow, UTC. */
export async function stopClock(owner: ApiClient): Promise<StoppedClock> {
  const start = new Date();
  start.setUTCDate(start.getUTCDate() + 1);
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

/** As `startAt`, at noon, UTC, of a day. */
export const startOn = (owner: ApiClient, day: string): Promise<void> => startAt(owner, `${day}T12:00:00Z`);

/**
 * Puts the clock of a workspace in which nothing has happened yet at an instant, without going through the days before it: tests
 * that count months would spend their time there.
 */
export async function startAt(owner: ApiClient, instant: string): Promise<void> {
  const { db } = await testApi();
  await db('jobs').where({ workspace_id: owner.workspaceId }).delete();
  await db('workspaces')
    .where({ id: owner.workspaceId })
    .update({ clock_at: new Date(instant) });
}

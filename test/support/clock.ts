import type { ApiClient } from './api.js';

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

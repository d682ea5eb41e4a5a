import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { WakeUp } from './wake-up.js';

/** Shortest time between two looks, however often the lane is woken. */
const restMs = 50;
/** Longest time without a look: other processes leave work behind too, and things fall due. */
const patienceMs = 1_000;
/** After an error, such as a database that is away. */
const troubleMs = 2_000;

/** One kind of background work, done in a loop. */
export interface Lane {
  /** Looks for work soon. */
  wake(): void;
  /** Resolves when the work under way is done; no other is begun. */
  stop(): Promise<void>;
}

/** Does `step` over and over, without a wait as long as it says that it found work. */
export function startLane(name: string, step: () => Promise<boolean>, log: Pick<Logger, 'error'>): Lane {
  const wakeUp = new WakeUp();
  const state = { isStopping: false };
  const loop = async (): Promise<void> => {
    while (!state.isStopping) {
      const wait = await step().then(
        (foundWork) => (foundWork ? 0 : patienceMs),
        (error: unknown) => {
          log.error({ err: error, lane: name }, 'background work failed');
          return troubleMs;
        },
      );
      if (wait > 0) await Promise.all([wakeUp.wait(wait), pause(restMs)]);
    }
  };
  const ended = loop();
  return {
    wake: () => wakeUp.wake(),
    async stop() {
      state.isStopping = true;
      wakeUp.wake();
      await ended;
    },
  };
}

/** For work of which a piece may take long: so many pieces are done at once. */
const lanesAtOnce = 3;

/** As `startLane`, for several that take the same steps. */
export const startLanes = (name: string, step: () => Promise<boolean>, log: Pick<Logger, 'error'>): Lane[] =>
  Array.from({ length: lanesAtOnce }, () => startLane(name, step, log));

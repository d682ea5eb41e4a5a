import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { WakeUp } from './wake-up.js';

/**
 * Limits in milliseconds of the pause between two polls, which is as long as the last poll took, however often the loop
 * is woken. Work that arrives right after a poll waits only for a moment, and polling takes up at most half of the
 * time.
 */
const pauseMs = { min: 5, max: 20 };
/** Maximum milliseconds between polls: other processes queue work too, and work falls due. */
const maxIntervalMs = 1_000;
/** Milliseconds before the next poll after an error, such as an unavailable database. */
const errorBackoffMs = 2_000;

/** One kind of background work, done in a loop. */
export interface WorkerLoop {
  /** Requests a poll soon. */
  wake(): void;
  /** Resolves when the work in progress is finished; starts no more. */
  stop(): Promise<void>;
}

/** Repeats `step`, without waiting as long as it reports that it found work. */
export function startLoop(name: string, step: () => Promise<boolean>, log: Pick<Logger, 'error'>): WorkerLoop {
  const wakeUp = new WakeUp();
  const state = { isStopping: false };
  const loop = async (): Promise<void> => {
    while (!state.isStopping) {
      const begun = performance.now();
      const wait = await step().then(
        (foundWork) => (foundWork ? 0 : maxIntervalMs),
        (error: unknown) => {
          log.error({ err: error, loop: name }, 'background work failed');
          return errorBackoffMs;
        },
      );
      const rest = Math.min(Math.max(performance.now() - begun, pauseMs.min), pauseMs.max);
      if (wait > 0) await Promise.all([wakeUp.wait(wait), pause(rest)]);
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

/** For work of which a single piece may take long: how many pieces are done concurrently. */
const loopsAtOnce = 3;

/** Like `startLoop`, for several loops that take the same steps. */
export const startLoops = (name: string, step: () => Promise<boolean>, log: Pick<Logger, 'error'>): WorkerLoop[] =>
  Array.from({ length: loopsAtOnce }, () => startLoop(name, step, log));

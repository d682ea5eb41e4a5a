/** A timer that has run for more than ten hours was probably forgotten: it asks what really happened. */
import { lazy, Suspense, useState } from 'react';
import type { RunningTimer } from './intents.js';

const Question = lazy(async () =>
  import('./long-timer-question.js').then((module) => ({ default: module.LongTimerQuestion })),
);
const longSeconds = 10 * 60 * 60;

export function LongTimer({ timer, seconds }: { readonly timer: RunningTimer; readonly seconds: number }) {
  const [kept, setKept] = useState<string>();
  const { entryId, startedAt } = timer;
  if (seconds < longSeconds || entryId === undefined || kept === startedAt) return null;
  return (
    <Suspense>
      <Question entryId={entryId} timer={timer} seconds={seconds} onKeep={() => setKept(startedAt)} />
    </Suspense>
  );
}

/** Asks about a timer that has run for more than ten hours: the user probably forgot it. */
import { useState } from 'react';
import type { RunningTimer } from './intents.js';
import { lazyPart, Part } from '../ui/part.js';

export const LazyLongTimerQuestion = lazyPart(async () =>
  import('./long-timer-question.js').then((module) => module.LongTimerQuestion),
);
const longSeconds = 10 * 60 * 60;

export function LongTimer({ timer, seconds }: { readonly timer: RunningTimer; readonly seconds: number }) {
  const [confirmedStart, setConfirmedStart] = useState<string>();
  const { entryId, startedAt } = timer;
  if (seconds < longSeconds || entryId === undefined || confirmedStart === startedAt) return null;
  const keep = (): void => setConfirmedStart(startedAt);
  return (
    <Part onClose={keep}>
      <LazyLongTimerQuestion entryId={entryId} timer={timer} seconds={seconds} onKeep={keep} />
    </Part>
  );
}

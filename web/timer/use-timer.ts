/**
 * The user's one timer, the same in every tab, with and without a connection. It works as an outbox:
 * 1. `start` and `stop` append an intent, with its instant and an idempotency key, to localStorage (stored-intents.ts).
 *    Neither waits for the server.
 * 2. `useTimer` shows the timer of the last response with all stored intents applied to it (`timerAfter`, intents.ts).
 * 3. `useTimerSync` sends the intents in order (send-intents.ts): at once, every ten seconds, and when the
 *    connection is back. Several tabs may send the same intent; because of its key the server does it once.
 * 4. An intent is removed when it has been sent and the timer read again. If the server refuses a start, it becomes
 *    `unsaved` time with the reason, and the user logs it by hand or discards it (unsaved-time.tsx).
 */
import type { TimeEntrySummary } from 'docket-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { retryRegularly } from '../api/browser-store.js';
import { invalidateAfter } from '../api/change.js';
import { newIdempotencyKey } from '../api/idempotency-key.js';
import { useSession } from '../api/session.js';
import { signInIfNeeded } from '../api/sign-in.js';
import { useClock } from '../api/workspace-clock.js';
import { listRunningTimersOptions } from '../generated/queries.js';
import { timerAfter, type RunningTimer, type Unsaved, type Work } from './intents.js';
import { StoredIntents } from './stored-intents.js';
import { sendIntents } from './send-intents.js';

export interface Timer {
  readonly running: RunningTimer | undefined;
  /** Whether the server does not know of the last start or stop yet. */
  readonly isUnsent: boolean;
  /** Time that the server refused, to be logged by hand. */
  readonly unsaved: readonly Unsaved[];
  /** Starts a timer on this work; the running one stops. */
  readonly start: (work: Work) => void;
  readonly stop: () => void;
  /** Drops time that the server refused. */
  readonly forget: (unsaved: Unsaved) => void;
}

const byUser = new Map<string, StoredIntents>();

function storedOf(userId: string): StoredIntents {
  const stored = byUser.get(userId) ?? new StoredIntents(userId);
  byUser.set(userId, stored);
  return stored;
}

export function useTimer(): Timer {
  const { user } = useSession();
  const clock = useClock();
  const stored = storedOf(user.id);
  const { intents, unsaved } = useSyncExternalStore(stored.subscribe, stored.read);
  const { data } = useQuery({
    ...listRunningTimersOptions({ user_id: user.id }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const [known] = data?.data ?? [];
  const note = (intent: { kind: 'start'; work: Work } | { kind: 'stop' }): void =>
    stored.write((before) => ({
      ...before,
      intents: [...before.intents, { ...intent, key: newIdempotencyKey(), at: new Date(clock()).toISOString() }],
    }));
  return {
    running: timerAfter(known && timerOf(known), intents),
    isUnsent: intents.length > 0,
    unsaved,
    start: (work) => note({ kind: 'start', work }),
    stop: () => note({ kind: 'stop' }),
    forget: ({ key }) =>
      stored.write((before) => ({ ...before, unsaved: before.unsaved.filter((one) => one.key !== key) })),
  };
}

const timerOf = ({ id, timer, project_title, client_name, ...entry }: TimeEntrySummary): RunningTimer | undefined =>
  timer.started_at === null
    ? undefined
    : {
        entryId: id,
        startedAt: timer.started_at,
        work: { ...entry, title: project_title ?? client_name ?? undefined },
      };

/** Sends stored intents whenever there is a connection. Mounted once, in the shell. */
export function useTimerSync(): void {
  const { user } = useSession();
  const client = useQueryClient();
  const stored = storedOf(user.id);
  const { intents } = useSyncExternalStore(stored.subscribe, stored.read);
  const [next] = intents;
  useEffect(() => {
    if (!next) return undefined;
    let isOver = false;
    const send = async (): Promise<void> => {
      try {
        await sendIntents(stored, () => invalidateAfter(client, 'startTimer'));
      } catch (error) {
        if (!isOver) signInIfNeeded(error);
      }
    };
    void send();
    const stopRetrying = retryRegularly(() => void send());
    return () => {
      isOver = true;
      stopRetrying();
    };
  }, [client, stored, next]);
}

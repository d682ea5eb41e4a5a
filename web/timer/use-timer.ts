/** The one timer of the user, the same in every tab and window, with and without a connection. */
import type { TimeEntrySummary } from 'docket-sdk';
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { readAgainAfter } from '../api/change.js';
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
  /** What the server refused, to be logged by hand. */
  readonly unsaved: readonly Unsaved[];
  /** Starts on this, and stops what runs. */
  readonly start: (work: Work) => void;
  readonly stop: () => void;
  /** Forgets what the server refused. */
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
      intents: [...before.intents, { ...intent, key: newKey(), at: new Date(clock()).toISOString() }],
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

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('');

const timerOf = ({ id, timer, project_title, client_name, ...entry }: TimeEntrySummary): RunningTimer | undefined =>
  timer.started_at === null
    ? undefined
    : {
        entryId: id,
        startedAt: timer.started_at,
        work: { ...entry, title: project_title ?? client_name ?? undefined },
      };

const retryMs = 10_000;

/** Sends what the server does not know yet, whenever there is a connection; for one place on every screen. */
export function useSendingOfTimer(): void {
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
        await sendIntents(stored, () => readAgainAfter(client, 'startTimer'));
      } catch (error) {
        if (!isOver) signInIfNeeded(error);
      }
    };
    void send();
    const timer = setInterval(() => void send(), retryMs);
    const unsubscribe = onlineManager.subscribe((isOnline) => isOnline && void send());
    return () => {
      isOver = true;
      clearInterval(timer);
      unsubscribe();
    };
  }, [client, stored, next]);
}

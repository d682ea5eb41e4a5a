/** Connects the outbox of typed hours with the API and with React. */
import { ConnectionError, NotFoundError, PreconditionFailedError, TimeoutError, type TimeEntry } from 'docket-sdk';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { invalidateAfter } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf, withEtag } from '../../api/etags.js';
import { newIdempotencyKey } from '../../api/idempotency-key.js';
import { errorText } from '../../ui/text/problems.js';
import { useSession } from '../../api/session.js';
import { signInIfNeeded } from '../../api/sign-in.js';
import { writeHours } from '../../ui/text/hours-text.js';
import type { CellCalls, Stored } from './cell-write.js';
import { TypedHours, type Words } from './typed-hours.js';
import { t } from '../../messages/text.js';

const stored = (entry: TimeEntry): Stored => ({ entry, etag: etagOf(entry) });

const calls: CellCalls = {
  create: async ({ userId, day, ids }, { key, ...text }) =>
    stored(
      await withEtag(
        docket.timeEntries.create({ ...ids, user_id: userId, date: day, ...text }, { idempotencyKey: key }),
      ),
    ),
  read: async (id) => {
    try {
      return stored(await withEtag(docket.timeEntries.get(id)));
    } catch (error) {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }
  },
  update: async ({ entry, etag }, text) =>
    stored(await withEtag(docket.timeEntries.update(entry.id, text, { ifMatch: etag }))),
  remove: ({ entry, etag }) => docket.timeEntries.delete(entry.id, { ifMatch: etag }),
  newKey: newIdempotencyKey,
  isOutdated: (error) => error instanceof PreconditionFailedError || error instanceof NotFoundError,
};

const words: Words = {
  of: (error) => {
    signInIfNeeded(error);
    return errorText(error);
  },
  isOffline: (error) => error instanceof ConnectionError || error instanceof TimeoutError,
  changed: (hours) =>
    hours === null
      ? t('shell.someoneDeletedThisEntryMeanwhile')
      : t('shell.someoneChangedThisToMeanwhile', { hours: writeHours(hours) }),
};

const byUser = new Map<string, TypedHours>();

function typedHoursOf(userId: string, client: QueryClient): TypedHours {
  const known =
    byUser.get(userId) ??
    new TypedHours(userId, calls, words, () => {
      void invalidateAfter(client, 'createTimeEntry');
    });
  byUser.set(userId, known);
  return known;
}

/** Sends hours that an earlier page left behind. Mounted once, in the shell. */
export function useHoursSync(): void {
  const { user } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    typedHoursOf(user.id, client);
  }, [user.id, client]);
}

/** Typed hours that are not confirmed yet, by cell; all screens share them. */
export function useTypedHours() {
  const { user } = useSession();
  const client = useQueryClient();
  const hours = typedHoursOf(user.id, client);
  return { hours, typed: useSyncExternalStore(hours.subscribe, hours.read) };
}

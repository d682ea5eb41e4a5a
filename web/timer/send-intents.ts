/** Sends the stored starts and stops of the timer to the server, in order and each once. */
import { ApiError, type TimeEntry } from 'docket-sdk';
import { docket } from '../api/docket.js';
import { errorText } from '../ui/text/problems.js';
import { dropRefused, type Intent } from './intents.js';
import type { StoredIntents } from './stored-intents.js';

/**
 * Sends until no intent is left. If the server cannot be reached, throws the error and leaves the rest stored. An
 * intent is removed only after `refetchNow` has refreshed the screen, so that the timer does not jump back in between.
 */
export async function sendIntents(stored: StoredIntents, refetchNow: () => Promise<unknown>): Promise<void> {
  for (let [next] = stored.read().intents; next; [next] = stored.read().intents)
    await sendOne(stored, next, refetchNow);
}

async function sendOne(stored: StoredIntents, intent: Intent, refetchNow: () => Promise<unknown>): Promise<void> {
  try {
    await send(intent);
    await refetchNow();
    stored.write(({ intents, unsaved }) => ({ intents: intents.filter(({ key }) => key !== intent.key), unsaved }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    stored.write((before) => {
      const { intents, unsaved } = dropRefused(before.intents, intent, errorText(error));
      return { intents, unsaved: unsaved ? [...before.unsaved, unsaved] : before.unsaved };
    });
  }
}

function send(intent: Intent): PromiseLike<TimeEntry> {
  const options = { idempotencyKey: intent.key };
  if (intent.kind === 'stop') return docket.timers.stopRunning({ stopped_at: intent.at }, options);
  const { title: _title, ...work } = intent.work;
  return docket.timers.start({ ...work, started_at: intent.at }, options);
}

const transientCodes: ReadonlySet<unknown> = new Set([
  'unauthorized',
  'rate_limit_exceeded',
  'idempotency_in_progress',
]);

/** Whether the server would refuse the same request again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !transientCodes.has(error.code);

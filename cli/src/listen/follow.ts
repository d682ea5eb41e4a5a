/** Follows the events of a workspace: each once, in the order of the commits, none left out while it runs. */
import { setTimeout as pause } from 'node:timers/promises';
import { listen as listenToChanges } from '../../../sdk/src/changes.js';
import { ApiError, ConnectionError, InvalidRequestError, TimeoutError } from '../../../sdk/src/errors.js';
import { Api, transportTo, type Credentials } from '../connection.js';

/** An event as `GET /v1/events` returns it. */
export interface DocketEventData {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly workspace_id: string;
  readonly resource_id: string;
  readonly data: object;
  readonly context: object;
}

export interface Follower {
  /** The events from now on will come. */
  onReady(): Promise<void>;
  onEvent(event: DocketEventData): Promise<void>;
  /** Something that the person at the terminal should know. */
  onRemark(text: string): void;
}

/** Events about which the stream says nothing, such as those of other users' notifications, come within this time. */
const longestWaitMs = 10_000;
/** Between attempts to reach the service. */
const retryMs = 1_000;
/** Between looks at a workspace that has no event yet, whose stream cannot be resumed after one. */
const firstLookMs = 1_000;

/**
 * Goes on until the signal aborts, and throws its reason then. The list of events says what happened; the stream of changes says
 * when to read it. Both resume where they were after the service was away.
 */
export async function followEvents(own: Credentials, signal: AbortSignal, follower: Follower): Promise<void> {
  const api = new Api(own);
  let position = await newestId(api);
  const bell = new Bell();
  const ending = new AbortController();
  const both = AbortSignal.any([signal, ending.signal]);
  const ringing = ringOnChanges(own, position, both, bell);
  try {
    await follower.onReady();
    for (let isAway = false; ;) {
      try {
        for await (const event of eventsAfter(api, position)) {
          signal.throwIfAborted();
          await follower.onEvent(event);
          position = event.id;
        }
        if (isAway) follower.onRemark('Docket is back.');
        isAway = false;
        await bell.wait(position === undefined ? firstLookMs : longestWaitMs, both);
      } catch (error) {
        signal.throwIfAborted();
        if (isTemporary(error)) {
          if (!isAway) follower.onRemark(`Docket cannot be reached: ${messageOf(error)}. Trying again …`);
          isAway = true;
          await pause(retryMs, undefined, { signal });
        } else if (error instanceof InvalidRequestError && error.field === 'after') {
          follower.onRemark(
            'The position in the list of events is gone, because the test side was reset: going on from now.',
          );
          position = await newestId(api);
        } else throw error;
      }
    }
  } finally {
    ending.abort();
    await ringing;
  }
}

const isTemporary = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function newestId(api: Api): Promise<string | undefined> {
  const { data } = await api.list({ method: 'GET', path: '/v1/events', query: { per_page: 1, fields: 'id' } });
  return (data as { id: string }[])[0]?.id;
}

/** The events after a position; without one, all there are. */
async function* eventsAfter(api: Api, position: string | undefined): AsyncGenerator<DocketEventData, void, undefined> {
  if (position !== undefined) {
    const query = { after: position, per_page: 100 };
    yield* api.list({ method: 'GET', path: '/v1/events', query }) as AsyncIterable<DocketEventData>;
    return;
  }
  const all: DocketEventData[] = [];
  const list = api.list({ method: 'GET', path: '/v1/events', query: { per_page: 100 } });
  for await (const event of list as AsyncIterable<DocketEventData>) all.push(event);
  yield* all.toReversed();
}

/** Rings at each change that the stream reports, until the signal aborts or the key is refused: then the list says why. */
async function ringOnChanges(
  own: Credentials,
  lastEventId: string | undefined,
  signal: AbortSignal,
  bell: Bell,
): Promise<void> {
  try {
    const changes = listenToChanges(transportTo(own), { lastEventId, signal });
    while (!(await changes.next()).done) bell.ring();
  } catch {
    bell.ring();
  }
}

/** Wakes the one who waits; a ring while nobody waits counts for the next wait. */
class Bell {
  #hasRung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#hasRung = true;
    this.#wake?.();
  }

  /** Until it rings, but no longer than `ms`. Throws the reason of the signal. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const rung = new Promise<void>((resolve) => (this.#wake = resolve));
    const waited = pause(ms, undefined, { signal: AbortSignal.any([signal, over.signal]) }).catch(() => undefined);
    if (!this.#hasRung) await Promise.race([rung, waited]);
    over.abort();
    this.#hasRung = false;
    signal.throwIfAborted();
  }
}

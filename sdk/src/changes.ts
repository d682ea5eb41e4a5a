import { ConnectionError } from './errors.js';
import type { Change } from './generated/types.js';
import type { Connection } from './files.js';
import type { RequestOptions } from './options.js';
import { delayBeforeRetry, pause } from './retry.js';
import { messagesIn, type Message } from './messages.js';
import type { Transport } from './transport.js';

/** The options of `docket.changes`. */
export interface ChangesOptions extends Pick<RequestOptions, 'signal' | 'headers'> {
  /** The `id` of the last change that you have processed: the stream begins with the changes after it. By default it begins now. */
  readonly lastEventId?: string | undefined;
  /** After this many milliseconds of silence, the stream is considered dead and another one is opened; 45,000 by default. */
  readonly silenceMs?: number | undefined;
}

/** A change, or a notice that changes may have been missed: then read everything again. `id` is the position to resume from. */
export type ChangeNotice =
  | ({ readonly id: string } & Readonly<Change>)
  | { readonly id: string; readonly type: 'reset'; readonly resource_id: undefined };

/** The service sends a heartbeat every 15 seconds. */
const defaultSilenceMs = 45_000;

/**
 * Listens until the caller stops iterating or the signal aborts, and resumes after the last change whenever the stream
 * is cut. Throws the error with which the service refuses, or the reason of the signal.
 */
export async function* listen(
  transport: Transport,
  { signal, headers, lastEventId, silenceMs = defaultSilenceMs }: ChangesOptions,
): AsyncGenerator<ChangeNotice, void, undefined> {
  let lastId = lastEventId;
  for (let failures = 0; ;) {
    let trouble: unknown = new ConnectionError('The stream of changes has ended');
    try {
      for await (const message of open(transport, { signal, headers, lastEventId: lastId }, silenceMs)) {
        failures = 0;
        lastId = message.id;
        const notice = noticeOf(message);
        if (notice) yield notice;
      }
    } catch (error) {
      trouble = error;
    }
    if (signal?.aborted === true) throw signal.reason;
    failures += 1;
    const delay = delayBeforeRetry(trouble, failures, true);
    if (delay === undefined) throw trouble;
    await pause(delay, signal);
  }
}

function noticeOf({ id, event, data }: Message): ChangeNotice | undefined {
  if (event === 'reset') return { id, type: 'reset', resource_id: undefined };
  return data === '' ? undefined : { id, ...(JSON.parse(data) as Change) };
}

/** One stream, until it ends or falls silent. */
async function* open(
  transport: Transport,
  { signal, headers, lastEventId }: ChangesOptions,
  silenceMs: number,
): AsyncGenerator<Message, void, undefined> {
  const call = { method: 'GET', path: '/v1/changes' } as const;
  const resuming: Record<string, string> = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId };
  const { data } = await transport.send<readonly [Response, Connection]>(
    call,
    { signal, maxRetries: 0, headers: { Accept: 'text/event-stream', ...headers, ...resuming } },
    (...answer) => answer,
  );
  const [{ body }, connection] = data;
  if (!body) return;
  try {
    yield* messagesIn(body, silenceMs);
  } catch (error) {
    throw new ConnectionError('The stream of changes was cut', { cause: error });
  } finally {
    connection.end();
  }
}

/**
 * `GET /v1/changes`: streams of server-sent events, one for each event that the user may see
 * (docs/decisions/changes.md).
 *
 * 1. `open` counts the stream (admissions.ts), finds its place in the order of events, and takes it into the room of
 *    its workspace. A stream that resumes from an earlier event first catches up by its own reads (`Room.catchUp`).
 * 2. One loop per process (`#run`) looks, by one statement, at all workspaces with streams: every 100 ms for what other
 *    processes commit, and after each write of this process (`wake`). A room with news reads it once for all its
 *    up-to-date streams (`Room.advance`), finds out once per audience who may see which event, and writes to the
 *    streams (stream-client.ts).
 * 3. A timer (`#tick`, every 500 ms) sends heartbeats, cuts clients that do not keep up, and ends streams whose user
 *    has lost access or sees other things than before (access-fingerprint.ts).
 *
 * The loop and the streams that catch up share four slots for reading events, workspaces in turns. A slow client delays
 * no other: what it has not read waits in its socket.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { ApiError, notFound } from '../../domain/errors.js';
import { FairShare } from '../../domain/fair-share.js';
import { batchesOf } from '../../database/batches.js';
import type { Db } from '../../database/db.js';
import { readStreamStates, resumeAfter, type StreamState } from '../../queries/events/changes.js';
import type { Settings } from '../../settings/settings.js';
import { WakeUp } from '../../workers/wake-up.js';
import type { Identity } from '../identity/auth.js';
import { sharedLookup } from '../identity/shared-lookup.js';
import { networkOf } from '../limits/address.js';
import { Admissions } from './admissions.js';
import { StreamClient, type BacklogLimits } from './stream-client.js';
import { Room } from './room.js';
import { credentialOf, accessFingerprintsNow } from './access-fingerprint.js';

/** All in milliseconds, except `maxBytes`. */
export interface FeedPace extends Omit<BacklogLimits, 'onSlow'> {
  /** Between two looks at all workspaces, for what other processes have committed. */
  readonly pollMs: number;
  /** Shortest time between two looks, however often the loop is woken. */
  readonly minIntervalMs: number;
  /** Between two heartbeats of a stream. */
  readonly heartbeatMs: number;
  /** Between two checks of access and of slow clients. */
  readonly checkMs: number;
}

const defaultPace: FeedPace = {
  pollMs: 100,
  minIntervalMs: 10,
  heartbeatMs: 15_000,
  checkMs: 500,
  maxBytes: 64 * 1024,
  stallMs: 10_000,
};

/**
 * Concurrent reads for rooms and for streams that catch up: few, so that requests find free connections to the
 * database.
 */
const maxReads = 4;
const idleMs = 60_000;
const errorBackoffMs = 1_000;

/** Metrics of streams. */
interface StreamMetrics {
  watchStreams(open: () => number): void;
  slowReader(): void;
}

export interface FeedParts {
  readonly db: Db;
  readonly settings: Settings;
  readonly log: Pick<Logger, 'error'>;
  readonly metrics: StreamMetrics;
}

/** The room of a stream, and the tick from which its heartbeats are counted. */
interface OpenStream {
  readonly room: Room;
  readonly turn: number;
}

export class ChangeFeed {
  readonly #parts: FeedParts;
  readonly #pace: FeedPace & BacklogLimits;
  readonly #rooms = new Map<string, Room>();
  readonly #readers = new Map<StreamClient, OpenStream>();
  readonly #woken = new Set<string>();
  readonly #wakeUp = new WakeUp();
  readonly #admissions: Admissions;
  readonly #look: (workspaceId: string) => Promise<StreamState | undefined>;
  readonly #readSlots = new FairShare((_, taken) => (taken < maxReads ? maxReads : 0));
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #isChecking = false;
  #isStopping = false;
  readonly #ended: Promise<void>;

  constructor(parts: FeedParts, pace: Partial<FeedPace> = {}) {
    this.#parts = parts;
    const { metrics } = parts;
    this.#pace = { ...defaultPace, ...pace, onSlow: () => metrics.slowReader() };
    metrics.watchStreams(() => this.#readers.size);
    this.#admissions = new Admissions(parts.settings);
    this.#look = sharedLookup((ids) => readStreamStates(parts, ids));
    this.#ended = this.#run();
  }

  /** Makes the loop look at a workspace at once, after this process has committed a write in it. */
  wake(workspaceId: string): void {
    if (!this.#rooms.has(workspaceId)) return;
    this.#woken.add(workspaceId);
    this.#wakeUp.wake();
  }

  /**
   * Answers a request with a stream that resumes after its `Last-Event-ID`, or else after `after`; with neither, it
   * starts now. Throws `rate_limit_exceeded` if the user or the address has too many open streams.
   */
  async open(koa: Context, identity: Identity, after: string | undefined): Promise<void> {
    if (this.#isStopping)
      throw new ApiError('unavailable', 'This server is stopping: connect again', { retryAfter: 1 });
    const { db, settings } = this.#parts;
    const { workspaceId, userId } = identity.scope;
    const { res } = koa;
    if (koa.method === 'HEAD' || res.closed) return begin(koa, '');
    const release = this.#admissions.enter(userId, networkOf(koa.ip));
    const room = this.#enter(workspaceId);
    // The response closes in every case, also after an error below.
    res.once('close', () => {
      release();
      this.#exit(room);
    });
    const from = koa.get('last-event-id') || after;
    const resumption = from === undefined ? undefined : await resumeAfter({ db }, workspaceId, from);
    const look = await this.#look(workspaceId);
    if (!look) throw notFound();
    await room.advance(look);
    if (res.closed) return;
    const reader = new StreamClient(res, identity, credentialOf(koa, identity, settings), this.#pace);
    begin(koa);
    this.#seat(reader, room);
    if (from === undefined) reader.sendStart(room.place.id);
    else if (resumption === undefined) reader.reset(room.place.id);
    else reader.sendStart(from);
    if (resumption === undefined) room.join(reader);
    else room.catchUp(reader, resumption).catch((error: unknown) => this.#fail(error, reader));
  }

  /** Ends all streams. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const reader of this.#readers.keys()) reader.end();
    this.#wakeUp.wake();
    await this.#ended;
  }

  #enter(workspaceId: string): Room {
    const room = this.#rooms.get(workspaceId) ?? new Room(this.#parts, this.#readSlots, workspaceId);
    this.#rooms.set(workspaceId, room);
    room.members += 1;
    this.#wakeUp.wake();
    return room;
  }

  #exit(room: Room): void {
    room.members -= 1;
    if (room.members === 0) this.#rooms.delete(room.workspaceId);
  }

  #seat(reader: StreamClient, room: Room): void {
    this.#readers.set(reader, { room, turn: this.#ticks });
    this.#timer ??= setInterval(() => this.#tick(), this.#pace.checkMs);
    reader.onClose(() => {
      room.leave(reader);
      this.#readers.delete(reader);
      if (this.#readers.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
  }

  async #run(): Promise<void> {
    let polledAt = -Infinity;
    while (!this.#isStopping) {
      const now = performance.now();
      const isPoll = now - polledAt >= this.#pace.pollMs;
      const rooms = [...this.#rooms.values()].filter(({ workspaceId }) => isPoll || this.#woken.has(workspaceId));
      this.#woken.clear();
      if (isPoll) polledAt = now;
      const hasAnswered = await this.#lookInto(rooms);
      const wait = this.#rooms.size === 0 ? idleMs : hasAnswered ? this.#pace.pollMs : errorBackoffMs;
      if (!this.#isStopping) await Promise.all([this.#wakeUp.wait(wait), pause(this.#pace.minIntervalMs)]);
    }
  }

  /** Looks at the rooms and starts to send what is new; false if the database has not answered. */
  async #lookInto(rooms: readonly Room[]): Promise<boolean> {
    try {
      for (const some of batchesOf(rooms)) {
        const looks = await readStreamStates(
          this.#parts,
          some.map(({ workspaceId }) => workspaceId),
        );
        for (const room of some) this.#tellNews(room, looks.get(room.workspaceId));
      }
      return true;
    } catch (error) {
      this.#parts.log.error({ err: error }, 'looking for changes failed');
      return false;
    }
  }

  #tellNews(room: Room, look: StreamState | undefined): void {
    if (look === undefined || !room.isNews(look)) return;
    if (room.isBusy) this.#woken.add(room.workspaceId);
    else this.#readSlots.run(room.workspaceId, () => room.advance(look)).catch((error: unknown) => this.#fail(error));
  }

  #fail(error: unknown, reader?: StreamClient): void {
    // During `stop`, a read in progress may find the database closed; its streams have ended.
    if (!this.#isStopping) this.#parts.log.error({ err: error }, 'telling changes failed');
    reader?.cut();
  }

  #tick(): void {
    this.#ticks += 1;
    const turns = Math.max(1, Math.round(this.#pace.heartbeatMs / this.#pace.checkMs));
    const now = performance.now();
    for (const [reader, { turn }] of this.#readers) {
      if ((this.#ticks - turn) % turns === 0) reader.sendHeartbeat();
      reader.checkPace(now);
    }
    if (this.#isChecking || this.#isStopping) return;
    this.#isChecking = true;
    this.#endOthers()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => (this.#isChecking = false));
  }

  /** Ends streams whose credential does not work any more, or whose user now sees something else. */
  async #endOthers(): Promise<void> {
    const readers = [...this.#readers.keys()];
    const accessFingerprints = await accessFingerprintsNow(
      this.#parts.db,
      readers.map(({ credential }) => credential),
    );
    for (const reader of readers)
      if (accessFingerprints.get(reader.credential.name) !== reader.accessFingerprint) reader.end();
  }
}

/**
 * Sets the headers of a stream. With a body, that is the whole response; without one, the caller writes to `koa.res`.
 */
function begin(koa: Context, body?: string): void {
  koa.status = 200;
  koa.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    'X-Content-Type-Options': 'nosniff',
  });
  if (body === undefined) koa.respond = false;
  else koa.body = body;
}

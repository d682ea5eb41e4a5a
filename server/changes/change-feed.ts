/**
 * Streams of changes (docs/decisions/changes.md): one loop of the process looks for new events in all workspaces that have readers,
 * and tells these. What this process commits wakes it; what others do it finds by looking often.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { ApiError, notFound } from '../../domain/errors.js';
import { FairShare } from '../../domain/fair-share.js';
import { batchesOf } from '../../database/batches.js';
import type { Db } from '../../database/db.js';
import { lookAt, resumeAfter, type Look } from '../../queries/events/changes.js';
import type { Settings } from '../../settings/settings.js';
import { WakeUp } from '../../workers/wake-up.js';
import type { Identity } from '../identity/auth.js';
import { sharedLookup } from '../identity/shared-lookup.js';
import { networkOf } from '../limits/address.js';
import { Admissions } from './admissions.js';
import { StreamClient, type Slack } from './reader.js';
import { Room } from './room.js';
import { credentialOf, accessFingerprintsNow } from './access-fingerprint.js';

/** Milliseconds, but for `maxBytes`. */
export interface FeedPace extends Omit<Slack, 'onSlow'> {
  /** Between two looks for what other processes have committed. */
  readonly pollMs: number;
  /** Between two looks at least. */
  readonly minIntervalMs: number;
  /** Between two signs of life. */
  readonly beatMs: number;
  /** Between two looks whether those who listen still may. */
  readonly checkMs: number;
}

const usual: FeedPace = {
  pollMs: 100,
  minIntervalMs: 10,
  beatMs: 15_000,
  checkMs: 500,
  maxBytes: 64 * 1024,
  stallMs: 10_000,
};

/** How many workspaces and readers catching up are read for at once, so that database connections are left for others. */
const maxReads = 4;
const idleMs = 60_000;
const errorBackoffMs = 1_000;

/** What is counted of streams. */
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

/** Where a reader is, and its turn among the signs of life. */
interface Seat {
  readonly room: Room;
  readonly turn: number;
}

export class ChangeFeed {
  readonly #parts: FeedParts;
  readonly #pace: FeedPace & Slack;
  readonly #rooms = new Map<string, Room>();
  readonly #readers = new Map<StreamClient, Seat>();
  readonly #woken = new Set<string>();
  readonly #wakeUp = new WakeUp();
  readonly #admissions: Admissions;
  readonly #look: (workspaceId: string) => Promise<Look | undefined>;
  readonly #readSlots = new FairShare((_, taken) => (taken < maxReads ? maxReads : 0));
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #isChecking = false;
  #isStopping = false;
  readonly #ended: Promise<void>;

  constructor(parts: FeedParts, pace: Partial<FeedPace> = {}) {
    this.#parts = parts;
    const { metrics } = parts;
    this.#pace = { ...usual, ...pace, onSlow: () => metrics.slowReader() };
    metrics.watchStreams(() => this.#readers.size);
    this.#admissions = new Admissions(parts.settings);
    this.#look = sharedLookup((ids) => lookAt(parts, ids));
    this.#ended = this.#run();
  }

  /** Says that something in a workspace may have changed. */
  wake(workspaceId: string): void {
    if (!this.#rooms.has(workspaceId)) return;
    this.#woken.add(workspaceId);
    this.#wakeUp.wake();
  }

  /** Answers a request with a stream, from `after` or the `Last-Event-ID` of the request on. */
  async open(koa: Context, identity: Identity, after: string | undefined): Promise<void> {
    if (this.#isStopping) throw new ApiError('unavailable', 'This server is ending: connect again', { retryAfter: 1 });
    const { db, settings } = this.#parts;
    const { workspaceId, userId } = identity.scope;
    const { res } = koa;
    if (koa.method === 'HEAD' || res.closed) return begin(koa, '');
    const release = this.#admissions.enter(userId, networkOf(koa.ip));
    const room = this.#enter(workspaceId);
    // Also after a refusal.
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
    if (from === undefined) reader.greet(room.place.id);
    else if (resumption === undefined) reader.reset(room.place.id);
    else reader.greet(from);
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
    reader.closed(() => {
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
      const isWell = await this.#lookInto(rooms);
      const wait = this.#rooms.size === 0 ? idleMs : isWell ? this.#pace.pollMs : errorBackoffMs;
      if (!this.#isStopping) await Promise.all([this.#wakeUp.wait(wait), pause(this.#pace.minIntervalMs)]);
    }
  }

  /** Whether the database has answered. */
  async #lookInto(rooms: readonly Room[]): Promise<boolean> {
    try {
      for (const some of batchesOf(rooms)) {
        const looks = await lookAt(
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

  #tellNews(room: Room, look: Look | undefined): void {
    if (look === undefined || !room.isNews(look)) return;
    if (room.isBusy) this.#woken.add(room.workspaceId);
    else this.#readSlots.run(room.workspaceId, () => room.advance(look)).catch((error: unknown) => this.#fail(error));
  }

  #fail(error: unknown, reader?: StreamClient): void {
    // What is under way when the server ends may find the database closed; nobody listens any more.
    if (!this.#isStopping) this.#parts.log.error({ err: error }, 'telling changes failed');
    reader?.cut();
  }

  #tick(): void {
    this.#ticks += 1;
    const turns = Math.max(1, Math.round(this.#pace.beatMs / this.#pace.checkMs));
    const now = performance.now();
    for (const [reader, { turn }] of this.#readers) {
      if ((this.#ticks - turn) % turns === 0) reader.beat();
      reader.checkPace(now);
    }
    if (this.#isChecking || this.#isStopping) return;
    this.#isChecking = true;
    this.#endOthers()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => (this.#isChecking = false));
  }

  /** Ends the streams of those who may not listen any more, or not to the same. */
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

/** Begins a stream; with a body, the answer is that. */
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

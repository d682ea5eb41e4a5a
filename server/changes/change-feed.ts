/**
 * `GET /v1/changes`: streams of server-sent events, one for each event that the user may see
 * (docs/decisions/changes.md).
 *
 * 1. `open` counts the stream (admissions.ts), finds its place in the order of events, and takes it into the channel of
 *    its workspace. A stream that resumes from an earlier event first catches up by its own reads (`WorkspaceChannel.catchUp`).
 * 2. One loop per process (`#run`) looks, by one statement, at all workspaces with streams: every 100 ms for what other
 *    processes commit, and after each write of this process (`wake`). A channel with news reads it once for all its
 *    up-to-date streams (`WorkspaceChannel.advance`), finds out once per audience who may see which event, and writes to the
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
import { limitsOf, liveIdOf } from '../../models/workspace/limits.js';
import { readStreamStates, resumeAfter, type StreamState } from '../../queries/events/changes.js';
import type { Settings } from '../../settings/settings.js';
import { WakeUp } from '../../workers/wake-up.js';
import type { Identity } from '../identity/auth.js';
import { sharedLookup } from '../identity/shared-lookup.js';
import { networkOf } from '../limits/address.js';
import { Admissions } from './admissions.js';
import { StreamClient, type BacklogLimits } from './stream-client.js';
import { WorkspaceChannel } from './channel.js';
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
 * Concurrent reads for channels and for streams that catch up: few, so that requests find free connections to the
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

/** The channel of a stream, and the tick from which its heartbeats are counted. */
interface OpenStream {
  readonly channel: WorkspaceChannel;
  readonly turn: number;
}

export class ChangeFeed {
  readonly #parts: FeedParts;
  readonly #pace: FeedPace & BacklogLimits;
  readonly #channels = new Map<string, WorkspaceChannel>();
  readonly #clients = new Map<StreamClient, OpenStream>();
  readonly #woken = new Set<string>();
  readonly #wakeUp = new WakeUp();
  readonly #admissions: Admissions;
  readonly #state: (workspaceId: string) => Promise<StreamState | undefined>;
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
    metrics.watchStreams(() => this.#clients.size);
    this.#admissions = new Admissions(parts.settings);
    this.#state = sharedLookup((ids) => readStreamStates(parts, ids));
    this.#ended = this.#run();
  }

  /** Makes the loop look at a workspace at once, after this process has committed a write in it. */
  wake(workspaceId: string): void {
    if (!this.#channels.has(workspaceId)) return;
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
    const { workspace } = identity;
    const { streams: max } = await limitsOf({ db, workspace });
    if (res.closed) return;
    const release = this.#admissions.enter(userId, networkOf(koa.ip), { id: liveIdOf(workspace), max });
    const channel = this.#joinChannel(workspaceId);
    // The response closes in every case, also after an error below.
    res.once('close', () => {
      release();
      this.#leaveChannel(channel);
    });
    const from = koa.get('last-event-id') || after;
    const resumption = from === undefined ? undefined : await resumeAfter({ db }, workspaceId, from);
    const state = await this.#state(workspaceId);
    if (!state) throw notFound();
    await channel.advance(state);
    if (res.closed) return;
    const client = new StreamClient(res, identity, credentialOf(koa, identity, settings), this.#pace);
    begin(koa);
    this.#startStream(client, channel);
    if (from === undefined) client.sendStart(channel.place.id);
    else if (resumption === undefined) client.reset(channel.place.id);
    else client.sendStart(from);
    if (resumption === undefined) channel.join(client);
    else channel.catchUp(client, resumption).catch((error: unknown) => this.#fail(error, client));
  }

  /** Ends all streams. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const client of this.#clients.keys()) client.end();
    this.#wakeUp.wake();
    await this.#ended;
  }

  #joinChannel(workspaceId: string): WorkspaceChannel {
    const channel = this.#channels.get(workspaceId) ?? new WorkspaceChannel(this.#parts, this.#readSlots, workspaceId);
    this.#channels.set(workspaceId, channel);
    channel.members += 1;
    this.#wakeUp.wake();
    return channel;
  }

  #leaveChannel(channel: WorkspaceChannel): void {
    channel.members -= 1;
    if (channel.members === 0) this.#channels.delete(channel.workspaceId);
  }

  #startStream(client: StreamClient, channel: WorkspaceChannel): void {
    this.#clients.set(client, { channel, turn: this.#ticks });
    this.#timer ??= setInterval(() => this.#tick(), this.#pace.checkMs);
    client.onClose(() => {
      channel.leave(client);
      this.#clients.delete(client);
      if (this.#clients.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
  }

  async #run(): Promise<void> {
    let polledAt = -Infinity;
    while (!this.#isStopping) {
      const now = performance.now();
      const isPoll = now - polledAt >= this.#pace.pollMs;
      const channels = [...this.#channels.values()].filter(({ workspaceId }) => isPoll || this.#woken.has(workspaceId));
      this.#woken.clear();
      if (isPoll) polledAt = now;
      const hasAnswered = await this.#readStates(channels);
      const wait = this.#channels.size === 0 ? idleMs : hasAnswered ? this.#pace.pollMs : errorBackoffMs;
      if (!this.#isStopping) await Promise.all([this.#wakeUp.wait(wait), pause(this.#pace.minIntervalMs)]);
    }
  }

  /** Looks at the channels and starts to send what is new; false if the database has not answered. */
  async #readStates(channels: readonly WorkspaceChannel[]): Promise<boolean> {
    try {
      for (const some of batchesOf(channels)) {
        const states = await readStreamStates(
          this.#parts,
          some.map(({ workspaceId }) => workspaceId),
        );
        for (const channel of some) this.#deliver(channel, states.get(channel.workspaceId));
      }
      return true;
    } catch (error) {
      this.#parts.log.error({ err: error }, 'looking for changes failed');
      return false;
    }
  }

  #deliver(channel: WorkspaceChannel, state: StreamState | undefined): void {
    if (state === undefined || !channel.isNews(state)) return;
    if (channel.isBusy) this.#woken.add(channel.workspaceId);
    else
      this.#readSlots
        .run(channel.workspaceId, () => channel.advance(state))
        .catch((error: unknown) => this.#fail(error));
  }

  #fail(error: unknown, client?: StreamClient): void {
    // During `stop`, a read in progress may find the database closed; its streams have ended.
    if (!this.#isStopping) this.#parts.log.error({ err: error }, 'sending changes failed');
    client?.cut();
  }

  #tick(): void {
    this.#ticks += 1;
    const turns = Math.max(1, Math.round(this.#pace.heartbeatMs / this.#pace.checkMs));
    const now = performance.now();
    for (const [client, { turn }] of this.#clients) {
      if ((this.#ticks - turn) % turns === 0) client.sendHeartbeat();
      client.checkPace(now);
    }
    if (this.#isChecking || this.#isStopping) return;
    this.#isChecking = true;
    this.#endOthers()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => (this.#isChecking = false));
  }

  /** Ends streams whose credential does not work any more, or whose user now sees something else. */
  async #endOthers(): Promise<void> {
    const clients = [...this.#clients.keys()];
    const accessFingerprints = await accessFingerprintsNow(
      this.#parts.db,
      clients.map(({ credential }) => credential),
    );
    for (const client of clients)
      if (accessFingerprints.get(client.credential.name) !== client.accessFingerprint) client.end();
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

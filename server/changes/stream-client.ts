import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Identity } from '../identity/auth.js';
import { audienceKey } from '../../queries/events/change-visibility.js';
import type { Place, ChangeNotice } from '../../queries/events/changes.js';
import { accessFingerprintOf, type Credential } from './access-fingerprint.js';

/** How much a client may leave unread before its stream is cut. */
export interface BacklogLimits {
  /** Bytes in the buffer of its socket. */
  readonly maxBytes: number;
  /** Milliseconds for which that buffer may stay filled. */
  readonly stallMs: number;
  /** Called when a stream is cut for this reason. */
  readonly onSlow: () => void;
}

/** A piece of a stream, and the last event id in it; undefined if the piece is empty. */
export interface Messages {
  readonly text: string;
  readonly lastId: string | undefined;
}

/** One server-sent message per event. */
export const messagesOf = (events: readonly ChangeNotice[]): Messages => ({
  text: events
    .map(({ id, type, resource_id }) => `id: ${id}\ndata: ${JSON.stringify({ type, resource_id })}\n\n`)
    .join(''),
  lastId: events.at(-1)?.id,
});

/**
 * Range of the `retry` time, which is random so that browsers do not all reconnect at once after a server has ended.
 */
const minRetryMs = 1_000;
const maxRetryMs = 4_000;

/** Milliseconds for the client to read the rest of a stream that has ended. */
const drainMs = 2_000;

/** One open stream. It holds no connection to the database and no timer, only what its client has not read yet. */
export class StreamClient {
  readonly scope: Identity['scope'];
  readonly accessFingerprint: string;
  readonly audience: string;
  /** The place up to which it was sent all events that its user may see; undefined while it catches up. */
  at: Place | undefined;
  /** The last event id that it was sent. */
  #lastId = '';
  #unreadSince: number | undefined;
  readonly #response: ServerResponse;
  readonly #limits: BacklogLimits;

  constructor(
    response: ServerResponse,
    { scope, secrets }: Pick<Identity, 'scope' | 'secrets'>,
    readonly credential: Credential,
    limits: BacklogLimits,
  ) {
    this.#response = response;
    this.#limits = limits;
    this.scope = scope;
    this.accessFingerprint = accessFingerprintOf(scope, secrets);
    this.audience = audienceKey(scope);
  }

  get isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  /** Calls back when the stream has ended. */
  onClose(callback: () => void): void {
    this.#response.once('close', callback);
  }

  /** Sends the position to resume from, without a message. */
  sendStart(id: string): void {
    const retryMs = Math.round(minRetryMs + Math.random() * (maxRetryMs - minRetryMs));
    this.#send(`retry: ${retryMs}\nid: ${id}\n\n`, id);
  }

  /** Tells the client that it may have missed changes, and continues after `id`. */
  reset(id: string): void {
    this.#send(`id: ${id}\nevent: reset\ndata: {}\n\n`, id);
  }

  sendMessages({ text, lastId }: Messages): void {
    if (lastId !== undefined) this.#send(text, lastId);
  }

  /**
   * Sends a heartbeat, with the latest place's id: the client resumes from there even if it could see none of the
   * recent events.
   */
  sendHeartbeat(): void {
    const id = this.at?.id ?? this.#lastId;
    this.#send(this.#lastId === id ? ':\n\n' : `:\nid: ${id}\n\n`, id);
  }

  /** Cuts the stream if its client has left something unread for too long. */
  checkPace(now: number): void {
    if (this.#response.writableLength === 0) this.#unreadSince = undefined;
    else this.#unreadSince ??= now;
    if (this.#unreadSince !== undefined && now - this.#unreadSince > this.#limits.stallMs) this.#cutSlow();
  }

  /** Resolves when the client has read enough for more to be sent, or when the stream has ended. */
  async ready(): Promise<void> {
    if (!this.#response.writableNeedDrain || !this.isOpen) return;
    const over = new AbortController();
    await Promise.race([once(this.#response, 'drain', over), once(this.#response, 'close', over)]).finally(() =>
      over.abort(),
    );
  }

  /** Ends the stream properly, and cuts it if its client does not read the rest soon. */
  end(): void {
    this.#response.end();
    setTimeout(() => this.cut(), drainMs).unref();
  }

  cut(): void {
    this.#response.destroy();
  }

  #cutSlow(): void {
    if (!this.isOpen) return;
    this.#limits.onSlow();
    this.cut();
  }

  #send(text: string, id: string): void {
    if (!this.isOpen) return;
    this.#lastId = id;
    this.#response.write(text);
    if (this.#response.writableLength > this.#limits.maxBytes) this.#cutSlow();
  }
}

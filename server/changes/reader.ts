import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Identity } from '../identity/auth.js';
import { nameOfAudience } from '../../queries/events/change-visibility.js';
import type { Place, ChangeNotice } from '../../queries/events/changes.js';
import { accessFingerprintOf, type Credential } from './access-fingerprint.js';

/** What a reader may leave unread. */
export interface Slack {
  /** Bytes waiting to be read. */
  readonly maxBytes: number;
  /** How long anything may wait. */
  readonly stallMs: number;
  /** Called when a reader has left more unread. */
  readonly onSlow: () => void;
}

/** What readers are sent: text, and the last id in it. */
export interface Messages {
  readonly text: string;
  readonly lastId: string | undefined;
}

/** A message for each event, as server-sent events have it. */
export const messagesOf = (events: readonly ChangeNotice[]): Messages => ({
  text: events
    .map(({ id, type, resource_id }) => `id: ${id}\ndata: ${JSON.stringify({ type, resource_id })}\n\n`)
    .join(''),
  lastId: events.at(-1)?.id,
});

/** The milliseconds after which a browser connects again: not all at once after a server has ended. */
const minRetryMs = 1_000;
const maxRetryMs = 4_000;

/** After the end of a stream, for what was sent to be taken. */
const drainMs = 2_000;

/** One open stream. It has nothing of its own but what is sent and not taken yet. */
export class StreamClient {
  readonly scope: Identity['scope'];
  readonly accessFingerprint: string;
  readonly audience: string;
  /** Up to where it was sent all events that it may see; undefined while it catches up. */
  at: Place | undefined;
  /** The last id that it was sent. */
  #lastId = '';
  #unreadSince: number | undefined;
  readonly #response: ServerResponse;
  readonly #slack: Slack;

  constructor(
    response: ServerResponse,
    { scope }: Identity,
    readonly credential: Credential,
    slack: Slack,
  ) {
    this.#response = response;
    this.#slack = slack;
    this.scope = scope;
    this.accessFingerprint = accessFingerprintOf(scope);
    this.audience = nameOfAudience(scope);
  }

  get isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  /** Calls back when the stream has ended. */
  closed(callback: () => void): void {
    this.#response.once('close', callback);
  }

  /** Sends the position to resume from, without a message. */
  greet(id: string): void {
    const retryMs = Math.round(minRetryMs + Math.random() * (maxRetryMs - minRetryMs));
    this.#send(`retry: ${retryMs}\nid: ${id}\n\n`, id);
  }

  /** Says that changes may have been missed. */
  reset(id: string): void {
    this.#send(`id: ${id}\nevent: reset\ndata: {}\n\n`, id);
  }

  tell({ text, lastId }: Messages): void {
    if (lastId !== undefined) this.#send(text, lastId);
  }

  /** A heartbeat, with the position before which it need not resume. */
  beat(): void {
    const id = this.at?.id ?? this.#lastId;
    this.#send(this.#lastId === id ? ':\n\n' : `:\nid: ${id}\n\n`, id);
  }

  /** Cuts a reader that has left something unread for too long. */
  checkPace(now: number): void {
    if (this.#response.writableLength === 0) this.#unreadSince = undefined;
    else this.#unreadSince ??= now;
    if (this.#unreadSince !== undefined && now - this.#unreadSince > this.#slack.stallMs) this.#cutSlow();
  }

  /** Waits until there is room for more, or the stream is over. */
  async ready(): Promise<void> {
    if (!this.#response.writableNeedDrain || !this.isOpen) return;
    const over = new AbortController();
    await Promise.race([once(this.#response, 'drain', over), once(this.#response, 'close', over)]).finally(() =>
      over.abort(),
    );
  }

  /** Ends the stream as it should end. */
  end(): void {
    this.#response.end();
    setTimeout(() => this.cut(), drainMs).unref();
  }

  cut(): void {
    this.#response.destroy();
  }

  #cutSlow(): void {
    if (!this.isOpen) return;
    this.#slack.onSlow();
    this.cut();
  }

  #send(text: string, id: string): void {
    if (!this.isOpen) return;
    this.#lastId = id;
    this.#response.write(text);
    if (this.#response.writableLength > this.#slack.maxBytes) this.#cutSlow();
  }
}

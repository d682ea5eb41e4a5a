import type { FairShare } from '../../domain/fair-share.js';
import type { Ctx } from '../../models/context.js';
import { orderEvents } from '../../models/events/event-order.js';
import {
  beginning,
  comparePlaces,
  eventsAfter,
  readStreamStates,
  type StreamState,
  type Place,
  type Resumption,
  type ChangeNotice,
} from '../../queries/events/changes.js';
import { visibilityOf, type Visibility } from '../../queries/events/change-visibility.js';
import { messagesOf, type StreamClient } from './stream-client.js';

/** Events per batch for the up-to-date clients. */
const batchSize = 500;
/** Events per batch for a client that catches up; its client has to read one batch before the next is read for it. */
const catchUpBatchSize = 200;

/**
 * The clients of one workspace. Those that are up to date share one place in the order of events, and are sent what is
 * new together; others catch up to that place, each by its own reads.
 */
export class WorkspaceChannel {
  /** All clients, including those that catch up and those that are being opened. */
  members = 0;
  #place: Place | undefined;
  #resets = 0;
  readonly #level = new Set<StreamClient>();
  #underWay: Promise<void> = Promise.resolve();
  #steps = 0;

  constructor(
    private readonly base: Pick<Ctx, 'db'>,
    private readonly readSlots: FairShare,
    readonly workspaceId: string,
  ) {}

  /**
   * Whether a step already waits behind the running one: the loop then looks again later instead of queueing another.
   */
  get isBusy(): boolean {
    return this.#steps > 1;
  }

  /** Whether a look has shown events, or a reset, that the clients have not been sent. */
  isNews({ isWaiting, newest, resets }: StreamState): boolean {
    return (
      isWaiting || resets !== this.#resets || (this.#place !== undefined && comparePlaces(newest, this.#place) > 0)
    );
  }

  /**
   * Sends the up-to-date clients all events that were committed when the look was taken. Steps run one after the other.
   */
  advance(look: StreamState): Promise<void> {
    this.#steps += 1;
    const step = this.#underWay.then(() => this.#step(look)).finally(() => (this.#steps -= 1));
    this.#underWay = step.catch(() => undefined);
    return step;
  }

  /** The place of the up-to-date clients; throws before the first `advance` has ended. */
  get place(): Place {
    if (this.#place === undefined) throw new Error('Nobody has looked yet where the readers are');
    return this.#place;
  }

  /** Adds a client that continues from the channel's place. */
  join(client: StreamClient): void {
    client.at = this.place;
    if (client.isOpen) this.#level.add(client);
  }

  leave(client: StreamClient): void {
    this.#level.delete(client);
  }

  /** Sends a client what it has missed, as fast as its client reads, and then adds it to those that are up to date. */
  async catchUp(client: StreamClient, { place: from, resets }: Resumption): Promise<void> {
    let place = from;
    while (client.isOpen) {
      const goal = this.place;
      if (resets !== this.#resets) {
        client.reset(goal.id);
        place = goal;
      }
      if (comparePlaces(place, goal) >= 0) return this.join(client);
      const [events, sees] = await this.readSlots.run(this.workspaceId, () => this.#read(client, place, goal));
      client.sendMessages(messagesOf(events.filter((event) => sees(client.scope.userId, event))));
      place = events.length < catchUpBatchSize ? goal : (events.at(-1) ?? goal);
      await client.ready();
    }
  }

  async #read({ scope }: StreamClient, place: Place, goal: Place): Promise<[ChangeNotice[], Visibility]> {
    const events = await eventsAfter(this.base, this.workspaceId, place, catchUpBatchSize, goal);
    return [events, await visibilityOf(this.base, scope, events)];
  }

  async #step(look: StreamState): Promise<void> {
    if (this.#place === undefined) return this.#begin(look);
    // Looks from before the last reset show events that no longer exist.
    if (look.resets < this.#resets) return;
    if (look.resets > this.#resets) this.#reset(look, this.#place);
    if (look.isWaiting) await orderEvents(this.base, this.workspaceId);
    else if (comparePlaces(look.newest, this.#place) <= 0) return;
    for (;;) {
      const events = await eventsAfter(this.base, this.workspaceId, this.#place, batchSize);
      const last = events.at(-1);
      if (last === undefined) return;
      // Set before sending: clients that catch up read these events by themselves, and must not get them again when
      // they join.
      this.#place = last;
      await this.#sendMessages([...this.#level], events);
      if (events.length < batchSize) return;
    }
  }

  async #begin(look: StreamState): Promise<void> {
    let { newest, resets }: StreamState = look;
    if (look.isWaiting) {
      await orderEvents(this.base, this.workspaceId);
      const ordered = (await readStreamStates(this.base, [this.workspaceId])).get(this.workspaceId);
      if (ordered) ({ newest, resets } = ordered);
    }
    this.#place = newest;
    this.#resets = resets;
  }

  /** Continues after a reset of the test side, which deleted its events: the clients must load their data anew. */
  #reset({ newest, resets }: StreamState, before: Place): void {
    this.#resets = resets;
    this.#place = newest.position > before.position ? newest : { ...before, id: beginning.id };
    for (const client of this.#level) {
      client.reset(this.#place.id);
      client.at = this.#place;
    }
  }

  async #sendMessages(clients: readonly StreamClient[], events: readonly ChangeNotice[]): Promise<void> {
    try {
      const groups = new Map<string, StreamClient[]>();
      for (const client of clients) {
        const group = groups.get(client.audience);
        if (group) group.push(client);
        else groups.set(client.audience, [client]);
      }
      await Promise.all([...groups.values()].map((group) => this.#sendToGroup(group, events)));
      for (const client of clients) client.at = events.at(-1);
    } catch (error) {
      // These clients would miss the events. Once cut, their clients reconnect and resume from where they were.
      for (const client of clients) client.cut();
      throw error;
    }
  }

  async #sendToGroup(group: readonly StreamClient[], events: readonly ChangeNotice[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    const sees = await visibilityOf(this.base, first.scope, events);
    const all = messagesOf(events);
    for (const client of group) {
      const own = events.filter((event) => sees(client.scope.userId, event));
      client.sendMessages(own.length === events.length ? all : messagesOf(own));
    }
  }
}

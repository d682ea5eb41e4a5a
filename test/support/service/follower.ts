import { setTimeout as pause } from 'node:timers/promises';
import type { Query, Schemas } from '../../../contract/contract.js';

type Page = Readonly<{ data: readonly Schemas['Event'][] }>;
/** Requests events, from any server. */
type FetchEvents = (query: Partial<Query<'listEvents'>>) => Promise<Page>;

const atOnce = 20;

/** Keeps a copy in sync by events, continuing after the last one received. */
export class Follower {
  /** The ids of all events received, in order. */
  readonly seen: string[] = [];

  private constructor(
    private readonly ask: FetchEvents,
    /** The id of the last event received. */
    public last: string,
  ) {}

  /** A follower that begins after the newest event; there must be one. */
  static async start(ask: FetchEvents): Promise<Follower> {
    const { data } = await ask({ per_page: 1 });
    return new Follower(ask, data[0]?.id ?? '');
  }

  /** Reads to the end, and returns the ids that arrived. */
  async catchUp(): Promise<string[]> {
    const before = this.seen.length;
    for (;;) {
      const { data } = await this.ask({ after: this.last, per_page: atOnce });
      this.seen.push(...data.map(({ id }) => id));
      this.last = this.seen.at(-1) ?? this.last;
      if (data.length < atOnce) return this.seen.slice(before);
    }
  }

  /** Reads to the end again and again until `isOver`, and once more after that. */
  async follow(isOver: () => boolean): Promise<void> {
    for (; !isOver(); await pause(10)) await this.catchUp();
    await this.catchUp();
  }
}

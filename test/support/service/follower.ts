import { setTimeout as pause } from 'node:timers/promises';
import type { Query, Schemas } from '../../../contract/contract.js';

type Page = Readonly<{ data: readonly Schemas['Event'][] }>;
/** How a follower requests events, from whichever server. */
type Ask = (query: Partial<Query<'listEvents'>>) => Promise<Page>;

const atOnce = 20;

/** Keeps a copy in sync through events: always continues after the last one it has seen. */
export class Follower {
  /** The ids of all events that it received, in order. */
  readonly seen: string[] = [];

  private constructor(
    private readonly ask: Ask,
    /** The event after which it continues. */
    public last: string,
  ) {}

  /** A follower that has seen everything so far; there must be at least one event. */
  static async start(ask: Ask): Promise<Follower> {
    const { data } = await ask({ per_page: 1 });
    return new Follower(ask, data[0]?.id ?? '');
  }

  /** Reads until there is nothing more, and returns what it got. */
  async catchUp(): Promise<string[]> {
    const before = this.seen.length;
    for (;;) {
      const { data } = await this.ask({ after: this.last, per_page: atOnce });
      this.seen.push(...data.map(({ id }) => id));
      this.last = this.seen.at(-1) ?? this.last;
      if (data.length < atOnce) return this.seen.slice(before);
    }
  }

  /** Keeps catching up until `isOver`, and once more after that. */
  async follow(isOver: () => boolean): Promise<void> {
    for (; !isOver(); await pause(10)) await this.catchUp();
    await this.catchUp();
  }
}

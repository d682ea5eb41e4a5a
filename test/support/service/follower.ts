import { setTimeout as pause } from 'node:timers/promises';
import type { Query, Schemas } from '../../../contract/contract.js';

type Page = Readonly<{ data: readonly Schemas['Event'][] }>;
/** How a follower asks for events, of whichever server. */
type Ask = (query: Partial<Query<'listEvents'>>) => Promise<Page>;

const atOnce = 20;

/** Someone who keeps a copy in step by the events: reads on after the last one it has seen. */
export class Follower {
  /** The ids of all events that it got, in the order in which they came. */
  readonly seen: string[] = [];

  private constructor(
    private readonly ask: Ask,
    /** The event after which it goes on. */
    public last: string,
  ) {}

  /** One who has seen all that happened so far; something has. */
  static async start(ask: Ask): Promise<Follower> {
    const { data } = await ask({ per_page: 1 });
    return new Follower(ask, data[0]?.id ?? '');
  }

  /** Reads on until there is nothing more, and returns what came. */
  async catchUp(): Promise<string[]> {
    const before = this.seen.length;
    for (;;) {
      const { data } = await this.ask({ after: this.last, per_page: atOnce });
      this.seen.push(...data.map(({ id }) => id));
      this.last = this.seen.at(-1) ?? this.last;
      if (data.length < atOnce) return this.seen.slice(before);
    }
  }

  /** Catches up again and again until it is over, and once more then. */
  async follow(isOver: () => boolean): Promise<void> {
    for (; !isOver(); await pause(10)) await this.catchUp();
    await this.catchUp();
  }
}

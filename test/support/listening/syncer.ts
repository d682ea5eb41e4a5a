import { setTimeout as pause } from 'node:timers/promises';
import type { Schemas } from '../../../contract/contract.js';

interface Row {
  readonly id: string;
  readonly updated_at: string;
}

interface Page {
  readonly data: readonly Row[];
  readonly pagination: Schemas['Pagination'];
}

/** How a syncer requests a page of its list, from whichever server. */
export type AskPage = (query: { updated_since: string; per_page: number; cursor?: string }) => Promise<Page>;

const beginning = '1970-01-01T00:00:00Z';

/** Keeps a copy of a list by cursors alone: always continues from the last one that it has received. */
export class Syncer {
  /** When each object changed last, as far as its pages say. */
  readonly copy = new Map<string, string>();
  /** The ids of all rows that it received, in order. */
  readonly received: string[] = [];
  cursor: string | undefined;

  constructor(
    private readonly ask: AskPage,
    private readonly perPage = 20,
  ) {}

  /** Reads one page, and says whether more follows. */
  async step(): Promise<boolean> {
    const begun = this.cursor === undefined ? {} : { cursor: this.cursor };
    const { data, pagination } = await this.ask({ updated_since: beginning, per_page: this.perPage, ...begun });
    for (const { id, updated_at } of data) {
      this.copy.set(id, updated_at);
      this.received.push(id);
    }
    if (pagination.next_cursor === null) throw new Error('A page in the order of changes has a next_cursor');
    this.cursor = pagination.next_cursor;
    return pagination.has_more;
  }

  /** Reads to the end, and returns the ids that came. */
  async catchUp(): Promise<string[]> {
    const before = this.received.length;
    while (await this.step());
    return this.received.slice(before);
  }

  /** Keeps catching up until `isOver`, and once more after that. */
  async follow(isOver: () => boolean): Promise<void> {
    for (; !isOver(); await pause(10)) await this.catchUp();
    await this.catchUp();
  }
}

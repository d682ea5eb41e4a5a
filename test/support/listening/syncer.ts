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

/** Requests a page of the list, from any server. */
export type FetchPage = (query: { updated_since: string; per_page: number; cursor?: string }) => Promise<Page>;

const beginning = '1970-01-01T00:00:00Z';

/** Keeps a copy of a list by `updated_since`, continuing from the last cursor that it received. */
export class Syncer {
  /** `updated_at` of each object, from the last page that had it. */
  readonly copy = new Map<string, string>();
  /** The ids of all rows that it received, in order. */
  readonly received: string[] = [];
  cursor: string | undefined;

  constructor(
    private readonly ask: FetchPage,
    private readonly perPage = 20,
  ) {}

  /** Reads one page, and returns whether more follow. */
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

  /** Reads to the end, and returns the ids that arrived. */
  async catchUp(): Promise<string[]> {
    const before = this.received.length;
    while (await this.step());
    return this.received.slice(before);
  }

  /** Reads to the end again and again until `isOver`, and once more after that. */
  async follow(isOver: () => boolean): Promise<void> {
    for (; !isOver(); await pause(10)) await this.catchUp();
    await this.catchUp();
  }
}

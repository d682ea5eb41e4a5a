import type { Page } from './request.js';

/** A page of changed objects, and the mark after it. */
export interface ChangedPage<Item> {
  readonly data: Item[];
  /** Store it once the objects of the page are stored, and pass it to the next `sync`. */
  readonly mark: string;
}

/** The instant before everything. It stays the same, because a mark is valid only with the filters that it was made with. */
export const beginning = '1970-01-01T00:00:00Z';

/**
 * Everything that changed since a mark, in the order of the changes: iterate over the objects, or over `pages()` to
 * store the mark of each page. An object may come more than once; deleted objects do not come.
 */
export class SyncRequest<Item> implements AsyncIterable<Item> {
  #mark: string | undefined;
  readonly #ask: (cursor: string | undefined) => Promise<Page<Item>>;

  constructor(mark: string | undefined, ask: (cursor: string | undefined) => Promise<Page<Item>>) {
    this.#mark = mark;
    this.#ask = ask;
  }

  /** Where the next `sync` continues: after the last page whose objects were all read. Undefined before the first. */
  get mark(): string | undefined {
    return this.#mark;
  }

  /** The pages up to the last. */
  async *pages(): AsyncGenerator<ChangedPage<Item>, void, undefined> {
    for (let hasMore = true; hasMore;) {
      const { data, pagination } = await this.#ask(this.#mark);
      // Every page in the order of changes has a cursor. Without one, this would read the same page for ever.
      if (pagination.next_cursor === null) throw new Error('The page has no next_cursor');
      yield { data, mark: pagination.next_cursor };
      this.#mark = pagination.next_cursor;
      hasMore = pagination.has_more;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }
}

import type { Pagination } from './generated/types.js';

/** The result of a call, along with the HTTP response. */
export interface Answered<T> {
  readonly data: T;
  /** Status and headers. Its body has been read, except that of a file, which the `Download` reads. */
  readonly response: Response;
  /** Identifies the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** Identifies the version of the object: pass it as `ifMatch` when you change the object. */
  readonly etag: string | undefined;
}

/** A call in progress: await it for its data. */
export class ApiRequest<T> implements Promise<T> {
  readonly [Symbol.toStringTag]: string = 'ApiRequest';
  readonly #answer: Promise<Answered<T>>;

  constructor(answer: Promise<Answered<T>>) {
    this.#answer = answer;
  }

  /** The data together with the response, its request id and its ETag. */
  withResponse(): Promise<Answered<T>> {
    return this.#answer;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it exists to be awaited
  then<A = T, B = never>(
    onData?: ((data: T) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#answer.then(({ data }) => data).then(onData, onError);
  }

  catch<B = never>(onError?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, onError);
  }

  finally(onEnd?: (() => void) | null): Promise<T> {
    return this.then(undefined, undefined).finally(onEnd);
  }
}

/** A page of a list, and its position in the whole list. */
export interface Page<Item> {
  readonly data: Item[];
  readonly pagination: Pagination;
}

/** A page of a list with totals over everything that the filters match. */
export interface SummedPage<Item, Summary> extends Page<Item> {
  readonly summary: Summary;
}

/** Where a list continues: after a cursor, or with a page where the list has no cursors. */
export type NextPage = { readonly page: number } | { readonly page: undefined; readonly cursor: string };

type ItemOf<P> = P extends Page<infer Item> ? Item : never;

/**
 * A list in progress: await it for one page, or iterate over all objects from that page on with `for await`, which requests each
 * further page when it gets there.
 */
export class ListRequest<P extends Page<unknown>> extends ApiRequest<P> implements AsyncIterable<ItemOf<P>> {
  override readonly [Symbol.toStringTag] = 'ListRequest';
  readonly #ask: (next: NextPage) => Promise<Answered<P>>;

  constructor(first: Promise<Answered<P>>, ask: (next: NextPage) => Promise<Answered<P>>) {
    super(first);
    this.#ask = ask;
  }

  /** This page and those that follow. */
  async *pages(): AsyncGenerator<P, void, undefined> {
    for (let { data: page } = await this.withResponse(); ;) {
      yield page;
      const { page: number, has_more: hasMore, next_cursor: cursor } = page.pagination;
      if (!hasMore) return;
      ({ data: page } = await this.#ask(cursor === null ? { page: number + 1 } : { page: undefined, cursor }));
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ItemOf<P>, void, undefined> {
    for await (const page of this.pages()) yield* page.data as ItemOf<P>[];
  }
}

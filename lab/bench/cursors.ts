/** How long pages of 100 time entries take by their distance from the beginning, by cursor and by number. */
import { percentile, rounded } from './latency.js';

const distances = [1, 100, 10_000] as const;
const perPage = 100;
const repetitions = 20;

const lists = {
  'latest day first': '',
  'by hours': '&sort=hours',
  'in the order of changes': '&updated_since=1970-01-01T00:00:00Z',
} as const;

export interface PagesMeasured {
  readonly list: string;
  readonly page: number;
  /** Milliseconds, the median. */
  readonly byCursor: number;
  readonly byNumber: number;
  /** Milliseconds for each page on the way there, on average. */
  readonly each: number;
}

interface Page {
  readonly pagination: { readonly next_cursor: string; readonly has_more: boolean };
}

/** Follows each list to its 10,000th page, or to its end. */
export async function measurePages(url: string, key: string): Promise<PagesMeasured[]> {
  const read = async (query: string): Promise<Page> => {
    const response = await fetch(`${url}/v1/time-entries?per_page=${perPage}${query}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (!response.ok) throw new Error(`A page returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as Page;
  };
  const timed = async (query: string): Promise<number> => {
    const times: number[] = [];
    for (let count = 0; count < repetitions; count += 1) {
      const begun = performance.now();
      await read(query);
      times.push(performance.now() - begun);
    }
    return percentile(
      times.toSorted((a, b) => a - b),
      0.5,
    );
  };
  const measured: PagesMeasured[] = [];
  for (const [list, query] of Object.entries(lists)) {
    const begun = performance.now();
    let cursor = '';
    let spent = 0;
    for (let page = 1, hasMore = true; hasMore && page <= Math.max(...distances); page += 1) {
      if (distances.some((distance) => distance === page)) {
        const each = rounded((performance.now() - begun - spent) / page);
        const before = performance.now();
        const byCursor = await timed(query + cursor);
        measured.push({ list, page, byCursor, byNumber: await timed(`${query}&page=${page}`), each });
        spent += performance.now() - before;
      }
      const { pagination } = await read(query + cursor);
      cursor = `&cursor=${pagination.next_cursor}`;
      hasMore = pagination.has_more;
    }
  }
  return measured;
}

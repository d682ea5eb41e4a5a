/** How long one who downloads records may take: meanwhile they hold a connection to the database, which is one of a few. */
export interface Pace {
  /** How long they may take nothing. */
  readonly stallMs: number;
  /** How much they must take on the whole, while there is something to take. */
  readonly bytesPerSecond: number;
  /** How long it may take in all. */
  readonly longestMs: number;
}

export const usualPace: Pace = { stallMs: 30_000, bytesPerSecond: 16 * 1024, longestMs: 15 * 60_000 };

/**
 * The same texts, as long as their reader keeps the pace; else `cut` is called, which is to end the reading. Time counts while a text
 * waits to be taken, not while the next is made. Who was quick for a while may be slow for one, but never stall for longer.
 */
export async function* paced(texts: AsyncIterable<string>, pace: Pace, cut: () => void): AsyncGenerator<string> {
  const { stallMs, bytesPerSecond, longestMs } = pace;
  const longest = setTimeout(cut, longestMs);
  let creditMs = stallMs;
  try {
    for await (const text of texts) {
      creditMs = Math.min(stallMs, creditMs + (Buffer.byteLength(text) * 1000) / bytesPerSecond);
      const offeredAt = performance.now();
      const stalled = setTimeout(cut, creditMs);
      try {
        yield text;
      } finally {
        clearTimeout(stalled);
      }
      creditMs -= performance.now() - offeredAt;
    }
  } finally {
    clearTimeout(longest);
  }
}

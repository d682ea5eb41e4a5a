/** The minimum pace of a download: it occupies one of few database connections while it runs. */
export interface Pace {
  /** Maximum time without reading anything. */
  readonly stallMs: number;
  /** Minimum average throughput while data is available. */
  readonly bytesPerSecond: number;
  /** Maximum total duration. */
  readonly longestMs: number;
}

export const usualPace: Pace = { stallMs: 30_000, bytesPerSecond: 16 * 1024, longestMs: 15 * 60_000 };

/**
 * Passes the chunks through as long as the reader keeps pace; otherwise calls `cut`, which must end the read. Time
 * counts only while a chunk waits to be consumed, not while the next is produced. A reader that was fast may then be
 * slow for a while, but must never stall beyond the limit.
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

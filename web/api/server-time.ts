/** The server's time. The browser's clock may be wrong, so it is corrected by the `Date` header of responses. */

/** Smaller differences are ignored: the header has whole seconds only. */
const minMs = 2_000;
let clockOffsetMs = 0;

/** Records by how much the server's clock is ahead of the browser's. */
export function recordServerTime(response: Response): void {
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(serverTime)) return;
  const difference = serverTime - Date.now();
  clockOffsetMs = Math.abs(difference) < minMs ? 0 : difference;
}

/** The server's time, in milliseconds. */
export const serverNow = (): number => Date.now() + clockOffsetMs;

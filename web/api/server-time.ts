/** The browser's clock may be wrong, so what counts is the server's. */

/** A difference that is worth correcting: the header tells whole seconds. */
const minMs = 2_000;
let aheadMs = 0;

/** Notes by how much the server's clock is ahead of the browser's. */
export function noteServerTime(response: Response): void {
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(serverTime)) return;
  const difference = serverTime - Date.now();
  aheadMs = Math.abs(difference) < minMs ? 0 : difference;
}

/** The server's time, in milliseconds. */
export const serverNow = (): number => Date.now() + aheadMs;

/** What is likely to be asked for next is loaded while the browser has nothing else to do. */
import { useEffect } from 'react';

/** Loads a part of the screen ahead. `load` stays the same function; where it fails, the part is loaded when it is asked for. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A browser that does not tell when it is idle loads nothing ahead.
    if (!('requestIdleCallback' in globalThis)) return undefined;
    const request = requestIdleCallback(() => void load().catch(() => undefined));
    return () => cancelIdleCallback(request);
  }, [load]);
}

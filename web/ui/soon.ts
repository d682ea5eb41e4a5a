/** What is likely to be asked for next is loaded while the browser has nothing else to do. */
import { useEffect } from 'react';

/** Loads a part of the screen ahead. `load` stays the same function; where it fails, the part is loaded when it is asked for. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const begin = (): void => void load().catch(() => undefined);
    // Not every browser tells when it is idle.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(begin, 500);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(begin);
    return () => cancelIdleCallback(request);
  }, [load]);
}

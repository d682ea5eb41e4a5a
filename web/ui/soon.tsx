/** What is likely to be asked for next is loaded while the browser has nothing else to do. */
import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';

export interface LoadedSoon<Props> {
  /** Suspends where it is asked for before it is loaded. */
  readonly Part: ComponentType<Props>;
  /** For `useSoon`. */
  readonly load: () => Promise<unknown>;
}

/** A part of a screen that is drawn at once where it has been loaded: `lazy` would show for 300 ms that it waits, even then. */
export function loadedSoon<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadedSoon<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  const Later = lazy(async () => ({ default: await loadOnce() }));
  function Part(props: Props) {
    // The same as long as it is shown, or it would begin anew when it is loaded.
    const [Shown] = useState<ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return { Part, load: loadOnce };
}

/** Loads a part of the screen ahead. `load` stays the same function; where it fails, the part is loaded when it is asked for. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A browser that does not tell when it is idle loads nothing ahead.
    if (!('requestIdleCallback' in globalThis)) return undefined;
    const request = requestIdleCallback(() => void load().catch(() => undefined));
    return () => cancelIdleCallback(request);
  }, [load]);
}

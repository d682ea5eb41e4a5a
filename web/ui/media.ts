/** Media queries. */
import { useSyncExternalStore } from 'react';

function mediaHook(query: string): () => boolean {
  const media = globalThis.matchMedia(query);
  const subscribe = (onChange: () => void): (() => void) => {
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => media.matches);
}

/** Whether the window is as narrow as a phone. */
export const useIsPhone = mediaHook('(max-width: 40rem)');

/** Whether the navigation is a bar at the bottom of the window, as in shell.css. */
export const useHasBar = mediaHook('(max-width: 48rem)');

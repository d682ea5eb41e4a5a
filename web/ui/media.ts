/** What the screen is like. */
import { useSyncExternalStore } from 'react';

const phone = globalThis.matchMedia('(max-width: 40rem)');

/** Whether there is a phone's width. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      phone.addEventListener('change', onChange);
      return () => phone.removeEventListener('change', onChange);
    },
    () => phone.matches,
  );

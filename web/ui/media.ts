/** Media queries. */
import { useSyncExternalStore } from 'react';

const phone = globalThis.matchMedia('(max-width: 40rem)');

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      phone.addEventListener('change', onChange);
      return () => phone.removeEventListener('change', onChange);
    },
    () => phone.matches,
  );

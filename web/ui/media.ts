/** Media queries. */
import { useSyncExternalStore } from 'react';
import { t } from '../messages/text.js';

const phone = globalThis.matchMedia(t('common.maxWidth40rem'));

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      phone.addEventListener('change', onChange);
      return () => phone.removeEventListener('change', onChange);
    },
    () => phone.matches,
  );

/** Where messages appear. Mounted once, in the shell; the region itself is loaded for the first message. */
import { useEffect, useState } from 'react';
import { lazyPart, Part } from './part.js';
import { useWaitingToasts } from './toast.js';

export const LazyToastRegion = lazyPart(async () => import('./toast-region.js').then((part) => part.ToastRegion));

export function Toasts() {
  const isNeeded = useWaitingToasts().length > 0;
  const [wasNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) setNeeded(true);
  }, [isNeeded]);
  return (
    (isNeeded || wasNeeded) && (
      <Part>
        <LazyToastRegion />
      </Part>
    )
  );
}

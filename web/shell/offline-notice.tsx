import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/notice.js';

/** A notice while the browser has no connection. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  if (isOnline) return null;
  return (
    <div className="shell-notice">
      <Notice kind="warn">
        You are offline. What you see may be out of date; the timer keeps its true times, and what you type stays here.
      </Notice>
    </div>
  );
}

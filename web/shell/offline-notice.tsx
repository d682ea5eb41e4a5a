import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/notice.js';
import { t } from '../messages/text.js';

/** A notice while the browser has no connection. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  if (isOnline) return null;
  return (
    <div className="shell-notice">
      <Notice kind="warn">{t('shell.youAreOfflineWhatYouSee')}</Notice>
    </div>
  );
}

/**
 * The frame around every screen: navigation, timer, search, messages. It also runs all that goes on whatever the
 * screen: receiving changes by others, sending unsent timers and hours, restoring the focus, loading parts ahead.
 */
import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { invalidateOnChanges } from '../api/live.js';
import { useSession } from '../api/session.js';
import { useClock } from '../api/workspace-clock.js';
import { useHoursSync } from '../routes/time/use-typed-hours.js';
import { useTimerSync } from '../timer/use-timer.js';
import { TimerBar } from '../timer/timer-bar.js';
import { LocaleProvider } from '../ui/locale.js';
import { ShortcutProvider } from '../ui/shortcuts.js';
import { Toasts } from '../ui/toasts.js';
import { useRestoredFocus } from './restore-focus.js';
import { useLoadAhead } from './load-ahead.js';
import { Bell } from './bell.js';
import { DeletionNotice } from './deletion-notice.js';
import { Navigation } from './navigation.js';
import { RequireScreen } from './require-screen.js';
import { OfflineNotice } from './offline-notice.js';
import { SearchPalette } from './search-palette.js';
import { SideSwitch } from './side-switch.js';
import { TestSideBar } from './test-side-bar.js';
import './shell.css';
import { t } from '../messages/text.js';

export function Shell() {
  const client = useQueryClient();
  useEffect(() => {
    const ending = new AbortController();
    invalidateOnChanges(client, ending.signal);
    return () => ending.abort();
  }, [client]);
  useTimerSync();
  useHoursSync();
  useRestoredFocus();
  useLoadAhead();
  const { workspace } = useSession();
  const clock = useClock();
  return (
    <LocaleProvider zone={workspace.timezone} currency={workspace.currency} now={() => new Date(clock())}>
      <ShortcutProvider>
        <Frame />
      </ShortcutProvider>
    </LocaleProvider>
  );
}

function Frame() {
  return (
    <div className="shell">
      <a className="shell-skip" href="#main">
        {t('shell.skipToTheContent')}
      </a>
      <TestSideBar />
      <Navigation />
      <header className="shell-top">
        <TimerBar />
        <div className="shell-tools">
          <SideSwitch />
          <SearchPalette />
          <Bell />
        </div>
      </header>
      <main id="main" className="shell-main" tabIndex={-1}>
        <OfflineNotice />
        <DeletionNotice />
        <RequireScreen>
          <Outlet />
        </RequireScreen>
      </main>
      <Toasts />
    </div>
  );
}

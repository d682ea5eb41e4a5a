/** The timer on every screen: the running work with its duration, or a button that starts one. */
import { useState } from 'react';
import { useSession } from '../api/session.js';
import { useNow } from '../api/workspace-clock.js';
import { Button } from '../ui/button.js';
import { Status } from '../ui/status.js';
import { Duration } from '../ui/times.js';
import { useShortcut } from '../ui/shortcuts.js';
import type { RunningTimer } from './intents.js';
import { LongTimer } from './long-timer.js';
import { UnsavedTime } from './unsaved-time.js';
import { useTimer } from './use-timer.js';
import { lazyPart, Part } from '../ui/part.js';
import './timer.css';
import { t } from '../messages/text.js';

export const LazyStartTimer = lazyPart(async () => import('./start-timer.js').then((module) => module.StartTimer));

export function TimerBar() {
  const { can } = useSession();
  return can('startTimer') ? <Bar /> : <div />;
}

function Bar() {
  const { running, isUnsent, stop } = useTimer();
  const [isStarting, setStarting] = useState(false);
  const open = (): void => setStarting(true);
  const close = (): void => setStarting(false);
  useShortcut('s', () => (running ? stop() : open()), running ? t('shell.stopTheTimer') : t('shell.startATimer'));
  return (
    <div className="timer-bar" role="group" aria-label={t('shell.timer')}>
      {running ? (
        <Running timer={running} onStop={stop} onOther={open} />
      ) : (
        <Button icon="play" shortcut="s" onPress={open}>
          {t('shell.startTimer')}
        </Button>
      )}
      {isUnsent && <Status kind="warn">{t('shell.notSavedYet')}</Status>}
      <UnsavedTime />
      {isStarting && (
        <Part onClose={close}>
          <LazyStartTimer onClose={close} />
        </Part>
      )}
    </div>
  );
}

interface RunningProps {
  readonly timer: RunningTimer;
  readonly onStop: () => void;
  readonly onOther: () => void;
}

function Running({ timer, onStop, onOther }: RunningProps) {
  const now = useNow();
  const seconds = Math.max(0, (now - Date.parse(timer.startedAt)) / 1000);
  const { title, description } = timer.work;
  return (
    <>
      <Button icon="stop" kind="primary" shortcut="s" onPress={onStop}>
        {t('shell.stop')}
      </Button>
      <strong className="timer-elapsed" role="timer">
        <Duration seconds={seconds} hasSeconds />
      </strong>
      <span className="timer-work" dir="auto">
        {[title, description].filter(Boolean).join(': ') || t('shell.noProject')}
      </span>
      <Button kind="quiet" onPress={onOther}>
        {t('shell.switch')}
      </Button>
      <LongTimer timer={timer} seconds={seconds} />
    </>
  );
}

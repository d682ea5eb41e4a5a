/** Chooses the week and the person. */
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.js';
import { addDays, weekStart } from '../../ui/days.js';
import { useToday } from '../../ui/locale.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { useDaysText } from '../../ui/times.js';
import { PersonChooser } from './person-chooser.js';
import { t } from '../../messages/text.js';

export interface WeekBarProps {
  readonly userId: string;
  readonly firstDay: string;
  readonly children?: ReactNode;
}

export function WeekBar({ userId, firstDay, children }: WeekBarProps) {
  const navigate = useNavigate({ from: '/time' });
  const today = useToday();
  const write = useDaysText();
  const go = (week: string | undefined): void =>
    void navigate({ search: (now) => ({ ...now, week, day: undefined }), resetScroll: false });
  const before = (): void => go(addDays(firstDay, -7));
  const after = (): void => go(addDays(firstDay, 7));
  const now = (): void => go(undefined);
  useShortcut('[', before, t('shell.weekBefore'));
  useShortcut(']', after, t('shell.weekAfter'));
  useShortcut('t', now, t('shell.thisWeek'));
  return (
    <div className="week-bar">
      <div className="week-steps" role="group" aria-label={t('shell.week')}>
        <IconButton icon="left" label={t('shell.weekBefore')} shortcut="[" onPress={before} />
        <IconButton icon="right" label={t('shell.weekAfter')} shortcut="]" onPress={after} />
        <Button onPress={now} isDisabled={weekStart(today) === firstDay}>
          {t('shell.thisWeek')}
        </Button>
        <h2 aria-live="polite">{write(firstDay, addDays(firstDay, 6))}</h2>
      </div>
      <PersonChooser userId={userId} />
      {children}
    </div>
  );
}

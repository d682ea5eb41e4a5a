/** Chooses the week and the person. */
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.js';
import { addDays, weekStart } from '../../ui/days.js';
import { useToday } from '../../ui/locale.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { useDayText } from '../../ui/times.js';
import { PersonChooser } from './person-chooser.js';

export interface WeekBarProps {
  readonly userId: string;
  readonly monday: string;
  readonly children?: ReactNode;
}

export function WeekBar({ userId, monday, children }: WeekBarProps) {
  const navigate = useNavigate({ from: '/time' });
  const today = useToday();
  const write = useDayText();
  const go = (week: string | undefined): void =>
    void navigate({ search: (now) => ({ ...now, week, day: undefined }), resetScroll: false });
  const before = (): void => go(addDays(monday, -7));
  const after = (): void => go(addDays(monday, 7));
  const now = (): void => go(undefined);
  useShortcut('[', before, 'Week before');
  useShortcut(']', after, 'Week after');
  useShortcut('t', now, 'This week');
  return (
    <div className="week-bar">
      <div className="week-steps" role="group" aria-label="Week">
        <IconButton icon="left" label="Week before" shortcut="[" onPress={before} />
        <IconButton icon="right" label="Week after" shortcut="]" onPress={after} />
        <Button onPress={now} isDisabled={weekStart(today) === monday}>
          This week
        </Button>
        <h2 aria-live="polite">
          {write(monday)} – {write(addDays(monday, 6))}
        </h2>
      </div>
      <PersonChooser userId={userId} />
      {children}
    </div>
  );
}

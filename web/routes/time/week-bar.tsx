/** Which week, and whose. */
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { reachOf } from '../../../domain/people/policy.js';
import { Button, IconButton } from '../../ui/button.js';
import { addDays, weekStart } from '../../ui/days.js';
import { useToday } from '../../ui/locale.js';
import { useShortcut } from '../../ui/shortcuts.js';
import { useDayText } from '../../ui/times.js';
import { Part } from '../../ui/part.js';
import { PersonField } from './time-parts.js';

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
      <Whose userId={userId} />
      {children}
    </div>
  );
}

/** For those who see other people's time. */
export function Whose({ userId }: { readonly userId: string }) {
  const { user } = useSession();
  const navigate = useNavigate({ from: '/time' });
  if (reachOf({ role: user.role, department: user.department ?? null }) === 'self') return null;
  return (
    <Part isField>
      <PersonField
        label="Whose time"
        isLabelHidden
        value={userId}
        own={user}
        onChange={(id) =>
          void navigate({
            search: (now) => ({ ...now, user_id: id === null || id === user.id ? undefined : [id] }),
            resetScroll: false,
          })
        }
      />
    </Part>
  );
}

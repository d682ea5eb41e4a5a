/** Asks how long the user really worked, if they probably forgot to stop the timer. */
import { useState } from 'react';
import { docket } from '../api/docket.js';
import { useChange } from '../api/change.js';
import { Button } from '../ui/button.js';
import { ConfirmDialog, Dialog } from '../ui/dialog.js';
import { Form, SubmitButton } from '../ui/form.js';
import { FormActions } from '../ui/form-actions.js';
import { HoursField } from '../ui/number-field.js';
import { Hours } from '../ui/amounts.js';
import { Moment } from '../ui/times.js';
import type { RunningTimer } from './intents.js';
import { rich } from '../messages/rich.js';
import { t } from '../messages/text.js';

/** The most hours that one time entry can have. */
const maxHours = 24;

export interface LongTimerQuestionProps {
  readonly entryId: string;
  readonly timer: RunningTimer;
  readonly seconds: number;
  readonly onKeep: () => void;
}

export function LongTimerQuestion({ entryId, timer, seconds, onKeep }: LongTimerQuestionProps) {
  const [hours, setHours] = useState<number | null>(null);
  const log = useChange({
    operation: 'stopTimer',
    send: async (worked: number) => {
      await docket.timers.stop(entryId);
      return docket.timeEntries.update(entryId, { hours: worked });
    },
    successMessage: t('common.theTimeIsLogged'),
    handlesErrors: true,
  });
  const discard = useChange({
    operation: 'deleteTimeEntry',
    send: () => docket.timeEntries.delete(entryId),
    successMessage: t('common.theTimerIsDiscarded'),
    handlesErrors: true,
  });
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <Dialog title={t('common.isThisTimerStillRight')} isOpen onClose={onKeep} size="s" isPersistent>
      <p>
        {rich('common.itHasBeenRunningSinceFor', {
          moment: <Moment at={timer.startedAt} isExact />,
          hours: <Hours hours={Math.min(seconds / 3600, 9_999)} />,
        })}
      </p>
      <Form
        draft={{ name: 'long-timer', id: entryId, value: { hours }, restore: (last) => setHours(last.hours) }}
        onSubmit={() => (hours === null ? undefined : log.mutateAsync(hours))}
      >
        <HoursField
          label={t('common.hoursWorked')}
          name="hours"
          value={hours}
          onChange={setHours}
          limits={{ required: true, minimum: 0.01, maximum: maxHours }}
          autoFocus
        />
        <FormActions>
          <Button kind="danger" onPress={() => setDiscarding(true)}>
            {t('common.discardTheTimer')}
          </Button>
          <Button onPress={onKeep}>{t('common.keepItRunning')}</Button>
          <SubmitButton>{t('common.logTheseHours')}</SubmitButton>
        </FormActions>
      </Form>
      <ConfirmDialog
        title={t('common.discardTheTimer2')}
        isOpen={isDiscarding}
        isDanger
        action={t('common.discardTheTimer')}
        onClose={() => setDiscarding(false)}
        onConfirm={async () => discard.mutateAsync()}
      >
        {t('common.whatItHasCountedSoFar2')}
      </ConfirmDialog>
    </Dialog>
  );
}

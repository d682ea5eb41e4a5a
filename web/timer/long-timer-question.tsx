/** Asks how long the user really worked, if they probably forgot to stop the timer. */
import { useState } from 'react';
import { docket } from '../api/docket.js';
import { useChange } from '../api/change.js';
import { Button } from '../ui/button.js';
import { ConfirmDialog, Dialog } from '../ui/dialog.js';
import { Form, FormActions, SubmitButton } from '../ui/form.js';
import { HoursField } from '../ui/number-field.js';
import { Hours } from '../ui/amounts.js';
import { Moment } from '../ui/times.js';
import type { RunningTimer } from './intents.js';

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
    successMessage: 'The time is logged.',
    handlesErrors: true,
  });
  const discard = useChange({
    operation: 'deleteTimeEntry',
    send: () => docket.timeEntries.delete(entryId),
    successMessage: 'The timer is discarded.',
    handlesErrors: true,
  });
  const [isDiscarding, setDiscarding] = useState(false);
  return (
    <Dialog title="Is this timer still right?" isOpen onClose={onKeep} size="s" isPersistent>
      <p>
        It has been running since <Moment at={timer.startedAt} isExact />, for{' '}
        <Hours hours={Math.min(seconds / 3600, 9_999)} /> hours. How long did you really work?
      </p>
      <Form onSubmit={() => (hours === null ? undefined : log.mutateAsync(hours))}>
        <HoursField
          label="Hours worked"
          name="hours"
          value={hours}
          onChange={setHours}
          limits={{ required: true, minimum: 0.01, maximum: maxHours }}
          autoFocus
        />
        <FormActions>
          <Button kind="danger" onPress={() => setDiscarding(true)}>
            Discard the timer
          </Button>
          <Button onPress={onKeep}>Keep it running</Button>
          <SubmitButton>Log these hours</SubmitButton>
        </FormActions>
      </Form>
      <ConfirmDialog
        title="Discard the timer?"
        isOpen={isDiscarding}
        isDanger
        action="Discard the timer"
        onClose={() => setDiscarding(false)}
        onConfirm={async () => discard.mutateAsync()}
      >
        What it has counted so far is lost, with what is written on it. This cannot be undone.
      </ConfirmDialog>
    </Dialog>
  );
}

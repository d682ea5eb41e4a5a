/** Starts the timer on recent work with one press, or on a description and a project, ticket or client. */
import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Form, SubmitButton } from '../ui/form.js';
import { FormActions } from '../ui/form-actions.js';
import { TextField } from '../ui/text-field.js';
import { WorkField, type ChosenWork } from '../entities/time-entry/work-field.js';
import type { Work } from './intents.js';
import { useRecentWork } from './recent-work.js';
import { useTimer } from './use-timer.js';
import { t } from '../messages/text.js';

const maxRecent = 5;

export function StartTimer({ onClose }: { readonly onClose: () => void }) {
  const { start } = useTimer();
  const [description, setDescription] = useState('');
  const [chosen, setChosen] = useState<ChosenWork>();
  const begin = (work: Work): void => {
    start(work);
    onClose();
  };
  return (
    <Dialog title={t('shell.startTimer')} isOpen onClose={onClose} size="s" isPersistent>
      <Form
        draft={{
          name: 'timer',
          value: { description, chosen },
          restore: (last) => {
            setDescription(last.description);
            setChosen(last.chosen);
          },
        }}
        onSubmit={() => begin({ ...chosen?.ids, title: chosen?.title, description: description.trim() || null })}
      >
        <TextField label={t('common.whatAreYouWorkingOn')} value={description} onChange={setDescription} autoFocus />
        <WorkField takesTime label={t('common.projectTicketOrClient')} value={chosen} onChange={setChosen} />
        <FormActions>
          <SubmitButton icon="play">{t('common.startNow')}</SubmitButton>
        </FormActions>
      </Form>
      <Recent onPick={begin} />
    </Dialog>
  );
}

const titleOf = ({ title, description }: Work): string =>
  [title, description].filter(Boolean).join(': ') || t('shell.noProject');

function Recent({ onPick }: { readonly onPick: (work: Work) => void }) {
  const recent = useRecentWork(maxRecent);
  if (recent.length === 0) return null;
  return (
    <section aria-label={t('common.recentWork')}>
      <h3>{t('common.recentWork')}</h3>
      <div className="timer-recent">
        {recent.map((work) => (
          <Button key={JSON.stringify(work)} kind="quiet" icon="play" onPress={() => onPick(work)}>
            <span dir="auto">{titleOf(work)}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}

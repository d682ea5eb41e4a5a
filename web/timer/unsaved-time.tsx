/** Shows time that the server refused (started offline more than a day ago) until the user logs or discards it. */
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { FormActions } from '../ui/form-actions.js';
import { Moment } from '../ui/times.js';
import type { Unsaved } from './intents.js';
import { useTimer } from './use-timer.js';
import { rich } from '../messages/rich.js';
import { t } from '../messages/text.js';

export function UnsavedTime() {
  const { unsaved } = useTimer();
  const [isOpen, setOpen] = useState(false);
  if (unsaved.length === 0) return null;
  return (
    <>
      <Button icon="alert" kind="danger" onPress={() => setOpen(true)}>
        {t('shell.otherNotSaved', { count: unsaved.length })}
      </Button>
      <Dialog title={t('shell.timeThatCouldNotBeSaved')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {unsaved.map((one) => (
          <UnsavedOne key={one.key} unsaved={one} onLeave={() => setOpen(false)} />
        ))}
      </Dialog>
    </>
  );
}

const parts = { strong: (words: ReactNode) => <strong dir="auto">{words}</strong> };

function UnsavedOne({ unsaved, onLeave }: { readonly unsaved: Unsaved; readonly onLeave: () => void }) {
  const { forget } = useTimer();
  const navigate = useNavigate();
  const { from, to, work, reason } = unsaved;
  const words = {
    title: work.description ?? work.title ?? t('shell.timer'),
    from: <Moment at={from} isExact />,
  };
  return (
    <div>
      <p>
        {to === undefined
          ? rich('shell.unsavedFrom', words, parts)
          : rich('shell.unsavedFromTo', { ...words, to: <Moment at={to} isExact /> }, parts)}
      </p>
      <p>{reason}</p>
      <FormActions>
        <Button kind="danger" onPress={() => forget(unsaved)}>
          {t('shell.discard')}
        </Button>
        <Button
          kind="primary"
          onPress={() => {
            onLeave();
            void navigate({ to: '/time', search: { unsaved: unsaved.key } });
          }}
        >
          {t('shell.logByHand')}
        </Button>
      </FormActions>
    </div>
  );
}

/** The actions on a retainer, by its status. */
import type { Agreement } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { Menu } from '../../ui/menu.js';
import { CancelRetainer } from './cancel-retainer.js';

export function RetainerActions({ agreement }: { readonly agreement: Agreement }) {
  const { can } = useSession();
  const [asks, setAsks] = useState<'pause' | 'cancel'>();
  const { status } = agreement;
  const { activate, pause, resume } = useSteps(agreement);
  const isRunning = status === 'active' || status === 'paused';
  return (
    <>
      <Menu
        label="More actions"
        isIconOnly
        kind="plain"
        items={[
          status === 'active' &&
            can('pauseAgreement') && { id: 'pause', label: 'Pause', icon: 'pause', onAction: () => setAsks('pause') },
          (isRunning || status === 'draft') &&
            can('cancelAgreement') && {
              id: 'cancel',
              label: 'Cancel retainer',
              icon: 'close',
              kind: 'danger',
              onAction: () => setAsks('cancel'),
            },
        ]}
      />
      {status === 'draft' && can('activateAgreement') && (
        <Button kind="primary" icon="play" isPending={activate.isPending} onPress={() => activate.mutate()}>
          Activate
        </Button>
      )}
      {status === 'paused' && can('resumeAgreement') && (
        <Button kind="primary" icon="play" isPending={resume.isPending} onPress={() => resume.mutate()}>
          Resume
        </Button>
      )}
      <ConfirmDialog
        title="Pause this retainer?"
        action="Pause"
        isOpen={asks === 'pause'}
        onClose={() => setAsks(undefined)}
        onConfirm={() => pause.mutateAsync()}
      >
        The open period ends as planned, and no other one opens until it is resumed. Hours unused then are lost.
      </ConfirmDialog>
      {asks === 'cancel' && <CancelRetainer agreement={agreement} onClose={() => setAsks(undefined)} />}
    </>
  );
}

/** Each step sends the ETag of the retainer on the screen: the server refuses if somebody else has changed it. */
function useSteps(agreement: Agreement) {
  const { id } = agreement;
  const options = { ifMatch: etagOf(agreement) };
  const activate = useChange<void, Agreement>({
    operation: 'activateAgreement',
    send: () => docket.agreements.activate(id, options),
    successMessage: 'Active: its first period is open',
  });
  const pause = useChange<void, Agreement>({
    operation: 'pauseAgreement',
    send: () => docket.agreements.pause(id, options),
    successMessage: 'Paused',
    handlesErrors: true,
  });
  const resume = useChange<void, Agreement>({
    operation: 'resumeAgreement',
    send: () => docket.agreements.resume(id, options),
    successMessage: 'Resumed',
  });
  return { activate, pause, resume };
}

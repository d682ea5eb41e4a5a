/** The actions on a retainer, by its status. */
import type { Agreement } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { etagOf } from '../../api/etags.js';
import { useSession } from '../../api/session.js';
import { Button } from '../../ui/button.js';
import { Menu } from '../../ui/menu.js';
import { notify } from '../../ui/toast.js';
import { CancelRetainer } from './cancel-retainer.js';
import { t } from '../../messages/text.js';

export function RetainerActions({ agreement }: { readonly agreement: Agreement }) {
  const { can } = useSession();
  const [isCancelling, setCancelling] = useState(false);
  const { status } = agreement;
  const { activate, pause, resume } = useSteps(agreement);
  const isRunning = status === 'active' || status === 'paused';
  return (
    <>
      <Menu
        label={t('common.moreActions')}
        isIconOnly
        kind="plain"
        items={[
          status === 'active' &&
            can('pauseAgreement') && {
              id: 'pause',
              label: t('retainers.pause'),
              icon: 'pause',
              onAction: () => pause.mutate(),
            },
          (isRunning || status === 'draft') &&
            can('cancelAgreement') && {
              id: 'cancel',
              label: t('retainers.cancelRetainer'),
              icon: 'close',
              kind: 'danger',
              onAction: () => setCancelling(true),
            },
        ]}
      />
      {status === 'draft' && can('activateAgreement') && (
        <Button kind="primary" icon="play" isPending={activate.isPending} onPress={() => activate.mutate()}>
          {t('retainers.activate')}
        </Button>
      )}
      {status === 'paused' && can('resumeAgreement') && (
        <Button kind="primary" icon="play" isPending={resume.isPending} onPress={() => resume.mutate()}>
          {t('retainers.resume')}
        </Button>
      )}
      {isCancelling && <CancelRetainer agreement={agreement} onClose={() => setCancelling(false)} />}
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
    successMessage: t('retainers.activated'),
  });
  const pause = useChange<void, Agreement>({
    operation: 'pauseAgreement',
    send: () => docket.agreements.pause(id, options),
    // The retainer on the screen may have changed since.
    onDone: () => notify(t('retainers.pausedHint'), { undo: () => goOn.mutate() }),
  });
  const goOn = useChange<void, Agreement>({
    operation: 'resumeAgreement',
    send: () => docket.agreements.resume(id),
    successMessage: t('retainers.resumed'),
  });
  const resume = useChange<void, Agreement>({
    operation: 'resumeAgreement',
    send: () => docket.agreements.resume(id, options),
    successMessage: t('retainers.resumed'),
  });
  return { activate, pause, resume };
}

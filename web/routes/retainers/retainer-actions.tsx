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
import { t } from '../../messages/text.js';

export function RetainerActions({ agreement }: { readonly agreement: Agreement }) {
  const { can } = useSession();
  const [asks, setAsks] = useState<'pause' | 'cancel'>();
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
              onAction: () => setAsks('pause'),
            },
          (isRunning || status === 'draft') &&
            can('cancelAgreement') && {
              id: 'cancel',
              label: t('retainers.cancelRetainer'),
              icon: 'close',
              kind: 'danger',
              onAction: () => setAsks('cancel'),
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
      <ConfirmDialog
        title={t('retainers.pauseThisRetainer')}
        action={t('retainers.pause')}
        isOpen={asks === 'pause'}
        onClose={() => setAsks(undefined)}
        onConfirm={() => pause.mutateAsync()}
      >
        {t('retainers.pauseHint')}
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
    successMessage: t('retainers.activated'),
  });
  const pause = useChange<void, Agreement>({
    operation: 'pauseAgreement',
    send: () => docket.agreements.pause(id, options),
    successMessage: t('common.paused2'),
    handlesErrors: true,
  });
  const resume = useChange<void, Agreement>({
    operation: 'resumeAgreement',
    send: () => docket.agreements.resume(id, options),
    successMessage: t('retainers.resumed'),
  });
  return { activate, pause, resume };
}

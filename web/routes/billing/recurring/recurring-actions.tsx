/** What can be done with a recurring invoice, by its status. */
import type { Invoice, RecurringInvoice } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { etagOf } from '../../../api/etags.js';
import { useVersion } from '../../../api/draft.js';
import { useSession } from '../../../api/session.js';
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Actions } from '../../../ui/page.js';
import { recurringLabels } from './recurring-words.js';
import { t } from '../../../messages/text.js';

interface RecurringActionsProps {
  readonly recurring: RecurringInvoice;
  readonly onEdit: () => void;
}

export function RecurringActions({ recurring, onEdit }: RecurringActionsProps) {
  const { can } = useSession();
  const [isEnding, setEnding] = useState(false);
  const { pause, resume, run } = useSteps(recurring);
  const { status } = recurring;
  if (status === 'ended' || !can('updateRecurringInvoice')) return null;
  return (
    <Actions>
      <Button icon="edit" onPress={onEdit}>
        {t('common.edit')}
      </Button>
      {status === 'active' ? (
        <>
          <Button isPending={run.isPending} onPress={() => run.mutate()}>
            {t('billing.makeNextNow')}
          </Button>
          <Button icon="pause" isPending={pause.isPending} onPress={() => pause.mutate()}>
            {t('billing.pauseRecurring')}
          </Button>
        </>
      ) : (
        <Button icon="play" kind="primary" isPending={resume.isPending} onPress={() => resume.mutate()}>
          {t('billing.resumeRecurring')}
        </Button>
      )}
      <Button kind="danger" onPress={() => setEnding(true)}>
        {t('billing.endRecurring')}
      </Button>
      {isEnding && <EndRecurring recurring={recurring} onClose={() => setEnding(false)} />}
    </Actions>
  );
}

/** Each step sends the ETag of what is on the screen: the server refuses if somebody else has changed it. */
function useSteps(recurring: RecurringInvoice) {
  const { id } = recurring;
  const navigate = useNavigate();
  const options = { ifMatch: etagOf(recurring) };
  const pause = useChange<void, RecurringInvoice>({
    operation: 'pauseRecurringInvoice',
    send: () => docket.recurringInvoices.pause(id, options),
    successMessage: t('billing.recurringPaused'),
  });
  const resume = useChange<void, RecurringInvoice>({
    operation: 'resumeRecurringInvoice',
    send: () => docket.recurringInvoices.resume(id, options),
    successMessage: t('billing.recurringResumed'),
  });
  const run = useChange<void, Invoice>({
    operation: 'runRecurringInvoice',
    send: () => docket.recurringInvoices.run(id),
    onDone: (invoice) => void navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: invoice.id } }),
  });
  return { pause, resume, run };
}

function EndRecurring({ recurring, onClose }: { readonly recurring: RecurringInvoice; readonly onClose: () => void }) {
  const edit = useVersion({ source: recurring, seenOf: ({ status }) => ({ status }) });
  const end = useChange<void, RecurringInvoice>({
    operation: 'endRecurringInvoice',
    send: () => docket.recurringInvoices.end(recurring.id, { ifMatch: edit.ifMatch }),
    successMessage: t('billing.recurringEnded'),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <Dialog title={t('billing.endThisRecurring')} isOpen onClose={onClose} size="s" isPersistent>
      <Form draft="question" onSubmit={() => edit.attempt(() => end.mutateAsync())}>
        <ConflictNotice edit={edit} labels={recurringLabels} />
        <p>{t('billing.endRecurringHint')}</p>
        <FormActions>
          <SubmitButton kind="danger">{t('billing.endRecurring')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

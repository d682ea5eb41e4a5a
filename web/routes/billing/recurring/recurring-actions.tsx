/** What can be done with a recurring invoice, by its status. */
import type { Invoice, RecurringInvoice } from 'docket-sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { etagOf } from '../../../api/etags.js';
import { useSession } from '../../../api/session.js';
import { Button } from '../../../ui/button.js';
import { Actions } from '../../../ui/page.js';
import { lazyPart, Part } from '../../../ui/part.js';
import { t } from '../../../messages/text.js';

const EndRecurring = lazyPart(async () => import('./end-recurring.js').then((module) => module.EndRecurring));

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
      {isEnding && (
        <Part onClose={() => setEnding(false)}>
          <EndRecurring recurring={recurring} onClose={() => setEnding(false)} />
        </Part>
      )}
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

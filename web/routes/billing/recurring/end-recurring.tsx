/** Ends a recurring invoice for good. */
import type { RecurringInvoice } from 'docket-sdk';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useVersion } from '../../../api/draft.js';
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { recurringLabels } from './recurring-words.js';
import { t } from '../../../messages/text.js';

export function EndRecurring({
  recurring,
  onClose,
}: {
  readonly recurring: RecurringInvoice;
  readonly onClose: () => void;
}) {
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

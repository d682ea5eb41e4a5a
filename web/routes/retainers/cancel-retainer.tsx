/** Cancels a retainer as of a day. */
import type { Agreement } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useVersion } from '../../api/draft.js';
import { cancelAgreementFields } from '../../generated/fields.js';
import { DayField } from '../../ui/day-field.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useToday } from '../../ui/locale.js';
import { TextArea } from '../../ui/text-field.js';
import { RetainerConflict, factsOf } from './retainer-changes.js';
import { t } from '../../messages/text.js';

export function CancelRetainer({
  agreement,
  onClose,
}: {
  readonly agreement: Agreement;
  readonly onClose: () => void;
}) {
  const today = useToday();
  const [day, setDay] = useState<string | null>(agreement.current_period?.end_date ?? today);
  const [reason, setReason] = useState('');
  const edit = useVersion({ source: agreement, seenOf: factsOf });
  const change = useChange<void, Agreement>({
    operation: 'cancelAgreement',
    send: () =>
      docket.agreements.cancel(
        agreement.id,
        { ...(day !== null && { effective_date: day }), reason: reason.trim() || null },
        { ifMatch: edit.ifMatch },
      ),
    successMessage: t('retainers.cancelled'),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <Dialog title={t('retainers.cancelThisRetainer')} isOpen onClose={onClose} size="s" isPersistent>
      <Form
        draft={{
          name: 'cancel-retainer',
          id: agreement.id,
          value: { day, reason },
          restore: (last) => {
            setDay(last.day);
            setReason(last.reason);
          },
        }}
        onSubmit={() => edit.attempt(() => change.mutateAsync())}
      >
        <RetainerConflict edit={edit} currency={agreement.currency} />
        <p>{t('retainers.cancelHint')}</p>
        <DayField
          label={t('retainers.lastDay')}
          name="effective_date"
          value={day}
          onChange={setDay}
          earliest={today}
          autoFocus
        />
        <TextArea
          label={t('common.reason')}
          name="reason"
          value={reason}
          onChange={setReason}
          limits={cancelAgreementFields.reason}
          rows={2}
        />
        <FormActions>
          <SubmitButton kind="danger">{t('retainers.cancelRetainer')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

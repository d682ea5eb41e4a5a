/** Asks for the reason of a rejection. The person who did the work can read it. */
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { TextArea } from '../../ui/text-field.js';
import { t } from '../../messages/text.js';

export interface RejectDialogProps {
  readonly ids: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => Promise<unknown>;
}

export function RejectDialog({ ids, isOpen, onClose, onReject }: RejectDialogProps) {
  return (
    <Dialog
      title={t('approvals.reject3', { count: ids.length })}
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      isPersistent
    >
      <Reason ids={ids} onClose={onClose} onReject={onReject} />
    </Dialog>
  );
}

function Reason({ ids, onClose, onReject }: Omit<RejectDialogProps, 'isOpen'>) {
  const [reason, setReason] = useState('');
  return (
    <Form
      draft={{ name: 'rejection', id: ids.join(), value: { reason }, restore: (last) => setReason(last.reason) }}
      onSubmit={async () => {
        await onReject(reason.trim());
        onClose();
      }}
    >
      <TextArea
        label={t('common.reason')}
        name="reason"
        hint={t('approvals.theyReadItAndItWaits')}
        value={reason}
        onChange={setReason}
        limits={{ maxLength: 20_000, pattern: '\\S' }}
        isRequired
        rows={3}
        autoFocus
      />
      <FormActions>
        <Button onPress={onClose}>{t('shell.cancel')}</Button>
        <SubmitButton kind="danger">{t('approvals.reject')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Asks for the reason of a rejection. The person who did the work can read it. */
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { TextArea } from '../../ui/text-field.js';

export interface RejectDialogProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => Promise<unknown>;
}

export function RejectDialog({ count, isOpen, onClose, onReject }: RejectDialogProps) {
  return (
    <Dialog
      title={count === 1 ? 'Reject this?' : `Reject ${count}?`}
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      isPersistent
    >
      <Reason onClose={onClose} onReject={onReject} />
    </Dialog>
  );
}

function Reason({ onClose, onReject }: Pick<RejectDialogProps, 'onClose' | 'onReject'>) {
  const [reason, setReason] = useState('');
  return (
    <Form
      onSubmit={async () => {
        await onReject(reason.trim());
        onClose();
      }}
    >
      <TextArea
        label="Reason"
        name="reason"
        hint="They read it, and it waits for you again once they have changed it."
        value={reason}
        onChange={setReason}
        limits={{ maxLength: 20_000, pattern: '\\S' }}
        isRequired
        rows={3}
        autoFocus
      />
      <FormActions>
        <Button onPress={onClose}>Cancel</Button>
        <SubmitButton kind="danger">Reject</SubmitButton>
      </FormActions>
    </Form>
  );
}

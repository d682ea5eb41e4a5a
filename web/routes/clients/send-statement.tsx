/** Mails the statement of a client: to the recipients of invoices, unless others are named. */
import type { Client, StatementSend } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { sendClientStatementFields as limits } from '../../generated/fields.js';
import { Dialog } from '../../ui/dialog.js';
import type { DayRange } from '../../ui/days.js';
import { Form, FormActions, SubmitButton } from '../../ui/form.js';
import { TextArea, TextField } from '../../ui/text-field.js';

export interface SendStatementProps {
  readonly client: Client;
  readonly period: DayRange;
  readonly onClose: () => void;
}

export function SendStatement({ client, period, onClose }: SendStatementProps) {
  const [to, setTo] = useState('');
  const [message, setMessage] = useState('');
  const change = useChange({
    operation: 'sendClientStatement',
    send: async (body: StatementSend) => docket.clients.sendStatement(client.id, body),
    handlesErrors: true,
    successMessage: ({ email_sent_to }) => `Statement sent to ${email_sent_to.join(', ')}`,
    onDone: onClose,
  });
  const addresses = to.split(/[\s,;]+/).filter(Boolean);
  return (
    <Dialog title="Send the statement" isOpen isPersistent onClose={onClose}>
      <Form
        onSubmit={async () =>
          change.mutateAsync({
            period,
            ...(addresses.length > 0 && { to: addresses }),
            ...(message.trim() !== '' && { message }),
          })
        }
      >
        <TextField
          label="To"
          name="to"
          value={to}
          onChange={setTo}
          hint="Empty sends it to whom invoices go. Separate several by commas."
          autoFocus
        />
        <TextArea
          label="Message"
          name="message"
          value={message}
          onChange={setMessage}
          limits={limits.message}
          hint="Stands above the text of the mail. The PDF is attached."
        />
        <FormActions>
          <SubmitButton icon="send">Send</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

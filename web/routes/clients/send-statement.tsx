/** Mails the statement of a client: to the recipients of invoices, unless others are named. */
import type { Client, StatementSend } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { sendClientStatementFields as limits } from '../../generated/fields.js';
import { useUsualRecipient } from '../../entities/contact/usual-recipient.js';
import { MailNotice } from '../../entities/mail-notice.js';
import { Dialog } from '../../ui/dialog.js';
import type { DayRange } from '../../ui/days.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { t } from '../../messages/text.js';

export interface SendStatementProps {
  readonly client: Client;
  readonly period: DayRange;
  readonly onClose: () => void;
}

export function SendStatement({ client, period, onClose }: SendStatementProps) {
  const [typedTo, setTo] = useState<string | null>(null);
  const usual = useUsualRecipient(client.id, null);
  const to = typedTo ?? usual ?? '';
  const [message, setMessage] = useState('');
  const change = useChange({
    operation: 'sendClientStatement',
    send: async (body: StatementSend) => docket.clients.sendStatement(client.id, body),
    handlesErrors: true,
    successMessage: ({ email_sent_to }) => t('clients.statementSentTo', { recipients: email_sent_to.join(', ') }),
    onDone: onClose,
  });
  const addresses = to.split(/[\s,;]+/).filter(Boolean);
  return (
    <Dialog title={t('clients.sendStatement')} isOpen isPersistent onClose={onClose}>
      <Form
        draft={{
          name: 'statement',
          id: client.id,
          value: { to: typedTo, message },
          restore: (last) => {
            setTo(last.to);
            setMessage(last.message);
          },
        }}
        onSubmit={async () =>
          change.mutateAsync({
            period,
            ...(addresses.length > 0 && { to: addresses }),
            ...(message.trim() !== '' && { message }),
          })
        }
      >
        <MailNotice />
        <TextField
          label={t('common.to')}
          name="to"
          value={to}
          onChange={setTo}
          hint={t('clients.statementToHint')}
          autoFocus
        />
        <TextArea
          label={t('common.message')}
          name="message"
          value={message}
          onChange={setMessage}
          limits={limits.message}
          hint={t('clients.statementMessageHint')}
        />
        <FormActions>
          <SubmitButton icon="send">{t('common.send')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

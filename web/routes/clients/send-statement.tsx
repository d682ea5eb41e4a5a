/** Mails the statement of a client: to the recipients of invoices, unless others are named. */
import type { Client, StatementSend } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { sendClientStatementFields as limits } from '../../generated/fields.js';
import { previewClientStatementMailOptions } from '../../generated/queries.js';
import { addressesOf, areAddresses } from '../../entities/addresses.js';
import { MailNotice } from '../../entities/mail-notice.js';
import { MailPreview, previewReading } from '../../entities/mail-preview.js';
import { Dialog } from '../../ui/dialog.js';
import type { DayRange } from '../../ui/days.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { useDebounced } from '../../ui/use-debounced.js';
import { t } from '../../messages/text.js';

export interface SendStatementProps {
  readonly client: Client;
  readonly period: DayRange;
  readonly onClose: () => void;
}

export function SendStatement({ client, period, onClose }: SendStatementProps) {
  const { can, has } = useSession();
  const [typedTo, setTo] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const request = { period, to: addressesOf(typedTo ?? ''), message: message.trim() || undefined };
  const settled = useDebounced(request, JSON.stringify(request));
  const preview = useQuery({
    ...previewClientStatementMailOptions(client.id, settled),
    ...previewReading,
    enabled: areAddresses(settled.to),
  });
  // Unless it is changed, the mail goes to whom the preview names.
  const to = typedTo ?? preview.data?.to.join(', ') ?? '';
  const change = useChange({
    operation: 'sendClientStatement',
    send: async (body: StatementSend) => docket.clients.sendStatement(client.id, body),
    handlesErrors: true,
    successMessage: ({ email_sent_to }) => t('clients.statementSentTo', { recipients: email_sent_to.join(', ') }),
    onDone: onClose,
  });
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
        onSubmit={async () => change.mutateAsync({ ...request, to: addressesOf(to) })}
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
        <MailPreview
          mail={preview.data}
          error={preview.error}
          fileUrl={can('getClientStatement') && has('can_export_data') ? pdfUrl(client.id, period) : undefined}
        />
        <FormActions>
          <SubmitButton icon="send">{t('common.send')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

const pdfUrl = (clientId: string, period: DayRange): string =>
  `/v1/clients/${clientId}/statement?${new URLSearchParams({ ...period, format: 'pdf' }).toString()}`;

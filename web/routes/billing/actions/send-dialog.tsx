/** Mails an invoice or a reminder, with recipients and a message. */
import { useState } from 'react';
import { pdfFilename } from '../../../../domain/billing/invoice-number.js';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { sendInvoiceFields } from '../../../generated/fields.js';
import { useUsualRecipient } from '../../../entities/contact/usual-recipient.js';
import { MailNotice } from '../../../entities/mail-notice.js';
import { SwitchField } from '../../../ui/check-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { addressesOf } from './addresses.js';
import { ActionForm, useInvoiceVersion } from './action-form.js';
import { isUnsent } from './invoice-actions.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { t } from '../../../messages/text.js';

export function SendDialog({ invoice, onClose, kind }: InvoiceDialogProps & { readonly kind: 'send' | 'remind' }) {
  const [typedTo, setTo] = useState<string | null>(null);
  const usual = useUsualRecipient(invoice.client_id, invoice.contact_id);
  const to = typedTo ?? usual ?? '';
  const [cc, setCc] = useState('');
  const [bcc, setBcc] = useState('');
  const [message, setMessage] = useState('');
  const [attach_pdf, setAttached] = useState(true);
  const edit = useInvoiceVersion(invoice);
  const isReminder = kind === 'remind';
  const change = useChange<void, { readonly email_sent_to: readonly string[] }>({
    operation: isReminder ? 'remindInvoice' : 'sendInvoice',
    send: () => {
      const common = { to: addressesOf(to), message: message.trim() || undefined };
      const options = { ifMatch: edit.ifMatch };
      if (isReminder) return docket.invoices.remind(invoice.id, common, options);
      const body = { ...common, cc: addressesOf(cc), bcc: addressesOf(bcc), attach_pdf };
      return docket.invoices.send(invoice.id, body, options);
    },
    successMessage: ({ email_sent_to }) => t('billing.emailedTo', { value: email_sent_to.join(', ') }),
    onDone: onClose,
    handlesErrors: true,
  });
  const action = isReminder
    ? t('common.sendReminder')
    : isUnsent(invoice.status)
      ? t('billing.sendInvoice')
      : t('billing.sendAgain');
  return (
    <ActionForm
      draft={{
        name: 'invoice-mail',
        id: `${kind}.${invoice.id}`,
        value: { to: typedTo, cc, bcc, message, attach_pdf },
        restore: (last) => {
          setTo(last.to);
          setCc(last.cc);
          setBcc(last.bcc);
          setMessage(last.message);
          setAttached(last.attach_pdf);
        },
      }}
      title={`${action}: ${invoice.invoice_number}`}
      action={action}
      size="m"
      edit={edit}
      currency={invoice.currency}
      onSubmit={() => change.mutateAsync()}
      onClose={onClose}
    >
      <MailNotice />
      <TextField
        label={t('common.to')}
        name="to"
        value={to}
        onChange={setTo}
        hint={invoice.contact?.email ? t('billing.toContactHint') : t('billing.toClientHint')}
        autoFocus
      />
      {!isReminder && (
        <>
          <TextField label={t('billing.cc')} name="cc" value={cc} onChange={setCc} />
          <TextField label={t('billing.bcc')} name="bcc" value={bcc} onChange={setBcc} />
        </>
      )}
      <TextArea
        label={t('common.message')}
        name="message"
        value={message}
        onChange={setMessage}
        limits={sendInvoiceFields.message}
        hint={t('billing.topOfEmailHint')}
        rows={5}
      />
      {isReminder ? (
        <p>{t('billing.attached', { file: pdfFilename(invoice.invoice_number) })}</p>
      ) : (
        <SwitchField
          label={t('billing.attachPdf')}
          name="attach_pdf"
          value={attach_pdf}
          onChange={setAttached}
          hint={pdfFilename(invoice.invoice_number)}
        />
      )}
    </ActionForm>
  );
}

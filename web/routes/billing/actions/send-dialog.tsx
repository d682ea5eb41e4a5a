/** Mails an invoice or a reminder, with recipients and a message. */
import type { Invoice, InvoiceRemind, InvoiceSend, ReminderLevel } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pdfFilename } from '../../../../domain/billing/invoice-number.js';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { sendInvoiceFields } from '../../../generated/fields.js';
import { reminderLevelLabels } from '../../../generated/labels.js';
import { previewInvoiceMailOptions, previewInvoiceReminderOptions } from '../../../generated/queries.js';
import { addressesOf, areAddresses } from '../../../entities/addresses.js';
import { MailNotice } from '../../../entities/mail-notice.js';
import { MailPreview, previewReading } from '../../../entities/mail-preview.js';
import { SwitchField } from '../../../ui/check-field.js';
import { FormRow } from '../../../ui/form.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { useToday } from '../../../ui/locale.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { ActionForm, useInvoiceVersion } from './action-form.js';
import { isUnsent } from './invoice-actions.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { t } from '../../../messages/text.js';

/** The levels that an invoice can have: one until it is overdue, and the others after that. Those that were sent cannot be chosen. */
const levelsOf = (isOverdue: boolean, sent: Invoice['sent_reminders'] = []) =>
  optionsOf(reminderLevelLabels)
    .filter(({ id }) => (id === 'before_due') !== isOverdue)
    .map((option) =>
      sent.some(({ level }) => level === option.id)
        ? { ...option, detail: t('common.sent'), isDisabled: true }
        : option,
    );

export function SendDialog({ invoice, onClose, kind }: InvoiceDialogProps & { readonly kind: 'send' | 'remind' }) {
  const { can } = useSession();
  const [typedTo, setTo] = useState<string | null>(null);
  const [cc, setCc] = useState('');
  const [bcc, setBcc] = useState('');
  const [message, setMessage] = useState('');
  const [attach_pdf, setAttached] = useState(true);
  const [chosen, setLevel] = useState<ReminderLevel | null>(null);
  const edit = useInvoiceVersion(invoice);
  const isReminder = kind === 'remind';
  const isOverdue = invoice.dates.due_date < useToday();
  const levels = levelsOf(isOverdue, invoice.sent_reminders);
  // What was chosen before the invoice became overdue is no level of it any more.
  const level = isOverdue ? (levels.find(({ id }) => id === chosen)?.id ?? null) : 'before_due';
  const common = { to: addressesOf(typedTo ?? ''), message: message.trim() || undefined };
  const body = isReminder
    ? { ...common, level: level ?? undefined }
    : { ...common, cc: addressesOf(cc), bcc: addressesOf(bcc), attach_pdf };
  const preview = usePreview(invoice.id, kind, body);
  // Unless it is changed, the mail goes to whom the preview names.
  const to = typedTo ?? preview.data?.to.join(', ') ?? '';
  const change = useChange<void, { readonly email_sent_to: readonly string[] }>({
    operation: isReminder ? 'remindInvoice' : 'sendInvoice',
    send: () => {
      const options = { ifMatch: edit.ifMatch };
      const addressed = { ...body, to: addressesOf(to) };
      return isReminder
        ? docket.invoices.remind(invoice.id, addressed, options)
        : docket.invoices.send(invoice.id, addressed, options);
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
        value: { to: typedTo, cc, bcc, message, attach_pdf, level: chosen },
        restore: (last) => {
          setTo(last.to);
          setCc(last.cc);
          setBcc(last.bcc);
          setMessage(last.message);
          setAttached(last.attach_pdf);
          setLevel(last.level);
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
      {isReminder && (
        <SelectField
          label={t('billing.reminderLevel')}
          name="level"
          options={levels}
          value={level}
          onChange={setLevel}
          noneLabel={isOverdue ? t('billing.noReminderLevel') : undefined}
          hint={isOverdue ? t('billing.reminderLevelHint') : t('billing.reminderBeforeDueHint')}
        />
      )}
      {!isReminder && (
        <FormRow>
          <TextField label={t('billing.cc')} name="cc" value={cc} onChange={setCc} />
          <TextField label={t('billing.bcc')} name="bcc" value={bcc} onChange={setBcc} />
        </FormRow>
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
      {!isReminder && (
        <SwitchField
          label={t('billing.attachPdf')}
          name="attach_pdf"
          value={attach_pdf}
          onChange={setAttached}
          hint={pdfFilename(invoice.invoice_number)}
        />
      )}
      <MailPreview
        mail={preview.data}
        error={preview.error}
        fileUrl={can('getInvoicePdf') ? `/v1/invoices/${invoice.id}/pdf` : undefined}
      />
    </ActionForm>
  );
}

function usePreview(id: string, kind: 'send' | 'remind', body: InvoiceSend & InvoiceRemind) {
  const settled = useDebounced(body, JSON.stringify(body));
  const isReminder = kind === 'remind';
  const isWhole = [settled.to, settled.cc, settled.bcc].every(areAddresses);
  const sent = useQuery({
    ...previewInvoiceMailOptions(id, settled),
    ...previewReading,
    enabled: isWhole && !isReminder,
  });
  const reminded = useQuery({
    ...previewInvoiceReminderOptions(id, settled),
    ...previewReading,
    enabled: isWhole && isReminder,
  });
  return isReminder ? reminded : sent;
}

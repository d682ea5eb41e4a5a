import type { CreditNote, CreditNoteSent } from 'docket-sdk';
import { createLazyRoute, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useSession } from '../../../api/session.js';
import { sendCreditNoteFields } from '../../../generated/fields.js';
import { getCreditNoteOptions, previewCreditNoteMailOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { addressesOf, areAddresses } from '../../../entities/addresses.js';
import { MailNotice } from '../../../entities/mail-notice.js';
import { MailPreview, previewReading } from '../../../entities/mail-preview.js';
import { Dialog } from '../../../ui/dialog.js';
import { Money } from '../../../ui/amounts.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Link, OutsideLink } from '../../../ui/link.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Columns, DefinitionList, Page, Section } from '../../../ui/page.js';
import { useShortcut } from '../../../ui/shortcuts.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { Day } from '../../../ui/times.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { electronicFormFact } from '../electronic-form.js';
import { InvoiceTotals } from '../invoice-totals.js';
import { amountHeader, taxColumn } from '../line-columns.js';
import { Quantity, Rate } from '../../../entities/invoice/line-figures.js';
import '../billing.css';
import { t } from '../../../messages/text.js';

export const creditNoteRoute = createLazyRoute('/billing/credit-notes/$creditNoteId')({ component: CreditNoteScreen });

function CreditNoteScreen() {
  const { creditNoteId } = useParams({ from: '/billing/credit-notes/$creditNoteId' });
  const { data, error, refetch } = useQuery(getCreditNoteOptions(creditNoteId));
  if (data) return <CreditNotePage note={data} />;
  return (
    <Page title={t('common.creditNote')}>
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
    </Page>
  );
}

function CreditNotePage({ note }: { readonly note: CreditNote }) {
  const { can } = useSession();
  const [isSending, setSending] = useState(false);
  const { credit_note_number, client_id, client_name, currency, lines, amounts } = note;
  useShortcut('m', () => setSending(true), t('billing.sendCreditNote'), can('sendCreditNote'));
  return (
    <Page
      title={credit_note_number}
      windowTitle={`${credit_note_number}, ${client_name}`}
      back={
        <Link to="/billing" search={{ tab: 'credit-notes' }}>
          {t('billing.creditNotes')}
        </Link>
      }
      lead={
        <Link to="/clients/$clientId" params={{ clientId: client_id }} kind="quiet" dir="auto">
          {client_name}
        </Link>
      }
      actions={
        <>
          {can('getCreditNotePdf') && (
            <OutsideLink kind="plain" href={`/v1/credit-notes/${note.id}/pdf`}>
              {t('common.pdf')}
            </OutsideLink>
          )}
          {can('sendCreditNote') && (
            <Button kind="primary" icon="send" shortcut="m" onPress={() => setSending(true)}>
              {t('common.send')}
            </Button>
          )}
        </>
      }
    >
      <Columns
        main={
          <Section title={t('billing.lines')} isFlush>
            <Table
              label={t('billing.lines')}
              columns={columnsOf(currency, lines)}
              rows={rowsOf(lines)}
              rowKey={({ id }) => id}
              rowName={({ description }) => description}
              empty={null}
            />
            <InvoiceTotals amounts={amounts} currency={currency} />
          </Section>
        }
        side={
          <Section title={t('common.details')}>
            <CreditNoteFacts note={note} />
          </Section>
        }
      />
      {isSending && <SendCreditNote note={note} onClose={() => setSending(false)} />}
    </Page>
  );
}

function CreditNoteFacts({ note }: { readonly note: CreditNote }) {
  return (
    <DefinitionList
      facts={[
        {
          label: t('common.invoice'),
          value: (
            <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: note.invoice_id }}>
              {note.invoice_number}
            </Link>
          ),
        },
        { label: t('common.date'), value: <Day day={note.credit_date} /> },
        electronicFormFact(note.e_invoice, `/v1/credit-notes/${note.id}`),
        note.reason !== null && { label: t('common.reason'), value: note.reason },
        {
          label: t('shell.work'),
          value: note.released_time ? t('billing.canBeBilledAgain') : t('billing.remainsBilled'),
        },
      ]}
    />
  );
}

const columnsOf = (
  currency: string,
  lines: readonly CreditNote['lines'][number][],
): (Column<CreditNote['lines'][number]> | false)[] => [
  {
    id: 'description',
    header: t('common.description'),
    width: '3fr',
    isRowHeader: true,
    cell: ({ description }) => <span dir="auto">{description}</span>,
  },
  {
    id: 'quantity',
    header: t('billing.quantity'),
    align: 'end',
    width: 96,
    cell: ({ quantity }) => <Quantity of={quantity} />,
  },
  {
    id: 'rate',
    header: t('common.rate'),
    align: 'end',
    width: 'fit',
    cell: ({ rate }) => <Rate of={rate} currency={currency} />,
  },
  taxColumn(lines),
  {
    id: 'amount',
    header: amountHeader(lines),
    align: 'end',
    width: 'fit',
    cell: ({ amount }) => <Money amount={amount} currency={currency} />,
  },
];

function SendCreditNote({ note, onClose }: { readonly note: CreditNote; readonly onClose: () => void }) {
  const { can } = useSession();
  const [typedTo, setTo] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const body = { to: addressesOf(typedTo ?? ''), message: message.trim() || undefined };
  const settled = useDebounced(body, JSON.stringify(body));
  const preview = useQuery({
    ...previewCreditNoteMailOptions(note.id, settled),
    ...previewReading,
    enabled: areAddresses(settled.to),
  });
  // Unless it is changed, the mail goes to whom the preview names.
  const to = typedTo ?? preview.data?.to.join(', ') ?? '';
  const change = useChange<void, CreditNoteSent>({
    operation: 'sendCreditNote',
    send: () => docket.creditNotes.send(note.id, { ...body, to: addressesOf(to) }),
    successMessage: ({ email_sent_to }) => t('billing.emailedTo', { value: email_sent_to.join(', ') }),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <Dialog
      title={t('billing.sendNumber', { creditNoteNumber: note.credit_note_number })}
      isOpen
      onClose={onClose}
      isPersistent
    >
      <Form
        draft={{
          name: 'credit-note-mail',
          id: note.id,
          value: { to: typedTo, message },
          restore: (last) => {
            setTo(last.to);
            setMessage(last.message);
          },
        }}
        onSubmit={() => change.mutateAsync()}
      >
        <MailNotice />
        <TextField
          label={t('common.to')}
          name="to"
          value={to}
          onChange={setTo}
          hint={t('billing.toInvoiceRecipientsHint')}
          autoFocus
        />
        <TextArea
          label={t('common.message')}
          name="message"
          value={message}
          onChange={setMessage}
          limits={sendCreditNoteFields.message}
          hint={t('billing.topOfEmailHint')}
        />
        <MailPreview
          mail={preview.data}
          error={preview.error}
          fileUrl={can('getCreditNotePdf') ? `/v1/credit-notes/${note.id}/pdf` : undefined}
        />
        <FormActions>
          <SubmitButton>{t('billing.sendCreditNote')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

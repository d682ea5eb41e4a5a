/** The details of an invoice apart from its lines. */
import type { Invoice } from 'docket-sdk';
import { useHistoryFact } from '../../../entities/history.js';
import { Link, OutsideLink } from '../../../ui/link.js';
import { DefinitionList } from '../../../ui/page.js';
import { Day, Days, Moment } from '../../../ui/times.js';
import { electronicFormFact } from '../electronic-form.js';
import { referenceFacts } from './reference-facts.js';
import { reminderFacts } from './reminder-facts.js';
import { t } from '../../../messages/text.js';

export function InvoiceFacts({ invoice }: { readonly invoice: Invoice }) {
  const { dates, contact, po_number, notes, internal_notes, agreement_id, approval, hosted_url } = invoice;
  const history = useHistoryFact(invoice.id);
  return (
    <DefinitionList
      facts={[
        { label: t('billing.invoiceDate'), value: <Day day={dates.invoice_date} /> },
        { label: t('common.due'), value: <Day day={dates.due_date} /> },
        dates.delivery_start !== null && {
          label: t('billing.servicePeriod'),
          value: <Days from={dates.delivery_start} to={dates.delivery_end ?? dates.delivery_start} />,
        },
        contact && { label: t('common.to'), value: contact.name },
        po_number !== null && { label: t('common.poNumber'), value: po_number },
        ...referenceFacts(invoice),
        agreement_id !== null && {
          label: t('common.retainer'),
          value: (
            <Link to="/retainers/$agreementId" params={{ agreementId: agreement_id }}>
              {t('common.show')}
            </Link>
          ),
        },
        approval.approved_at !== null && {
          label: t('common.approved'),
          value: <Moment at={approval.approved_at} isExact />,
        },
        dates.sent_at !== null && { label: t('common.sent'), value: <Moment at={dates.sent_at} isExact /> },
        dates.viewed_at !== null && { label: t('billing.viewed'), value: <Moment at={dates.viewed_at} isExact /> },
        dates.paid_date !== null && { label: t('common.paid'), value: <Day day={dates.paid_date} /> },
        ...reminderFacts(invoice),
        electronicFormFact(invoice.e_invoice, `/v1/invoices/${invoice.id}`),
        hosted_url != null && {
          label: t('billing.clientPage'),
          value: <OutsideLink href={hosted_url}>{t('common.open')}</OutsideLink>,
        },
        notes !== null && { label: t('common.notes'), value: <span className="invoice-text">{notes}</span> },
        internal_notes !== null && {
          label: t('common.internalNotes'),
          value: <span className="invoice-text">{internal_notes}</span>,
        },
        history,
      ]}
    />
  );
}

/** The details of an invoice apart from its lines. */
import type { Invoice } from 'docket-sdk';
import { Link, OutsideLink } from '../../../ui/link.js';
import { DefinitionList } from '../../../ui/page.js';
import { Day, Moment } from '../../../ui/times.js';

export function InvoiceFacts({ invoice }: { readonly invoice: Invoice }) {
  const { dates, contact, po_number, notes, internal_notes, agreement_id, approval, reminders, hosted_url } = invoice;
  return (
    <DefinitionList
      facts={[
        { label: 'Dated', value: <Day day={dates.invoice_date} /> },
        { label: 'Due', value: <Day day={dates.due_date} /> },
        dates.delivery_start !== null && {
          label: 'Work of',
          value: (
            <>
              <Day day={dates.delivery_start} /> – <Day day={dates.delivery_end} />
            </>
          ),
        },
        contact && { label: 'To', value: contact.name },
        po_number !== null && { label: 'PO number', value: po_number },
        agreement_id !== null && {
          label: 'Retainer',
          value: (
            <Link to="/retainers/$agreementId" params={{ agreementId: agreement_id }}>
              Show
            </Link>
          ),
        },
        approval.approved_at !== null && { label: 'Approved', value: <Moment at={approval.approved_at} isExact /> },
        dates.sent_at !== null && { label: 'Sent', value: <Moment at={dates.sent_at} isExact /> },
        dates.viewed_at !== null && { label: 'Viewed', value: <Moment at={dates.viewed_at} isExact /> },
        dates.paid_date !== null && { label: 'Paid', value: <Day day={dates.paid_date} /> },
        reminders.reminder_count > 0 && {
          label: 'Reminders',
          value: (
            <>
              {reminders.reminder_count}, most recently <Moment at={reminders.last_reminder_at} />
            </>
          ),
        },
        hosted_url != null && { label: 'Client’s page', value: <OutsideLink href={hosted_url}>Open</OutsideLink> },
        notes !== null && { label: 'Notes', value: <span className="invoice-text">{notes}</span> },
        internal_notes !== null && {
          label: 'Internal',
          value: <span className="invoice-text">{internal_notes}</span>,
        },
      ]}
    />
  );
}

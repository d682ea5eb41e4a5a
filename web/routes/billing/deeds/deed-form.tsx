/** The form of something done with an invoice: on what was seen when it began, and told when somebody else was faster. */
import type { Invoice } from 'docket-sdk';
import type { ReactNode } from 'react';
import { useBasis, type Standing } from '../../../api/draft.js';
import { invoiceStatusLabels } from '../../../generated/labels.js';
import type { ButtonKind } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, FormActions, SubmitButton } from '../../../ui/form.js';
import { percentOf } from '../../../ui/exact.js';
import { MeanwhileNotice } from '../../../entities/conflict-notice.js';

interface OnInvoiceProps {
  readonly action: string;
  readonly kind?: ButtonKind;
  readonly standing: Standing;
  /** Of the invoice. */
  readonly currency: string;
  readonly onSubmit: () => unknown;
  /** Beside the button that sends. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

interface DeedFormProps extends OnInvoiceProps {
  readonly title: string;
  readonly size?: 's' | 'm' | 'l';
  readonly onClose: () => void;
}

export function DeedForm({ title, size = 's', onClose, ...rest }: DeedFormProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose} size={size} isHeld>
      <FormOnInvoice {...rest} />
    </Dialog>
  );
}

export function FormOnInvoice(props: OnInvoiceProps) {
  const { action, kind = 'primary', standing, currency, onSubmit, more, children } = props;
  const money = { currency };
  return (
    <Form onSubmit={() => standing.attempt(onSubmit)}>
      <MeanwhileNotice
        standing={standing}
        labels={labels}
        ways={{
          status: { words: invoiceStatusLabels },
          total: money,
          outstanding: money,
          amount: money,
          tax_rate: 'percent',
        }}
      />
      {children}
      <FormActions>
        {more}
        <SubmitButton kind={kind}>{action}</SubmitButton>
      </FormActions>
    </Form>
  );
}

const labels = {
  status: 'Status',
  total: 'Total',
  outstanding: 'Outstanding',
  lines: 'Lines',
  description: 'Description',
  quantity: 'Quantity',
  rate: 'Rate',
  amount: 'Fixed amount',
  project_id: 'Project',
  tax_rate: 'Tax',
  subject: 'Subject',
  contact_id: 'Contact',
  invoice_date: 'Dated',
  due_date: 'Due',
  delivery: 'Work of',
  po_number: 'PO number',
  notes: 'Notes',
  internal_notes: 'Internal notes',
};

/** Where a deed stands that is not typed into fields of the invoice. */
export const useInvoiceBasis = (invoice: Invoice): Standing =>
  useBasis({ source: invoice, seenOf: (one) => ({ ...sumsOf(one), ...textsOf(one) }) });

/** What someone would want to know before going on with any change. */
export const sumsOf = ({ status, amounts, line_items }: Invoice) => ({
  status,
  total: amounts.total,
  outstanding: amounts.outstanding,
  lines: line_items?.length,
});

const textsOf = ({ subject, dates, amounts, notes, po_number }: Invoice) => ({
  tax_rate: percentOf(amounts.tax_rate),
  subject,
  invoice_date: dates.invoice_date,
  due_date: dates.due_date,
  notes,
  po_number,
});

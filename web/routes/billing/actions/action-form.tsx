/**
 * The form of an action on an invoice. It sends the version seen at the start, and shows if somebody else changed it.
 */
import type { Invoice } from 'docket-sdk';
import type { ReactNode } from 'react';
import { useVersion, type EditState } from '../../../api/draft.js';
import { invoiceStatusLabels, lineUnitLabels } from '../../../generated/labels.js';
import type { ButtonKind } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton, type FormProps } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { percentOf } from '../../../ui/text/exact.js';
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import { t } from '../../../messages/text.js';

interface OnInvoiceProps<Value extends object> extends Pick<FormProps<Value>, 'draft'> {
  readonly action: string;
  readonly kind?: ButtonKind;
  readonly edit: EditState;
  /** Currency of the invoice. */
  readonly currency: string;
  readonly onSubmit: () => unknown;
  /** Shown beside the submit button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

interface ActionFormProps<Value extends object> extends OnInvoiceProps<Value> {
  readonly title: string;
  readonly size?: 's' | 'm' | 'l';
  readonly onClose: () => void;
}

export function ActionForm<Value extends object>({ title, size = 's', onClose, ...rest }: ActionFormProps<Value>) {
  return (
    <Dialog title={title} isOpen onClose={onClose} size={size} isPersistent>
      <FormOnInvoice {...rest} />
    </Dialog>
  );
}

export function FormOnInvoice<Value extends object>(props: OnInvoiceProps<Value>) {
  const { draft, action, kind = 'primary', edit, currency, onSubmit, more, children } = props;
  const money = { currency };
  return (
    <Form draft={draft} onSubmit={() => edit.attempt(onSubmit)}>
      <ConflictNotice
        edit={edit}
        labels={labels}
        ways={{
          status: { words: invoiceStatusLabels },
          total: money,
          outstanding: money,
          amount: money,
          tax_rate: 'percent',
          unit: { words: lineUnitLabels },
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
  status: t('common.status'),
  total: t('shell.total'),
  outstanding: t('common.outstanding'),
  lines: t('billing.lines'),
  description: t('common.description'),
  quantity: t('billing.quantity'),
  rate: t('common.rate'),
  amount: t('billing.fixedAmount'),
  project_id: t('common.project'),
  tax_rate: t('common.tax'),
  tax_rate_ids: t('shell.taxRates'),
  prices_include_tax: t('billing.pricesIncludeTax'),
  unit: t('billing.unit'),
  subject: t('common.subject'),
  contact_id: t('common.contact'),
  invoice_date: t('billing.invoiceDate'),
  due_date: t('common.due'),
  delivery: t('billing.servicePeriod'),
  po_number: t('common.poNumber'),
  notes: t('common.notes'),
  internal_notes: t('common.internalNotes'),
};

/** Tracks the invoice's version for an action that does not edit its fields. */
export const useInvoiceVersion = (invoice: Invoice): EditState =>
  useVersion({ source: invoice, seenOf: (one) => ({ ...invoiceSumsOf(one), ...textsOf(one) }) });

/** Facts that the user has to see if they change during any action. */
export const invoiceSumsOf = ({ status, amounts, line_items }: Invoice) => ({
  status,
  total: amounts.total,
  outstanding: amounts.outstanding,
  lines: line_items?.length,
});

const textsOf = ({ subject, dates, amounts, notes, po_number, prices_include_tax }: Invoice) => ({
  tax_rate: percentOf(amounts.tax_rate),
  prices_include_tax,
  subject,
  invoice_date: dates.invoice_date,
  due_date: dates.due_date,
  notes,
  po_number,
});

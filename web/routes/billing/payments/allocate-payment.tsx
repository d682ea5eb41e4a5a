/** Changes which invoices a payment pays; what is left of it is credit. */
import type { ClientPayment } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { useVersion } from '../../../api/draft.js';
import { ConflictNotice } from '../../../entities/conflict-notice.js';
import {
  AllocationFields,
  allocationsOf,
  type PayableInvoice,
  type TypedParts,
} from '../../../entities/payment/allocation-fields.js';
import { usePayableInvoices } from '../../../entities/payment/use-payable-invoices.js';
import { Dialog } from '../../../ui/dialog.js';
import { Form, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { sumOf } from '../../../ui/text/exact.js';
import { t } from '../../../messages/text.js';

export interface OnPayment {
  readonly payment: ClientPayment;
  readonly onClose: () => void;
}

export function AllocatePayment({ payment, onClose }: OnPayment) {
  const { invoices, error, refetch } = usePayableInvoices(payment.client_id, payment.currency);
  return (
    <Dialog title={t('payments.allocatePayment')} isOpen isPersistent onClose={onClose}>
      {error && <Problem error={error} onRetry={refetch} />}
      {!invoices && !error && <Skeleton lines={4} />}
      {invoices && <AllocateForm payment={payment} invoices={withOwn(payment, invoices)} onClose={onClose} />}
    </Dialog>
  );
}

/** What the payment pays of an invoice already can stay there: it is added to what is outstanding. */
function withOwn({ allocations }: ClientPayment, open: readonly PayableInvoice[]): PayableInvoice[] {
  const own = allocations.map(({ invoice_id: id, invoice_number: number, amount = 0 }) => {
    const { outstanding = 0 } = open.find((invoice) => invoice.id === id) ?? {};
    return { id, number, outstanding: sumOf([outstanding, amount]) };
  });
  return [...own, ...open.filter(({ id }) => !own.some((invoice) => invoice.id === id))];
}

function AllocateForm({ payment, invoices, onClose }: OnPayment & { readonly invoices: readonly PayableInvoice[] }) {
  const { id, currency, amount = 0, refunded_amount: refunded = 0 } = payment;
  const left = sumOf([amount, -refunded]);
  const [parts, setParts] = useState<TypedParts>(
    payment.allocations.map(({ invoice_id, amount: part = 0 }) => [invoice_id, part]),
  );
  const edit = useVersion({
    source: payment,
    seenOf: ({ unallocated_amount, refunded_amount }) => ({ unallocated_amount, refunded_amount }),
  });
  const change = useChange<void, ClientPayment>({
    operation: 'updatePaymentAllocations',
    send: () =>
      docket.payments.updateAllocations(
        id,
        { allocations: allocationsOf(left, invoices, parts).allocations },
        { ifMatch: edit.ifMatch },
      ),
    successMessage: t('payments.allocationChanged'),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <Form
      draft={{ name: 'allocations', id, value: { parts }, restore: (last) => setParts(last.parts) }}
      onSubmit={() => edit.attempt(() => change.mutateAsync())}
    >
      <ConflictNotice
        edit={edit}
        labels={{ unallocated_amount: t('payments.credit'), refunded_amount: t('payments.refunded') }}
        ways={{ unallocated_amount: { currency }, refunded_amount: { currency } }}
      />
      <AllocationFields paid={left} currency={currency} invoices={invoices} parts={parts} onChange={setParts} />
      <FormActions>
        <SubmitButton>{t('payments.allocatePayment')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

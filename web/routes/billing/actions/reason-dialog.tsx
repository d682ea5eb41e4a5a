/** Confirms an action that is hard to undo, with a reason if the user gives one. */
import type { Invoice } from 'docket-sdk';
import { useState } from 'react';
import { useChange, type WriteId } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { voidInvoiceFields } from '../../../generated/fields.js';
import { TextArea } from '../../../ui/text-field.js';
import { ActionForm, useInvoiceVersion } from './action-form.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { t } from '../../../messages/text.js';

type Kind = 'reject' | 'void' | 'write-off';

interface Words {
  readonly operation: WriteId;
  readonly title: string;
  readonly action: string;
  readonly isDanger: boolean;
  readonly text: string;
  readonly successMessage: string;
}

const words: Readonly<Record<Kind, Words>> = {
  reject: {
    operation: 'rejectInvoiceApproval',
    title: t('billing.returnToDraftQuestion'),
    action: t('billing.returnToDraft'),
    isDanger: false,
    text: t('billing.returnToDraftHint'),
    successMessage: t('billing.invoiceIsDraftAgain'),
  },
  void: {
    operation: 'voidInvoice',
    title: t('billing.voidThisInvoice'),
    action: t('billing.voidInvoice'),
    isDanger: true,
    text: t('billing.voidHint'),
    successMessage: t('billing.invoiceVoided'),
  },
  'write-off': {
    operation: 'markInvoiceUncollectible',
    title: t('billing.writeOffThisInvoice'),
    action: t('billing.writeOff'),
    isDanger: true,
    text: t('billing.writeOffHint'),
    successMessage: t('billing.invoiceWrittenOff'),
  },
};

export function ReasonDialog({ invoice, onClose, kind }: InvoiceDialogProps & { readonly kind: Kind }) {
  const { operation, title, action, isDanger, text, successMessage } = words[kind];
  const [reason, setReason] = useState('');
  const edit = useInvoiceVersion(invoice);
  const change = useChange<void, Invoice>({
    operation,
    send: () => {
      const body = reason.trim() === '' ? {} : { reason: reason.trim() };
      const options = { ifMatch: edit.ifMatch };
      if (kind === 'reject') return docket.invoices.rejectApproval(invoice.id, body, options);
      if (kind === 'void') return docket.invoices.void(invoice.id, body, options);
      return docket.invoices.markUncollectible(invoice.id, body, options);
    },
    successMessage,
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <ActionForm
      draft={{
        name: 'invoice-reason',
        id: `${kind}.${invoice.id}`,
        value: { reason },
        restore: (last) => setReason(last.reason),
      }}
      title={title}
      action={action}
      kind={isDanger ? 'danger' : 'primary'}
      edit={edit}
      currency={invoice.currency}
      onSubmit={() => change.mutateAsync()}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextArea
        label={t('common.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        limits={voidInvoiceFields.reason}
        autoFocus
      />
    </ActionForm>
  );
}

/** What is hard to take back asks first, with room to say why. */
import type { Invoice } from 'docket-sdk';
import { useState } from 'react';
import { useChange, type WriteId } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { voidInvoiceFields } from '../../../generated/fields.js';
import { TextArea } from '../../../ui/text-field.js';
import { DeedForm, useInvoiceBasis } from './deed-form.js';
import type { DoingProps } from './invoice-deeds.js';

type Kind = 'reject' | 'void' | 'write-off';

interface Words {
  readonly operation: WriteId;
  readonly title: string;
  readonly action: string;
  readonly isDanger: boolean;
  readonly text: string;
  readonly said: string;
}

const words: Readonly<Record<Kind, Words>> = {
  reject: {
    operation: 'rejectInvoiceApproval',
    title: 'Back to draft?',
    action: 'Back to draft',
    isDanger: false,
    text: 'Its approval is withdrawn, and it can be changed again.',
    said: 'It is a draft again',
  },
  void: {
    operation: 'voidInvoice',
    title: 'Void this invoice?',
    action: 'Void invoice',
    isDanger: true,
    text: 'This cannot be undone. The hours and expenses on it can be billed again; its number is not used again.',
    said: 'The invoice is void',
  },
  'write-off': {
    operation: 'markInvoiceUncollectible',
    title: 'Write this invoice off?',
    action: 'Write off',
    isDanger: true,
    text: 'It no longer counts as outstanding. A payment can still be recorded.',
    said: 'The invoice is written off',
  },
};

export function ReasonDialog({ invoice, onClose, kind }: DoingProps & { readonly kind: Kind }) {
  const { operation, title, action, isDanger, text, said } = words[kind];
  const [reason, setReason] = useState('');
  const standing = useInvoiceBasis(invoice);
  const change = useChange<void, Invoice>({
    operation,
    send: () => {
      const body = reason.trim() === '' ? {} : { reason: reason.trim() };
      const options = { ifMatch: standing.ifMatch };
      if (kind === 'reject') return docket.invoices.rejectApproval(invoice.id, body, options);
      if (kind === 'void') return docket.invoices.void(invoice.id, body, options);
      return docket.invoices.markUncollectible(invoice.id, body, options);
    },
    said,
    onDone: onClose,
    showsProblems: true,
  });
  return (
    <DeedForm
      title={title}
      action={action}
      kind={isDanger ? 'danger' : 'primary'}
      standing={standing}
      currency={invoice.currency}
      onSubmit={() => change.mutateAsync()}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextArea
        label="Reason"
        name="reason"
        value={reason}
        onChange={setReason}
        limits={voidInvoiceFields.reason}
        autoFocus
      />
    </DeedForm>
  );
}

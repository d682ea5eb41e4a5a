/** Reorders the lines of a draft: moved one by one, and sent together. */
import type { Invoice } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { Money } from '../../../ui/amounts.js';
import { ReorderHandle, useReorder } from '../../../ui/reorder.js';
import { ActionForm, useInvoiceVersion } from './action-form.js';
import type { InvoiceDialogProps } from './invoice-actions.js';
import { t } from '../../../messages/text.js';

export function OrderDialog({ invoice, onClose }: InvoiceDialogProps) {
  const edit = useInvoiceVersion(invoice);
  const lines = invoice.line_items ?? [];
  const [moved, setMoved] = useState<readonly string[]>([]);
  // Somebody else may have added or deleted lines since.
  const stillThere = moved.filter((id) => lines.some((line) => line.id === id));
  const ids = [...stillThere, ...lines.map(({ id }) => id).filter((id) => !stillThere.includes(id))];
  const order = useReorder(ids, setMoved);
  const change = useChange<void, Invoice>({
    operation: 'updateInvoice',
    send: () =>
      docket.invoices.update(invoice.id, { line_items: ids.map((id) => ({ id })) }, { ifMatch: edit.ifMatch }),
    onDone: onClose,
    handlesErrors: true,
  });
  return (
    <ActionForm
      draft={{ name: 'line-order', id: invoice.id, value: { moved }, restore: (last) => setMoved(last.moved) }}
      title={t('billing.reorderLines')}
      action={t('billing.saveOrder')}
      size="m"
      edit={edit}
      currency={invoice.currency}
      onSubmit={() => change.mutateAsync()}
      onClose={onClose}
    >
      <div className="line-order" ref={order.list.ref}>
        {order.ids.map((id, at) => {
          const line = lines.find((one) => one.id === id);
          return (
            line && (
              <div key={id} data-reorder={id} data-moving={order.moving === id ? '' : undefined}>
                <ReorderHandle name={line.description} at={at + 1} of={order.ids.length} {...order.handleOf(id)} />
                <div className="invoice-line" title={line.description}>
                  <span dir="auto">{line.description}</span>
                </div>
                <Money amount={line.amount} currency={invoice.currency} />
              </div>
            )
          );
        })}
      </div>
    </ActionForm>
  );
}

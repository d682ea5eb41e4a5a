/** Deletes a line of a draft at once, so that its sums are right. Undo adds the same line again, in its place. */
import type { DeletedObject, Invoice, LineItem, LineItemCreate } from 'docket-sdk';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import type { Draft } from '../../../api/draft.js';
import { Button } from '../../../ui/button.js';
import { notify } from '../../../ui/toast.js';
import { t } from '../../../messages/text.js';

interface DeleteLineProps {
  readonly invoice: Invoice;
  readonly line: LineItem;
  readonly edit: Pick<Draft<object>, 'ifMatch' | 'isBehind'>;
  readonly onClose: () => void;
}

export function DeleteLine({ invoice, line, edit: { ifMatch, isBehind }, onClose }: DeleteLineProps) {
  const isOfWork = line.time_entry_count + line.expense_count > 0;
  const restore = useChange<void, Invoice>({
    operation: 'addInvoiceLineItem',
    send: async () => {
      const { id } = await docket.invoices.addLineItem(invoice.id, creationOf(line));
      const { line_items: now = [] } = await docket.invoices.get(invoice.id, { include: ['line_items'] });
      const order = orderWith(id, now, placeAfter(line, invoice.line_items ?? []));
      return docket.invoices.update(invoice.id, { line_items: order.map((one) => ({ id: one })) });
    },
    successMessage: t('billing.lineRestored'),
  });
  const remove = useChange<void, DeletedObject>({
    operation: 'deleteInvoiceLineItem',
    send: () => docket.invoices.deleteLineItem(invoice.id, line.id, { ifMatch }),
    onDone: () => {
      notify(isOfWork ? t('billing.lineDeletedWorkBilledAgain') : t('billing.lineDeleted'), {
        undo: () => restore.mutate(),
      });
      onClose();
    },
  });
  return (
    <Button
      kind="danger"
      icon="trash"
      isDisabled={isBehind}
      isPending={remove.isPending}
      onPress={() => remove.mutate()}
    >
      {t('common.delete')}
    </Button>
  );
}

const creationOf = (line: LineItem): LineItemCreate => ({
  description: line.description,
  quantity: line.quantity,
  ...(line.rate !== undefined && { rate: line.rate }),
  ...(line.amount !== undefined && { amount: line.amount }),
  project_id: line.project_id,
  milestone_id: line.milestone_id,
  time_entry_ids: line.time_entry_ids,
  expense_ids: line.expense_ids,
});

/** The lines that stood before this one, the nearest first. */
const placeAfter = ({ id }: LineItem, lines: readonly LineItem[]): readonly string[] =>
  lines
    .slice(
      0,
      lines.findIndex((one) => one.id === id),
    )
    .map((one) => one.id)
    .toReversed();

/** The order in which the new line follows the nearest of these lines that is still there, or else is the first. */
function orderWith(id: string, lines: readonly LineItem[], before: readonly string[]): readonly string[] {
  const others = lines.map((one) => one.id).filter((one) => one !== id);
  const last = before.find((one) => others.includes(one));
  const at = last === undefined ? 0 : others.indexOf(last) + 1;
  return others.toSpliced(at, 0, id);
}

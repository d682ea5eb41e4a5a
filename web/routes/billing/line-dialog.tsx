/** One line of a draft: a new one, or one to change, move or delete. */
import type { Deleted, Invoice, LineItem, LineItemCreate } from 'docket-sdk';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import type { Standing } from '../../api/draft.js';
import { addInvoiceLineItemFields as fields } from '../../generated/fields.js';
import { Button } from '../../ui/button.js';
import { ComboField } from '../../ui/combo-field.js';
import { FormRow } from '../../ui/form.js';
import { MoneyField, NumberField } from '../../ui/number-field.js';
import type { Option } from '../../ui/select-field.js';
import { TextArea } from '../../ui/text-field.js';
import { DeedForm, useInvoiceBasis } from './deed-form.js';

interface LineDialogProps {
  readonly invoice: Invoice;
  /** Undefined for a new one. */
  readonly line: LineItem | undefined;
  readonly onClose: () => void;
}

export function LineDialog({ invoice, line, onClose }: LineDialogProps) {
  const { currency } = invoice;
  const standing = useInvoiceBasis(invoice);
  const [description, setDescription] = useState(line?.description ?? '');
  const [quantity, setQuantity] = useState<number | null>(line?.quantity ?? 1);
  const [rate, setRate] = useState<number | null>(line?.rate ?? null);
  const [amount, setAmount] = useState<number | null>(null);
  const [project_id, setProject] = useState(line?.project_id ?? null);
  const save = useSave(invoice, line, standing, onClose);
  const send = (): unknown => {
    const isSame = line !== undefined && quantity === line.quantity && rate === line.rate && amount === null;
    return save.mutateAsync({
      description: description.trim(),
      ...(!isSame && { quantity: quantity ?? 1, rate: rate ?? 0 }),
      ...(amount !== null && { amount }),
      ...(project_id !== (line?.project_id ?? null) && { project_id }),
    });
  };
  return (
    <DeedForm
      title={line ? 'Edit line' : 'Add line'}
      action={line ? 'Save line' : 'Add line'}
      size="m"
      standing={standing}
      currency={invoice.currency}
      onSubmit={send}
      onClose={onClose}
      more={line && <LineTools invoice={invoice} line={line} standing={standing} onClose={onClose} />}
    >
      <TextArea
        label="Description"
        name="description"
        value={description}
        onChange={setDescription}
        limits={{ ...fields.description, required: true }}
        rows={2}
        autoFocus
      />
      <FormRow>
        <NumberField
          label="Quantity"
          name="quantity"
          digits={4}
          value={quantity}
          onChange={setQuantity}
          limits={{ ...fields.quantity, required: true }}
        />
        <NumberField
          label="Rate"
          name="rate"
          unit={currency}
          digits={4}
          value={rate}
          onChange={setRate}
          limits={{ ...fields.rate, required: true }}
        />
        <MoneyField
          label="Fixed amount"
          name="amount"
          currency={currency}
          value={amount}
          onChange={setAmount}
          limits={fields.amount}
          hint="Instead of quantity × rate."
        />
      </FormRow>
      <ProjectField invoice={invoice} value={project_id} onChange={setProject} />
    </DeedForm>
  );
}

function useSave(invoice: Invoice, line: LineItem | undefined, { ifMatch }: Standing, onDone: () => void) {
  return useChange<LineItemCreate, LineItem>({
    operation: line ? 'updateInvoiceLineItem' : 'addInvoiceLineItem',
    send: (body) =>
      line
        ? docket.invoices.updateLineItem(invoice.id, line.id, body, { ifMatch })
        : docket.invoices.addLineItem(invoice.id, body, { ifMatch }),
    onDone,
    showsProblems: true,
  });
}

interface LineToolsProps {
  readonly invoice: Invoice;
  readonly line: LineItem;
  readonly standing: Standing;
  readonly onClose: () => void;
}

/** Where the line stands, and whether it stands at all. */
function LineTools({ invoice, line, standing: { ifMatch, isBehind }, onClose }: LineToolsProps) {
  const ids = (invoice.line_items ?? []).map(({ id }) => id);
  const at = ids.indexOf(line.id);
  const move = useChange<number, Invoice>({
    operation: 'updateInvoice',
    send: (by) => {
      const others = ids.filter((id) => id !== line.id);
      const order = others.toSpliced(at + by, 0, line.id);
      return docket.invoices.update(invoice.id, { line_items: order.map((id) => ({ id })) }, { ifMatch });
    },
    onDone: onClose,
  });
  const remove = useChange<void, Deleted>({
    operation: 'deleteInvoiceLineItem',
    send: () => docket.invoices.deleteLineItem(invoice.id, line.id, { ifMatch }),
    said:
      line.time_entry_count + line.expense_count > 0 ? 'Line deleted: its work can be billed again' : 'Line deleted',
    onDone: onClose,
  });
  const isBusy = isBehind || move.isPending || remove.isPending;
  return (
    <>
      <Button kind="danger" icon="trash" isDisabled={isBusy} onPress={() => remove.mutate()}>
        Delete
      </Button>
      <Button icon="arrowUp" isDisabled={isBusy || at === 0} onPress={() => move.mutate(-1)}>
        Move up
      </Button>
      <Button icon="arrowDown" isDisabled={isBusy || at === ids.length - 1} onPress={() => move.mutate(1)}>
        Move down
      </Button>
    </>
  );
}

interface ProjectFieldProps {
  readonly invoice: Invoice;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function ProjectField({ invoice: { client_id }, value, onChange }: ProjectFieldProps) {
  return (
    <ComboField
      label="Counts towards project"
      name="project_id"
      value={value}
      valueLabel={value === null ? undefined : 'As it is'}
      onChange={onChange}
      queryKey={['projects', client_id]}
      search={async (text, signal) => projectsOf(client_id, text, signal)}
    />
  );
}

async function projectsOf(client_id: string, text: string, signal: AbortSignal): Promise<Option<string>[]> {
  const { data } = await docket.projects.list(
    { client_id, per_page: 20, ...(text.trim() !== '' && { search: text.trim() }) },
    { signal },
  );
  return data.map(({ id, title }) => ({ id, label: title }));
}

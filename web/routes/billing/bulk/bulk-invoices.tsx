/** Does one action on several invoices: shows which, which are left out, and the outcome of each. */
import type { InvoiceSummary } from 'docket-sdk';
import { useMemo, useState } from 'react';
import { useSession } from '../../../api/session.js';
import { invoiceStatusLabels, paymentMethodLabels } from '../../../generated/labels.js';
import { sendInvoiceFields } from '../../../generated/fields.js';
import { DayField } from '../../../ui/day-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Money } from '../../../ui/amounts.js';
import { Form, FormRow, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { useToday } from '../../../ui/locale.js';
import { Notice } from '../../../ui/notice.js';
import { optionsOf, SelectField } from '../../../ui/select-field.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { TextArea } from '../../../ui/text-field.js';
import { notify } from '../../../ui/toast.js';
import { allowedOn } from '../actions/invoice-actions.js';
import { runBulkAction, bulkActionKinds, type BulkAction, type BulkInput } from './bulk-actions.js';
import { OutcomeWords } from './outcome-words.js';
import { useEach, type Outcome } from './use-each.js';
import { t } from '../../../messages/text.js';

interface BulkInvoicesProps {
  readonly action: BulkAction;
  readonly invoices: readonly InvoiceSummary[];
  readonly onClose: () => void;
}

export function BulkInvoices({ action, invoices: chosen, onClose }: BulkInvoicesProps) {
  const { can } = useSession();
  const today = useToday();
  // Taken once: after the action an invoice no longer allows it, but its outcome must stay visible.
  const [invoices] = useState(chosen);
  const [fitting] = useState(() =>
    invoices.filter((invoice) => bulkActionKinds[action].isAllowed(allowedOn(invoice, can, today))),
  );
  const [input, setInput] = useState<BulkInput>({ message: '', date: today, method: null });
  const { operation, action: label, done } = bulkActionKinds[action];
  const { outcomes, run } = useEach<InvoiceSummary, unknown>({
    operation,
    keyOf: ({ id }) => id,
    send: (invoice) => runBulkAction(action, invoice, input),
  });
  const submit = async (): Promise<void> => {
    if (!(await run(fitting))) return;
    notify(done(fitting.length));
    onClose();
  };
  const left = fitting.filter(({ id }) => outcomes.get(id)?.isDone !== true).length;
  return (
    <Dialog title={label(fitting.length)} isOpen onClose={onClose} size="l" isPersistent>
      <Form draft="selection" onSubmit={submit}>
        <LeftOut invoices={invoices.filter((invoice) => !fitting.includes(invoice))} />
        <Chosen invoices={fitting} outcomes={outcomes} isOwed={action === 'pay' || action === 'remind'} />
        <InputFields action={action} input={input} set={(some) => setInput((before) => ({ ...before, ...some }))} />
        <FormActions>
          <SubmitButton isDisabled={left === 0}>
            {outcomes.size > 0 && left > 0 ? t('billing.tryAgain', { action: label(left) }) : label(left)}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function LeftOut({ invoices }: { readonly invoices: readonly InvoiceSummary[] }) {
  if (invoices.length === 0) return null;
  return (
    <Notice>
      {t('billing.skippedInvoices', {
        count: invoices.length,
        invoices: invoices
          .map(({ invoice_number, status }) => `${invoice_number} (${invoiceStatusLabels[status]})`)
          .join(', '),
      })}
    </Notice>
  );
}

interface ChosenProps {
  readonly invoices: readonly InvoiceSummary[];
  readonly outcomes: ReadonlyMap<string, Outcome<unknown>>;
  /** Shows the outstanding amount, not the total. */
  readonly isOwed: boolean;
}

function Chosen({ invoices, outcomes, isOwed }: ChosenProps) {
  const columns = useMemo(() => columnsOf(outcomes, isOwed), [outcomes, isOwed]);
  return (
    <Table
      label={t('billing.chosenInvoices')}
      columns={columns}
      rows={rowsOf(invoices)}
      rowKey={({ id }) => id}
      rowName={({ invoice_number, client_name }) => `${invoice_number}, ${client_name}`}
      empty={null}
    />
  );
}

const columnsOf = (outcomes: ChosenProps['outcomes'], isOwed: boolean): Column<InvoiceSummary>[] => [
  {
    id: 'number',
    header: t('common.invoice'),
    width: 132,
    isRowHeader: true,
    cell: ({ invoice_number }) => invoice_number,
  },
  {
    id: 'client',
    header: t('common.client'),
    width: '2fr',
    cell: ({ client_name }) => <span dir="auto">{client_name}</span>,
  },
  {
    id: 'amount',
    header: isOwed ? t('common.outstanding') : t('shell.total'),
    align: 'end',
    cell: ({ amounts, currency }) => (
      <Money amount={isOwed ? amounts.outstanding : amounts.total} currency={currency} />
    ),
  },
  {
    id: 'outcome',
    header: t('billing.outcome'),
    width: '2fr',
    cell: ({ id }) => <OutcomeWords outcome={outcomes.get(id)} />,
  },
];

interface InputFieldsProps {
  readonly action: BulkAction;
  readonly input: BulkInput;
  readonly set: (some: Partial<BulkInput>) => void;
}

function InputFields({ action, input, set }: InputFieldsProps) {
  if (action === 'submit' || action === 'approve') return null;
  if (action === 'pay')
    return (
      <FormRow>
        <DayField
          label={t('common.date')}
          name="date"
          value={input.date}
          onChange={(date) => set({ date })}
          isRequired
          autoFocus
        />
        <SelectField
          label={t('billing.method')}
          name="method"
          options={optionsOf(paymentMethodLabels)}
          value={input.method}
          onChange={(method) => set({ method })}
          noneLabel={t('billing.unspecified')}
        />
      </FormRow>
    );
  return (
    <TextArea
      label={t('common.message')}
      name="message"
      value={input.message}
      onChange={(message) => set({ message })}
      limits={sendInvoiceFields.message}
      hint={t('billing.topOfEachEmailHint')}
      rows={3}
      autoFocus
    />
  );
}

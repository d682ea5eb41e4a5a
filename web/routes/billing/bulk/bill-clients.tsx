/** Creates drafts of several clients' unbilled work at once, as "Bill" does for one client. */
import type { Invoice, InvoiceGrouping } from 'docket-sdk';
import { useMemo, useState } from 'react';
import { docket } from '../../../api/docket.js';
import { SwitchField } from '../../../ui/check-field.js';
import { DayField } from '../../../ui/day-field.js';
import { Dialog } from '../../../ui/dialog.js';
import { Money } from '../../../ui/amounts.js';
import { Form, FormRow, SubmitButton } from '../../../ui/form.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Link } from '../../../ui/link.js';
import { rowsOf } from '../../../ui/list-pages.js';
import { useToday } from '../../../ui/locale.js';
import { SelectField } from '../../../ui/select-field.js';
import { Table, type Column } from '../../../ui/table/table.js';
import { notify } from '../../../ui/toast.js';
import { groupings } from '../unbilled/groupings.js';
import type { UnbilledRow } from '../unbilled/unbilled-columns.js';
import { OutcomeWords } from './outcome-words.js';
import { useEach, type Outcome } from './use-each.js';
import { t } from '../../../messages/text.js';

interface BillClientsProps {
  readonly clients: readonly UnbilledRow[];
  readonly onClose: () => void;
}

export function BillClients({ clients: chosen, onClose }: BillClientsProps) {
  const today = useToday();
  // Billed clients leave the report, so the list is taken once and stays visible here.
  const [clients] = useState(chosen);
  const [to, setTo] = useState<string | null>(today);
  const [invoice_date, setDated] = useState<string | null>(today);
  const [group_by, setGrouping] = useState<InvoiceGrouping>('project');
  const [include_expenses, setExpenses] = useState(clients.some(({ expenses }) => expenses > 0));
  const { outcomes, run } = useEach<UnbilledRow, Invoice>({
    operation: 'createInvoiceFromTime',
    keyOf: ({ client_id }) => client_id,
    send: ({ client_id, oldest_date }) => {
      const until = to ?? today;
      // From the oldest work on, so that none is left out.
      const from = oldest_date !== null && oldest_date < until ? oldest_date : until;
      const body = { client_id, from, to: until, group_by, include_expenses };
      return docket.invoices.createFromTime({ ...body, ...(invoice_date !== null && { invoice_date }) });
    },
  });
  const left = clients.filter(({ client_id }) => outcomes.get(client_id)?.isDone !== true).length;
  const made = clients.length - left;
  const submit = async (): Promise<void> => {
    if (await run(clients)) notify(t('billing.draftsCreated', { count: clients.length }));
  };
  return (
    <Dialog title={t('billing.billClients', { count: clients.length })} isOpen onClose={onClose} size="l" isPersistent>
      <Form draft="selection" onSubmit={submit}>
        <FormRow>
          <DayField label={t('billing.billWorkUpTo')} name="to" value={to} onChange={setTo} isRequired autoFocus />
          <DayField
            label={t('billing.invoiceDate')}
            name="invoice_date"
            value={invoice_date}
            onChange={setDated}
            hint={t('billing.dueByClientTerms')}
          />
        </FormRow>
        <FormRow>
          <SelectField
            label={t('billing.lines')}
            name="group_by"
            options={groupings}
            value={group_by}
            onChange={(one) => setGrouping(one ?? 'project')}
          />
          <SwitchField
            label={t('billing.includeExpenses')}
            name="include_expenses"
            value={include_expenses}
            onChange={setExpenses}
          />
        </FormRow>
        <Clients clients={clients} outcomes={outcomes} />
        <FormActions>
          {made > 0 && (
            <Link to="/billing" search={{ tab: 'invoices', status: ['draft'] }} kind="plain">
              {t('billing.showDrafts')}
            </Link>
          )}
          <SubmitButton isDisabled={left === 0}>
            {left > 0 && outcomes.size > 0
              ? t('billing.tryAgain', { action: t('billing.createDraftsOf', { count: left }) })
              : t('billing.createDraftsOf', { count: left })}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface ClientsProps {
  readonly clients: readonly UnbilledRow[];
  readonly outcomes: ReadonlyMap<string, Outcome<Invoice>>;
}

function Clients({ clients, outcomes }: ClientsProps) {
  const columns = useMemo(() => columnsOf(outcomes), [outcomes]);
  return (
    <Table
      label={t('billing.chosenClients')}
      columns={columns}
      rows={rowsOf(clients)}
      rowKey={({ client_id }) => client_id}
      rowName={({ client_name }) => client_name}
      empty={null}
    />
  );
}

const columnsOf = (outcomes: ClientsProps['outcomes']): Column<UnbilledRow>[] => [
  {
    id: 'client',
    header: t('common.client'),
    width: '2fr',
    isRowHeader: true,
    cell: ({ client_name }) => <span dir="auto">{client_name}</span>,
  },
  {
    id: 'total',
    header: t('billing.toBill'),
    align: 'end',
    width: 'fit',
    cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
  },
  {
    id: 'draft',
    header: t('billing.draft'),
    width: '2fr',
    cell: ({ client_id }) => {
      const outcome = outcomes.get(client_id);
      return outcome?.isDone ? <Draft invoice={outcome.answer} /> : <OutcomeWords outcome={outcome} />;
    },
  },
];

function Draft({ invoice: { id, invoice_number, amounts, currency } }: { readonly invoice: Invoice }) {
  return (
    <>
      <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: id }}>
        {invoice_number}
      </Link>{' '}
      <Money amount={amounts.total} currency={currency} />
    </>
  );
}

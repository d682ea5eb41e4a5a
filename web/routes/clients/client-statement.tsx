/** A client's statement for a range of days: invoices, payments, credit notes, and the balance. */
import type { Client, StatementAccount, StatementMovement } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { docket } from '../../api/docket.js';
import { errorText } from '../../ui/text/problems.js';
import { useSession } from '../../api/session.js';
import { statementMovementTypeLabels } from '../../generated/labels.js';
import { getClientStatementOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { DayRangeField } from '../../ui/day-field.js';
import { Money } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import { rowsOf } from '../../ui/list-pages.js';
import { monthStart } from '../../ui/days.js';
import { useToday } from '../../ui/locale.js';
import { Empty, Problem, Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Day } from '../../ui/times.js';
import { notify } from '../../ui/toast.js';
import { saveFile } from '../../ui/save-file.js';
import { SendStatement } from './send-statement.js';
import { rich } from '../../messages/rich.js';
import { forSpreadsheet } from '../../entities/export-menu.js';
import { t } from '../../messages/text.js';

const route = getRouteApi('/clients/$clientId');

export function ClientStatement({ client }: { readonly client: Client }) {
  const { can } = useSession();
  const today = useToday();
  const search = route.useSearch();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const period = { from: search.from ?? monthStart(search.to ?? today), to: search.to ?? today };
  const { data, error, refetch } = useQuery(getClientStatementOptions(client.id, period));
  const save = async (format: 'csv' | 'pdf'): Promise<void> => {
    const as = format === 'csv' ? forSpreadsheet : { format };
    try {
      await saveFile(await docket.clients.getStatement(client.id, { ...period, ...as }), `statement.${format}`);
    } catch (thrown) {
      notify(errorText(thrown), { kind: 'bad' });
    }
  };
  return (
    <div className="client-amounts">
      <div className="statement-bar">
        <DayRangeField
          label={t('clients.statementPeriod')}
          isLabelHidden
          noneLabel={null}
          value={period}
          onChange={(range) =>
            void navigate({
              to: '/clients/$clientId',
              params: { clientId: client.id },
              search: { tab: 'statement', ...range },
            })
          }
        />
        <Button icon="download" onPress={() => void save('csv')}>
          {t('common.csv')}
        </Button>
        <Button icon="download" onPress={() => void save('pdf')}>
          {t('common.pdf')}
        </Button>
        {can('sendClientStatement') && (
          <Button icon="send" kind="primary" onPress={() => setSending(true)}>
            {t('common.send')}
          </Button>
        )}
      </div>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.accounts.map((account) => (
        <Account key={account.currency} account={account} />
      ))}
      {isSending && <SendStatement client={client} period={period} onClose={() => setSending(false)} />}
    </div>
  );
}

function Account({ account }: { readonly account: StatementAccount }) {
  const { currency, opening_balance, closing_balance, credit, late_interest: interest, movements } = account;
  return (
    <Section
      title={t('clients.accountIn', { currency })}
      isFlush
      actions={
        <>
          {credit > 0 && (
            <span>{rich('clients.creditIn', { money: <Money amount={credit} currency={currency} /> })}</span>
          )}
          {interest !== null && (
            <span>{rich('clients.lateInterestIn', { money: <Money amount={interest} currency={currency} /> })}</span>
          )}
          <span>
            {rich('clients.openingBalance', { money: <Money amount={opening_balance} currency={currency} /> })}
          </span>
        </>
      }
    >
      <Table
        label={t('clients.movementsIn', { currency })}
        columns={columnsOf(currency, closing_balance)}
        rows={rowsOf(movements)}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        empty={
          <Empty title={t('clients.noMovements')}>
            {rich('clients.balanceIs', { money: <Money amount={closing_balance} currency={currency} /> })}
          </Empty>
        }
      />
    </Section>
  );
}

const columnsOf = (currency: string, closing: number): readonly Column<StatementMovement>[] => [
  {
    id: 'date',
    header: t('common.date'),
    width: 120,
    cell: ({ date }) => <Day day={date} />,
    foot: t('clients.balance'),
  },
  { id: 'type', header: t('common.type'), cell: ({ type }) => statementMovementTypeLabels[type] },
  {
    id: 'number',
    header: t('common.number'),
    isRowHeader: true,
    cell: ({ number, invoice_id }) =>
      invoice_id === null ? (
        <span dir="auto">{number}</span>
      ) : (
        <Link kind="quiet" to="/billing/invoices/$invoiceId" params={{ invoiceId: invoice_id }}>
          {number}
        </Link>
      ),
  },
  {
    id: 'amount',
    header: t('common.amount'),
    align: 'end',
    isNamedOnPhone: false,
    cell: ({ amount }) => <Money amount={amount} currency={currency} />,
  },
  {
    id: 'balance',
    header: t('clients.balance'),
    align: 'end',
    cell: ({ balance }) => <Money amount={balance} currency={currency} />,
    foot: <Money amount={closing} currency={currency} />,
  },
];

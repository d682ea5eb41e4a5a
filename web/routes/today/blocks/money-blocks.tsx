/** Bank statements with lines that nobody has dealt with, and recurring invoices that could not be made or sent. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { listBankImportsOptions, listRecurringInvoicesOptions } from '../../../generated/queries.js';
import { Link } from '../../../ui/link.js';
import { Day } from '../../../ui/times.js';
import { maxRows, todayBlock, TodayRow, type TodayBlock } from '../today-block.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function useStatementsBlock(): TodayBlock {
  const { can } = useSession();
  const query = useQuery({
    ...listBankImportsOptions({ status: ['open'], per_page: maxRows, order: 'asc' }),
    enabled: can('listBankImports') && can('confirmBankImport'),
  });
  return todayBlock({
    id: 'statements',
    title: t('today.statements'),
    total: query.data?.pagination.total,
    all: <Link to="/billing/bank">{t('common.all')}</Link>,
    queries: [query],
    rows: (query.data?.data ?? []).map(({ id, filename, counts }) => (
      <TodayRow
        key={id}
        title={
          <Link id={id} to="/billing/bank/$importId" params={{ importId: id }} kind="quiet" dir="auto">
            {filename}
          </Link>
        }
        detail={t('today.openLines', { count: counts.open })}
        action={
          <Link to="/billing/bank/$importId" params={{ importId: id }} kind="plain" aria-describedby={id}>
            {t('today.clear')}
          </Link>
        }
      />
    )),
  });
}

export function useRecurringFailedBlock(): TodayBlock {
  const { can } = useSession();
  const query = useQuery({
    ...listRecurringInvoicesOptions({ failed: true, per_page: maxRows }),
    enabled: can('listRecurringInvoices') && can('updateRecurringInvoice'),
  });
  return todayBlock({
    id: 'recurring-failed',
    title: t('today.recurringFailed'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/billing" search={{ tab: 'recurring', failed: true }}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (query.data?.data ?? []).map(({ id, client_name, last_error: problem }) => (
      <TodayRow
        key={id}
        title={
          <Link to="/billing" search={{ tab: 'recurring', recurring: id }} kind="quiet" dir="auto">
            {client_name}
          </Link>
        }
        detail={problem && rich('today.failedOn', { day: <Day day={problem.date} />, reason: problem.message })}
      />
    )),
  });
}

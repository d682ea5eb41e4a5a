/** Time and expenses of the user that were rejected. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { listExpensesOptions, listTimeEntriesOptions } from '../../../generated/queries.js';
import { Hours, Money } from '../../../ui/amounts.js';
import { Link } from '../../../ui/link.js';
import { Day } from '../../../ui/times.js';
import { maxRows, todayBlock, TodayRow, type TodayBlock } from '../today-block.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

export function useRejectedTimeBlock(): TodayBlock {
  const { user, can } = useSession();
  const filters = { user_id: [user.id], approval_status: ['rejected' as const] };
  const query = useQuery({
    ...listTimeEntriesOptions({ ...filters, per_page: maxRows }),
    enabled: can('createTimeEntry'),
  });
  return todayBlock({
    id: 'rejected-time',
    title: t('today.rejectedTime'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/time" search={{ view: 'list', ...filters }}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (query.data?.data ?? []).map(({ id, date, hours, description, project_title, client_name, approval }) => (
      <TodayRow
        key={id}
        title={
          <Link to="/time" search={{ view: 'list', ...filters, entry: id }} kind="quiet" dir="auto">
            {description ?? project_title ?? client_name ?? t('common.noDescription')}
          </Link>
        }
        detail={rich('today.rejected', {
          day: <Day day={date} hasWeekday />,
          what: <Hours hours={hours} />,
          reason: approval.reason ?? '',
        })}
      />
    )),
  });
}

export function useRejectedExpensesBlock(): TodayBlock {
  const { user, can } = useSession();
  const filters = { user_id: [user.id], approval_status: ['rejected' as const] };
  const query = useQuery({
    ...listExpensesOptions({ ...filters, per_page: maxRows }),
    enabled: can('createExpense'),
  });
  return todayBlock({
    id: 'rejected-expenses',
    title: t('today.rejectedExpenses'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/expenses" search={filters}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (query.data?.data ?? []).map(({ id, date, amount, currency, description, approval }) => (
      <TodayRow
        key={id}
        title={
          <Link to="/expenses" search={{ ...filters, expense: id }} kind="quiet" dir="auto">
            {description ?? t('common.noDescription')}
          </Link>
        }
        detail={rich('today.rejected', {
          day: <Day day={date} />,
          what: <Money amount={amount} currency={currency} />,
          reason: approval.reason ?? '',
        })}
      />
    )),
  });
}

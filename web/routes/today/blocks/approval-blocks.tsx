/** Time and expenses of the team that wait for the user's approval, by person and week. */
import type { ExpenseSummary, TimeEntrySummary } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { listExpensesOptions, listTimeEntriesOptions } from '../../../generated/queries.js';
import { Link } from '../../../ui/link.js';
import { weekStart } from '../../../ui/days.js';
import { Day } from '../../../ui/times.js';
import { groupsOf, type Group, type Item } from '../../approvals/groups.js';
import { SumText } from '../../approvals/sum-text.js';
import { maxRows, todayBlock, TodayRow, type TodayBlock } from '../today-block.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

/** Enough for some weeks of some people. The oldest come first, so what is left out are the latest weeks. */
const maxItems = 100;

const query = {
  approval_status: ['pending' as const],
  billed: false,
  sort: 'date' as const,
  order: 'asc' as const,
  per_page: maxItems,
};

export function useApprovalTimeBlock(): TodayBlock {
  const { can } = useSession();
  const read = useQuery({
    ...listTimeEntriesOptions({ ...query, running: false }),
    enabled: can('approveTimeEntries'),
  });
  const groups = useGroups(read.data, ({ hours, ...entry }: TimeEntrySummary) =>
    itemOf(entry, { amount: hours, currency: null, billable: entry.billing.billable }),
  );
  return todayBlock({
    id: 'approval-time',
    title: t('today.timeToApprove'),
    all: <Link to="/approvals">{t('common.all')}</Link>,
    queries: [read],
    rows: groups.map((group) => <GroupRow key={group.key} group={group} tab={undefined} />),
  });
}

export function useApprovalExpensesBlock(): TodayBlock {
  const { can } = useSession();
  const read = useQuery({ ...listExpensesOptions(query), enabled: can('approveExpenses') });
  const groups = useGroups(read.data, ({ amount, currency, ...expense }: ExpenseSummary) =>
    itemOf(expense, { amount, currency, billable: expense.billing.billable }),
  );
  return todayBlock({
    id: 'approval-expenses',
    title: t('today.expensesToApprove'),
    all: (
      <Link to="/approvals" search={{ tab: 'expenses' }}>
        {t('common.all')}
      </Link>
    ),
    queries: [read],
    rows: groups.map((group) => <GroupRow key={group.key} group={group} tab="expenses" />),
  });
}

interface Waiting {
  readonly id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly date: string;
}

const itemOf = (
  { id, user_id: userId, user_name: userName, date }: Waiting,
  figures: Pick<Item, 'amount' | 'currency' | 'billable'>,
): Item => ({ id, userId, userName, date, description: null, work: '', reason: null, ...figures });

interface ListedPage<Row> {
  readonly data: readonly Row[];
  readonly pagination: { readonly total: number };
}

/** The oldest groups that the page has whole. */
function useGroups<Row>(page: ListedPage<Row> | undefined, toItem: (row: Row) => Item): readonly Group[] {
  const { user, workspace } = useSession();
  if (!page) return [];
  const items = page.data.map(toItem);
  const last = items.at(-1);
  const isWhole = page.pagination.total <= items.length;
  // Further entries can be of the last week that the page has.
  const whole = isWhole || !last ? items : items.filter(({ date }) => weekStart(date) < weekStart(last.date));
  // Without self-approval, the user's own items are left to others.
  const decidesOwn = user.role === 'owner' || workspace.allow_self_approval;
  return groupsOf(decidesOwn ? whole : whole.filter(({ userId }) => userId !== user.id)).slice(0, maxRows);
}

interface GroupRowProps {
  readonly group: Group;
  readonly tab: 'expenses' | undefined;
}

function GroupRow({ group: { key, userName, week, items }, tab }: GroupRowProps) {
  const place = { to: '/approvals', search: { tab, group: key } } as const;
  return (
    <TodayRow
      title={
        <Link {...place} kind="quiet" dir="auto">
          {userName}
        </Link>
      }
      detail={rich('today.weekOf', { day: <Day day={week} />, sum: <SumText items={items} /> })}
      action={
        <Link {...place} kind="plain" aria-label={t('today.reviewOf', { name: userName })}>
          {t('today.review')}
        </Link>
      }
    />
  );
}

/** Unbilled work of the client that the invoice would not include, and why. */
import type { ClientUnbilled, InvoiceTimeSummary } from 'docket-sdk';
import { useSession } from '../../../api/session.js';
import { Hours, Money } from '../../../ui/amounts.js';
import { Link } from '../../../ui/link.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

interface LeftOutProps {
  readonly unbilled: ClientUnbilled;
  readonly hasExpenses: boolean;
  /** Summary of the preview; undefined while it loads. */
  readonly billed: InvoiceTimeSummary | undefined;
}

const countOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export function LeftOut({ unbilled, hasExpenses, billed }: LeftOutProps) {
  const { can } = useSession();
  const { currency } = unbilled;
  const awaitingTime = unbilled.time.filter(({ awaiting_approval }) => awaiting_approval);
  const awaitingExpenses = unbilled.expenses.filter(({ awaiting_approval }) => awaiting_approval);
  const ready = unbilled.expenses.filter(({ awaiting_approval }) => !awaiting_approval);
  const foreign = ready.filter((one) => one.currency !== currency);
  const own = countOf(ready.filter((one) => one.currency === currency).map(({ expenses }) => expenses));
  const time = countOf(unbilled.time.filter(({ awaiting_approval }) => !awaiting_approval).map((one) => one.entries));
  const otherDays = billed ? time - billed.time_entries_included : 0;
  const otherExpenses = billed && hasExpenses ? own - billed.expenses_included : 0;
  const reasons = [
    ...awaitingTime.map(({ project_id, entries: count, hours, value }) => (
      <li key={`time ${project_id}`}>
        {rich('billing.entriesNeedApproval', {
          count,
          hours: <Hours hours={hours} />,
          money: <Money amount={value} currency={currency} />,
        })}
      </li>
    )),
    ...awaitingExpenses.map(({ project_id, currency: own_currency, expenses, amount }) => (
      <li key={`expenses ${project_id} ${own_currency}`}>
        {rich('billing.expensesNeedApproval', {
          count: expenses,
          money: <Money amount={amount} currency={own_currency} />,
        })}
      </li>
    )),
    ...foreign.map(({ project_id, currency: own_currency, expenses, amount }) => (
      <li key={`foreign ${project_id} ${own_currency}`}>
        {rich('billing.expensesInOtherCurrency', {
          count: expenses,
          money: <Money amount={amount} currency={own_currency} />,
          currency,
        })}
      </li>
    )),
    otherDays > 0 && <li key="days">{t('billing.entriesOutsidePeriod', { count: otherDays })}</li>,
    otherExpenses > 0 && <li key="days of expenses">{t('billing.expensesOutsidePeriod', { count: otherExpenses })}</li>,
    !hasExpenses && own > 0 && <li key="without">{t('billing.expensesNotIncluded', { count: own })}</li>,
  ].filter(Boolean);
  if (reasons.length === 0) return null;
  const isAwaiting = awaitingTime.length + awaitingExpenses.length > 0;
  return (
    <section aria-label={t('billing.leftOut')}>
      <h3>{t('billing.leftOut')}</h3>
      <ul className="bill-out">{reasons}</ul>
      {isAwaiting && can('approveTimeEntries') && <Link to="/approvals">{t('billing.goToApprovals')}</Link>}
    </section>
  );
}

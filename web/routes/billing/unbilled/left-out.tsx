/** Unbilled work of the client that the invoice would not include, and why. */
import type { ClientUnbilled, InvoiceTimeSummary } from 'docket-sdk';
import { useSession } from '../../../api/session.js';
import { Hours, Money } from '../../../ui/amounts.js';
import { counted, plural } from '../../../ui/text/plural.js';
import { Link } from '../../../ui/link.js';

interface LeftOutProps {
  readonly unbilled: ClientUnbilled;
  readonly hasExpenses: boolean;
  /** Summary of the preview; undefined while it loads. */
  readonly billed: InvoiceTimeSummary | undefined;
}

const countOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const entries = (count: number): string => counted(count, 'time entry', 'time entries');
const expensesOf = (count: number): string => counted(count, 'expense');

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
        {entries(count)} (<Hours hours={hours} />, <Money amount={value} currency={currency} />) must be approved first
      </li>
    )),
    ...awaitingExpenses.map(({ project_id, currency: own_currency, expenses, amount }) => (
      <li key={`expenses ${project_id} ${own_currency}`}>
        {expensesOf(expenses)} (<Money amount={amount} currency={own_currency} />) must be approved first
      </li>
    )),
    ...foreign.map(({ project_id, currency: own_currency, expenses, amount }) => (
      <li key={`foreign ${project_id} ${own_currency}`}>
        {expensesOf(expenses)} (<Money amount={amount} currency={own_currency} />) {plural(expenses, 'is', 'are')} not
        in {currency}, the currency of this client
      </li>
    )),
    otherDays > 0 && <li key="days">{entries(otherDays)} outside of these days</li>,
    otherExpenses > 0 && <li key="days of expenses">{expensesOf(otherExpenses)} outside of these days</li>,
    !hasExpenses && own > 0 && <li key="without">{expensesOf(own)}, as expenses are left out</li>,
  ].filter(Boolean);
  if (reasons.length === 0) return null;
  const isAwaiting = awaitingTime.length + awaitingExpenses.length > 0;
  return (
    <section aria-label="Left out">
      <h3>Left out</h3>
      <ul className="bill-out">{reasons}</ul>
      {isAwaiting && can('approveTimeEntries') && <Link to="/approvals">Go to approvals</Link>}
    </section>
  );
}

/** The budget of a project over time, added up from all entries, expenses and invoice lines one by one. */
import { addDays } from '../../../domain/time.js';
import { dec, round2, toNumber, zero, type Big } from '../../../domain/money.js';
import type { Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient } from '../service/api.js';
import { parts } from './rollup-figures.js';

interface Entry {
  readonly user_id: string;
  readonly user_name: string;
  readonly department: string | null;
  readonly date: string;
  readonly hours: string;
  readonly counts: number;
  readonly rate_charged: string;
  readonly cost_rate: string | null;
  readonly invoice_line_id: string | null;
  readonly is_to_bill: number;
  readonly ticket_id: string | null;
  readonly number: string | null;
  readonly title: string | null;
  readonly phase_id: string | null;
}

interface Expense {
  readonly department: string | null;
  readonly currency: string;
  readonly amount: string;
  readonly billable_amount: string;
  readonly is_to_bill: number;
}

/** All running and finished entries of a project. */
const entriesOf = `
  SELECT e.user_id, u.name AS user_name, u.department, e.date, e.hours, (e.billable AND NOT e.excluded) AS counts, e.rate_charged, e.cost_rate,
         e.invoice_line_id, e.ticket_id, k.number, k.title, k.phase_id,
         (e.billable AND NOT e.excluded AND e.invoice_line_id IS NULL AND e.running_user_id IS NULL AND e.agreement_id IS NULL
          AND e.approval_status <> 'rejected' AND p.billing_type = 'time_and_materials'
          AND COALESCE(k.billing_type, 'time_and_materials') = 'time_and_materials') AS is_to_bill
    FROM time_entries e JOIN users u ON u.id = e.user_id JOIN projects p ON p.id = e.project_id LEFT JOIN tickets k ON k.id = e.ticket_id
   WHERE e.project_id = ? AND e.running_user_id IS NULL ORDER BY e.date`;

const expensesOf = `
  SELECT u.department, x.currency, x.amount, x.billable_amount, (x.billable AND x.invoice_line_id IS NULL AND x.marked_billed_at IS NULL) AS is_to_bill
    FROM expenses x JOIN users u ON u.id = x.user_id WHERE x.project_id = ? AND x.approval_status <> 'rejected'`;

/** A reader's view: the department whose time they see, null for all, and whether they see costs. */
export interface BudgetReader {
  readonly department: string | null;
  readonly seesCosts: boolean;
}

const add = <Row>(rows: readonly Row[], of: (row: Row) => Big): Big =>
  rows.reduce((total, row) => total.plus(of(row)), zero);

const hoursOf = (entry: Entry): Big => dec(entry.hours);
const valueOf = (entry: Entry): Big => (entry.counts ? dec(entry.hours).times(dec(entry.rate_charged)) : zero);
const costOf = (entry: Entry): Big => dec(entry.hours).times(dec(entry.cost_rate ?? '0'));
const shown = (amount: Big): number => toNumber(round2(amount));

const figuresOf = (entries: readonly Entry[]) => ({
  hours: shown(add(entries, hoursOf)),
  billable_hours: shown(
    add(
      entries.filter(({ counts }) => counts),
      hoursOf,
    ),
  ),
  value: shown(add(entries, valueOf)),
});

/** The distinct values in the order of hours, most first. */
const byMost = (entries: readonly Entry[], keyOf: (entry: Entry) => string | null): (string | null)[] => {
  const hours = (key: string | null): Big =>
    add(
      entries.filter((entry) => keyOf(entry) === key),
      hoursOf,
    );
  return [...new Set(entries.map(keyOf))]
    .filter((key) => hours(key).gt(zero))
    .toSorted((a, b) => hours(b).cmp(hours(a)) || ((a ?? '~') < (b ?? '~') ? -1 : 1));
};

/** The budget of a project as a reader should see it on a day. Amounts have two decimals. */
export async function plainBudget(
  owner: ApiClient,
  project: Schemas['Project'],
  { department, seesCosts }: BudgetReader,
  today: string,
): Promise<Schemas['ProjectBudgetUse']> {
  const { db } = await testApi();
  const rowsOf = async <Row>(statement: string, bindings: string[] | Record<string, string>): Promise<Row[]> =>
    ((await db.raw(statement, bindings)) as [Row[]])[0];
  const isSeen = (row: { readonly department: string | null }): boolean =>
    department === null || row.department === department;
  const entries = (await rowsOf<Entry>(entriesOf, [project.id])).filter(isSeen);
  const expenses = (await rowsOf<Expense>(expensesOf, [project.id])).filter(isSeen);
  const billed = await rowsOf<{ invoice_date: string; amount: string }>(
    `SELECT invoice_date, amount FROM (${parts}) b WHERE b.project_id = :project`,
    { workspace: owner.workspaceId, project: project.id },
  );
  const phases = (
    await owner.call('listProjectPhases', { params: { id: project.id }, query: { sort: 'position', order: 'asc' } })
  ).data;
  const { currency } = (await owner.call('getClient', { params: { id: project.client_id } })).data.billing;
  const worked = entries.filter(({ hours }) => dec(hours).gt(zero));
  const dates = [...new Set([...worked.map(({ date }) => date), ...billed.map((row) => row.invoice_date)])].toSorted();
  const days = dates.map((date) => {
    const upTo = entries.filter((entry) => entry.date <= date);
    return {
      date,
      hours: shown(add(upTo, hoursOf)),
      value: shown(add(upTo, valueOf)),
      amount: shown(
        add(
          billed.filter((row) => row.invoice_date <= date),
          ({ amount }) => dec(amount),
        ),
      ),
    };
  });
  const phaseOf = ({ phase_id }: Entry): string | null => (phases.some(({ id }) => id === phase_id) ? phase_id : null);
  const outside = worked.filter((entry) => phaseOf(entry) === null);
  const ofPhase = (id: string): Entry[] => worked.filter((entry) => phaseOf(entry) === id);
  const toBill = entries.filter((entry) => entry.is_to_bill);
  const inCurrency = (code: string): Expense[] => expenses.filter((expense) => expense.currency === code);
  const spent = (some: readonly Expense[]): Big =>
    add(
      some.filter((expense) => expense.is_to_bill),
      (expense) => dec(expense.billable_amount),
    );
  const abroad = (own: string, of: (some: readonly Expense[]) => Big) =>
    [...new Set(expenses.map((expense) => expense.currency))]
      .filter((code) => code !== own && !of(inCurrency(code)).eq(zero))
      .toSorted()
      .map((code) => ({ currency: code, value: shown(of(inCurrency(code))) }));
  const paid = (some: readonly Expense[]): Big => add(some, ({ amount }) => dec(amount));
  const unbilled = round2(add(toBill, valueOf)).plus(spent(inCurrency(currency)));
  const amountBilled = add(billed, ({ amount }) => dec(amount));
  const cost = round2(add(entries, costOf)).plus(paid(inCurrency('USD')));
  const earned = amountBilled.plus(unbilled);
  const recent = entries.filter(({ date }) => date > addDays(today, -28) && date <= today);
  return {
    project_id: project.id,
    currency,
    covers: department === null ? 'everyone' : 'department',
    budget: project.budget,
    interval: 'day',
    days,
    by_user: byMost(entries, ({ user_id }) => user_id).map((id) => {
      const own = entries.filter(({ user_id }) => user_id === id);
      return { user_id: id ?? '', user_name: own[0]?.user_name ?? '', ...figuresOf(own) };
    }),
    by_phase: [
      ...phases.map(({ id, title, budget_hours }) => ({
        phase_id: id,
        phase_title: title,
        budget_hours,
        ...figuresOf(ofPhase(id)),
      })),
      ...(outside.length > 0 ? [{ phase_id: null, phase_title: null, budget_hours: null, ...figuresOf(outside) }] : []),
    ],
    by_ticket: byMost(entries, ({ ticket_id }) => ticket_id).map((id) => {
      const own = entries.filter(({ ticket_id }) => ticket_id === id);
      return {
        ticket_id: id,
        ticket_number: own[0]?.number ?? null,
        ticket_title: own[0]?.title ?? null,
        ...figuresOf(own),
      };
    }),
    omitted_tickets: 0,
    unbilled: {
      hours: shown(add(toBill, hoursOf)),
      time: shown(add(toBill, valueOf)),
      expenses: shown(spent(inCurrency(currency))),
      amount: shown(unbilled),
      expenses_in_other_currencies: abroad(currency, spent),
    },
    billed: {
      hours: shown(
        add(
          entries.filter((entry) => entry.invoice_line_id !== null),
          hoursOf,
        ),
      ),
      amount: shown(amountBilled),
    },
    ...(seesCosts && {
      cost: {
        currency: 'USD',
        time: shown(add(entries, costOf)),
        expenses: shown(paid(inCurrency('USD'))),
        amount: shown(cost),
        expenses_in_other_currencies: abroad('USD', paid),
      },
    }),
    ...(department === null && {
      ...(seesCosts && {
        margin:
          currency === 'USD'
            ? {
                amount: shown(earned.minus(cost)),
                percent: earned.gt(zero) ? shown(earned.minus(cost).div(earned).times(dec(100))) : null,
              }
            : null,
      }),
      weekly_pace: { hours: shown(add(recent, hoursOf).div(dec(4))), value: shown(add(recent, valueOf).div(dec(4))) },
      runs_out_on: dayOfEnd(project, days, {
        hours: add(recent, hoursOf),
        value: add(recent, valueOf),
        unbilled,
        today,
      }),
    }),
  };
}

interface Course {
  readonly hours: Big;
  readonly value: Big;
  readonly unbilled: Big;
  readonly today: string;
}

/** Walks day by day, back to the day on which the budget was used up, or ahead to the one on which it will be. */
function dayOfEnd(
  { budget, status, billing_type }: Schemas['Project'],
  days: Schemas['ProjectBudgetUse']['days'],
  { hours, value, unbilled, today }: Course,
): string | null {
  const limit = [budget.hours, budget.amount].find((each) => (each ?? 0) > 0) ?? 0;
  if (limit === 0) return null;
  const isOfHours = Boolean(budget.hours);
  const usedBy = (day: Schemas['ProjectBudgetDay']): number => (isOfHours ? day.hours : (day.amount ?? 0));
  let end: string | null = null;
  for (const day of days.toReversed()) {
    if (usedBy(day) < limit) break;
    end = day.date;
  }
  if (end !== null) return end;
  if (status === 'completed' || status === 'cancelled') return null;
  if (!isOfHours && billing_type !== 'time_and_materials') return null;
  let left = dec(limit)
    .minus(dec(isOfHours ? budget.hours_used : (budget.amount_billed ?? 0)))
    .minus(isOfHours ? zero : unbilled)
    .times(dec(28));
  for (let ahead = 0; ahead <= 3650; ahead += 1) {
    if (left.lte(zero)) return addDays(today, ahead);
    left = left.minus(isOfHours ? hours : value);
  }
  return null;
}

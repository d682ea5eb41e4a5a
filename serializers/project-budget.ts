import { dec, round2, roundMoney, sum, toNumber, zero, type Big } from '../domain/money.js';
import type { Reach } from '../domain/people/policy.js';
import { measureBudget } from '../domain/projects/budget.js';
import { thinned, type DayFigures } from '../domain/projects/budget-over-time.js';
import {
  workByPhase,
  workByTicket,
  workByUser,
  type TimeOnTicket,
  type WorkSums,
} from '../domain/projects/budget-work.js';
import { valuesByCurrency } from '../domain/reports/currency-values.js';
import type { Day } from '../domain/time.js';
import type { Schemas } from '../contract/contract.js';
import type { Phase } from '../models/projects/phase.js';
import type { Project } from '../models/projects/project.js';
import { serializeBudget } from './project.js';
import type { View } from './view.js';

/** Amounts of the expenses of a project in one currency, without rejected ones. */
export interface ExpenseAmounts {
  readonly currency: string;
  /** What the client is still to pay for them. */
  readonly unbilled: Big;
  readonly cost: Big;
}

/** The use of a project's budget as far as the reader may see it, not rounded. */
export interface ProjectBudgetFigures {
  readonly project: Project;
  /** Of the client. */
  readonly currency: string;
  /** Of the workspace. */
  readonly costCurrency: string;
  /** Whose time and expenses the figures include. */
  readonly covers: Reach;
  readonly totals: readonly DayFigures[];
  readonly work: readonly TimeOnTicket[];
  readonly phases: readonly Phase[];
  readonly expenses: readonly ExpenseAmounts[];
  /** Time that is to be billed. */
  readonly toBill: { readonly hours: Big; readonly value: Big };
  /** Hours and value of the last four weeks. */
  readonly recent: { readonly hours: Big; readonly value: Big };
  readonly endsOn: Day | null;
}

type Use = Schemas['ProjectBudgetUse'];

const maxTickets = 100;

/** The use of a project's budget as the API shows it. */
export function serializeBudgetUse(figures: ProjectBudgetFigures, view: View): Use {
  const { project, currency, covers, totals, work, phases } = figures;
  const { interval, days } = thinned(totals);
  const tickets = workByTicket(work, maxTickets);
  const sums = sumsIn(currency, view);
  return {
    project_id: project.id,
    currency,
    covers,
    budget: serializeBudget(project),
    interval,
    days: days.map(({ date, hours, value, amount }) => ({
      date,
      hours: toNumber(hours),
      ...view.rates({ value: toNumber(roundMoney(value, currency)), amount: toNumber(amount) }),
    })),
    by_user: workByUser(work).map((row) => ({ user_id: row.id, user_name: row.name, ...sums(row) })),
    by_phase: workByPhase(work, phases).map((row) => ({
      phase_id: row.phase?.id ?? null,
      phase_title: row.phase?.title ?? null,
      budget_hours: toNumber(row.phase?.budget_hours ?? null),
      ...sums(row),
    })),
    by_ticket: tickets.listed.map(({ id, ticket, ...row }) => ({
      ticket_id: id,
      ticket_number: ticket?.isVisible ? ticket.number : null,
      ticket_title: ticket?.isVisible ? ticket.title : null,
      ...sums(row),
    })),
    omitted_tickets: tickets.omitted,
    ...moneyOf(figures, view),
    ...(covers === 'everyone' && outlookOf(figures, view)),
  };
}

const sumsIn =
  (currency: string, view: View) =>
  ({ hours, billableHours, value }: WorkSums) => ({
    hours: toNumber(hours),
    billable_hours: toNumber(billableHours),
    ...view.rates({ value: toNumber(roundMoney(value, currency)) }),
  });

/** The amounts that are to be billed, rounded. */
export function unbilledOf({
  currency,
  toBill,
  expenses,
}: Pick<ProjectBudgetFigures, 'currency' | 'toBill' | 'expenses'>): { time: Big; expenses: Big; amount: Big } {
  const time = roundMoney(toBill.value, currency);
  const spent = amountIn(expenses, currency, 'unbilled');
  return { time, expenses: spent, amount: time.plus(spent) };
}

const amountIn = (expenses: readonly ExpenseAmounts[], currency: string, of: 'unbilled' | 'cost'): Big =>
  expenses.find((each) => each.currency === currency)?.[of] ?? zero;

const inOthers = (expenses: readonly ExpenseAmounts[], currency: string, of: 'unbilled' | 'cost') =>
  valuesByCurrency(new Map(expenses.map((each) => [each.currency, each[of]])), currency).other_currencies;

function moneyOf(figures: ProjectBudgetFigures, view: View): Pick<Use, 'unbilled' | 'billed' | 'cost' | 'margin'> {
  const { project, currency, costCurrency, covers, work, expenses, toBill } = figures;
  const unbilled = unbilledOf(figures);
  const billed = dec(project.amount_billed);
  const time = roundMoney(sum(work.map(({ cost }) => cost)), costCurrency);
  const spent = amountIn(expenses, costCurrency, 'cost');
  const cost = time.plus(spent);
  const earned = billed.plus(unbilled.amount);
  return {
    unbilled: {
      hours: toNumber(toBill.hours),
      ...view.rates({
        time: toNumber(unbilled.time),
        expenses: toNumber(unbilled.expenses),
        amount: toNumber(unbilled.amount),
        expenses_in_other_currencies: inOthers(expenses, currency, 'unbilled'),
      }),
    },
    billed: {
      hours: toNumber(sum(work.map(({ billedHours }) => billedHours))),
      ...view.rates({ amount: toNumber(billed) }),
    },
    ...view.costs({
      cost: {
        currency: costCurrency,
        time: toNumber(time),
        expenses: toNumber(spent),
        amount: toNumber(cost),
        expenses_in_other_currencies: inOthers(expenses, costCurrency, 'cost'),
      },
      ...(covers === 'everyone' && view.rates({ margin: currency === costCurrency ? marginOf(earned, cost) : null })),
    }),
  };
}

function marginOf(earned: Big, cost: Big): Schemas['ProjectBudgetMargin'] {
  const amount = earned.minus(cost);
  return {
    amount: toNumber(amount),
    percent: earned.gt(zero) ? toNumber(round2(amount.div(earned).times(dec(100)))) : null,
  };
}

const weeks = dec(4);

/** Where the budget leads. Of a budget in money, the day is for those who see rates. */
function outlookOf(
  { project, currency, recent, endsOn }: ProjectBudgetFigures,
  view: View,
): Pick<Use, 'weekly_pace' | 'runs_out_on'> {
  const end = { runs_out_on: endsOn };
  return {
    weekly_pace: {
      hours: toNumber(round2(recent.hours.div(weeks))),
      ...view.rates({ value: toNumber(roundMoney(recent.value.div(weeks), currency)) }),
    },
    ...(measureBudget(project)?.unit === 'money' ? view.rates(end) : end),
  };
}

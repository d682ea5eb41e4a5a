/** The figures of a project's budget: what is used, left, billed and unbilled, and what the work costs. */
import type { Project, ProjectBudgetUse } from 'docket-sdk';
import type { ReactNode } from 'react';
import { useSession } from '../../../api/session.js';
import { Hours, Money, None, Percent } from '../../../ui/amounts.js';
import { OtherCurrencies } from '../../../ui/other-currencies.js';
import { Stat, StatLink, Stats } from '../../../ui/stats.js';
import { sumOf } from '../../../ui/text/exact.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';
import { forecastUnit } from './budget-chart.js';

interface BudgetFiguresProps {
  readonly project: Project;
  readonly use: ProjectBudgetUse;
}

export function BudgetFigures({ project, use }: BudgetFiguresProps) {
  return (
    <>
      <Stats>
        <Budgeted use={use} />
        <Spent project={project} use={use} />
        <Remaining use={use} />
        <Unbilled project={project} use={use} />
        <Billed use={use} />
        <Cost use={use} />
      </Stats>
      <InOtherCurrencies use={use} />
    </>
  );
}

interface OfUse {
  readonly use: ProjectBudgetUse;
}

function Budgeted({ use: { budget, currency } }: OfUse) {
  if (!budget.hours && !budget.amount) return null;
  const amount = budget.amount ? <Money amount={budget.amount} currency={currency} /> : null;
  return (
    <Stat
      label={t('projects.budget')}
      value={budget.hours ? <Hours hours={budget.hours} /> : amount}
      detail={budget.hours ? amount : null}
    />
  );
}

/** Measured as the budget: by hours if it has hours, otherwise by the amount on invoices. */
function Spent({ project, use }: BudgetFiguresProps) {
  const { budget, currency, weekly_pace: pace } = use;
  const isInMoney = !budget.hours && Boolean(budget.amount);
  const share =
    (budget.hours ?? budget.amount) ? (
      <>{rich('projects.budgetShare', { percent: <Percent percent={budget.percent_complete} digits={1} /> })}</>
    ) : null;
  return (
    <StatLink
      to="/projects/$projectId"
      params={{ projectId: project.id }}
      search={{ tab: 'time' }}
      label={t('common.used')}
      value={
        isInMoney ? <Money amount={budget.amount_billed} currency={currency} /> : <Hours hours={budget.hours_used} />
      }
      detail={
        <>
          {share}
          {share && pace && ' · '}
          {pace && rich('projects.budgetWeeklyPace', { hours: <Hours hours={pace.hours} /> })}
        </>
      }
    />
  );
}

function Remaining({ use }: OfUse) {
  const { budget, currency } = use;
  const isInHours = forecastUnit(use) === 'hours';
  const [limit, used] = isInHours ? [budget.hours, budget.hours_used] : [budget.amount, budget.amount_billed];
  if (!limit || used === undefined) return null;
  const left = sumOf([limit, -used]);
  const isOver = left < 0;
  const shown = Math.abs(left);
  return (
    <Stat
      label={isOver ? t('projects.budgetOver') : t('common.left')}
      value={isInHours ? <Hours hours={shown} /> : <Money amount={shown} currency={currency} />}
      kind={isOver ? 'bad' : undefined}
    />
  );
}

function Unbilled({ project, use: { unbilled, currency } }: BudgetFiguresProps) {
  const { can } = useSession();
  const hours = <Hours hours={unbilled.hours} />;
  const hasMoney = unbilled.amount !== undefined;
  const stat = {
    label: t('common.unbilled'),
    value: hasMoney ? <Money amount={unbilled.amount} currency={currency} /> : hours,
    detail: hasMoney && (
      <>
        {rich('common.hours2', { hours })}
        {unbilled.expenses ? (
          <>
            {' · '}
            {rich('projects.budgetExpenses', { amount: <Money amount={unbilled.expenses} currency={currency} /> })}
          </>
        ) : null}
      </>
    ),
  };
  if (!can('getClientUnbilled')) return <Stat {...stat} />;
  return (
    <StatLink to="/clients/$clientId" params={{ clientId: project.client_id }} search={{ tab: 'unbilled' }} {...stat} />
  );
}

function Billed({ use: { billed, currency } }: OfUse) {
  const hours = <Hours hours={billed.hours} />;
  if (billed.amount === undefined) return <Stat label={t('common.billed')} value={hours} />;
  return (
    <Stat
      label={t('common.billed')}
      value={<Money amount={billed.amount} currency={currency} />}
      detail={<>{rich('common.hours2', { hours })}</>}
    />
  );
}

function Cost({ use: { cost, margin } }: OfUse): ReactNode {
  if (!cost) return null;
  return (
    <>
      <Stat
        label={t('projects.workCost')}
        value={<Money amount={cost.amount} currency={cost.currency} />}
        detail={
          cost.expenses ? (
            <>
              {rich('projects.budgetExpenses', { amount: <Money amount={cost.expenses} currency={cost.currency} /> })}
            </>
          ) : null
        }
      />
      {margin && (
        <Stat
          label={t('projects.margin')}
          value={<Money amount={margin.amount} currency={cost.currency} isBad={margin.amount < 0} />}
          detail={<Percent percent={margin.percent} digits={1} />}
        />
      )}
      {margin === null && (
        <Stat
          label={t('projects.margin')}
          value={<None />}
          detail={t('projects.costIn', { currency: cost.currency })}
        />
      )}
    </>
  );
}

/** Expenses in currencies that no other figure includes. */
function InOtherCurrencies({ use: { unbilled, cost } }: OfUse) {
  const [ofUnbilled, ofCost] = [unbilled.expenses_in_other_currencies ?? [], cost?.expenses_in_other_currencies ?? []];
  const currencies = [...new Set([...ofUnbilled, ...ofCost].map(({ currency }) => currency))].toSorted();
  return (
    <OtherCurrencies
      names={[t('common.unbilled'), ...(cost ? [t('projects.workCost')] : [])]}
      sums={currencies.map((currency) => ({
        currency,
        amounts: [ofUnbilled, ofCost].map((all) => all.find((one) => one.currency === currency)?.value),
      }))}
    />
  );
}

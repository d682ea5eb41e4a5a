/** Says in words when a project's budget will be used up. */
import type { Project, ProjectBudgetUse } from 'docket-sdk';
import { daysBetween } from '../../../ui/days.js';
import { useToday } from '../../../ui/locale.js';
import { Day } from '../../../ui/times.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

interface BudgetEndProps {
  readonly project: Project;
  readonly use: ProjectBudgetUse;
}

export function BudgetEnd({ project, use }: BudgetEndProps) {
  const today = useToday();
  const { runs_out_on: endsOn, weekly_pace: pace, budget } = use;
  // Omitted for users who do not see everyone's time, or the money of a budget in money.
  if (endsOn === undefined || (!budget.hours && !budget.amount)) return null;
  const isOver = project.status === 'completed' || project.status === 'cancelled';
  if (endsOn === null) {
    if (isOver || !pace) return null;
    if (pace.hours === 0) return <p>{t('projects.budgetNoPace')}</p>;
    return budget.hours ? <p>{t('projects.budgetLasts')}</p> : null;
  }
  if (endsOn <= today) return <p>{rich('projects.budgetUsedUp', { day: <Day day={endsOn} /> })}</p>;
  return <p>{aheadText(endsOn, project.dates.due_date)}</p>;
}

/** From this many days on, a distance is written in weeks. */
const minDaysAsWeeks = 14;

function aheadText(endsOn: string, due: string | null) {
  const day = <Day day={endsOn} />;
  if (due === null) return rich('projects.budgetRunsOut', { day });
  const before = daysBetween(endsOn, due);
  if (before === 0) return rich('projects.budgetRunsOutOnDue', { day });
  const days = Math.abs(before);
  if (days < minDaysAsWeeks)
    return rich(before > 0 ? 'projects.budgetRunsOutDaysBefore' : 'projects.budgetRunsOutDaysAfter', {
      day,
      count: days,
    });
  return rich(before > 0 ? 'projects.budgetRunsOutWeeksBefore' : 'projects.budgetRunsOutWeeksAfter', {
    day,
    count: Math.round(days / 7),
  });
}

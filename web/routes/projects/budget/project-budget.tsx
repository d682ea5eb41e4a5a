/** The use of a project's budget over time and by whom, and where it leads. */
import type { Project, ProjectBudgetUse } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSession } from '../../../api/session.js';
import { getProjectBudgetOptions } from '../../../generated/queries.js';
import { Link } from '../../../ui/link.js';
import { Empty, Notice } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { Loaded } from '../../../ui/query-state.js';
import { SelectField } from '../../../ui/select-field.js';
import { BudgetChart, forecastUnit } from './budget-chart.js';
import { BudgetEnd } from './budget-end.js';
import { BudgetFigures } from './budget-figures.js';
import { BudgetTables } from './budget-tables.js';
import type { BudgetUnit } from '../projects-search.js';
import { t } from '../../../messages/text.js';

const route = getRouteApi('/projects/$projectId');

export function ProjectBudget({ project }: { readonly project: Project }) {
  const reading = useQuery(getProjectBudgetOptions(project.id));
  return (
    <Loaded reading={reading} lines={10}>
      {(use) => <BudgetParts project={project} use={use} />}
    </Loaded>
  );
}

interface BudgetPartsProps {
  readonly project: Project;
  readonly use: ProjectBudgetUse;
}

function BudgetParts({ project, use }: BudgetPartsProps) {
  const hasBudget = Boolean(use.budget.hours) || Boolean(use.budget.amount);
  if (use.days.length === 0)
    return (
      <Empty icon="clock" title={t('projects.noTimeYet')} action={!hasBudget && <SetBudget project={project} />}>
        {t('projects.budgetEmptyHint')}
      </Empty>
    );
  return (
    <div className="project-parts">
      {!hasBudget && <Notice action={<SetBudget project={project} />}>{t('projects.noBudget')}</Notice>}
      {use.covers === 'self' && <Notice>{t('projects.budgetOfSelf')}</Notice>}
      {use.covers === 'department' && <Notice>{t('projects.budgetOfDepartment')}</Notice>}
      <BudgetFigures project={project} use={use} />
      <OverTime project={project} use={use} />
      <BudgetTables use={use} />
    </div>
  );
}

function OverTime({ project, use }: BudgetPartsProps) {
  const navigate = useNavigate();
  const { has } = useSession();
  const { unit: chosen } = route.useSearch();
  const unit: BudgetUnit = has('can_see_rates')
    ? (chosen ?? (use.budget.amount ? forecastUnit(use) : 'hours'))
    : 'hours';
  return (
    <Section
      title={t('projects.budgetOverTime')}
      actions={
        has('can_see_rates') && (
          <SelectField<BudgetUnit>
            label={t('projects.budgetUnit')}
            isLabelHidden
            options={[
              { id: 'hours', label: t('common.hours') },
              { id: 'money', label: t('projects.money') },
            ]}
            value={unit}
            onChange={(next) =>
              void navigate({
                to: '/projects/$projectId',
                params: { projectId: project.id },
                search: { tab: 'budget', unit: next ?? undefined },
                replace: true,
              })
            }
          />
        )
      }
    >
      <BudgetEnd project={project} use={use} />
      <BudgetChart project={project} use={use} unit={unit} />
    </Section>
  );
}

function SetBudget({ project }: { readonly project: Project }) {
  const { can } = useSession();
  if (!can('updateProject')) return null;
  return (
    <Link kind="plain" to="/projects/$projectId" params={{ projectId: project.id }} search={{ tab: 'settings' }}>
      {t('projects.setBudget')}
    </Link>
  );
}

/** The hours of a person in a period. */
import type { ReportPeriod, User } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportPeriodLabels } from '../../generated/labels.js';
import { getUserTimeSummaryOptions } from '../../generated/queries.js';
import { Hours, Percent } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { optionsOf, SelectField } from '../../ui/select-field.js';
import { Stat, Stats } from '../../ui/stats.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const periods = optionsOf(reportPeriodLabels).filter(({ id }) => id !== 'custom');

export function PersonTime({ user }: { readonly user: User }) {
  const [period, setPeriod] = useState<ReportPeriod>('this_month');
  const query = useQuery({ ...getUserTimeSummaryOptions(user.id, { period }), throwOnError: false });
  return (
    <Section
      title={t('shell.time')}
      actions={
        <SelectField
          label={t('common.period')}
          isLabelHidden
          options={periods}
          value={period}
          onChange={(next) => setPeriod(next ?? 'this_month')}
        />
      }
    >
      {query.data ? (
        <>
          <Stats>
            <Stat label={t('people.worked')} value={<Hours hours={query.data.hours.total} />} />
            <Stat label={t('common.billable')} value={<Hours hours={query.data.hours.billable} />} />
            <Stat
              label={t('common.utilization')}
              value={<Percent percent={query.data.utilization.actual} />}
              detail={<>{rich('people.target', { percent: <Percent percent={query.data.utilization.target} /> })}</>}
              kind={query.data.utilization.status === 'below' ? 'warn' : undefined}
            />
          </Stats>
          <ul className="person-projects" aria-label={t('people.byProject')}>
            {query.data.by_project.map(({ project_id, project_name, hours }) => (
              <li key={project_id ?? ''}>
                {project_id ? (
                  <Link to="/projects/$projectId" params={{ projectId: project_id }} kind="quiet">
                    {project_name}
                  </Link>
                ) : (
                  t('shell.noProject')
                )}
                <Hours hours={hours} />
              </li>
            ))}
          </ul>
        </>
      ) : query.error ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton />
      )}
    </Section>
  );
}

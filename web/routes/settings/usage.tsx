/** What the workspace uses of what it may. */
import type { UsageFigure } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { nearLimitPercent } from '../../entities/usage.js';
import { getWorkspaceUsageOptions } from '../../generated/queries.js';
import { Notice, Problem, Skeleton } from '../../ui/notice.js';
import { DefinitionList, Section } from '../../ui/page.js';
import { gigabytes } from './gigabytes.js';
import { locale, t } from '../../messages/text.js';

const number = (value: number): string => new Intl.NumberFormat(locale).format(value);

export function WorkspaceUsagePart() {
  const usage = useQuery(getWorkspaceUsageOptions());
  const { data, error } = usage;
  if (!data) return error ? <Problem error={error} onRetry={() => void usage.refetch()} /> : <Skeleton />;
  const figures: readonly (readonly [label: string, figure: UsageFigure, write: (value: number) => string])[] = [
    [t('settings.storage'), data.storage_bytes, gigabytes],
    [t('settings.mailsToday'), data.mails_today, number],
    [t('settings.exportsToday'), data.exports_today, number],
    [t('settings.openStreams'), data.open_streams, number],
  ];
  const isNearLimit = figures.some(([, { percent }]) => percent !== null && percent >= nearLimitPercent);
  return (
    <Section title={t('settings.usage')}>
      {isNearLimit && <Notice kind="warn">{t('settings.nearLimit')}</Notice>}
      <DefinitionList
        facts={figures.map(([label, { used, limit }, write]) => ({
          label,
          value:
            limit === null
              ? t('settings.usedWithoutLimit', { used: write(used) })
              : t('settings.usedOfLimit', { used: write(used), limit: write(limit) }),
        }))}
      />
    </Section>
  );
}

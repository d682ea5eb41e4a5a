import { createLazyRoute, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { reachOf } from '../../../domain/people/policy.js';
import { useSession } from '../../api/session.js';
import { NotFound } from '../../ui/not-found.js';
import { Forbidden } from '../../ui/forbidden.js';
import { Button } from '../../ui/button.js';
import { Link, OutsideLink } from '../../ui/link.js';
import { useToday } from '../../ui/locale.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { Actions, Page } from '../../ui/page.js';
import { useDayRangeText } from '../../ui/range-text.js';
import { useDaysIn } from './sheet-cell.js';
import { ReportControls } from './report-controls.js';
import { isReportName, reportKinds, type ReportKind, type ReportName } from './report-kinds.js';
import { ReportViews } from './report-views.js';
import type { ReportSearch } from './reports-search.js';
import { ScheduleDialog } from './schedule-dialog.js';
import { SheetView } from './sheet-view.js';
import { forSpreadsheet } from '../../entities/export-menu.js';
import { t } from '../../messages/text.js';

export const reportRoute = createLazyRoute('/reports/$report')({ component: ReportScreen });

function ReportScreen() {
  const { report } = useParams({ from: '/reports/$report' });
  const search = useSearch({ from: '/reports/$report' });
  const { can } = useSession();
  if (!isReportName(report)) return <NotFound />;
  if (!can(reportKinds[report].needs)) return <Forbidden />;
  return <Report key={report} name={report} kind={reportKinds[report]} search={search} />;
}

interface ReportProps {
  readonly name: ReportName;
  readonly kind: ReportKind;
  readonly search: ReportSearch;
}

function Report({ name, kind, search }: ReportProps) {
  const { user, workspace, can, has } = useSession();
  const seesAllTime = reachOf({ role: user.role, department: user.department ?? null }) === 'everyone';
  const navigate = useNavigate();
  const today = useToday();
  const writeDays = useDaysIn();
  const writeRange = useDayRangeText();
  const [isScheduling, setScheduling] = useState(false);
  const { data, error, refetch } = kind.useShown(search, workspace.currency);
  const change = (part: Partial<ReportSearch>): void =>
    void navigate({ to: '/reports/$report', params: { report: name }, search: { ...search, ...part }, replace: true });
  return (
    <Page
      title={kind.title}
      lead={data ? (data.range ? writeRange(data.range) : writeDays(data.sheet.subtitle)) : kind.lead}
      back={<Link to="/reports">{t('shell.reports')}</Link>}
      actions={
        <Actions>
          {can('createScheduledReport') && (
            <Button icon="mail" onPress={() => setScheduling(true)}>
              {t('reports.schedule')}
            </Button>
          )}
          {has('can_export_data') && (
            <>
              <OutsideLink href={fileOf(kind, search, 'csv')} kind="plain">
                {t('common.csv')}
              </OutsideLink>
              <OutsideLink href={fileOf(kind, search, 'pdf')} kind="plain">
                {t('common.pdf')}
              </OutsideLink>
            </>
          )}
        </Actions>
      }
      bar={
        <div className="report-bar">
          <ReportControls kind={kind} search={search} onChange={change} />
          <ReportViews report={name} search={search} />
        </div>
      }
    >
      {data ? (
        <SheetView about={{ report: name, search, range: data.range, today, seesAllTime }} sheet={data.sheet} />
      ) : error ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} />
      )}
      <ScheduleDialog
        report={name}
        parameters={kind.read(search)}
        isOpen={isScheduling}
        onClose={() => setScheduling(false)}
      />
    </Page>
  );
}

/** The address of the report as a file: the browser downloads it by itself, with the session. */
function fileOf({ path, read }: ReportKind, search: ReportSearch, format: 'csv' | 'pdf'): string {
  const parameters = Object.entries(read(search)).map(([name, value]): [string, string] => [name, String(value)]);
  const as = format === 'csv' ? forSpreadsheet : { format };
  return `${path}?${new URLSearchParams([...parameters, ...Object.entries(as)]).toString()}`;
}

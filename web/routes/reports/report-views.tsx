/** Reports saved as views: which report, with which parameters. */
import type { SavedView } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isSameQuery, searchOfView, viewsOptions, type ScreenQuery } from '../../entities/saved-view/saved-views.js';
import { LazyListMenus } from '../../entities/saved-view/list-menus-part.js';
import { Link } from '../../ui/link.js';
import { Section } from '../../ui/page.js';
import { Part } from '../../ui/part.js';
import { standardLayout } from '../../ui/table/table-layout.js';
import { isReportName, reportKinds, type ReportName } from './report-kinds.js';
import { readReportSearch, type ReportSearch } from './reports-search.js';
import { t } from '../../messages/text.js';

interface ReportViewsProps {
  readonly report: ReportName;
  readonly search: ReportSearch;
}

/** A view of reports holds the name of its report beside the parameters. */
const queryOf = (report: ReportName, search: ReportSearch): ScreenQuery => ({
  report,
  ...reportKinds[report].read(search),
});

const reportOf = (view: SavedView): ReportName | undefined => {
  const { report } = view.query;
  return typeof report === 'string' && isReportName(report) ? report : undefined;
};

export function ReportViews({ report, search }: ReportViewsProps) {
  const navigate = useNavigate();
  const { data: views = [] } = useQuery(viewsOptions('reports'));
  const current = views.find(({ id }) => id === search.saved);
  const query = queryOf(report, search);
  return (
    <Part fallback={null} isField>
      <LazyListMenus
        screen="reports"
        views={views.filter((view) => reportOf(view) !== undefined)}
        current={current}
        isChanged={current !== undefined && !isSameQuery(searchOfView(current), query)}
        query={query}
        read={(given) => queryOf(report, readReportSearch(given))}
        hasDefault={false}
        onShow={(view, isReplaced = false) => {
          const name = view === 'all' ? report : (reportOf(view) ?? report);
          const next = view === 'all' ? {} : { ...readReportSearch(searchOfView(view)), saved: view.id };
          void navigate({ to: '/reports/$report', params: { report: name }, search: next, replace: isReplaced });
        }}
        columns={[]}
        layout={standardLayout}
        onLayout={() => undefined}
        onSaved={() => undefined}
      />
    </Part>
  );
}

/** The saved reports, to open them from the list of all. */
export function SavedReports() {
  const { data: views = [] } = useQuery(viewsOptions('reports'));
  const known = views.flatMap((view) => {
    const report = reportOf(view);
    return report === undefined ? [] : [{ view, report }];
  });
  if (known.length === 0) return null;
  return (
    <Section title={t('reports.savedReports')}>
      <ul className="report-saved">
        {known.map(({ view, report }) => (
          <li key={view.id}>
            <Link
              to="/reports/$report"
              params={{ report }}
              search={{ ...readReportSearch(searchOfView(view)), saved: view.id }}
              dir="auto"
            >
              {view.name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

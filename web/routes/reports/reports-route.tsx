import { createLazyRoute } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { Link } from '../../ui/link.js';
import { Page } from '../../ui/page.js';
import { reportKinds, reportNames } from './report-kinds.js';
import { SavedReports } from './report-views.js';
import { ScheduledReports } from './scheduled-reports.js';
import './reports.css';
import { t } from '../../messages/text.js';

export const reportsRoute = createLazyRoute('/reports')({ component: ReportsScreen });

function ReportsScreen() {
  const { can } = useSession();
  return (
    <Page title={t('shell.reports')} lead={t('reports.eachFigureLinks')}>
      <ul className="report-cards">
        {reportNames
          .filter((name) => can(reportKinds[name].needs))
          .map((name) => (
            <li key={name}>
              <Link to="/reports/$report" params={{ report: name }} kind="quiet" className="report-card">
                <strong>{reportKinds[name].title}</strong>
                <br />
                <span>{reportKinds[name].lead}</span>
              </Link>
            </li>
          ))}
      </ul>
      <SavedReports />
      {can('listScheduledReports') && <ScheduledReports />}
    </Page>
  );
}

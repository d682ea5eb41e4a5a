import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const reportRoute = createLazyRoute('/reports/$report')({ component: ReportScreen });

function ReportScreen() {
  return <Page title="Report">{null}</Page>;
}

import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const reportsRoute = createLazyRoute('/reports')({ component: ReportsScreen });

function ReportsScreen() {
  return <Page title="Reports">{null}</Page>;
}

import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const overviewRoute = createLazyRoute('/overview')({ component: OverviewScreen });

function OverviewScreen() {
  return <Page title="Overview">{null}</Page>;
}

import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const approvalsRoute = createLazyRoute('/approvals')({ component: ApprovalsScreen });

function ApprovalsScreen() {
  return <Page title="Approvals">{null}</Page>;
}

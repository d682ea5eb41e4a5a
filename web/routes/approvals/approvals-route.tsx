import { createLazyRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../../api/session.js';
import { Skeleton } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import type { ApprovalTab } from './approvals-paths.js';
import { TeamItems } from './team-items.js';

const ClientApprovals = lazy(async () =>
  import('./client-approvals.js').then((module) => ({ default: module.ClientApprovals })),
);

export const approvalsRoute = createLazyRoute('/approvals')({ component: ApprovalsScreen });

function ApprovalsScreen() {
  const { can } = useSession();
  const { tab } = useSearch({ from: '/approvals' });
  const navigate = useNavigate({ from: '/approvals' });
  const decides = can('approveTimeEntries');
  const first: ApprovalTab = decides ? 'time' : 'clients';
  return (
    <Page title="Approvals">
      <Tabs
        label="What is approved"
        selected={tab ?? first}
        onSelect={(id) => void navigate({ search: { tab: id === first ? undefined : id } })}
        tabs={[
          decides && { id: 'time', label: 'Time', content: <TeamItems key="time" what="time" /> },
          decides && { id: 'expenses', label: 'Expenses', content: <TeamItems key="expenses" what="expenses" /> },
          can('listApprovals') && {
            id: 'clients',
            label: 'By clients',
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <ClientApprovals />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}

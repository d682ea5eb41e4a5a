import { createLazyRoute, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { Skeleton } from '../../ui/notice.js';
import { Forbidden } from '../../ui/forbidden.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import type { ApprovalTab } from './approvals-search.js';
import { TeamItems } from './team-items.js';
import { lazyPart, Part } from '../../ui/part.js';
import { t } from '../../messages/text.js';

const ClientApprovals = lazyPart(async () => import('./client-approvals.js').then((module) => module.ClientApprovals));

export const approvalsRoute = createLazyRoute('/approvals')({ component: ApprovalsScreen });

function ApprovalsScreen() {
  const { can } = useSession();
  const { tab } = useSearch({ from: '/approvals' });
  const navigate = useNavigate({ from: '/approvals' });
  const team = can('approveTimeEntries') ? (['time', 'expenses'] as const) : [];
  const clients = can('listApprovals') ? (['clients'] as const) : [];
  const [first, ...others]: readonly ApprovalTab[] = [...team, ...clients];
  if (first === undefined) return <Forbidden />;
  const shown = others.find((id) => id === tab) ?? first;
  return (
    <Page title={t('shell.approvals')}>
      <Tabs
        label={t('shell.approvals')}
        selected={shown}
        onSelect={(id) => void navigate({ search: { tab: id === first ? undefined : id } })}
        tabs={[first, ...others].map((id) => ({ id, label: names[id], content: contents[id] }))}
      />
    </Page>
  );
}

const names: Readonly<Record<ApprovalTab, string>> = {
  time: t('shell.time'),
  expenses: t('shell.expenses'),
  clients: t('approvals.approvalsByClients'),
};

const contents: Readonly<Record<ApprovalTab, ReactNode>> = {
  time: <TeamItems key="time" what="time" />,
  expenses: <TeamItems key="expenses" what="expenses" />,
  clients: (
    <Part fallback={<Skeleton lines={6} />}>
      <ClientApprovals />
    </Part>
  ),
};

/** The screen for developers: API keys, webhooks, events, requests, the audit log, and the test side. */
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { Link, OutsideLink } from '../../ui/link.js';
import { Empty } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import { LastWrite } from '../../entities/last-write.js';
import { AuditLog } from './audit/audit-log.js';
import type { DevelopersPartProps, DevelopersSearch } from './developers-search.js';
import { EventLog } from './event-log.js';
import { ApiKeys } from './keys.js';
import { RequestLog } from './request-log.js';
import { TestSide } from './test-side.js';
import { WebhookDetail } from './webhook-detail.js';
import { Webhooks } from './webhooks.js';
import './developers.css';
import { t } from '../../messages/text.js';

interface DevelopersScreenProps {
  readonly part: string;
  readonly search: DevelopersSearch;
  /** The address is `/developers`, without the name of the part. */
  readonly isUnnamed?: boolean;
}

export function DevelopersScreen({ part, search, isUnnamed = false }: DevelopersScreenProps) {
  const { can } = useSession();
  const navigate = useNavigate();
  const go = (to: string, next: DevelopersSearch, replace = false): void =>
    void navigate({ to: '/developers/$part', params: { part: to }, search: next, replace });
  // The part stays mounted: it may be showing a secret, which is shown once.
  const onSearch: DevelopersPartProps['onSearch'] = (next, replace = false) =>
    isUnnamed ? void navigate({ to: '/developers', search: next, replace }) : go(part, next, replace);
  const props: DevelopersPartProps = { search, onSearch };
  const parts: readonly (readonly [string, string, ReactNode] | false)[] = [
    ['keys', t('developers.apiKeys'), <ApiKeys key="keys" {...props} />],
    can('listWebhooks') && [
      'webhooks',
      t('developers.webhooks'),
      search.webhook ? <WebhookDetail key={search.webhook} id={search.webhook} {...props} /> : <Webhooks {...props} />,
    ],
    can('listEvents') && ['events', t('developers.events'), <EventLog key="events" {...props} />],
    can('listLoggedRequests') && ['requests', t('developers.requests'), <RequestLog key="requests" {...props} />],
    can('listAuditEntries') && ['audit-log', t('developers.auditLog'), <AuditLog key="audit-log" {...props} />],
    can('advanceTestClock') && ['test-side', t('shell.testSide'), <TestSide key="test" {...props} />],
  ];
  const known = parts.filter((one) => one !== false);
  return (
    <Page
      title={t('shell.developers')}
      actions={<OutsideLink href="/docs">{t('developers.referenceAndGuides')}</OutsideLink>}
    >
      {known.some(([id]) => id === part) ? (
        <Tabs
          label={t('shell.developers')}
          tabs={known.map(([id, label, content]) => ({ id, label, content }))}
          selected={part}
          onSelect={(id) => go(id, {})}
        />
      ) : (
        <Empty
          title={t('shell.notForYou')}
          icon="lock"
          action={<Link to="/developers">{t('developers.apiKeys')}</Link>}
        >
          {t('developers.forbiddenHint')}
        </Empty>
      )}
      <LastWrite />
    </Page>
  );
}

/** The screen for developers: API keys, webhooks, events, and the test side. */
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { Link, OutsideLink } from '../../ui/link.js';
import { Empty } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import { LastWrite } from '../../entities/last-write.js';
import type { DevelopersPartProps, DevelopersSearch } from './developers-search.js';
import { EventLog } from './event-log.js';
import { ApiKeys } from './keys.js';
import { TestSide } from './test-side.js';
import { WebhookDetail } from './webhook-detail.js';
import { Webhooks } from './webhooks.js';
import './developers.css';

interface DevelopersScreenProps {
  readonly part: string;
  readonly search: DevelopersSearch;
}

export function DevelopersScreen({ part, search }: DevelopersScreenProps) {
  const { can } = useSession();
  const navigate = useNavigate();
  const go = (to: string, next: DevelopersSearch, replace = false): void =>
    void navigate({ to: '/developers/$part', params: { part: to }, search: next, replace });
  const props: DevelopersPartProps = { search, onSearch: (next, replace) => go(part, next, replace) };
  const parts: readonly (readonly [string, string, ReactNode] | false)[] = [
    ['keys', 'API keys', <ApiKeys key="keys" {...props} />],
    can('listWebhooks') && [
      'webhooks',
      'Webhooks',
      search.webhook ? <WebhookDetail key={search.webhook} id={search.webhook} {...props} /> : <Webhooks {...props} />,
    ],
    can('listEvents') && ['events', 'Events', <EventLog key="events" {...props} />],
    can('advanceTestClock') && ['test-side', 'Test side', <TestSide key="test" {...props} />],
  ];
  const known = parts.filter((one) => one !== false);
  return (
    <Page title="Developers" actions={<OutsideLink href="/docs">Reference and guides</OutsideLink>}>
      {known.some(([id]) => id === part) ? (
        <Tabs
          label="Developers"
          tabs={known.map(([id, label, content]) => ({ id, label, content }))}
          selected={part}
          onSelect={(id) => go(id, {})}
        />
      ) : (
        <Empty title="Not for you" icon="lock" action={<Link to="/developers">API keys</Link>}>
          Owners and admins subscribe webhooks and use the test side.
        </Empty>
      )}
      <LastWrite />
    </Page>
  );
}

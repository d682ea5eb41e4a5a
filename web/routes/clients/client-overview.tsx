/** A client at a glance: open amounts and work, contact details, projects under way. */
import type { Client } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import {
  listContactsOptions,
  listInvoicesOptions,
  listProjectsOptions,
  listTicketsOptions,
} from '../../generated/queries.js';
import { Count, Money, None } from '../../ui/amounts.js';
import { Link, OutsideLink } from '../../ui/link.js';
import { Empty, Skeleton } from '../../ui/notice.js';
import { Columns, DefinitionList, Section } from '../../ui/page.js';
import { StatLink, Stat, Stats } from '../../ui/stats.js';
import { Moment } from '../../ui/times.js';
import { TagList } from '../../entities/tag/tags.js';
import { HoursBurn } from '../../entities/project/budget-meters.js';
import { healthKinds, healthExplanation } from '../../entities/client/client-status.js';
import { counted } from '../../ui/text/plural.js';
import { useClientSums } from './client-sums.js';

export function ClientOverview({ client }: { readonly client: Client }) {
  return (
    <div className="client-amounts">
      <Figures client={client} />
      <Columns
        main={
          <>
            <Running client={client} />
            {client.notes && (
              <Section title="Notes">
                <p className="client-address" dir="auto">
                  {client.notes}
                </p>
              </Section>
            )}
          </>
        }
        side={
          <>
            <Reach client={client} />
            <People client={client} />
          </>
        }
      />
    </div>
  );
}

function Figures({ client }: { readonly client: Client }) {
  const { id, health, billing } = client;
  const { can } = useSession();
  const sums = useClientSums();
  const params = { clientId: id };
  const invoices = useQuery({
    ...listInvoicesOptions({ client_id: id, per_page: 1 }),
    enabled: can('listInvoices'),
  }).data?.summary;
  const projects = useQuery(listProjectsOptions({ client_id: id, status: 'active', per_page: 1 })).data?.pagination;
  const tickets = useQuery(listTicketsOptions({ client_id: id, status: 'open', per_page: 1 })).data?.pagination;
  const overdue = invoices?.count_by_status['overdue'] ?? 0;
  return (
    <Stats>
      <Stat
        label="Health"
        value={<span title={healthExplanation}>{health.score}</span>}
        detail="of 100"
        kind={healthKinds[health.status]}
      />
      <StatLink
        to="/clients/$clientId"
        params={params}
        search={{ tab: 'projects' }}
        label="Active projects"
        value={<Count count={projects?.total} />}
      />
      <StatLink
        to="/clients/$clientId"
        params={params}
        search={{ tab: 'tickets' }}
        label="Open tickets"
        value={<Count count={tickets?.total} />}
      />
      {sums && (
        <StatLink
          to="/clients/$clientId"
          params={params}
          search={{ tab: 'unbilled' }}
          label="Unbilled"
          value={<Money amount={sums.unbilledOf(client)} currency={billing.currency} />}
        />
      )}
      {sums && (
        <StatLink
          to="/clients/$clientId"
          params={params}
          search={{ tab: 'invoices' }}
          label="Outstanding"
          value={<Money amount={sums.outstandingOf(client)} currency={billing.currency} />}
          {...(overdue > 0 && { kind: 'bad' as const, detail: `${overdue} overdue` })}
        />
      )}
    </Stats>
  );
}

function Running({ client: { id } }: { readonly client: Client }) {
  const query = useQuery(
    listProjectsOptions({ client_id: id, status: ['active', 'pending', 'on_hold'], per_page: 5, sort: 'due_date' }),
  );
  const projects = query.data?.data ?? [];
  return (
    <Section title="Projects under way">
      {query.isPending && <Skeleton lines={3} />}
      {query.data && projects.length === 0 && <Empty title="Nothing under way" icon="projects" />}
      <ul className="burn-list">
        {projects.map(({ id: projectId, title, budget }) => (
          <li key={projectId}>
            <Link kind="quiet" to="/projects/$projectId" params={{ projectId }} dir="auto">
              {title}
            </Link>
            <HoursBurn budget={budget} title={title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Reach({ client }: { readonly client: Client }) {
  const { email, phone, website, address, billing, tags, external_id, created_at } = client;
  const place = [address.postal_code, address.city].filter(Boolean).join(' ');
  const lines = [address.line1, address.line2, place, address.state, address.country].filter(Boolean).join('\n');
  return (
    <Section title="About">
      <DefinitionList
        facts={[
          { label: 'E-mail', value: email ? <a href={`mailto:${email}`}>{email}</a> : <None /> },
          { label: 'Phone', value: phone ? <a href={`tel:${phone}`}>{phone}</a> : <None /> },
          website && { label: 'Website', value: <OutsideLink href={website}>{hostOf(website)}</OutsideLink> },
          { label: 'Address', value: lines ? <span className="client-address">{lines}</span> : <None /> },
          { label: 'Currency', value: billing.currency },
          {
            label: 'Terms',
            value: billing.payment_terms_days === null ? 'The workspace’s' : counted(billing.payment_terms_days, 'day'),
          },
          billing.tax_id && { label: 'Tax id', value: billing.tax_id },
          { label: 'Tags', value: <TagList slugs={tags} /> },
          external_id && { label: 'External id', value: external_id },
          { label: 'Created', value: <Moment at={created_at} /> },
        ]}
      />
    </Section>
  );
}

const hostOf = (website: string): string => (URL.canParse(website) ? new URL(website).host : website);

function People({ client: { id } }: { readonly client: Client }) {
  const { data } = useQuery(listContactsOptions({ client_id: id, per_page: 5, sort: 'name', order: 'asc' }));
  if (!data || data.data.length === 0) return null;
  return (
    <Section title="Contacts">
      <ul className="burn-list">
        {data.data.map(({ id: contact, name, title, email }) => (
          <li key={contact}>
            <Link
              kind="quiet"
              to="/clients/$clientId"
              params={{ clientId: id }}
              search={{ tab: 'contacts', contact }}
              dir="auto"
            >
              {name}
            </Link>
            <div className="burn-detail" dir="auto">
              {[title, email].filter(Boolean).join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

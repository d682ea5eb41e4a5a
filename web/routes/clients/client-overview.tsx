/** A client at a glance: open amounts and work, contact details, projects under way. */
import type { Client } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { countryName } from '../../../domain/country.js';
import { useSession } from '../../api/session.js';
import {
  getClientBalanceOptions,
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
import { useHistoryFact } from '../../entities/history.js';
import { TagList } from '../../entities/tag/tags.js';
import { HoursBurn } from '../../entities/project/budget-meters.js';
import { healthKinds, healthExplanation } from '../../entities/client/client-status.js';
import { useClientSums } from './client-sums.js';
import { locale, t } from '../../messages/text.js';

export function ClientOverview({ client }: { readonly client: Client }) {
  return (
    <div className="client-amounts">
      <Figures client={client} />
      <Columns
        main={
          <>
            <Running client={client} />
            {client.notes && (
              <Section title={t('common.notes')}>
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
  const balance = useQuery({ ...getClientBalanceOptions(id), enabled: can('getClientBalance') }).data;
  const credit = balance?.accounts[0]?.credit ?? 0;
  const overdue = invoices?.count_by_status['overdue'] ?? 0;
  return (
    <Stats>
      <Stat
        label={t('common.health')}
        value={<span title={healthExplanation}>{health.score}</span>}
        detail={t('clients.outOf100')}
        kind={healthKinds[health.status]}
      />
      <StatLink
        to="/clients/$clientId"
        params={params}
        search={{ tab: 'projects' }}
        label={t('clients.activeProjects')}
        value={<Count count={projects?.total} />}
      />
      <StatLink
        to="/clients/$clientId"
        params={params}
        search={{ tab: 'tickets' }}
        label={t('clients.openTickets')}
        value={<Count count={tickets?.total} />}
      />
      {sums && (
        <StatLink
          to="/clients/$clientId"
          params={params}
          search={{ tab: 'unbilled' }}
          label={t('common.unbilled')}
          value={<Money amount={sums.unbilledOf(client)} currency={billing.currency} />}
        />
      )}
      {sums && (
        <StatLink
          to="/clients/$clientId"
          params={params}
          search={{ tab: 'invoices' }}
          label={t('common.outstanding')}
          value={<Money amount={sums.outstandingOf(client)} currency={billing.currency} />}
          {...(overdue > 0 && { kind: 'bad' as const, detail: t('clients.overdueCount', { count: overdue }) })}
        />
      )}
      {credit > 0 && (
        <StatLink
          to="/clients/$clientId"
          params={params}
          search={{ tab: 'statement' }}
          label={t('clients.credit')}
          value={<Money amount={credit} currency={billing.currency} />}
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
    <Section title={t('clients.projectsInProgress')}>
      {query.isPending && <Skeleton lines={3} />}
      {query.data && projects.length === 0 && <Empty title={t('clients.noProjectsInProgress')} icon="projects" />}
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

/** An address that is too long breaks before its @. */
function MailLink({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}

function Reach({ client }: { readonly client: Client }) {
  const { id, email, phone, website, address, billing, tags, external_id, created_at } = client;
  const place = [address.postal_code, address.city].filter(Boolean).join(' ');
  const lines = [
    address.line1,
    address.line2,
    place,
    address.state,
    address.country && countryName(address.country, locale),
  ]
    .filter(Boolean)
    .join('\n');
  const history = useHistoryFact(id);
  return (
    <Section title={t('common.about')}>
      <DefinitionList
        facts={[
          { label: t('clients.email'), value: email ? <MailLink email={email} /> : <None /> },
          { label: t('common.phone'), value: phone ? <a href={`tel:${phone}`}>{phone}</a> : <None /> },
          website && { label: t('common.website'), value: <OutsideLink href={website}>{hostOf(website)}</OutsideLink> },
          { label: t('common.address'), value: lines ? <span className="client-address">{lines}</span> : <None /> },
          { label: t('common.currency'), value: billing.currency },
          {
            label: t('common.terms'),
            value:
              billing.payment_terms_days === null
                ? t('clients.default')
                : t('clients.dayCount', { count: billing.payment_terms_days }),
          },
          billing.vat_id && { label: t('common.vatId'), value: billing.vat_id },
          billing.tax_number && { label: t('common.nationalTaxNumber'), value: billing.tax_number },
          { label: t('shell.tags'), value: <TagList slugs={tags} /> },
          external_id && { label: t('common.externalId'), value: external_id },
          { label: t('common.created'), value: <Moment at={created_at} /> },
          history,
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
    <Section title={t('clients.contacts')}>
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

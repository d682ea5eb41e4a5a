/**
 * Work that needs attention: past its SLA, overdue, close to budget, waiting for approval. Each list links to the
 * whole.
 */
import type { ProjectSummary } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  listExpensesOptions,
  listInvoicesOptions,
  listProjectsOptions,
  listTicketsOptions,
  listTimeEntriesOptions,
} from '../../generated/queries.js';
import { Hours, Money } from '../../ui/amounts.js';
import { Link } from '../../ui/link.js';
import { Problem, Skeleton } from '../../ui/notice.js';
import { Section } from '../../ui/page.js';
import { Meter } from '../../ui/status.js';
import { Day, Moment } from '../../ui/times.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

const shown = 5;

interface PartProps {
  readonly title: string;
  readonly all: ReactNode;
  readonly query: { readonly data: unknown; readonly error: unknown; readonly refetch: () => unknown };
  readonly isEmpty: boolean;
  /** Shown if the list is empty. */
  readonly good: string;
  readonly children: ReactNode;
}

function Part({ title, all, query, isEmpty, good, children }: PartProps) {
  return (
    <Section title={title} actions={all}>
      {query.error ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <Skeleton lines={3} />
      ) : isEmpty ? (
        <p className="overview-good">{good}</p>
      ) : (
        <ul className="overview-list">{children}</ul>
      )}
    </Section>
  );
}

export function PastSla() {
  const filters = { status: ['open' as const], sla_breached: true };
  const query = useQuery(listTicketsOptions({ ...filters, per_page: shown, sort: 'priority', order: 'desc' }));
  const { data: tickets = [], pagination } = query.data ?? {};
  return (
    <Part
      title={titleOf(t('overview.ticketsPastTheirSla'), pagination?.total)}
      all={
        <Link to="/tickets" search={filters}>
          {t('common.all')}
        </Link>
      }
      query={query}
      isEmpty={tickets.length === 0}
      good={t('overview.everyOpenTicketIsWithinIts')}
    >
      {tickets.map(({ id, number, title, client_name, sla }) => (
        <li key={id}>
          <Link to="/tickets/$ticketId" params={{ ticketId: id }} kind="quiet">
            <span dir="auto">{title}</span>
          </Link>
          <span className="overview-detail">
            {rich(
              'overview.due',
              {
                number,
                clientName: client_name,
                moment: <Moment at={sla.response_met === null ? sla.response_due_at : sla.resolution_due_at} />,
              },
              { span: (words) => <span dir="auto">{words}</span> },
            )}
          </span>
        </li>
      ))}
    </Part>
  );
}

export function OverdueInvoices() {
  const query = useQuery(listInvoicesOptions({ overdue: true, per_page: shown, sort: 'due_date', order: 'asc' }));
  const { data: invoices = [], pagination } = query.data ?? {};
  return (
    <Part
      title={titleOf(t('overview.overdueInvoices'), pagination?.total)}
      all={
        <Link to="/billing" search={{ tab: 'invoices', overdue: true }}>
          {t('common.all')}
        </Link>
      }
      query={query}
      isEmpty={invoices.length === 0}
      good={t('overview.nobodyOwesAnythingPastItsDue')}
    >
      {invoices.map(({ id, invoice_number, client_name, amounts, currency, dates }) => (
        <li key={id}>
          <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: id }} kind="quiet">
            {invoice_number} <span dir="auto">{client_name}</span>
          </Link>
          <span className="overview-detail">
            {rich('overview.due2', {
              money: <Money amount={amounts.outstanding} currency={currency} />,
              day: <Day day={dates.due_date} />,
            })}
          </span>
        </li>
      ))}
    </Part>
  );
}

/** Percentage of a budget from which the dashboard report counts a project as at risk. */
const close = 90;
/** How many projects one request returns. Only the newest are checked; the list of projects has the others. */
const maxRead = 100;

export function CloseToBudget() {
  const query = useQuery(listProjectsOptions({ status: ['active'], per_page: maxRead }));
  const projects = (query.data?.data ?? [])
    .filter(({ budget }) => usedPercent(budget) >= close)
    .toSorted((one, other) => usedPercent(other.budget) - usedPercent(one.budget));
  return (
    <Part
      title={t('overview.closeToOrOverBudget')}
      all={
        <Link to="/projects" search={{ status: ['active'] }}>
          {t('common.allProjects')}
        </Link>
      }
      query={query}
      isEmpty={projects.length === 0}
      good={t('overview.noneOfTheNewestActiveProjects', {
        count: Math.min(maxRead, query.data?.pagination.total ?? 0),
      })}
    >
      {projects.slice(0, shown).map(({ id, title, budget }) => (
        <li key={id}>
          <Link to="/projects/$projectId" params={{ projectId: id }} kind="quiet">
            <span dir="auto">{title}</span>
          </Link>
          <Meter
            label={t('overview.budgetOf', { title })}
            isLabelHidden
            used={budget.hours_used}
            limit={budget.hours}
            words={
              <>
                {rich('common.of', {
                  hours: <Hours hours={budget.hours_used} />,
                  hours2: <Hours hours={budget.hours} />,
                })}
              </>
            }
          />
        </li>
      ))}
    </Part>
  );
}

const usedPercent = ({ hours, hours_used }: ProjectSummary['budget']): number =>
  hours === null || hours === 0 ? 0 : (hours_used / hours) * 100;

export function Waiting() {
  const time = useQuery(listTimeEntriesOptions({ approval_status: ['pending'], per_page: 1 }));
  const expenses = useQuery(listExpensesOptions({ approval_status: ['pending'], per_page: 1 }));
  const [entries, spent] = [time.data?.pagination.total ?? 0, expenses.data?.pagination.total ?? 0];
  return (
    <Part
      title={t('overview.waitingForApproval')}
      all={<Link to="/approvals">{t('common.approve')}</Link>}
      query={time}
      isEmpty={entries + spent === 0}
      good={t('overview.nothingWaitsForApproval')}
    >
      <li>
        <span>{t('overview.timeEntries', { count: entries })}</span>
      </li>
      <li>
        <span>{t('common.other3', { count: spent })}</span>
      </li>
    </Part>
  );
}

const titleOf = (title: string, total = 0): string => (total > shown ? `${title} (${total})` : title);

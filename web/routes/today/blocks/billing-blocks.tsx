/** What can be billed, invoices to send, and invoices that were not delivered or are overdue. */
import type { UnbilledReportClient } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { getUnbilledReportOptions, listInvoicesOptions } from '../../../generated/queries.js';
import { InvoiceStatusBadge } from '../../../entities/invoice/invoice-status.js';
import { Hours, Money } from '../../../ui/amounts.js';
import { Link } from '../../../ui/link.js';
import { Day } from '../../../ui/times.js';
import { maxRows, todayBlock, TodayRow, type TodayBlock } from '../today-block.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

interface ToBill extends UnbilledReportClient {
  readonly currency: string | null;
}

export function useToBillBlock(): TodayBlock {
  const { can } = useSession();
  const query = useQuery({
    ...getUnbilledReportOptions(),
    enabled: can('getUnbilledReport') && can('createInvoiceFromTime'),
  });
  const { data } = query;
  const all: ToBill[] = data
    ? [
        ...data.by_client.map((client) => ({ ...client, currency: null })),
        ...data.other_currencies.flatMap(({ currency, by_client }) =>
          by_client.map((client) => ({ ...client, currency })),
        ),
      ]
    : [];
  // Clients whose work all waits for approval have nothing to bill yet.
  const ready = all.filter(({ total }) => total > 0);
  return todayBlock({
    id: 'to-bill',
    title: t('today.toBill'),
    total: ready.length,
    all: (
      <Link to="/billing" search={{ tab: 'unbilled' }}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: ready.slice(0, maxRows).map(({ client_id, client_name, currency, total, hours }) => (
      <TodayRow
        key={`${client_id} ${currency ?? ''}`}
        title={
          <Link
            to="/clients/$clientId"
            params={{ clientId: client_id }}
            search={{ tab: 'unbilled' }}
            kind="quiet"
            dir="auto"
          >
            {client_name}
          </Link>
        }
        detail={rich('today.unbilled', {
          money: <Money amount={total} currency={currency} />,
          hours: <Hours hours={hours} />,
        })}
        action={
          <Link
            to="/billing"
            search={{ tab: 'unbilled', bill: client_id }}
            kind="plain"
            aria-label={t('today.billClient', { name: client_name })}
          >
            {t('today.bill')}
          </Link>
        }
      />
    )),
  });
}

export function useDraftsBlock(): TodayBlock {
  const { can } = useSession();
  const filters = { status: ['draft' as const, 'pending_approval' as const, 'approved' as const] };
  const query = useQuery({
    ...listInvoicesOptions({ ...filters, sort: 'invoice_date', order: 'asc', per_page: maxRows }),
    enabled: can('listInvoices') && (can('sendInvoice') || can('approveInvoice')),
  });
  return todayBlock({
    id: 'drafts',
    title: t('today.invoicesToSend'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/billing" search={{ tab: 'invoices', ...filters }}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (query.data?.data ?? []).map(({ id, client_name, amounts, currency, dates, status }) => (
      <TodayRow
        key={id}
        title={
          <Link id={id} to="/billing/invoices/$invoiceId" params={{ invoiceId: id }} kind="quiet" dir="auto">
            {client_name}
          </Link>
        }
        detail={rich('today.dated', {
          money: <Money amount={amounts.total} currency={currency} />,
          day: <Day day={dates.invoice_date} />,
        })}
        action={
          <>
            <InvoiceStatusBadge status={status} />
            {status === 'pending_approval'
              ? can('approveInvoice') && <ToInvoice id={id}>{t('common.approve')}</ToInvoice>
              : can('sendInvoice') && <ToInvoice id={id}>{t('common.send')}</ToInvoice>}
          </>
        }
      />
    )),
  });
}

export function useOverdueBlock(): TodayBlock {
  const { can } = useSession();
  const query = useQuery({
    ...listInvoicesOptions({ overdue: true, per_page: maxRows, sort: 'due_date', order: 'asc' }),
    enabled: can('listInvoices'),
  });
  return todayBlock({
    id: 'overdue',
    title: t('today.overdueInvoices'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/billing" search={{ tab: 'invoices', overdue: true }}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (query.data?.data ?? []).map(({ id, invoice_number, client_name, amounts, currency, dates }) => (
      <TodayRow
        key={id}
        title={
          <Link id={id} to="/billing/invoices/$invoiceId" params={{ invoiceId: id }} kind="quiet">
            {invoice_number} <bdi>{client_name}</bdi>
          </Link>
        }
        detail={rich('today.due2', {
          money: <Money amount={amounts.outstanding} currency={currency} />,
          day: <Day day={dates.due_date} />,
        })}
        action={can('remindInvoice') && <ToInvoice id={id}>{t('today.remind')}</ToInvoice>}
      />
    )),
  });
}

export function useMailsFailedBlock(): TodayBlock {
  const { can } = useSession();
  // Of others, nobody needs the mail any more.
  const filters = {
    mail_failed: true,
    status: ['sent' as const, 'viewed' as const, 'partial' as const, 'overdue' as const],
  };
  const query = useQuery({
    ...listInvoicesOptions({ ...filters, per_page: maxRows, sort: 'due_date', order: 'asc' }),
    enabled: can('listInvoices') && can('sendInvoice'),
  });
  return todayBlock({
    id: 'mails-failed',
    title: t('today.mailsFailed'),
    total: query.data?.pagination.total,
    all: (
      <Link to="/billing" search={{ tab: 'invoices', ...filters }}>
        {t('common.all')}
      </Link>
    ),
    queries: [query],
    rows: (query.data?.data ?? []).map(({ id, invoice_number, client_name, delivery }) => (
      <TodayRow
        key={id}
        title={
          <Link id={`mail-${id}`} to="/billing/invoices/$invoiceId" params={{ invoiceId: id }} kind="quiet">
            {invoice_number} <bdi>{client_name}</bdi>
          </Link>
        }
        detail={<span dir="auto">{delivery?.error}</span>}
        action={
          <ToInvoice id={id} describedBy={`mail-${id}`}>
            {t('today.sendAgain')}
          </ToInvoice>
        }
      />
    )),
  });
}

interface ToInvoiceProps {
  readonly id: string;
  /** The element that names the invoice: its id, unless the invoice is in several blocks. */
  readonly describedBy?: string;
  readonly children: string;
}

/** The invoice has the action, with what it needs. */
const ToInvoice = ({ id, describedBy = id, children }: ToInvoiceProps) => (
  <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: id }} kind="plain" aria-describedby={describedBy}>
    {children}
  </Link>
);

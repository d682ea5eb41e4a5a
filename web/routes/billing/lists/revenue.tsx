/** What invoices come to as revenue, where credit notes are taken off it: as the reports count it. */
import type { InvoiceListSummary, ListInvoicesQuery } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { listCreditNotesOptions } from '../../../generated/queries.js';
import { Money } from '../../../ui/figures.js';
import { StatLink } from '../../../ui/status.js';
import { sumOf } from '../../../work/exact.js';
import { revenueStatuses } from '../../../work/owed.js';

type Filters = Pick<ListInvoicesQuery, 'from' | 'to' | 'client_id' | 'status'>;

interface RevenueProps {
  readonly filters: Filters;
  readonly summary: InvoiceListSummary;
}

/** Only of all that count as revenue: of some of them, no one knows which credit notes belong to it. */
export function Revenue({ filters, summary: { total_before_tax } }: RevenueProps) {
  const { can } = useSession();
  const { from, to, client_id, status } = filters;
  const isWhole = revenueStatuses.every((one) => status?.includes(one));
  const of = { ...(from && { from }), ...(to && { to }), ...(client_id && { client_id }) };
  const { data } = useQuery({
    ...listCreditNotesOptions({ ...of, per_page: 1 }),
    enabled: isWhole && can('listCreditNotes'),
  });
  const credited = data?.summary.total_before_tax ?? 0;
  if (total_before_tax === undefined || !isWhole || credited === 0) return null;
  return (
    <StatLink
      to="/billing"
      search={{ tab: 'credit-notes', ...of }}
      label="Revenue"
      value={<Money amount={sumOf([total_before_tax, -credited])} />}
      detail={
        <>
          less <Money amount={credited} /> of credit notes
        </>
      }
    />
  );
}

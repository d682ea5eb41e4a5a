/** Revenue of the listed invoices: before tax, less credit notes, as in the reports, each currency apart. */
import type { InvoiceListSummary, ListInvoicesQuery } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import { listCreditNotesOptions } from '../../../generated/queries.js';
import { Money } from '../../../ui/amounts.js';
import { StatLink } from '../../../ui/stats.js';
import { sumOf } from '../../../ui/text/exact.js';
import { revenueStatuses } from '../../../entities/invoice/aging.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

type Filters = Pick<ListInvoicesQuery, 'from' | 'to' | 'client_id' | 'status'>;

/** The amount by which credit notes reduce revenue, before tax. */
export interface Credited {
  readonly own: number;
  /** By currency. */
  readonly others: ReadonlyMap<string, number>;
}

/**
 * Undefined unless the filter has all statuses that count as revenue: for some of the invoices only, it is not known
 * which credit notes belong to them.
 */
export function useCredited({ from, to, client_id, status }: Filters): Credited | undefined {
  const { can } = useSession();
  const isWhole = revenueStatuses.every((one) => status?.includes(one));
  const { data } = useQuery({
    ...listCreditNotesOptions({ ...creditNotesOf({ from, to, client_id }), per_page: 1 }),
    enabled: isWhole && can('listCreditNotes'),
  });
  if (!isWhole || data?.summary.total_before_tax === undefined) return undefined;
  const { total_before_tax: own, other_currencies: others = [] } = data.summary;
  return { own, others: new Map(others.map((one) => [one.currency, one.total_before_tax ?? 0])) };
}

const creditNotesOf = ({ from, to, client_id }: Omit<Filters, 'status'>) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(client_id && { client_id }),
});

interface RevenueProps {
  readonly filters: Filters;
  readonly summary: InvoiceListSummary;
  readonly credited: number;
}

export function Revenue({ filters, summary: { total_before_tax }, credited }: RevenueProps) {
  if (total_before_tax === undefined || credited === 0) return null;
  return (
    <StatLink
      to="/billing"
      search={{ tab: 'credit-notes', ...creditNotesOf(filters) }}
      label={t('common.revenue')}
      value={<Money amount={sumOf([total_before_tax, -credited])} />}
      detail={<>{rich('billing.lessCreditNotes', { money: <Money amount={credited} /> })}</>}
    />
  );
}

/** A row for each other currency, with a figure for revenue if there are credit notes. */
export function otherSums({ other_currencies: others = [] }: InvoiceListSummary, credited: Credited | undefined) {
  const hasRevenue = (credited?.others.size ?? 0) > 0;
  const currencies = [...new Set([...others.map(({ currency }) => currency), ...(credited?.others.keys() ?? [])])];
  return {
    names: [
      t('common.invoiced'),
      t('common.beforeTax'),
      ...(hasRevenue ? [t('common.revenue')] : []),
      t('common.outstanding'),
      t('common.overdue'),
    ],
    sums: currencies.toSorted().map((currency) => {
      const of = others.find((one) => one.currency === currency);
      const revenue = sumOf([of?.total_before_tax ?? 0, -(credited?.others.get(currency) ?? 0)]);
      const billed = [of?.total_invoiced ?? 0, of?.total_before_tax ?? 0, ...(hasRevenue ? [revenue] : [])];
      const owed = [of?.total_outstanding ?? 0, of?.total_overdue ?? 0];
      return { currency, amounts: [...billed, ...owed], badAt: billed.length + 1 };
    }),
  };
}

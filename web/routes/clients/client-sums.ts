/** Outstanding and unbilled amounts of clients, for users who may see them. */
import type { Client } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import { getInvoiceAgingOptions, getUnbilledReportOptions } from '../../generated/queries.js';

type Sum = (client: Pick<Client, 'id' | 'billing'>) => number | null;

/** Amounts in the client's currency. Null while loading, or if the report is too long to list the client. */
export interface ClientSums {
  readonly unbilledOf: Sum;
  readonly outstandingOf: Sum;
}

export function useClientSums(): ClientSums | undefined {
  const { can, workspace } = useSession();
  const isShown = can('getUnbilledReport') && can('getInvoiceAging');
  const unbilled = useQuery({ ...getUnbilledReportOptions(), enabled: isShown });
  const aging = useQuery({ ...getInvoiceAgingOptions(), enabled: isShown });
  if (!isShown) return undefined;
  return {
    unbilledOf: sumsOf(unbilled.data, workspace.currency),
    outstandingOf: sumsOf(aging.data, workspace.currency),
  };
}

interface Listed {
  readonly by_client: readonly { readonly client_id: string; readonly total: number }[];
  readonly omitted: number;
}

interface Report extends Listed {
  readonly other_currencies: readonly (Listed & { readonly currency: string })[];
}

/** The report lists a client under each currency in which it has an amount. Only the client's own currency counts. */
function sumsOf(report: Report | undefined, main: string): Sum {
  const parts = report ? [{ ...report, currency: main }, ...report.other_currencies] : [];
  const totals = new Map(
    parts.flatMap(({ currency, by_client }) =>
      by_client.map((one) => [`${one.client_id} ${currency}`, one.total] as const),
    ),
  );
  const isWhole = report !== undefined && parts.every(({ omitted }) => omitted === 0);
  return ({ id, billing }) => totals.get(`${id} ${billing.currency}`) ?? (isWhole ? 0 : null);
}

/** Finds an open invoice by a line of a bank statement: its number, client, subject or amount. */
import type { InvoiceStatus, InvoiceSummary } from 'docket-sdk';
import { docket } from '../../../api/docket.js';
import { queryClient } from '../../../api/query-client.js';

const payable: InvoiceStatus[] = ['sent', 'viewed', 'partial', 'overdue', 'uncollectible'];
const shown = 20;
/** How many of the latest open invoices are compared by amount; the server cannot search by amount. */
const maxAmounts = 1000;
const firstClients = 20;

export interface FoundInvoices {
  readonly invoices: readonly InvoiceSummary[];
  /** How many older open invoices were not compared by amount. */
  readonly uncompared: number;
  /** More invoices have this amount than are shown. */
  readonly hasMore: boolean;
}

export async function findOpen(text: string, signal: AbortSignal): Promise<FoundInvoices> {
  const words = text.trim();
  if (words === '') {
    const first = await listOpen({ sort: 'due_date', order: 'asc' }, signal);
    return { invoices: first.filter(isOwed), uncompared: 0, hasMore: false };
  }
  const [byWords, byClient, { latest, uncompared }] = await Promise.all([
    listOpen({ search: words }, signal),
    ofClientsNamed(words, signal),
    isAmount(words) ? allOpen() : { latest: [], uncompared: 0 },
  ]);
  const byAmount = latest.filter((invoice) => matchesAmount(words, invoice) && isOwed(invoice));
  const found = [...byAmount, ...[...byWords, ...byClient].filter(isOwed)];
  const invoices = [...new Map(found.map((invoice) => [invoice.id, invoice])).values()].slice(0, shown);
  return { invoices, uncompared, hasMore: byAmount.length > shown };
}

type InvoiceQuery = Omit<NonNullable<Parameters<typeof docket.invoices.list>[0]>, 'format'>;

async function listOpen(query: InvoiceQuery, signal: AbortSignal): Promise<InvoiceSummary[]> {
  return (await docket.invoices.list({ status: payable, per_page: shown, ...query }, { signal })).data;
}

async function ofClientsNamed(search: string, signal: AbortSignal): Promise<InvoiceSummary[]> {
  const { data } = await docket.clients.list({ search, per_page: firstClients }, { signal });
  return data.length === 0 ? [] : listOpen({ client_id: data.map(({ id }) => id) }, signal);
}

const allOpen = async (): Promise<{ latest: InvoiceSummary[]; uncompared: number }> =>
  queryClient.fetchQuery({
    queryKey: ['invoices', 'all that are open'],
    queryFn: async ({ signal }) => {
      const latest: InvoiceSummary[] = [];
      for await (const invoice of docket.invoices.list({ status: payable, per_page: 100 }, { signal })) {
        latest.push(invoice);
        if (latest.length === maxAmounts) break;
      }
      if (latest.length < maxAmounts) return { latest, uncompared: 0 };
      const { pagination } = await docket.invoices.list({ status: payable, per_page: 1 }, { signal });
      return { latest, uncompared: pagination.total - maxAmounts };
    },
    staleTime: 30_000,
  });

const isOwed = ({ amounts }: InvoiceSummary): boolean => (amounts.outstanding ?? 1) > 0;

/** Whether a text may be an amount: digits, with currency codes, signs and separators of any locale. */
const isAmount = (text: string): boolean => /\d/u.test(text) && !/\p{Letter}{4}/u.test(text);

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '').replace(/^0+(?=\d)/u, '');

/** Whether the text is the outstanding amount or the total, however it is written: 1,234.50, 1.234,5, 1234. */
export function matchesAmount(text: string, { amounts }: Pick<InvoiceSummary, 'amounts'>): boolean {
  const typed = digitsOf(text);
  return [amounts.outstanding, amounts.total].some(
    (amount) => amount !== undefined && amount > 0 && formsOf(amount).includes(typed),
  );
}

const formsOf = (amount: number): string[] => [
  digitsOf(String(amount)),
  digitsOf(amount.toFixed(2)),
  digitsOf(amount.toFixed(3)),
];

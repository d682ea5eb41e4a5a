/** The figures of the money reports, calculated in cents from what the API lists, by the rules as documented. */
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

/** All data of a firm that the reports are about, as the API returns it. */
export interface Books {
  readonly today: string;
  readonly timezone: string;
  readonly invoices: readonly Schemas['Invoice'][];
  readonly entries: readonly Schemas['TimeEntry'][];
  readonly clients: readonly Schemas['ClientObject'][];
  readonly projects: readonly Schemas['Project'][];
  readonly agreements: readonly (Schemas['Agreement'] & { readonly own: readonly Schemas['AgreementPeriod'][] })[];
}

export interface Days {
  readonly from: string;
  readonly to: string;
}

export async function readBooks(owner: ApiClient, today: string, timezone: string): Promise<Books> {
  const query = { per_page: 100 } as const;
  const invoices = (await owner.call('listInvoices', { query })).data;
  const agreements = (await owner.call('listAgreements', { query })).data;
  const include: Schemas['InvoiceInclude'][] = ['line_items', 'payments'];
  return {
    today,
    timezone,
    invoices: await Promise.all(
      invoices.map(async ({ id }) => (await owner.call('getInvoice', { params: { id }, query: { include } })).data),
    ),
    entries: (await owner.call('listTimeEntries', { query })).data,
    clients: (await owner.call('listClients', { query })).data,
    projects: await Promise.all(
      (await owner.call('listProjects', { query })).data.map(
        async ({ id }) => (await owner.call('getProject', { params: { id } })).data,
      ),
    ),
    agreements: await Promise.all(
      agreements.map(async ({ id }) => ({
        ...(await owner.call('getAgreement', { params: { id } })).data,
        own: (await owner.call('listAgreementPeriods', { params: { id }, query: { limit: 100 } })).data,
      })),
    ),
  };
}

export const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100);
const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const isIn = (day: string, { from, to }: Days): boolean => from <= day && day <= to;
export const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The day of an instant in a time zone, by the platform's calendar. */
export const dayOf = (instant: string, timezone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(new Date(instant));

const counts = ({ status }: Schemas['Invoice']): boolean => status !== 'draft' && status !== 'void';
const owedStates = ['sent', 'viewed', 'partial', 'overdue'];

export const billed = ({ invoices }: Books, currency: string, days: Days): Schemas['Invoice'][] =>
  invoices.filter(
    (invoice) => counts(invoice) && invoice.currency === currency && isIn(invoice.dates.invoice_date, days),
  );

export const net = (invoices: readonly Schemas['Invoice'][]): number =>
  total(invoices.map(({ amounts }) => cents(amounts.subtotal)));
export const gross = (invoices: readonly Schemas['Invoice'][]): number =>
  total(invoices.map(({ amounts }) => cents(amounts.total)));

export const received = ({ invoices }: Books, currency: string, days: Days, clientId?: string): number =>
  total(
    invoices
      .filter((invoice) => invoice.currency === currency && (clientId === undefined || invoice.client_id === clientId))
      .flatMap(({ payments = [] }) =>
        payments.filter(({ date }) => isIn(date, days)).map(({ amount }) => cents(amount)),
      ),
  );

export const owed = ({ invoices }: Books, currency: string): number =>
  total(
    invoices
      .filter((invoice) => invoice.currency === currency && owedStates.includes(invoice.status))
      .map(({ amounts }) => cents(amounts.outstanding)),
  );

/** The amount owed at the end of a day: invoices dated up to it minus their payments dated up to it. */
export const owedOn = ({ invoices }: Books, currency: string, day: string): number =>
  total(
    invoices
      .filter(({ status }) => [...owedStates, 'paid'].includes(status))
      .filter((invoice) => invoice.currency === currency && invoice.dates.invoice_date <= day)
      .map(({ amounts, payments = [] }) => {
        const paid = payments.filter(({ date }) => date <= day).map(({ amount }) => cents(amount));
        return cents(amounts.total) - total(paid);
      }),
  );

/** A part of an invoice line: its project, and how that is billed. */
export interface Part {
  readonly project: string | null;
  readonly kind: 'time_and_materials' | 'fixed_fee' | 'retainer';
  readonly amount: number;
}

export const partsOf = (books: Books, invoice: Schemas['Invoice']): Part[] =>
  (invoice.line_items ?? []).flatMap((line) => {
    const kindOf = (project: string | null, otherwise: Part['kind']): Part['kind'] => {
      const type = books.projects.find(({ id }) => id === project)?.billing_type ?? otherwise;
      return type === 'non_billable' ? 'fixed_fee' : type;
    };
    const amount = cents(line.amount);
    if (line.project_id !== null)
      return [{ project: line.project_id, kind: kindOf(line.project_id, 'fixed_fee'), amount }];
    const retained = invoice.agreement_id === null ? undefined : ('retainer' as const);
    if (line.time_entry_ids.length === 0) return [{ project: null, kind: retained ?? 'fixed_fee', amount }];
    return divided(books, line.time_entry_ids, amount).map(({ project, amount: part }) => ({
      project,
      kind: retained ?? kindOf(project, 'time_and_materials'),
      amount: part,
    }));
  });

/** Divides an amount by the hours of each project. The last one takes the rounding difference. */
function divided(books: Books, ids: readonly string[], amount: number): { project: string | null; amount: number }[] {
  const hours = new Map<string, number>();
  for (const { id, project_id, hours: spent } of books.entries)
    if (ids.includes(id)) hours.set(project_id ?? '', (hours.get(project_id ?? '') ?? 0) + cents(spent));
  const all = total([...hours.values()]);
  const shares = [...hours]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([project, spent]) => ({
      project: project === '' ? null : project,
      amount: Math.sign(amount) * Math.floor((2 * Math.abs(amount) * spent + all) / (2 * all)),
    }));
  const rest = amount - total(shares.map((share) => share.amount));
  return shares.map((share, at) => (at === shares.length - 1 ? { ...share, amount: share.amount + rest } : share));
}

export const added = <K>(rows: readonly (readonly [K, number])[]): Map<K, number> => {
  const sums = new Map<K, number>();
  for (const [key, value] of rows) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
};

/** The monthly fees in force on a day: those of active agreements, or for past days those of their periods. */
export const recurring = ({ agreements, today }: Books, currency: string, day: string): number =>
  total(
    agreements
      .filter((agreement) => agreement.currency === currency)
      .map(({ status, dates, billing, own }) => {
        const { start_date, end_date } = dates;
        const runs = status === 'active' && start_date <= day && (end_date === null || day <= end_date);
        if (day >= today) return runs ? cents(billing.monthly_fee) : 0;
        return total(
          own
            .filter((period) => isIn(day, { from: period.start_date, to: period.end_date }))
            .map((period) => cents(period.billing?.base_fee)),
        );
      }),
  );

/** The least-squares line through values at places 1 to n, evaluated at place `at`; never below 0. */
export function lineThrough(values: readonly number[], at: number): number {
  const [meanX, meanY] = [(values.length + 1) / 2, total(values) / values.length];
  const rise = total(values.map((value, index) => (index + 1 - meanX) * (value - meanY)));
  const run = total(values.map((_, index) => (index + 1 - meanX) ** 2));
  return Math.max(meanY + (rise / run) * (at - meanX), 0);
}

export const weekdays = ({ from, to }: Days): number => {
  let count = 0;
  for (let day = from; day <= to; day = plus(day, 1)) if (![0, 6].includes(new Date(day).getUTCDay())) count += 1;
  return count;
};

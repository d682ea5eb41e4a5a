/** Outstanding invoices by how long they are overdue. Pure. */
import type { AgingBuckets, InvoiceStatus } from 'docket-sdk';
import { addDays } from '../../ui/days.js';

export interface Bucket {
  readonly id: keyof AgingBuckets;
  /** `from` and `to` are the first and the last due day, in days from today; missing if that side is open. */
  readonly from?: number;
  readonly to?: number;
}

/** The aging report's buckets, as ranges of due days. */
export const buckets = {
  current: { id: 'current', from: 0 },
  '1_30_days': { id: '1_30_days', from: -30, to: -1 },
  '31_60_days': { id: '31_60_days', from: -60, to: -31 },
  '61_90_days': { id: '61_90_days', from: -90, to: -61 },
  over_90_days: { id: 'over_90_days', to: -91 },
} as const satisfies Readonly<Record<keyof AgingBuckets, Bucket>>;

/** Invoices that count as revenue: all but drafts and void ones. */
export const revenueStatuses = [
  'pending_approval',
  'approved',
  'sent',
  'viewed',
  'partial',
  'paid',
  'overdue',
  'uncollectible',
] as const satisfies readonly InvoiceStatus[];

/** Filters of the invoices with an outstanding amount today: all of them, or those of a bucket. */
export const owedInvoices = (today: string, bucket?: Bucket, client_id?: string) => ({
  tab: 'invoices' as const,
  status: ['sent' as const, 'viewed' as const, 'partial' as const, 'overdue' as const],
  ...(client_id !== undefined && { client_id: [client_id] }),
  ...(bucket?.from !== undefined && { due_from: addDays(today, bucket.from) }),
  ...(bucket?.to !== undefined && { due_to: addDays(today, bucket.to) }),
});

/** The invoices of a client that a payment can pay, the oldest first. */
import { useQuery } from '@tanstack/react-query';
import { listInvoicesOptions } from '../../generated/queries.js';
import type { PayableInvoice } from './allocation-fields.js';

/** A payment can be allocated to as many. */
const maxInvoices = 100;

export function usePayableInvoices(clientId: string, currency: string) {
  const { data, error, refetch } = useQuery(
    listInvoicesOptions({
      client_id: clientId,
      status: ['sent', 'viewed', 'partial', 'overdue'],
      sort: 'invoice_date',
      order: 'asc',
      per_page: maxInvoices,
    }),
  );
  const invoices = data?.data
    .filter((invoice) => invoice.currency === currency)
    .map(({ id, invoice_number: number, amounts }): PayableInvoice => ({
      id,
      number,
      outstanding: amounts.outstanding ?? 0,
    }));
  return { invoices, error, refetch: () => void refetch() };
}

import type { Schemas } from '../../../../contract/contract.js';
import type { ApiClient } from '../../service/api.js';
import { buildClient, uniqueName } from '../factories.js';

type Terms = Omit<Partial<Schemas['RecurringInvoiceCreate']>, 'lines'> & {
  readonly lines?: Partial<Schemas['RecurringLineInput']>[];
};

/** A line of 100 for each period. */
export const hosting = { description: 'Hosting', rate: 100 };

/** A recurring invoice: 100 a month from its next 1st on, for a client of its own, unless given. */
export async function buildRecurringInvoice(
  owner: ApiClient,
  { lines = [hosting], ...terms }: Terms = {},
): Promise<Schemas['RecurringInvoice']> {
  const email = `${uniqueName('billing').replace(' ', '-')}@example.com`;
  const client_id = terms.client_id ?? (await buildClient(owner, { email })).id;
  const body = {
    interval: 'monthly' as const,
    anchor_date: '2026-01-01',
    ...terms,
    client_id,
    lines: lines.map((line) => ({ quantity: 1, ...line })),
  };
  return (await owner.call('createRecurringInvoice', { body })).data;
}

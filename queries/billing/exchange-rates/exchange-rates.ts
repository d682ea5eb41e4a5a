import sql from 'sql-template-tag';
import type { Query } from '../../../contract/contract.js';
import { ExchangeRate } from '../../../models/billing/exchange-rate.js';
import { listOf } from '../../list.js';

export const exchangeRateList = listOf<'listExchangeRates'>()<ExchangeRate>({
  model: ExchangeRate,
  columns: sql`t.*`,
  filters: {
    from: (currency) => sql`t.from_currency = ${currency}`,
    to: (currency) => sql`t.to_currency = ${currency}`,
    date_from: (day) => sql`t.date >= ${day}`,
    date_to: (day) => sql`t.date <= ${day}`,
  },
  index: indexFor,
  sorts: { date: 't.date', created_at: 't.created_at' },
});

/** Each currency has an index that continues with the day; both together have the unique one. */
function indexFor({ from, to, sort }: Query<'listExchangeRates'>): string | undefined {
  if (from !== undefined && to !== undefined) return 'exchange_rates_date_unique';
  if (from !== undefined) return 'exchange_rates_from_index';
  if (to !== undefined) return 'exchange_rates_to_index';
  return sort === 'date' ? 'exchange_rates_date_index' : undefined;
}

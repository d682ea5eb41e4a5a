import sql from 'sql-template-tag';
import { RateCard } from '../../models/time/rate-card.js';
import { containing } from '../filters.js';
import { listOf } from '../list.js';

export const rateCardList = listOf<'listRateCards'>()<RateCard>({
  model: RateCard,
  columns: sql`t.*`,
  filters: { search: containing('t.name'), currency: (currency) => sql`t.currency = ${currency}` },
  sorts: { created_at: 't.created_at', name: 't.name' },
});

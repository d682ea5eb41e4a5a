import sql from 'sql-template-tag';
import { TaxRate } from '../../../models/billing/tax-rate.js';
import { containing } from '../../filters.js';
import { listOf } from '../../list.js';

export const taxRateList = listOf<'listTaxRates'>()<TaxRate>({
  model: TaxRate,
  columns: sql`t.*`,
  filters: { search: containing('t.name') },
  sorts: { name: 't.name', created_at: 't.created_at' },
});

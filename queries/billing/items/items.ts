import sql from 'sql-template-tag';
import { Item } from '../../../models/billing/item.js';
import { containing } from '../../filters.js';
import { listOf } from '../../list.js';

export const itemList = listOf<'listItems'>()<Item>({
  model: Item,
  columns: sql`t.*`,
  filters: {
    search: containing('t.name'),
    active: (flag) => sql`t.active = ${flag}`,
    currency: (currency) => sql`t.currency = ${currency}`,
  },
  sorts: { name: 't.name', created_at: 't.created_at' },
});

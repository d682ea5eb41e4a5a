import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import { taxRateNames, type Item } from '../models/billing/item.js';
import type { Schemas } from '../contract/contract.js';
import type { View } from './view.js';

/** An item of the price list as the API shows it. */
export const serializeItem = (item: Item, view: View): Schemas['Item'] => ({
  id: item.id,
  name: item.name,
  description: item.description,
  unit: item.unit,
  ...view.rates({ price: toNumber(item.price) }),
  currency: item.currency,
  ...taxRateNames(item),
  active: item.active,
  created_at: instant(item.created_at),
  updated_at: instant(item.updated_at),
});

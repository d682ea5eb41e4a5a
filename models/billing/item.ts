import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { isOneOf } from '../select.js';
import { whoMay } from '../visibility.js';
import { seeingAll } from '../workspace/workspace-context.js';

/** A product or service of the price list, which lines of invoices name and copy. */
export class Item extends WorkspaceModel {
  static override tableName = 'items';
  static override idPrefix = 'item';
  static override jsonAttributes = ['tax_rate_ids'];
  static override limitVisible = whoMay('view_invoices');

  declare name: string;
  /** Lower-cased name, by which two items are the same. */
  declare name_key: string;
  /** What lines say; null for the name. */
  declare description: string | null;
  /** What the quantity of a line counts; null for pieces. */
  declare unit: Schemas['LineUnit'] | null;
  /** Per unit, in `currency`. */
  declare price: Decimal;
  declare currency: string;
  /** The tax rates that lines take; null leaves them to the invoice. */
  declare tax_rate_ids: readonly string[] | null;
  /** Whether new lines can name it. */
  declare active: boolean;
}

/** The items with these ids, by id. */
export async function itemsById(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Item>> {
  if (ids.length === 0) return new Map();
  const found = await Item.all(seeingAll(ctx), isOneOf('t.id', [...new Set(ids)]));
  return new Map(found.map((item) => [item.id, item]));
}

/** How an item names its tax rates, as lines do. */
export function taxRateNames({ tax_rate_ids: ids }: Pick<Item, 'tax_rate_ids'>): {
  readonly tax_rate_id: string | null;
  readonly tax_rate_ids: string[];
} {
  const [only = null, ...others] = ids ?? [];
  return { tax_rate_id: others.length === 0 ? only : null, tax_rate_ids: [...(ids ?? [])] };
}

import { invalid } from '../../../domain/errors.js';
import { toNumber } from '../../../domain/money.js';
import { itemsById, type Item } from '../../../models/billing/item.js';
import type { Ctx } from '../../../models/context.js';
import type { Schemas } from '../../../contract/contract.js';
import type { TaxInput } from '../taxes/resolve-taxes.js';

/** What a line of a request says that an item can say for it. */
interface ItemInput extends TaxInput {
  readonly item_id?: string | undefined;
  readonly description?: string | undefined;
  readonly rate?: number | undefined;
  readonly unit?: Schemas['LineUnit'] | null | undefined;
}

/**
 * The lines of a request, with description, unit, price and taxes of their items where they give none of their own. Throws
 * `invalid_request` for an item that does not exist, is not active, or has its price in another currency.
 */
export async function fillFromItems<Line extends ItemInput>(
  ctx: Ctx,
  currency: string,
  lines: readonly { readonly input: Line; readonly path: string }[],
): Promise<{ readonly input: Line; readonly path: string }[]> {
  const items = await itemsById(
    ctx,
    lines.flatMap(({ input }) => input.item_id ?? []),
  );
  return lines.map(({ input, path }) => {
    const { item_id: id } = input;
    if (id === undefined) return { input, path };
    const item = items.get(id);
    const field = `${path}item_id`;
    if (!item) throw invalid(field, `does not exist: ${id}`);
    if (!item.active) throw invalid(field, `must be an active item: “${item.name}” is not`);
    return { input: fillLine(input, item, currency, field), path };
  });
}

/** A line with what its item says. Throws `invalid_request` on `field` if it needs the price and that is in another currency. */
export function fillLine<Line extends ItemInput>(line: Line, item: Item, currency: string, field: string): Line {
  if (line.rate === undefined && item.currency !== currency)
    throw invalid(field, `must be priced in ${currency}, the currency of the client, or be given a rate`);
  const hasTax = [line.tax_rate_id, line.tax_rate_ids, line.tax_rate].some((tax) => tax !== undefined);
  return {
    ...line,
    description: line.description ?? item.description ?? item.name,
    rate: line.rate ?? toNumber(item.price),
    unit: line.unit === undefined ? item.unit : line.unit,
    ...(hasTax || item.tax_rate_ids === null ? {} : { tax_rate_ids: item.tax_rate_ids }),
  };
}

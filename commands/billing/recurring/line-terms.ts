import { invalid, invalidMany } from '../../../domain/errors.js';
import type { StoredLine } from '../../../domain/billing/recurring/lines.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { Item } from '../../../models/billing/item.js';
import { fillLine } from '../items/fill-from-items.js';
import { lockTaxRates } from '../../../models/billing/tax-rate.js';
import { resolveTaxes } from '../taxes/resolve-taxes.js';

type Input = Omit<Schemas['RecurringLineInput'], 'quantity'> & { readonly quantity?: number };

/**
 * The lines of a request as they are stored. Locks the items and tax rates that they name, so that none is deleted meanwhile. `present`
 * are the lines before: they may go on naming an item that is not active any more.
 */
export async function storedLines(
  ctx: Ctx,
  client: Client,
  inputs: readonly Input[],
  present: readonly StoredLine[] = [],
): Promise<StoredLine[]> {
  const stored: StoredLine[] = [];
  const known = new Set(present.flatMap(({ item_id }) => item_id ?? []));
  for (const [index, input] of inputs.entries()) {
    const path = `lines.${index}.`;
    const line = toStored(input);
    if (line.from !== null && line.to !== null && line.to < line.from)
      throw invalid(`${path}to`, `must not be before from, ${line.from}`);
    if (line.item_id === null) assertTerms(line, path);
    else await assertItem(ctx, client, { ...line, item_id: line.item_id }, path, known);
    await resolveTaxes(ctx, [{ input: taxesIn(input), path }]);
    const field = (at: number): string =>
      input.tax_rate_ids?.length ? `${path}tax_rate_ids.${at}` : `${path}tax_rate_id`;
    await lockTaxRates(ctx, line.tax_rate_ids ?? [], field);
    stored.push(line);
  }
  return stored;
}

function toStored({
  item_id,
  description,
  quantity = 1,
  rate,
  unit,
  tax_rate,
  tax_category,
  from,
  to,
  ...taxes
}: Input): StoredLine {
  const ids = taxes.tax_rate_ids?.length ? taxes.tax_rate_ids : taxes.tax_rate_id ? [taxes.tax_rate_id] : null;
  return {
    item_id: item_id ?? null,
    description: description ?? null,
    quantity,
    rate: rate ?? null,
    unit: unit ?? null,
    tax_rate_ids: ids,
    tax_rate: tax_rate ?? null,
    tax_category: tax_category ?? null,
    from: from ?? null,
    to: to ?? null,
  };
}

/** What a line says of its taxes: null is what it does not say. */
const taxesIn = ({ tax_rate_id, tax_rate_ids, tax_rate, tax_category }: Input) => ({
  tax_rate_id,
  tax_rate_ids,
  tax_rate,
  tax_category: tax_category ?? undefined,
});

function assertTerms(line: StoredLine, path: string): void {
  const missing = (['description', 'rate'] as const).filter((name) => line[name] === null);
  if (missing.length > 0)
    throw invalidMany(missing.map((name) => ({ field: `${path}${name}`, message: 'is required without item_id' })));
}

async function assertItem(
  ctx: Ctx,
  { currency }: Client,
  line: StoredLine & { readonly item_id: string },
  path: string,
  known: ReadonlySet<string>,
): Promise<void> {
  const item = await Item.reference(ctx, line.item_id, `${path}item_id`);
  if (!item.active && !known.has(item.id))
    throw invalid(`${path}item_id`, `must be an active item: “${item.name}” is not`);
  fillLine({ rate: line.rate ?? undefined }, item, currency, `${path}item_id`);
}

/** What requests say of lines, made into columns once the rules hold. */
import { invalid } from '../domain/errors.js';
import { assertInRange, assertWhole, lineAmount } from '../domain/invoice-amounts.js';
import { dec, type Big } from '../domain/money.js';
import type { Values } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import type { InvoiceLineItem } from '../models/invoice-line-item.js';
import type { Invoice } from '../models/invoice.js';
import type { Schemas } from '../openapi/contract.js';
import type { NewLine } from './create-invoice.js';
import { assertProjectOf } from './invoice-parties.js';
import { lockEntries, lockExpenses, type NamedWork } from './line-work.js';

type LineCreate = Omit<Schemas['LineItemCreate'], 'quantity'> & { readonly quantity?: number };
type LineUpdate = Schemas['LineItemUpdate'];

/** As much of an invoice as its lines go by. */
export type LineOwner = Pick<Invoice, 'client_id' | 'currency'>;

/** A line as a request has it, and the path of it in the request: empty, or `line_items.0.`. */
export interface LineAt<Input> {
  readonly input: Input;
  readonly path: string;
}

/** New lines of an invoice, their entries locked. */
export async function newLines(ctx: Ctx, owner: LineOwner, lines: readonly LineAt<LineCreate>[]): Promise<NewLine[]> {
  assertNamedOnce(lines);
  const made: NewLine[] = [];
  for (const { input, path } of lines) {
    const { quantity = 1, time_entry_ids = [], expense_ids = [], project_id = null } = input;
    if (project_id !== null) await assertProjectOf(ctx, owner.client_id, project_id, `${path}project_id`);
    await lockWork(ctx, owner, null, { input, path });
    made.push({
      description: input.description,
      quantity: dec(quantity),
      rate: dec(input.rate),
      amount: amountOf({ ...input, quantity }, owner.currency, path),
      project_id,
      links: { time_entry_ids, expense_ids },
    });
  }
  return made;
}

/** The columns of a line that a request changes. */
export async function changedColumns(
  ctx: Ctx,
  owner: LineOwner,
  line: InvoiceLineItem,
  { input, path }: LineAt<LineUpdate>,
): Promise<Values<InvoiceLineItem>> {
  const { description, quantity, rate, amount, project_id } = input;
  if (project_id) await assertProjectOf(ctx, owner.client_id, project_id, `${path}project_id`);
  const isPriced = quantity !== undefined || rate !== undefined || amount !== undefined;
  const priced = { quantity: quantity ?? line.quantity, rate: rate ?? line.rate, amount };
  return {
    description,
    quantity,
    rate,
    project_id,
    ...(isPriced ? { amount: amountOf(priced, owner.currency, path) } : {}),
  };
}

type Exact = Parameters<typeof dec>[0];

/** An amount that is given stays as it is; else it is quantity × rate. */
function amountOf(
  line: { quantity: Exact; rate: Exact; amount?: number | undefined },
  currency: string,
  path: string,
): Big {
  if (line.amount !== undefined) {
    assertWhole(line.amount, currency, `${path}amount`);
    return dec(line.amount);
  }
  const amount = lineAmount(dec(line.quantity), dec(line.rate), currency);
  assertInRange(amount, `${path}rate`);
  return amount;
}

/** What a line names to be billed by it. */
type Named = Pick<LineUpdate, 'time_entry_ids' | 'expense_ids'>;

/** Holds the time and the expenses that a line names; `lineId` where it is one already. */
export async function lockWork(
  ctx: Ctx,
  { client_id: clientId, currency }: LineOwner,
  lineId: string | null,
  { input, path }: LineAt<Named>,
): Promise<void> {
  const named = (kind: keyof Named): NamedWork => ({
    clientId,
    currency,
    lineId,
    ids: input[kind] ?? [],
    field: `${path}${kind}`,
  });
  await lockEntries(ctx, named('time_entry_ids'));
  await lockExpenses(ctx, named('expense_ids'));
}

/** Throws `invalid_request` where two lines of a request name the same work. */
function assertNamedOnce(lines: readonly LineAt<Named>[]): void {
  const seen = new Set<string>();
  for (const { input, path } of lines) {
    for (const kind of ['time_entry_ids', 'expense_ids'] as const) {
      for (const [index, id] of (input[kind] ?? []).entries()) {
        if (seen.has(id)) throw invalid(`${path}${kind}.${index}`, 'is named by another line too');
        seen.add(id);
      }
    }
  }
}

/** Validates the lines of a request and converts them to columns. */
import { invalid, invalidMany } from '../../../domain/errors.js';
import { assertInRange, assertWhole, lineAmount } from '../../../domain/billing/invoice-amounts.js';
import { dec, type Big } from '../../../domain/money.js';
import type { Values } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import type { InvoiceLineItem } from '../../../models/billing/invoice-line-item.js';
import type { Milestone } from '../../../models/projects/milestone.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Schemas } from '../../../contract/contract.js';
import type { NewLine } from '../create-invoice.js';
import { lockProjectOf } from '../client-links.js';
import { defaultTaxesOf, type DefaultTaxes } from '../../../domain/billing/taxes/invoice-taxes.js';
import { fillFromItems } from '../items/fill-from-items.js';
import { changedTaxes, resolveTaxes } from '../taxes/resolve-taxes.js';
import { lockMilestone, milestoneOn, type PricedMilestone } from './line-milestone.js';
import { lockEntries, lockExpenses, type NamedWork } from './line-work.js';

type LineCreate = Omit<Schemas['LineItemCreate'], 'quantity'> & { readonly quantity?: number };
type LineUpdate = Schemas['LineItemUpdate'];

/** The fields of an invoice that its lines depend on. */
export type LineOwner = WorkOwner & DefaultTaxes;

/** The fields of an invoice that limit the work on its lines. */
type WorkOwner = Pick<Invoice, 'client_id' | 'currency'>;

/** A line of a request, with its path in the request body: empty, or `line_items.0.`. */
export interface LineAt<Input> {
  readonly input: Input;
  readonly path: string;
}

/** Validates new lines of an invoice, and locks the work that they bill. */
export async function newLines(ctx: Ctx, owner: WorkOwner, lines: readonly LineAt<LineCreate>[]): Promise<NewLine[]> {
  assertNamedOnce(lines);
  const filled = await fillFromItems(ctx, owner.currency, lines);
  const taxes = await resolveTaxes(ctx, filled);
  const made: NewLine[] = [];
  for (const [index, { input, path }] of filled.entries()) {
    const { quantity = 1, time_entry_ids = [], expense_ids = [], milestone_id: id } = input;
    await lockWork(ctx, owner, null, { input, path });
    const named = { clientId: owner.client_id, lineId: null };
    const milestone = id ? await lockMilestone(ctx, { ...named, id, field: `${path}milestone_id` }) : undefined;
    const { description, rate } = termsOf(input, milestone, path);
    made.push({
      description,
      quantity: dec(quantity),
      rate: dec(rate),
      amount: amountOf({ ...input, rate, quantity }, owner.currency, path),
      project_id: (await projectOf(ctx, owner, { input, path }, milestone)) ?? null,
      unit: input.unit ?? null,
      taxes: taxes[index] ?? null,
      links: { time_entry_ids, expense_ids, milestone_ids: milestone ? [milestone.id] : [] },
    });
  }
  return made;
}

/**
 * Description and rate of a line: as given, otherwise from its milestone. Throws `invalid_request` if one is missing.
 */
function termsOf(
  input: LineCreate,
  milestone: PricedMilestone | undefined,
  path: string,
): { description: string; rate: Exact } {
  const { description = milestone?.title, rate = milestone?.amount } = input;
  if (description !== undefined && rate !== undefined) return { description, rate };
  const given = { description, rate };
  const missing = (['description', 'rate'] as const).filter((name) => given[name] === undefined);
  throw invalidMany(missing.map((name) => ({ field: `${path}${name}`, message: 'is required' })));
}

/** The project of a line: its milestone's, otherwise the one given; undefined if the request does not say. */
async function projectOf(
  ctx: Ctx,
  owner: WorkOwner,
  { input: { project_id: id }, path }: LineAt<Pick<LineUpdate, 'project_id'>>,
  milestone: Milestone | undefined,
): Promise<string | null | undefined> {
  if (id && milestone && id !== milestone.project_id)
    throw invalid(`${path}project_id`, 'must be the project of the milestone');
  if (id) await lockProjectOf(ctx, owner.client_id, id, `${path}project_id`);
  return milestone?.project_id ?? id;
}

/** The columns of a line that a request changes. Locks the milestone that the request names. */
export async function changedColumns(
  ctx: Ctx,
  owner: LineOwner,
  line: InvoiceLineItem,
  { input, path }: LineAt<LineUpdate>,
): Promise<Values<InvoiceLineItem>> {
  const { description, quantity, rate, amount, unit, milestone_id: id } = input;
  const changed = changedTaxes(input, line.taxes ?? defaultTaxesOf(owner));
  const [taxes] = await resolveTaxes(ctx, [{ input: changed, path }]);
  const named = { clientId: owner.client_id, lineId: line.id, field: `${path}milestone_id` };
  const milestoneBefore = id === undefined ? await milestoneOn(ctx, line) : undefined;
  const milestone = id ? await lockMilestone(ctx, { ...named, id }) : milestoneBefore;
  const isPriced = quantity !== undefined || rate !== undefined || amount !== undefined;
  const priced = { quantity: quantity ?? line.quantity, rate: rate ?? line.rate, amount };
  return {
    description,
    quantity,
    rate,
    unit,
    taxes,
    project_id: await projectOf(ctx, owner, { input, path }, milestone),
    ...(isPriced ? { amount: amountOf(priced, owner.currency, path) } : {}),
  };
}

type Exact = Parameters<typeof dec>[0];

/** The amount given, otherwise quantity × rate. */
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

/** The work that a line of a request names. */
type Named = Pick<LineUpdate, 'time_entry_ids' | 'expense_ids'>;

/** Locks and checks the time entries and expenses that a line names; `lineId` is null for a new line. */
export async function lockWork(
  ctx: Ctx,
  { client_id: clientId, currency }: WorkOwner,
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

/** Throws `invalid_request` if two lines of a request name the same work. */
function assertNamedOnce(lines: readonly LineAt<LineCreate>[]): void {
  const seen = new Set<string>();
  for (const { input, path } of lines) {
    const named = (['time_entry_ids', 'expense_ids'] as const).flatMap((kind) =>
      (input[kind] ?? []).map((id, index) => [`${kind}.${index}`, id] as const),
    );
    for (const [field, id] of [...named, ['milestone_id', input.milestone_id] as const]) {
      if (!id) continue;
      if (seen.has(id)) throw invalid(`${path}${field}`, 'must not be listed on another line too');
      seen.add(id);
    }
  }
}

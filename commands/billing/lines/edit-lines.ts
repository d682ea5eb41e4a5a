/** The gate for lines of drafts: every change of them passes here, and updates amounts, projects and events. */
import { invalid } from '../../../domain/errors.js';
import type { Changes } from '../../../domain/changes.js';
import { assertBillable } from '../../../domain/billing/invoice-amounts.js';
import { storedShares, taxableLines } from '../../../domain/billing/taxes/invoice-taxes.js';
import { taxedAmounts } from '../../../domain/billing/taxes/tax-amounts.js';
import { withRounding } from '../../../domain/billing/total-rounding.js';
import { dec, toDecimal, type Big } from '../../../domain/money.js';
import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import { InvoiceLineItem, linesOf } from '../../../models/billing/invoice-line-item.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { isOneOf } from '../../../models/select.js';
import type { Schemas } from '../../../contract/contract.js';
import { linkedLinesOf } from '../../../queries/billing/invoice-lines.js';
import { serializeLineItem, type LinkedLine } from '../../../serializers/line-item.js';
import { everything } from '../../../serializers/view.js';
import { changeInvoice, type InvoiceChanges } from '../change-invoice.js';
import { countProjectBilled, projectShares } from '../count-project-billed.js';
import { insertLines } from '../create-invoice.js';
import { assertLineCount } from '../invoice-size.js';
import { changedColumns, lockWork, newLines, type LineAt, type LineOwner } from './line-input.js';
import { release, relink } from './line-links.js';
import { setMilestone } from './line-milestone.js';

/**
 * Runs `edit`, which changes the lines of a draft, then updates the draft's amounts and other `changes`,
 * `amount_billed` of projects, and emits the event. `edit` receives the lines as they were before. Throws
 * `invalid_request` on `field` if the new amounts are not allowed.
 */
export async function editLines<T>(
  ctx: Ctx,
  invoice: Locked<Invoice>,
  field: string,
  edit: (before: readonly LinkedLine[]) => Promise<T>,
  changes: InvoiceChanges = {},
): Promise<{ invoice: Locked<Invoice>; edited: T }> {
  const before = await linkedLinesOf(ctx, invoice);
  const sharesBefore = await projectShares(ctx, invoice, rowsOf(before));
  const edited = await edit(before);
  const { taxes = invoice.taxes, tax_rate } = changes;
  const { prices_include_tax: isGross = invoice.prices_include_tax } = changes;
  const terms = { taxes, tax_rate: tax_rate === undefined ? invoice.tax_rate : toDecimal(dec(tax_rate)) };
  const rows = await linesOf(ctx, invoice.id);
  if (rows.length > before.length) assertLineCount(rows.length);
  const taxed = taxedAmounts(taxableLines(rows, terms), invoice.currency, isGross);
  const { nets, shares, ...amounts } = withRounding(taxed, invoice.rounding_increment);
  assertBillable(amounts, field);
  await storeNets(ctx, rows, isGross ? nets : []);
  const after = await linkedLinesOf(ctx, { id: invoice.id, ...terms });
  await countProjectBilled(ctx, sharesBefore, await projectShares(ctx, invoice, rowsOf(after)));
  const announcement = { event: 'invoice.updated', changes: changedLines(before, after) } as const;
  const changed = { ...changes, ...amounts, tax_shares: storedShares(shares, terms) };
  return { invoice: await changeInvoice(ctx, invoice, changed, announcement), edited };
}

/** Stores the amounts of lines before tax; without `nets`, their amounts are before tax already. */
async function storeNets(ctx: Ctx, rows: readonly InvoiceLineItem[], nets: readonly Big[]): Promise<void> {
  const changed = rows.filter(({ net_amount: stored }, at) => {
    const net = nets[at];
    return net === undefined ? stored !== null : stored === null || !net.eq(dec(stored));
  });
  const wanted = new Map(rows.map(({ id }, at) => [id, nets[at] ?? null]));
  const named = isOneOf(
    't.id',
    changed.map(({ id }) => id),
  );
  for (const line of await InvoiceLineItem.lockAll(seeingAll(ctx), named))
    await line.patch(ctx, { net_amount: wanted.get(line.id) });
}

const rowsOf = (lines: readonly LinkedLine[]): InvoiceLineItem[] => lines.map(({ line }) => line);

/** Changes by line, under `line_items.<id>`: null for a line that did not exist before or does not exist any more. */
function changedLines(before: readonly LinkedLine[], after: readonly LinkedLine[]): Changes {
  const byId = (lines: readonly LinkedLine[]) =>
    new Map(lines.map((each) => [each.line.id, serializeLineItem(each, everything)]));
  const [from, to] = [byId(before), byId(after)] as const;
  const changes: Changes = {};
  for (const id of new Set([...from.keys(), ...to.keys()])) {
    const change = { from: from.get(id) ?? null, to: to.get(id) ?? null };
    if (ownOf(change.from) !== ownOf(change.to)) changes[`line_items.${id}`] = change;
  }
  return changes;
}

/** What a line says itself: without the taxes of the invoice, whose change is not a change of every line. */
function ownOf(line: Schemas['LineItem'] | null): string {
  if (line === null || line.has_own_tax) return JSON.stringify(line);
  const {
    tax_rate_id: _id,
    tax_rate_ids: _ids,
    tax_rate: _rate,
    tax_category: _category,
    taxes: _taxes,
    ...own
  } = line;
  return JSON.stringify(own);
}

export async function addLine(
  ctx: Ctx,
  invoice: LineOwner & { readonly id: string },
  at: LineAt<Schemas['LineItemCreate']>,
  position: number,
): Promise<InvoiceLineItem> {
  const [line] = await insertLines(ctx, invoice.id, await newLines(ctx, invoice, [at]), [position]);
  if (!line) throw new Error('A line was not added');
  return line;
}

export async function changeLine(
  ctx: Ctx,
  invoice: LineOwner,
  line: Locked<InvoiceLineItem>,
  at: LineAt<Schemas['LineItemUpdate']>,
  position = line.position,
): Promise<InvoiceLineItem> {
  const changed = await line.patch(ctx, { ...(await changedColumns(ctx, invoice, line, at)), position });
  const { milestone_id: milestone } = at.input;
  if (milestone !== undefined) await setMilestone(ctx, line, milestone);
  await lockWork(ctx, invoice, line.id, at);
  for (const kind of ['time_entry_ids', 'expense_ids'] as const) {
    const ids = at.input[kind];
    if (ids) await relink(ctx, kind, line.id, ids);
  }
  return changed;
}

/** Removes lines and releases the work that they bill. */
export async function removeLines(ctx: Ctx, lines: readonly Locked<InvoiceLineItem>[]): Promise<void> {
  await release(
    ctx,
    lines.map(({ id }) => id),
  );
  for (const line of lines) await line.remove(ctx);
}

/**
 * Replaces the lines of a draft by those of a request, in its order. Lines with an id are changed, others added, the
 * rest removed.
 */
export async function replaceLines(
  ctx: Ctx,
  invoice: LineOwner & { readonly id: string },
  before: readonly LinkedLine[],
  inputs: readonly Schemas['LineItemReplace'][],
): Promise<void> {
  const named = isOneOf(
    't.id',
    before.map(({ line }) => line.id),
  );
  const lines = await InvoiceLineItem.lockAll(seeingAll(ctx), named);
  const byId = new Map(lines.map((line) => [line.id, line]));
  assertIds(inputs, byId);
  const remaining = new Set(inputs.map(({ id }) => id));
  await removeLines(
    ctx,
    lines.filter(({ id }) => !remaining.has(id)),
  );
  const added: (LineAt<Schemas['LineItemCreate']> & { readonly position: number })[] = [];
  for (const [position, { id = '', ...input }] of inputs.entries()) {
    const path = `line_items.${position}.`;
    const line = byId.get(id);
    if (!line) added.push({ input: { quantity: 1, ...input }, path, position });
    else if (line.position !== position || Object.keys(input).length > 0)
      await changeLine(ctx, invoice, line, { input, path }, position);
  }
  const positions = added.map(({ position }) => position);
  await insertLines(ctx, invoice.id, await newLines(ctx, invoice, added), positions);
}

function assertIds(inputs: readonly Schemas['LineItemReplace'][], byId: ReadonlyMap<string, InvoiceLineItem>): void {
  const seen = new Set<string>();
  for (const [index, { id, item_id }] of inputs.entries()) {
    if (id === undefined) continue;
    if (item_id !== undefined)
      throw invalid(`line_items.${index}.item_id`, 'can be given for a new line only: leave out id, or item_id');
    if (!byId.has(id)) throw invalid(`line_items.${index}.id`, 'must be a line of this invoice');
    if (seen.has(id)) throw invalid(`line_items.${index}.id`, 'must not be listed twice');
    seen.add(id);
  }
}

/** Books lines of a bank statement: all that are certain, some by their proposals, or some as decided. */
import sql from 'sql-template-tag';
import type { Schemas } from '../../../contract/contract.js';
import { ApiError, errorAt, invalid } from '../../../domain/errors.js';
import type { Proposal } from '../../../domain/billing/bank/match.js';
import type { Locked } from '../../../models/base.js';
import { BankImport } from '../../../models/billing/bank-import.js';
import { BankImportLine } from '../../../models/billing/bank-import-line.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf } from '../../../models/select.js';
import { changing } from '../../../models/workspace/test-side.js';
import { showBankLines } from '../../../queries/billing/bank/bank-imports.js';
import { proposalsOf } from '../../../queries/billing/bank/propose-lines.js';
import { bookByChoice, bookByProposal } from './book-line.js';
import { settleImport, showBankImport } from './settle-import.js';

/** Lines that one request books, as the contract says. */
const maxBooked = 500;
/** Lines that are compared with the open invoices at once. */
const batchSize = 200;

type Skipped = Schemas['BankConfirmed']['skipped'][number];
type SkipReason = Schemas['BankSkipReason'];

interface Outcome {
  readonly lines: readonly BankImportLine[];
  readonly skipped: readonly Skipped[];
  readonly hasMore: boolean;
}

/** Each line is booked in a transaction of its own, except those of `lines`, which are booked together. */
export async function confirmBankImport(
  ctx: Ctx,
  id: string,
  { certain, line_ids: ids, lines: choices }: Schemas['BankConfirm'],
): Promise<Schemas['BankConfirmed']> {
  const { id: importId } = await BankImport.get(ctx, id);
  if (certain === false) throw invalid('certain', 'must be true: to book other lines, send line_ids or lines instead');
  const outcome =
    choices !== undefined
      ? await confirmChoices(ctx, importId, choices)
      : ids !== undefined
        ? await confirmNamed(ctx, importId, ids)
        : await confirmCertain(ctx, importId);
  return {
    lines: await showBankLines(outcome.lines, ctx),
    skipped: [...outcome.skipped],
    has_more: outcome.hasMore,
    import: await showBankImport(ctx, await BankImport.get(ctx, importId)),
  };
}

async function confirmCertain(ctx: Ctx, importId: string): Promise<Outcome> {
  const [lines, skipped]: [BankImportLine[], Skipped[]] = [[], []];
  let after = 0;
  for (;;) {
    const some = await BankImportLine.all(
      ctx,
      sql`t.import_id = ${importId} AND t.status = 'open' AND t.position > ${after}`,
      { order: sql`t.position`, limit: batchSize },
    );
    const proposals = await proposalsOf(ctx, some);
    for (const line of some) {
      const [best] = proposals.get(line.id) ?? [];
      if (best?.confidence !== 'certain') continue;
      if (lines.length === maxBooked) return { lines, skipped, hasMore: true };
      put(await bookOne(ctx, line, best, true), line, { lines, skipped });
    }
    const last = some.at(-1);
    if (!last || some.length < batchSize) return { lines, skipped, hasMore: false };
    after = last.position;
  }
}

async function confirmNamed(ctx: Ctx, importId: string, ids: readonly string[]): Promise<Outcome> {
  const found = await BankImportLine.all(ctx, sql`t.import_id = ${importId} AND ${isOneOf('t.id', ids)}`);
  const byId = new Map(found.map((line) => [line.id, line]));
  const [lines, skipped]: [BankImportLine[], Skipped[]] = [[], []];
  const named = [...new Set(ids)].map((lineId, at) => {
    const line = byId.get(lineId);
    if (!line) throw invalid(`line_ids.${at}`, `does not exist in this statement: ${lineId}`);
    return line;
  });
  const proposals = await proposalsOf(
    ctx,
    named.filter(({ status }) => status === 'open'),
  );
  for (const line of named) put(await bookOne(ctx, line, proposals.get(line.id)?.[0], false), line, { lines, skipped });
  return { lines, skipped, hasMore: false };
}

function put(
  done: BankImportLine | SkipReason,
  { id: line_id }: BankImportLine,
  { lines, skipped }: { readonly lines: BankImportLine[]; readonly skipped: Skipped[] },
): void {
  if (typeof done === 'string') skipped.push({ line_id, reason: done });
  else lines.push(done);
}

/** Returns the line as it is booked, by now or before, or why it is not. */
async function bookOne(
  ctx: Ctx,
  { id, import_id }: BankImportLine,
  proposal: Proposal | undefined,
  isExact: boolean,
): Promise<BankImportLine | SkipReason> {
  try {
    return await changing(ctx, async (within) => {
      const statement = await BankImport.lock(within, import_id);
      const line = await BankImportLine.lock(within, id);
      if (line.status === 'ignored') return 'ignored';
      if (line.status !== 'open') return line;
      if (!proposal) return 'no_proposal';
      const { clientId, paymentId, invoices } = proposal;
      const booking = { clientId, paymentId, invoiceIds: invoices.map((invoice) => invoice.id) };
      const booked = await bookByProposal(within, line, booking, isExact);
      if (!booked) return 'changed';
      await settleImport(within, statement);
      return booked;
    });
  } catch (error) {
    // What the proposal was made from has changed since it was read, such as a payment that was refunded.
    if (error instanceof ApiError && ['invalid_request', 'invalid_state', 'not_found'].includes(error.code))
      return 'changed';
    throw error;
  }
}

const confirmChoices = (ctx: Ctx, importId: string, choices: readonly Schemas['BankLineChoice'][]): Promise<Outcome> =>
  changing(ctx, async (within) => {
    const statement = await BankImport.lock(within, importId);
    const lines: BankImportLine[] = [];
    let isChanged = false;
    for (const [at, choice] of choices.entries()) {
      try {
        const line = await lockLine(within, importId, choice.line_id);
        isChanged ||= line.status === 'open';
        lines.push(line.status === 'open' ? await bookByChoice(within, line, choice) : line);
      } catch (error) {
        throw errorAt(`lines.${at}`, error);
      }
    }
    if (isChanged) await settleImport(within, statement);
    return { lines, skipped: [], hasMore: false };
  });

async function lockLine(ctx: Ctx, importId: string, lineId: string): Promise<Locked<BankImportLine>> {
  const line = await BankImportLine.lockReference(ctx, lineId, 'line_id');
  if (line.import_id !== importId) throw invalid('line_id', `does not exist in this statement: ${line.id}`);
  if (line.status === 'ignored')
    throw invalid('line_id', 'must be an open line, and this one is ignored: undo it first');
  return line;
}

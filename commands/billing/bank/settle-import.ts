import sql from 'sql-template-tag';
import type { Schemas } from '../../../contract/contract.js';
import { notFound } from '../../../domain/errors.js';
import type { Locked } from '../../../models/base.js';
import type { BankImport } from '../../../models/billing/bank-import.js';
import { BankImportLine } from '../../../models/billing/bank-import-line.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { showBankImports, showBankLines } from '../../../queries/billing/bank/bank-imports.js';

export async function showBankImport(ctx: Ctx, row: BankImport): Promise<Schemas['BankImport']> {
  const [shown] = await showBankImports([row], ctx);
  if (!shown) throw notFound();
  return shown;
}

export async function showBankLine(ctx: Ctx, row: BankImportLine): Promise<Schemas['BankLine']> {
  const [shown] = await showBankLines([row], ctx);
  if (!shown) throw notFound();
  return shown;
}

/** Sets the status after a change of lines, and emits `bank_import.completed` if none is open any more. */
export async function settleImport(ctx: Ctx, before: Locked<BankImport>): Promise<Locked<BankImport>> {
  const open = await BankImportLine.first(ctx, sql`t.import_id = ${before.id} AND t.status = 'open'`);
  const status = open ? 'open' : 'completed';
  if (status === before.status) return before.touch(ctx);
  const after = await before.patch(ctx, { status });
  if (status === 'completed') await emit(ctx, 'bank_import.completed', await showBankImport(ctx, after));
  return after;
}

import { readBankStatement } from '../../../documents/bank/statement-process.js';
import type { Body } from '../../../contract/contract.js';
import { fingerprintsOf } from '../../../domain/billing/bank/fingerprints.js';
import type { FileLayout, GivenColumns, Statement } from '../../../domain/billing/bank/statement.js';
import { invalid } from '../../../domain/errors.js';
import { dec, isCurrency, roundMoney } from '../../../domain/money.js';
import { BankImport } from '../../../models/billing/bank-import.js';
import { BankImportLine } from '../../../models/billing/bank-import-line.js';
import { BankLayout } from '../../../models/billing/bank-layout.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import { whatever } from '../../../models/select.js';
import { changing } from '../../../models/workspace/test-side.js';
import { lockWorkspace } from '../../../models/workspace/workspace.js';
import sql from 'sql-template-tag';
import { keepLayout } from './keep-layout.js';
import { unknownLines, type FileEntry } from './unknown-lines.js';
import { settleImport, showBankImport } from './settle-import.js';

type Form = Body<'createBankImport'>;

/** Lines that are written by one statement. */
const batchSize = 500;
/** Layouts that are compared: those used last. */
const maxLayouts = 200;

/**
 * Imports a bank statement, and emits `bank_import.created`. Reads the file before its transaction begins, because that can take
 * seconds.
 */
export async function createBankImport(ctx: Ctx, form: Form): Promise<BankImport> {
  if (form.currency !== undefined && !isCurrency(form.currency))
    throw invalid('currency', 'must be an ISO 4217 currency code');
  const earlier = await BankLayout.all(ctx, whatever, { order: sql`t.updated_at DESC, t.id`, limit: maxLayouts });
  const statement = await readBankStatement(ctx.workspace.id, {
    bytes: form.bytes,
    columns: columnsIn(form),
    earlier: earlier.map(({ layout_key: key, columns }): FileLayout => ({ key, columns })),
  });
  return changing(ctx, (within) => record(within, statement, form));
}

function columnsIn(form: Form): GivenColumns {
  const given: Record<string, string> = {};
  for (const [field, value] of Object.entries(form))
    if (field.endsWith('_column') && typeof value === 'string') given[field.slice(0, -'_column'.length)] = value;
  return form.date_format === undefined ? given : { ...given, date_format: form.date_format };
}

async function record(ctx: Ctx, statement: Statement, form: Form): Promise<BankImport> {
  // Two imports at the same time would both have the same entries.
  await lockWorkspace(ctx);
  const layout = await keepLayout(ctx, statement.layout, form);
  const entries = completed(ctx, statement, layout);
  const { lines, known, outgoing } = await unknownLines(ctx, entries, statement.format);
  const days = entries.map(({ date }) => date).toSorted();
  const made = await BankImport.insert(ctx, {
    format: statement.format,
    filename: form.filename,
    accounts: [...new Set(entries.map(({ account }) => account))].filter((account) => account !== ''),
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    known,
    outgoing,
    pending: statement.pending,
    columns: statement.layout?.columns ?? null,
  });
  for (let at = 0; at < lines.length; at += batchSize)
    await BankImportLine.insertMany(
      ctx,
      lines.slice(at, at + batchSize).map((line, index) => ({ ...line, import_id: made.id, position: at + index + 1 })),
    );
  await emit(ctx, 'bank_import.created', await showBankImport(ctx, made));
  const { id, filename } = made;
  await recordAudit(ctx, [{ action: 'bank_import.created', resource: { type: 'bank_import', id, name: filename } }]);
  return settleImport(ctx, made);
}

/** Entries with account and currency, which some files do not say, and with their fingerprints. */
function completed(ctx: Ctx, { entries }: Statement, layout: Pick<BankLayout, 'account' | 'currency'>): FileEntry[] {
  const whole = entries.map((entry) => ({
    ...entry,
    account: entry.account === '' ? (layout.account ?? '') : entry.account,
    currency: entry.currency ?? layout.currency ?? ctx.workspace.currency,
  }));
  for (const { amount, currency, date } of whole) {
    if (!isCurrency(currency)) throw invalid('file', `must have ISO 4217 currency codes, and has ${currency}`);
    if (!roundMoney(dec(amount), currency).eq(dec(amount)))
      throw invalid('file', `must have amounts in whole minor units of ${currency}, and has ${amount} on ${date}`);
  }
  const fingerprints = fingerprintsOf(whole);
  return whole.flatMap((entry, at) => {
    const { [at]: print } = fingerprints;
    return print ? [{ ...entry, ...print }] : [];
  });
}

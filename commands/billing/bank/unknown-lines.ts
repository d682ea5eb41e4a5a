/** Which entries of a file are new lines: those that no earlier import has. */
import sql, { join } from 'sql-template-tag';
import type { Fingerprint } from '../../../domain/billing/bank/fingerprints.js';
import { returnsPayment, type StatementEntry } from '../../../domain/billing/bank/statement.js';
import { grouped } from '../../../domain/grouped.js';
import { dec, sum, zero, type Decimal } from '../../../domain/money.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Values } from '../../../models/base.js';
import { BankImport } from '../../../models/billing/bank-import.js';
import { BankImportLine } from '../../../models/billing/bank-import-line.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf, scoped, select } from '../../../models/select.js';

export type FileEntry = StatementEntry & Fingerprint & { readonly currency: string };

export interface FoundLines {
  readonly lines: readonly Values<BankImportLine>[];
  readonly known: number;
  /** Entries for money that went out, and returns no payment. */
  readonly outgoing: number;
}

const batchSize = 1_000;

export async function unknownLines(
  ctx: Ctx,
  entries: readonly FileEntry[],
  format: Schemas['BankImportFormat'],
): Promise<FoundLines> {
  const returned = await returnedIds(ctx, entries);
  const concerned = entries.filter(
    (entry) =>
      dec(entry.amount).gt(zero) ||
      returnsPayment(entry) ||
      (entry.endToEndId !== null && dec(entry.amount).lt(zero) && returned.has(entry.endToEndId)),
  );
  const stored = await storedPrints(ctx, concerned);
  const unknown = concerned.filter((entry) => !stored.has(printOf(entry)));
  const asEntry = await storedAsEntry(ctx, concerned, unknown);
  const fresh = unknown.filter(({ entryKey }) => entryKey === null || !asEntry.has(entryKey));
  const similar = await similarLines(ctx, fresh, format);
  return {
    lines: fresh.map((entry) => lineOf(entry, similar)),
    known: concerned.length - fresh.length,
    outgoing: entries.length - concerned.length,
  };
}

const printOf = ({ account, fingerprint }: Pick<FileEntry, 'account' | 'fingerprint'>): string =>
  `${fingerprint} ${account}`;

const lineOf = (entry: FileEntry, similar: ReadonlyMap<string, Similar[]>): Values<BankImportLine> => ({
  account: entry.account,
  fingerprint: entry.fingerprint,
  entry_key: entry.entryKey,
  date: entry.date,
  amount: entry.amount,
  currency: entry.currency,
  counterparty: entry.counterparty,
  iban: entry.iban,
  reference: entry.reference,
  end_to_end_id: entry.endToEndId,
  text: entry.text,
  is_return: returnsPayment(entry),
  is_similar: (similar.get(dayKey(entry)) ?? []).some(
    ({ iban }) => iban === null || entry.iban === null || iban === entry.iban,
  ),
});

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += batchSize) yield all.slice(at, at + batchSize);
}

/** Ids of transfers that came in before or in this file: money that goes out under one of them is its return. */
async function returnedIds(ctx: Ctx, entries: readonly FileEntry[]): Promise<ReadonlySet<string>> {
  const isIn = ({ amount }: FileEntry): boolean => !amount.startsWith('-');
  const idsOf = (some: readonly FileEntry[]): string[] => some.flatMap(({ endToEndId }) => endToEndId ?? []);
  const found = new Set(idsOf(entries.filter((entry) => isIn(entry))));
  for (const ids of batches(idsOf(entries.filter((entry) => !isIn(entry))))) {
    const rows = await select<{ id: string }>(
      ctx,
      sql`SELECT DISTINCT t.end_to_end_id AS id FROM bank_import_lines t
           WHERE ${scoped(ctx, BankImportLine, 't')} AND ${isOneOf('t.end_to_end_id', ids)} AND t.amount > 0`,
    );
    for (const { id } of rows) found.add(id);
  }
  return found;
}

async function storedPrints(ctx: Ctx, entries: readonly FileEntry[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const some of batches(entries)) {
    const rows = await select<{ account: string; fingerprint: string }>(
      ctx,
      sql`SELECT t.account, t.fingerprint FROM bank_import_lines t
           WHERE ${scoped(ctx, BankImportLine, 't')} AND ${isOneOf(
             't.account',
             some.map(({ account }) => account),
           )} AND ${isOneOf(
             't.fingerprint',
             some.map(({ fingerprint }) => fingerprint),
           )}`,
    );
    for (const row of rows) found.add(printOf(row));
  }
  return found;
}

/**
 * Entries of the bank that an earlier import has in another detail, with the same sum: as one line where this file has its transfers, or
 * the other way round.
 */
async function storedAsEntry(
  ctx: Ctx,
  entries: readonly FileEntry[],
  unknown: readonly FileEntry[],
): Promise<ReadonlySet<string>> {
  const sums = new Map(
    [...grouped(entries, ({ entryKey }) => entryKey ?? '')].map(([key, some]) => [
      key,
      sum(some.map(({ amount }) => dec(amount))),
    ]),
  );
  const found = new Set<string>();
  for (const some of batches(unknown.filter(({ entryKey }) => entryKey !== null))) {
    const rows = await select<{ entry_key: string; total: Decimal }>(
      ctx,
      sql`SELECT t.entry_key, SUM(t.amount) AS total FROM bank_import_lines t
           WHERE ${scoped(ctx, BankImportLine, 't')} AND ${isOneOf(
             't.account',
             some.map(({ account }) => account),
           )} AND ${isOneOf(
             't.entry_key',
             some.flatMap(({ entryKey }) => entryKey ?? []),
           )} GROUP BY t.entry_key`,
    );
    for (const { entry_key, total } of rows) if (sums.get(entry_key)?.eq(dec(total))) found.add(entry_key);
  }
  return found;
}

interface Similar {
  readonly account: string;
  readonly date: string;
  readonly amount: Decimal;
  readonly iban: string | null;
}

const dayKey = ({ account, date, amount }: Omit<Similar, 'iban'>): string =>
  `${account} ${date} ${dec(amount).toFixed()}`;

/** Lines of files in other formats with the same account, day and amount: their texts differ, and both may be the same entry. */
async function similarLines(
  ctx: Ctx,
  entries: readonly FileEntry[],
  format: Schemas['BankImportFormat'],
): Promise<ReadonlyMap<string, Similar[]>> {
  const found: Similar[] = [];
  for (const some of batches(entries)) {
    const days = some.map(({ date }) => date).toSorted();
    const amounts = join([...new Set(some.map(({ amount }) => amount))]);
    found.push(
      ...(await select<Similar>(
        ctx,
        sql`SELECT t.account, t.date, t.amount, t.iban FROM bank_import_lines t
              JOIN bank_imports i ON i.workspace_id = t.workspace_id AND i.id = t.import_id
             WHERE ${scoped(ctx, BankImportLine, 't')} AND ${scoped(ctx, BankImport, 'i')} AND i.format <> ${format}
               AND ${isOneOf(
                 't.account',
                 some.map(({ account }) => account),
               )} AND t.date BETWEEN ${days[0]} AND ${days.at(-1)} AND t.amount IN (${amounts})`,
      )),
    );
  }
  return grouped(found, (line) => dayKey(line));
}

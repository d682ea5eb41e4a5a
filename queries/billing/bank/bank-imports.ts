import sql from 'sql-template-tag';
import { BankImport } from '../../../models/billing/bank-import.js';
import { BankImportLine } from '../../../models/billing/bank-import-line.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf, scoped, select } from '../../../models/select.js';
import type { Schemas } from '../../../contract/contract.js';
import { serializeBankImport, serializeBankLine } from '../../../serializers/bank-import.js';
import { among } from '../../filters.js';
import { listOf } from '../../list.js';
import { proposalsOf } from './propose-lines.js';

export const bankImportList = listOf<'listBankImports'>()<BankImport>({
  model: BankImport,
  columns: sql`t.*`,
  filters: { status: among('t.status') },
  sorts: { created_at: 't.created_at' },
});

/** The lines of statements, of which the list must be limited to one. */
export const bankLineList = listOf<'listBankImportLines'>()<BankImportLine>({
  model: BankImportLine,
  columns: sql`t.*`,
  filters: { status: among('t.status') },
  index: ({ status }) => (status?.length === 1 ? 'bank_import_lines_status_index' : 'bank_import_lines_position_index'),
  sorts: { position: 't.position' },
});

type Counts = Record<Schemas['BankLineStatus'], number>;

/** Statements as the API shows them. */
export async function showBankImports(rows: readonly BankImport[], ctx: Ctx): Promise<Schemas['BankImport'][]> {
  const counted = await select<{ import_id: string; status: keyof Counts; number: number }>(
    ctx,
    sql`SELECT t.import_id, t.status, COUNT(*) AS number FROM bank_import_lines t
         WHERE ${scoped(ctx, BankImportLine, 't')} AND ${isOneOf(
           't.import_id',
           rows.map(({ id }) => id),
         )} GROUP BY t.import_id, t.status`,
  );
  const counts = new Map(rows.map(({ id }): [string, Counts] => [id, { open: 0, booked: 0, ignored: 0, reversed: 0 }]));
  for (const { import_id, status, number } of counted) {
    const own = counts.get(import_id);
    if (own) own[status] = number;
  }
  return rows.flatMap((row) => {
    const own = counts.get(row.id);
    return own ? [serializeBankImport(row, own)] : [];
  });
}

/** Lines as the API shows them, open ones with proposals. */
export async function showBankLines(rows: readonly BankImportLine[], ctx: Ctx): Promise<Schemas['BankLine'][]> {
  const proposals = await proposalsOf(
    ctx,
    rows.filter(({ status }) => status === 'open'),
  );
  return rows.map((row) => serializeBankLine(row, proposals.get(row.id) ?? []));
}

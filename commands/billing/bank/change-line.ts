/** Ignores a line of a bank statement, or takes back what was done with it. */
import { invalidState, notFound } from '../../../domain/errors.js';
import type { Locked } from '../../../models/base.js';
import { BankImport } from '../../../models/billing/bank-import.js';
import { BankImportLine } from '../../../models/billing/bank-import-line.js';
import type { Ctx } from '../../../models/context.js';
import { unbook } from './book-line.js';
import { settleImport } from './settle-import.js';

type Line = Locked<BankImportLine>;

export const ignoreBankImportLine = (ctx: Ctx, importId: string, lineId: string): Promise<Line> =>
  changeLine(ctx, importId, lineId, (line) => {
    if (line.status === 'booked' || line.status === 'reversed')
      throw invalidState('The line is booked: undo it before it is ignored');
    return line.patch(ctx, { status: 'ignored' });
  });

export const undoBankImportLine = (ctx: Ctx, importId: string, lineId: string): Promise<Line> =>
  changeLine(ctx, importId, lineId, (line) => {
    if (line.status === 'reversed')
      throw invalidState('The bank has taken this money back: undo the line that returns it first');
    return line.status === 'booked' ? unbook(ctx, line) : line.patch(ctx, { status: 'open' });
  });

async function changeLine(
  ctx: Ctx,
  importId: string,
  lineId: string,
  change: (line: Line) => Promise<Line>,
): Promise<Line> {
  const statement = await BankImport.lock(ctx, importId);
  const before = await BankImportLine.lock(ctx, lineId);
  if (before.import_id !== statement.id) throw notFound();
  const after = await change(before);
  if (after.status !== before.status) await settleImport(ctx, statement);
  return after;
}

import sql from 'sql-template-tag';
import type { Body } from '../../../contract/contract.js';
import type { FileLayout } from '../../../domain/billing/bank/statement.js';
import { BankLayout } from '../../../models/billing/bank-layout.js';
import type { Ctx } from '../../../models/context.js';

type Given = Pick<Body<'createBankImport'>, 'account' | 'currency'>;

/** Keeps how a CSV was read for the next file with the same headings. Returns account and currency, as given now or before. */
export async function keepLayout(
  ctx: Ctx,
  layout: FileLayout | null,
  { account, currency }: Given,
): Promise<Pick<BankLayout, 'account' | 'currency'>> {
  const given = { account: account?.trim() ?? null, currency: currency ?? null };
  if (layout === null) return given;
  const before = await BankLayout.lockFirst(ctx, sql`t.layout_key = ${layout.key}`);
  if (!before) return BankLayout.insert(ctx, { layout_key: layout.key, columns: layout.columns, ...given });
  const after = await before.patch(ctx, {
    columns: layout.columns,
    account: given.account ?? before.account,
    currency: given.currency ?? before.currency,
  });
  return after.touch(ctx);
}

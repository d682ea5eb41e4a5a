import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Expense } from '../../models/expenses/expense.js';
import { discardFiles } from '../../models/workspace/file.js';
import type { Upload } from '../../contract/contract.js';
import { changeExpense } from './change-expense.js';
import { assertMayTouchApprovedExpense, assertExpenseUnbilled } from './expense-rules.js';
import { storedAs } from '../../domain/upload-type.js';
import { storeUpload } from '../workspace/quotas.js';

/** Replaces the receipt and emits `expense.updated`. */
export async function setReceipt(ctx: Ctx, expense: Locked<Expense>, upload: Upload): Promise<Expense> {
  assertExpenseUnbilled(expense);
  assertMayTouchApprovedExpense(ctx, expense);
  const { filename: receipt_filename, content_type: receipt_type } = await storedAs(upload);
  const receipt_key = await storeUpload(ctx, upload.bytes);
  if (expense.receipt_key !== null) await discardFiles(ctx, [expense.receipt_key]);
  return changeExpense(ctx, expense, {
    receipt_key,
    receipt_type,
    receipt_filename,
    receipt_uploaded_at: ctx.now,
  });
}

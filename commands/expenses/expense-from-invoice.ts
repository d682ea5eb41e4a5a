import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Body, Schemas } from '../../contract/contract.js';
import { isPdf } from '../../documents/e-invoice/read/read-invoice.js';
import { readReceivedInvoice } from '../../documents/e-invoice/read/reading-process.js';
import type { ReceivedInvoice } from '../../domain/billing/e-invoice/received-invoice.js';
import { taxIdsOf } from '../../domain/billing/parties/tax-ids.js';
import { ApiError, duplicate } from '../../domain/errors.js';
import { expenseFieldsOf, invoiceKeyOf, storedInvoiceOf } from '../../domain/expenses/expense-of-invoice.js';
import { fileNameOf } from '../../domain/file-name.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { changing } from '../../models/workspace/test-side.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { storeUpload } from '../workspace/quotas.js';
import { createExpense } from './expenses.js';

type Form = Body<'createExpenseFromEInvoice'>;
/** Attempts to find a copy number that no concurrent request takes. */
const maxAttempts = 10;

/**
 * Creates an expense from an electronic invoice, with the file as its receipt, and emits `expense.created`. Reads the file before
 * its transaction begins, because that can take seconds.
 */
export async function createExpenseFromInvoice(ctx: Ctx, form: Form): Promise<Expense> {
  const invoice = await readReceivedInvoice(ctx.workspace.id, form.bytes);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await changing(ctx, (within) => record(within, invoice, form));
    } catch (error) {
      if (attempt === maxAttempts || !isTaken(error)) throw error;
    }
  }
}

/** Whether a concurrent request has recorded the same invoice: the next attempt finds that expense. */
const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'duplicate' && error.extras.field === 'e_invoice';

async function record(ctx: Ctx, invoice: ReceivedInvoice, form: Form): Promise<Expense> {
  const { bytes, filename, allow_duplicate: allowsDuplicate } = form;
  const key = invoiceKeyOf(invoice);
  const latest = await Expense.first(seeingAll(ctx), sql`t.e_invoice_key = ${key}`, sql`t.e_invoice_copy DESC`);
  if (latest && allowsDuplicate !== 'true') throw await recordedBefore(ctx, invoice, latest);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { business } = await workspaceOf(ctx);
  const type = isPdf(bytes) ? 'application/pdf' : 'application/xml';
  return createExpense(
    ctx,
    { ...expenseFieldsOf(invoice), ...givenIn(form) },
    {
      e_invoice: storedInvoiceOf(invoice, sha256, taxIdsOf(business ?? {}).vat_id),
      e_invoice_key: key,
      e_invoice_copy: latest ? (latest.e_invoice_copy ?? 0) + 1 : 0,
      receipt_key: await storeUpload(ctx, bytes),
      receipt_type: type,
      receipt_filename: fileNameOf(filename, type),
      receipt_uploaded_at: ctx.now,
    },
  );
}

/** The fields of the form that are given: an omitted one must not replace what the invoice says. */
function givenIn({ billable, markup_percent: markup, ...form }: Form): Partial<Schemas['ExpenseCreate']> {
  const { client_id, project_id, user_id, category, description, notes } = form;
  const texts = { client_id, project_id, user_id, category, description, notes };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
    ...(billable === undefined ? {} : { billable: billable === 'true' }),
    ...(markup === undefined ? {} : { markup_percent: Number(markup) }),
  };
}

async function recordedBefore(ctx: Ctx, { number, seller }: ReceivedInvoice, { id }: Expense): Promise<ApiError> {
  const seen = await Expense.find(ctx, id);
  const where = seen ? `: it is the expense ${id}` : ' by someone else';
  return duplicate(
    'file',
    `The invoice ${number} of ${seller.name} was recorded before${where}. Send allow_duplicate=true to record it again`,
  );
}

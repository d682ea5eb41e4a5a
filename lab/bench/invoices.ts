/**
 * 50,000 invoices from the last two years in the workspace of the bench, with lines and payments. SQL creates them
 * once; later runs use them again.
 */
import sql from 'sql-template-tag';
import type { Database } from '../../database/db.js';
import { select } from '../../models/select.js';
import { numbered, type Firm } from './seed.js';

const invoiceCount = 50_000;
const linesEach = 4;
const days = 730;

const date = `CURDATE() - INTERVAL seq * 37 % ${days} DAY`;
/** Of every twenty invoices, one is overdue, one sent, one a draft, one void and one partly paid; the others are paid. */
const status = "ELT(1 + seq % 20, 'overdue', 'sent', 'draft', 'void', 'partial', 'paid')";
const total = '100 * (1 + seq % 40)';
const paid = `CASE COALESCE(${status}, 'paid') WHEN 'paid' THEN ${total} WHEN 'partial' THEN ${total} / 4 ELSE 0 END`;

/** Adds the invoices unless they are already there. */
export async function seedInvoices(
  db: Database,
  { workspaceId, size }: Firm,
  say: (line: string) => void,
): Promise<void> {
  const there = await select({ db }, sql`SELECT id FROM invoices WHERE workspace_id = ${workspaceId} LIMIT 1`);
  if (there.length > 0) return;
  say(`Making ${invoiceCount} invoices`);
  const all = `seq_1_to_${invoiceCount}`;
  const standard = '?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)';
  await db.perform(
    `INSERT INTO invoices (id, invoice_number, client_id, status, currency, invoice_date, due_date, subtotal, total, amount_paid, outstanding, workspace_id, created_at, updated_at)
     SELECT ${numbered('inv', 'seq')}, CONCAT('B-', seq), ${numbered('cli', `1 + seq % ${size.clients}`)}, COALESCE(${status}, 'paid'), 'USD', ${date}, ${date} + INTERVAL 30 DAY,
            ${total}, ${total}, ${paid}, ${total} - (${paid}), ${standard} FROM ${all}`,
    [workspaceId],
  );
  await db.perform(
    `INSERT INTO invoice_line_items (id, invoice_id, position, description, quantity, rate, amount, project_id, workspace_id, created_at, updated_at)
     SELECT ${numbered('line', `seq * ${linesEach} + line`)}, ${numbered('inv', 'seq')}, line, 'Work', 1, ${total} / ${linesEach}, ${total} / ${linesEach},
            IF(line = 0, NULL, ${numbered('prj', `1 + (seq + ${size.clients} * (line % 2)) % ${size.projects}`)}), ${standard}
       FROM ${all} JOIN (SELECT seq - 1 AS line FROM seq_1_to_${linesEach}) AS line_numbers`,
    [workspaceId],
  );
  await db.perform(
    `INSERT INTO payments (id, invoice_id, type, amount, currency, date, method, workspace_id, created_at, updated_at)
     SELECT CONCAT('pay_', SUBSTRING(i.id, 5)), i.id, 'payment', i.amount_paid, i.currency, i.invoice_date + INTERVAL 20 DAY, 'wire', ${standard}
       FROM invoices i WHERE i.workspace_id = ? AND i.amount_paid > 0`,
    [workspaceId, workspaceId],
  );
  await addShares(db, workspaceId);
  await db.perform('ANALYZE TABLE invoices, invoice_line_items, payments, revenue_shares', []);
}

/** Writes the sums that models/billing/revenue-shares.ts would write for each invoice. */
async function addShares(db: Database, workspaceId: string): Promise<void> {
  await db.perform(
    `INSERT INTO revenue_shares (workspace_id, date, invoice_id, source, project_id, agreement_id, currency, amount)
     SELECT i.workspace_id, i.invoice_date, i.id, IF(l.project_id IS NULL, 'line', 'project'), COALESCE(l.project_id, ''), '', i.currency, SUM(l.amount)
       FROM invoices i JOIN invoice_line_items l ON l.workspace_id = i.workspace_id AND l.invoice_id = i.id
      WHERE i.workspace_id = ? AND i.status NOT IN ('draft', 'void')
      GROUP BY i.workspace_id, i.invoice_date, i.id, l.project_id, i.currency`,
    [workspaceId],
  );
}

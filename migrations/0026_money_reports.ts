import type { Knex } from 'knex';
import { dropIndexes, id, money, replaceIndex } from './support.js';

interface Widened {
  readonly table: string;
  readonly index: string;
  readonly columns: readonly string[];
  /** The columns that reports also read, so that the index alone covers them. */
  readonly more: readonly string[];
}

const summed = ['currency', 'total', 'outstanding', 'due_date'];

const widened: readonly Widened[] = [
  {
    table: 'invoices',
    index: 'invoices_invoice_date_index',
    columns: ['workspace_id', 'invoice_date', 'id', 'status', ...summed],
    more: ['subtotal', 'client_id', 'agreement_id'],
  },
  {
    table: 'invoices',
    index: 'invoices_status_index',
    columns: ['workspace_id', 'status', 'invoice_date', 'id', ...summed],
    more: ['client_id'],
  },
];

const added = [
  { table: 'payments', index: 'payments_date_index', columns: ['date', 'currency', 'amount', 'invoice_id'] },
  { table: 'projects', index: 'projects_completed_at_index', columns: ['completed_at'] },
  { table: 'clients', index: 'clients_archived_at_index', columns: ['archived_at'] },
  {
    table: 'agreement_periods',
    index: 'agreement_periods_days_index',
    columns: ['end_date', 'start_date', 'agreement_id', 'base_fee'],
  },
] as const;

const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

/** The parts of invoices that count as revenue; from now on each change of an invoice updates them. */
async function createShares(knex: Knex): Promise<void> {
  await knex.schema.createTable('revenue_shares', (t) => {
    id(t, 'workspace_id').notNullable();
    t.date('date').notNullable();
    id(t, 'invoice_id').notNullable();
    t.specificType('source', ascii(8)).notNullable();
    for (const column of ['project_id', 'agreement_id']) id(t, column).notNullable();
    t.specificType('currency', 'CHAR(3) CHARACTER SET ascii COLLATE ascii_bin').notNullable();
    money(t, 'amount').notNullable();
    t.primary(['workspace_id', 'date', 'invoice_id', 'source', 'project_id']);
  });
  await knex.raw(
    `INSERT INTO revenue_shares (workspace_id, date, invoice_id, source, project_id, agreement_id, currency, amount)
     SELECT workspace_id, date, invoice_id, source, project_id, agreement_id, currency, SUM(amount)
       FROM (${wholeLines} UNION ALL ${dividedLines}) parts
      GROUP BY workspace_id, date, invoice_id, source, project_id, agreement_id, currency`,
  );
}

const ofInvoice = `i.workspace_id, i.invoice_date AS date, i.id AS invoice_id, COALESCE(i.agreement_id, '') AS agreement_id, i.currency`;
const counted = `invoices i JOIN invoice_line_items l ON l.workspace_id = i.workspace_id AND l.invoice_id = i.id AND i.status NOT IN ('draft', 'void')`;

const wholeLines = `
  SELECT i.workspace_id, i.invoice_date AS date, i.id AS invoice_id, IF(l.project_id IS NULL, 'line', 'project') AS source,
         COALESCE(l.project_id, '') AS project_id, COALESCE(i.agreement_id, '') AS agreement_id, i.currency, l.amount
    FROM ${counted}
   WHERE l.project_id IS NOT NULL
      OR NOT EXISTS (SELECT 1 FROM time_entries t WHERE t.workspace_id = l.workspace_id AND t.invoice_line_id = l.id)`;

/**
 * Lines that name no project are divided by the hours on them, in whole minor units; the last project takes the rounding
 * difference.
 */
const decimals = `CASE WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') THEN 0
  WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 3 ELSE 2 END`;
const dividedLines = `
  SELECT workspace_id, date, invoice_id, 'time' AS source, project_id, agreement_id, currency,
         IF(from_last = 1, amount - (SUM(share) OVER (PARTITION BY line_id) - share), share) AS amount
    FROM (SELECT hours_of.*, COALESCE(ROUND(amount * hours / SUM(hours) OVER (PARTITION BY line_id), ${decimals}), 0) AS share,
                 ROW_NUMBER() OVER (PARTITION BY line_id ORDER BY project_id DESC) AS from_last
            FROM (SELECT ${ofInvoice}, l.id AS line_id, l.amount, COALESCE(t.project_id, '') AS project_id, SUM(t.hours) AS hours
                    FROM ${counted} AND l.project_id IS NULL
                    JOIN time_entries t ON t.workspace_id = l.workspace_id AND t.invoice_line_id = l.id
                   GROUP BY i.workspace_id, i.invoice_date, i.id, i.agreement_id, i.currency, l.id, l.amount, t.project_id) hours_of) shares`;

/** What the reports on money read. */
export async function up(knex: Knex): Promise<void> {
  await createShares(knex);
  for (const { table, index, columns, more } of widened) await replaceIndex(knex, table, index, [...columns, ...more]);
  for (const { table, index, columns } of added)
    await knex.schema.alterTable(table, (t) => t.index(['workspace_id', ...columns], index));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('revenue_shares');
  for (const { table, index } of added) await dropIndexes(knex, table, [index]);
  for (const { table, index, columns } of widened) await replaceIndex(knex, table, index, columns);
}

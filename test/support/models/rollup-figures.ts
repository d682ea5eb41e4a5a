/** Compares every stored figure that time counts in with the same figure, calculated from the entries in plain SQL. */
import { transaction } from '../../../database/transaction.js';
import { foldSome, foldTime } from '../../../models/time/fold-time.js';
import { testApi, type ApiClient } from '../service/api.js';

const draws = 'e.billable AND NOT e.excluded';

/**
 * The parts of all lines that are not void, each with its project. Of several parts, the last one takes the rounding
 * difference.
 */
export const parts = `
  SELECT invoice_id, invoice_date, agreement_id, currency, status,
         IF(line_project IS NULL, entry_project, line_project) AS project_id,
         IF(line_project IS NULL AND hours IS NOT NULL,
            IF(at_end = 1, amount - (SUM(share) OVER (PARTITION BY line_id) - share), share), amount) AS amount
    FROM (SELECT *, ROUND(amount * hours / SUM(hours) OVER (PARTITION BY line_id), 2) AS share,
                 ROW_NUMBER() OVER (PARTITION BY line_id ORDER BY entry_project DESC) AS at_end
            FROM (SELECT i.id AS invoice_id, i.invoice_date, i.agreement_id, i.currency, i.status, l.id AS line_id, l.amount,
                         l.project_id AS line_project, e.project_id AS entry_project, SUM(e.hours) AS hours
                    FROM invoice_line_items l JOIN invoices i ON i.id = l.invoice_id AND i.status <> 'void'
                    LEFT JOIN time_entries e ON e.invoice_line_id = l.id AND l.project_id IS NULL
                   WHERE l.workspace_id = :workspace GROUP BY l.id, e.project_id) AS rows_of_lines) AS shares`;

/** Rollups and increments minus the sums of the entries; returns only rows in which a difference is not 0. */
const sumsLess = (table: string, keys: string, keysOf: (alias: string) => string): string => `
  SELECT ${keys}, SUM(hours) AS hours, SUM(billable_hours) AS billable, SUM(value) AS value, SUM(cost) AS cost
    FROM (SELECT ${keys}, hours, billable_hours, value, cost FROM ${table} WHERE workspace_id = :workspace
          UNION ALL
          SELECT ${keysOf('i')}, i.hours, i.billable_hours, i.value, i.cost FROM time_increments i WHERE i.workspace_id = :workspace
          UNION ALL
          SELECT ${keysOf('e')}, -e.hours, -IF(${draws}, e.hours, 0), -IF(${draws}, e.hours, 0) * e.rate_charged,
                 -e.hours * COALESCE(e.cost_rate, 0)
            FROM time_entries e WHERE e.workspace_id = :workspace) AS both_sides
   GROUP BY ${keys}
  HAVING SUM(hours) <> 0 OR SUM(billable_hours) <> 0 OR SUM(value) <> 0 OR SUM(cost) <> 0`;

const linksOf = (alias: string): string =>
  ['client_id', 'project_id', 'ticket_id'].map((name) => `COALESCE(${alias}.${name}, '')`).join(', ');

/** Each finds the rows that differ from what the entries add up to. */
const sums: Readonly<Record<string, string>> = {
  'daily sums': sumsLess('daily_time', 'date, user_id, currency', (t) => `${t}.date, ${t}.user_id, ${t}.currency`),
  'monthly sums': sumsLess(
    'monthly_time',
    'month, user_id, client_id, project_id, ticket_id, currency',
    (t) => `DATE_FORMAT(${t}.date, '%Y-%m-01'), ${t}.user_id, ${linksOf(t)}, ${t}.currency`,
  ),
};

/** The same for figures that are correct right after each change. */
const others: Readonly<Record<string, string>> = {
  'logged hours of tickets': `
    SELECT t.id, t.logged_hours, t.billable_hours, SUM(e.hours) AS hours, SUM(IF(${draws}, e.hours, 0)) AS billable
      FROM tickets t LEFT JOIN time_entries e ON e.ticket_id = t.id WHERE t.workspace_id = :workspace GROUP BY t.id
    HAVING t.logged_hours <> COALESCE(hours, 0) OR t.billable_hours <> COALESCE(billable, 0)`,
  'hours used of projects': `
    SELECT p.id, p.hours_used, SUM(e.hours) AS hours
      FROM projects p LEFT JOIN time_entries e ON e.project_id = p.id WHERE p.workspace_id = :workspace GROUP BY p.id
    HAVING p.hours_used <> COALESCE(hours, 0)`,
  'amounts billed of projects': `
    SELECT p.id, p.amount_billed, SUM(b.amount) AS amount
      FROM projects p LEFT JOIN (${parts}) b ON b.project_id = p.id WHERE p.workspace_id = :workspace GROUP BY p.id
    HAVING p.amount_billed <> COALESCE(SUM(b.amount), 0)`,
  'revenue by invoice and project': `
    SELECT date, invoice_id, agreement_id, currency, project_id, SUM(amount) AS amount
      FROM (SELECT date, invoice_id, agreement_id, currency, project_id, amount FROM revenue_shares WHERE workspace_id = :workspace
            UNION ALL
            SELECT b.invoice_date, b.invoice_id, COALESCE(b.agreement_id, ''), b.currency, COALESCE(b.project_id, ''), -b.amount
              FROM (${parts}) b WHERE b.status <> 'draft') AS both_sides
     GROUP BY date, invoice_id, agreement_id, currency, project_id HAVING SUM(amount) <> 0`,
  'hours that entries have drawn of periods': `
    SELECT period_id, entry_id, SUM(hours) AS hours
      FROM (SELECT period_id, time_entry_id AS entry_id, hours FROM hour_movements
             WHERE workspace_id = :workspace AND type IN ('draw', 'release')
            UNION ALL
            SELECT e.period_id, e.id, IF(${draws}, e.hours, 0) FROM time_entries e
             WHERE e.workspace_id = :workspace AND e.period_id IS NOT NULL) AS both_sides
     GROUP BY period_id, entry_id HAVING SUM(hours) <> 0`,
  'closed periods, whose movements come to nothing': `
    SELECT m.period_id, SUM(m.hours) AS hours FROM hour_movements m JOIN agreement_periods p ON p.id = m.period_id
     WHERE m.workspace_id = :workspace AND p.closed_at IS NOT NULL GROUP BY m.period_id HAVING SUM(m.hours) <> 0`,
  'entries of what is deleted': `
    SELECT e.id, e.client_id, e.project_id, e.ticket_id, e.period_id, e.invoice_line_id FROM time_entries e
      LEFT JOIN clients c ON c.id = e.client_id LEFT JOIN projects p ON p.id = e.project_id
      LEFT JOIN tickets t ON t.id = e.ticket_id LEFT JOIN agreement_periods a ON a.id = e.period_id
      LEFT JOIN invoice_line_items l ON l.id = e.invoice_line_id
     WHERE e.workspace_id = :workspace AND (e.client_id IS NOT NULL AND c.id IS NULL OR e.project_id IS NOT NULL AND p.id IS NULL
        OR e.ticket_id IS NOT NULL AND t.id IS NULL OR e.period_id IS NOT NULL AND a.id IS NULL
        OR e.invoice_line_id IS NOT NULL AND l.id IS NULL)`,
};

/**
 * The rows of a workspace whose figures are wrong, by figure; empty if all are right. Checks the folded figures three
 * times: before any increment is folded, after some of them, and after all.
 */
export async function wrongFigures({ workspaceId }: ApiClient): Promise<Record<string, readonly unknown[]>> {
  const { db, database } = await testApi();
  const wrong: Record<string, readonly unknown[]> = {};
  const look = async (statements: Readonly<Record<string, string>>, when = ''): Promise<void> => {
    for (const [name, statement] of Object.entries(statements)) {
      const [rows] = (await db.raw(statement, { workspace: workspaceId })) as [unknown[]];
      if (rows.length > 0) wrong[name + when] = rows;
    }
  };
  await look({ ...sums, ...others });
  await transaction(database, (within) => foldSome({ db: within }, workspaceId, 3));
  await look(sums, ' once some is added');
  await foldTime({ db: database }, workspaceId);
  await look(
    { ...sums, waiting: 'SELECT id FROM time_increments WHERE workspace_id = :workspace' },
    ' once all is added',
  );
  return wrong;
}

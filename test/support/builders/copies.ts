/** Makes thousands of copies of a row, which would take minutes through the API. */
import { testApi } from '../service/api.js';

/**
 * Copies a row `count` times. `changed` has the columns that differ between the copies, as SQL over a copy's number `n`
 * from 1.
 */
export async function copyRow(
  table: string,
  id: string,
  count: number,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const { db } = await testApi();
  const [columns] = (await db.raw(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, '') = ''`,
    [table],
  )) as [{ name: string }[]];
  const names = columns.map(({ name }) => `\`${name}\``);
  const values = columns.map(({ name }) =>
    name === 'id' ? `CONCAT(LEFT(id, 4), LPAD(n, CHAR_LENGTH(id) - 4, '0'))` : (changed[name] ?? `\`${name}\``),
  );
  await db.raw(
    `INSERT INTO \`${table}\` (${names.join(', ')})
      WITH RECURSIVE numbers AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      SELECT ${values.join(', ')} FROM \`${table}\` JOIN numbers WHERE id = ?`,
    [count, id],
  );
}

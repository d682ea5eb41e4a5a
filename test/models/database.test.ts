import { expect } from 'chai';
import sql, { join } from 'sql-template-tag';
import { select } from '../../models/select.js';
import { testApi } from '../support/service/api.js';

interface Step {
  readonly table: string;
  readonly key: string | null;
}

describe('the database', () => {
  it('looks up 2,000 ids by their index, just as two', async () => {
    const { database: db } = await testApi();
    const stepsFor = (count: number): Promise<Step[]> =>
      select<Step>(
        { db },
        sql`EXPLAIN SELECT t.hours FROM time_entries t FORCE INDEX (time_entries_invoice_line_id_index)
             WHERE t.workspace_id = 'ws_none' AND t.invoice_line_id IN (${join(Array.from({ length: count }, (_, at) => `li_${at}`))})`,
      );
    for (const count of [2, 2_000]) {
      const steps = await stepsFor(count);
      expect(steps.map(({ table, key }) => [table, key])).to.deep.equal([['t', 'time_entries_invoice_line_id_index']]);
    }
  });
});

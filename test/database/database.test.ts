import { expect } from 'chai';
import { planOf } from '../support/source/plans.js';
import { testApi } from '../support/service/api.js';

describe('the database', () => {
  it('looks up 2,000 ids by their index, just as two', async () => {
    const { database } = await testApi();
    for (const count of [2, 2_000]) {
      const ids = Array.from({ length: count }, (_, at) => `li_${at}`);
      const { accesses } = await planOf(database, {
        sql: `SELECT t.hours FROM time_entries t FORCE INDEX (time_entries_invoice_line_id_index)
               WHERE t.workspace_id = 'ws_none' AND t.invoice_line_id IN (${ids.map(() => '?').join(', ')})`,
        bindings: ids,
      });
      expect(accesses.map(({ table, index }) => [table, index])).to.deep.equal([
        ['t', 'time_entries_invoice_line_id_index'],
      ]);
    }
  });
});

import { expect } from 'chai';
import sql, { join } from 'sql-template-tag';
import { select } from '../../models/select.js';
import { testApi } from '../support/api.js';

/** All that a log would show of what a statement fails with. */
async function failureOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => {
      const { message, stack } = error as Error;
      return JSON.stringify({ ...(error as object), message, stack });
    },
  );
}

describe('a statement that fails', () => {
  for (const [what, count] of [
    ['prepared', 2],
    ['not worth preparing', 250],
  ] as const) {
    it(`tells what it was and none of its values: ${what}`, async () => {
      const { db } = await testApi();
      const values = Array.from({ length: count }, () => 'hushed');
      const failure = await failureOf(select({ db }, sql`SELECT * FROM nowhere WHERE name IN (${join(values)})`));
      expect(failure).to.contain('SELECT * FROM nowhere').and.not.contain('hushed');
    });
  }

  it('tells no values when the query builder made it', async () => {
    const { db } = await testApi();
    const failure = await failureOf(Promise.resolve(db('nowhere').where({ name: 'hushed' })));
    expect(failure).to.contain('`nowhere`').and.not.contain('hushed');
  });
});

describe('a statement of more values than are worth preparing', () => {
  it('takes numbers where text would not do, as one that is prepared does', async () => {
    const { db } = await testApi();
    for (const count of [2, 250]) {
      const values = Array.from({ length: count }, () => 'x');
      const rows = await select({ db }, sql`SELECT 1 AS one WHERE 'x' IN (${join(values)}) LIMIT ${1}`);
      expect(rows).to.deep.equal([{ one: 1 }]);
    }
  });
});

describe('a value that cannot be sent', () => {
  it('fails its statement alone, and costs no connection', async () => {
    const { db } = await testApi();
    for (let tries = 0; tries < 30; tries += 1)
      expect(await failureOf(select({ db }, sql`SELECT ${undefined} AS one`))).to.contain('undefined');
    expect(await select({ db }, sql`SELECT ${'x'} AS one`)).to.deep.equal([{ one: 'x' }]);
  });
});

import { expect } from 'chai';
import sql, { join, raw } from 'sql-template-tag';
import { select, selectNested, selectSums } from '../../models/select.js';
import { testApi } from '../support/service/api.js';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';

/** The text of the error of a statement, as it would appear in a log. */
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
    it(`reports what it was, but none of its values: ${what}`, async () => {
      const { database: db } = await testApi();
      const values = Array.from({ length: count }, () => 'hushed');
      const failure = await failureOf(select({ db }, sql`SELECT * FROM nowhere WHERE name IN (${join(values)})`));
      expect(failure).to.contain('SELECT * FROM nowhere').and.not.contain('hushed');
    });
  }
});

describe('a statement with too many values to be worth preparing', () => {
  it('accepts numbers where text would not do, like a prepared one', async () => {
    const { database: db } = await testApi();
    for (const count of [2, 250]) {
      const values = Array.from({ length: count }, () => 'x');
      const rows = await select({ db }, sql`SELECT 1 AS one WHERE 'x' IN (${join(values)}) LIMIT ${1}`);
      expect(rows).to.deep.equal([{ one: 1 }]);
    }
  });
});

describe('a statement on several tables', () => {
  it('keeps their columns separate if requested, with flags as booleans', async () => {
    const { database: db } = await testApi();
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id } = await buildProject(owner, { client_id, rate_override: true, custom_rate: 80 });
    const rows = await selectNested(
      { db },
      sql`SELECT p.id, p.rate_override, p.custom_rate, c.id, card.id, card.is_default
            FROM projects p JOIN clients c ON c.id = p.client_id LEFT JOIN rate_cards card ON card.id = p.rate_id
           WHERE p.id = ${id}`,
    );
    const p = { id, rate_override: true, custom_rate: '80.0000' };
    expect(rows).to.deep.equal([{ p, c: { id: client_id }, card: { id: null, is_default: null } }]);
  });
});

describe('a sum of generated columns', () => {
  it('is sent as text and planned each time, while other statements are prepared', async () => {
    const { database: db } = await testApi();
    const statement = sql`SELECT command FROM information_schema.processlist WHERE id = CONNECTION_ID() AND 'x' = ${'x'}`;
    expect(await select({ db }, statement)).to.deep.equal([{ command: 'Execute' }]);
    expect(await selectSums({ db }, statement)).to.deep.equal([{ command: 'Query' }]);
  });
});

describe('a value that cannot be sent', () => {
  it('fails only its statement, and keeps the connection', async () => {
    const { database: db } = await testApi();
    for (let tries = 0; tries < 30; tries += 1)
      expect(await failureOf(select({ db }, sql`SELECT ${undefined} AS one`))).to.contain('undefined');
    // Sent as text, it would be NULL.
    const many = [...Array.from({ length: 250 }, () => 'x'), undefined];
    expect(await failureOf(select({ db }, sql`SELECT 1 WHERE 'x' IN (${join(many)})`))).to.contain('undefined');
    expect(await select({ db }, sql`SELECT ${'x'} AS one`)).to.deep.equal([{ one: 'x' }]);
  });
});

describe('a server with the maximum number of prepared statements', () => {
  it('is sent the others as text, with the same outcome', async () => {
    const { database: db } = await testApi();
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const ask = (by: 'id' | 'name') =>
      select(
        { db },
        sql`SELECT * FROM clients WHERE workspace_id = ${owner.workspaceId} ORDER BY ${raw(by)} LIMIT ${5}`,
      );
    const prepared = await ask('id');
    const [before] = await select<{ max: number }>({ db }, sql`SELECT @@GLOBAL.max_prepared_stmt_count AS max`);
    await db.perform('SET GLOBAL max_prepared_stmt_count = 0', []);
    try {
      expect(await ask('name')).to.deep.equal(prepared);
    } finally {
      await db.perform(`SET GLOBAL max_prepared_stmt_count = ${before?.max}`, []);
    }
    expect(prepared).to.have.lengthOf(1).and.to.have.nested.property('[0].id', client.id);
  });
});

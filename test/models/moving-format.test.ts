/** What an export of a workspace has: every table and field, or a reason. test/operator/moving.test.ts moves one. */
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import sql from 'sql-template-tag';
import { RawConnection } from '../../database/raw-connection.js';
import { fieldsOf, read } from '../../models/moving/fields.js';
import { kinds, leftOut } from '../../models/moving/kinds.js';
import { select } from '../../models/select.js';
import { testApi } from '../support/service/api.js';

describe('the format of exports', () => {
  it('decides about every table of a workspace', async () => {
    const { database: db } = await testApi();
    const tables = await select<{ name: string }>(
      { db },
      sql`SELECT table_name AS name FROM information_schema.columns
           WHERE table_schema = DATABASE() AND column_name = 'workspace_id'`,
    );
    const decided = [...kinds.map(({ table }) => table), ...Object.values(leftOut).flat()];
    expect(decided.toSorted()).to.deep.equal(tables.map(({ name }) => name).toSorted());
  });

  it('is described by the guide, field by field', async () => {
    const guide = await readFile('docs/guides/moving.md', 'utf8');
    const raw = await RawConnection.open((await testApi()).databaseUrl);
    for (const { table, without } of kinds) {
      const [, section = ''] = new RegExp(String.raw`\n### ${table}\n\n([^\n]*)`).exec(guide) ?? [];
      const described = new Set(Array.from(section.matchAll(/`(\w+)`/g), ([, name]) => name));
      for (const { name } of await fieldsOf(raw, table, without))
        expect(described, `${table}.${name}`).to.include(name);
    }
    await raw.end();
  });

  it('reads the longest number that a column of decimals can hold', async () => {
    const { database: db } = await testApi();
    const columns = await select<{ name: string; digits: number; decimals: number }>(
      { db },
      sql`SELECT CONCAT(table_name, '.', column_name) AS name, numeric_precision AS digits, numeric_scale AS decimals
            FROM information_schema.columns WHERE table_schema = DATABASE() AND data_type = 'decimal' AND COALESCE(generation_expression, '') = ''`,
    );
    expect(columns).to.not.be.empty;
    for (const { name, digits, decimals } of columns) {
      const longest = `-${'9'.repeat(digits - decimals)}.${'9'.repeat(decimals) || '0'}`;
      const field = { name: 'amount', type: 'decimal', isNullable: false } as const;
      expect(
        read(field, longest, () => undefined),
        name,
      ).to.equal(longest);
    }
  });
});

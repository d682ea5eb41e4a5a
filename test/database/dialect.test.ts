import { expect } from 'chai';
import { dialectFor } from '../../database/dialect.js';

const told = (version: string, version_comment = '', others: Record<string, string> = {}): Map<string, string> =>
  new Map(Object.entries({ version, version_comment, ...others }));

const taken = [
  ['10.6.21-MariaDB', 'mariadb.org binary distribution', 'MariaDB', 'utf8mb4_unicode_520_ci'],
  ['10.11.14-MariaDB-0+deb12u2', 'Debian 12', 'MariaDB', 'utf8mb4_unicode_520_ci'],
  ['11.8.3-MariaDB-log', 'mariadb.org binary distribution', 'MariaDB', 'utf8mb4_unicode_520_ci'],
  ['8.0.15', 'MySQL Community Server - GPL', 'MySQL', 'utf8mb4_unicode_520_ci'],
  ['8.4.6', 'Source distribution', 'MySQL', 'utf8mb4_unicode_520_ci'],
  ['9.4.0', 'MySQL Community Server - GPL', 'MySQL', 'utf8mb4_unicode_520_ci'],
  ['8.0.43-34', 'Percona Server (GPL), Release 34', 'MySQL', 'utf8mb4_unicode_520_ci'],
  ['8.0.43-0ubuntu0.24.04.1', '(Ubuntu)', 'MySQL', 'utf8mb4_unicode_520_ci'],
  ['8.0.11-TiDB-v8.5.6', 'TiDB Server (Apache License 2.0)', 'TiDB', 'utf8mb4_0900_ai_ci'],
  ['8.0.11-TiDB-v9.0.0-beta.2', 'TiDB Server (Apache License 2.0)', 'TiDB', 'utf8mb4_0900_ai_ci'],
] as const;

const tooOld = [
  ['10.5.29-MariaDB', 'mariadb.org binary distribution'],
  ['10.3.39-MariaDB-0+deb10u2', 'Debian 10'],
  ['5.7.44', 'MySQL Community Server (GPL)'],
  ['5.7.44-48', 'Percona Server (GPL), Release 48'],
  ['8.0.11-TiDB-v8.1.2', 'TiDB Server (Apache License 2.0)'],
  ['5.7.25-TiDB-v6.5.12', 'TiDB Server (Apache License 2.0)'],
  ['', ''],
] as const;

const strangers = [
  ['8.0.39', 'Source distribution', { aurora_version: '3.08.2' }],
  ['5.7.25-OceanBase-v4.3.5', 'OceanBase 4.3.5.0', {}],
  ['8.0.30-Vitess', 'Version: 22.0.1', {}],
  ['5.7.32', 'SingleStoreDB source distribution (compatible; MySQL Enterprise & MySQL Commercial)', {}],
  ['8.0.33', 'Dolt', {}],
] as const;

const refusal = (of: Map<string, string>): string => {
  try {
    return `taken for ${dialectFor(of).engine}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('what a server says it is', () => {
  for (const [version, comment, engine, collation] of taken)
    it(`decides how it is treated: ${version} (${comment}) as ${engine}`, () => {
      const dialect = dialectFor(told(version, comment));
      expect([dialect.engine, dialect.collation, dialect.isClustered]).to.deep.equal([engine, collation, false]);
    });

  for (const [version, comment] of tooOld)
    it(`is refused if it is too old: ${version === '' ? 'nothing at all' : version}`, () => {
      expect(refusal(told(version, comment))).to.match(/is too old for Docket\. It runs on MariaDB 10\.6 or later/);
    });

  for (const [version, comment, others] of strangers)
    it(`is refused if it was never tested: ${version} (${comment})`, () => {
      expect(refusal(told(version, comment, others))).to.match(/^Docket has not been tested with this database/);
    });

  it('distinguishes a node of a Galera cluster from a single server', () => {
    const node = told('10.11.14-MariaDB', 'Debian 12', { wsrep_on: 'ON' });
    const alone = told('10.11.14-MariaDB', 'Debian 12', { wsrep_on: 'OFF' });
    expect([dialectFor(node).isClustered, dialectFor(alone).isClustered]).to.deep.equal([true, false]);
  });
});

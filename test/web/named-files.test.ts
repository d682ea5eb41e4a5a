/** Files that the build of the dashboard names exist: it passes over a name that has none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { loadedAhead } from '../../scripts/bootstrap/web-budget.mjs';
import { projectRoot } from '../../settings/root.js';
import { groupedFiles } from '../../web/vite.config.js';

const missing = (files: readonly string[]): string[] =>
  files.filter((file) => !existsSync(join(projectRoot, 'web', file)));

describe('the files of the dashboard that its build names', () => {
  it('exist where they load together', () => {
    expect(missing(groupedFiles.flatMap(({ files }) => files))).to.deep.equal([]);
  });

  it('exist where they are loaded ahead', () => {
    expect(missing(loadedAhead)).to.deep.equal([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { projectRoot } from '../../settings/root.js';

const folder = join(projectRoot, 'web');
const exceptions = new Set([
  // Only loads parts ahead; a screen imports them again when it shows them.
  'shell/load-ahead.ts',
  // The dashboard itself, and texts, which loadPart loads.
  'main.tsx',
  'messages/load.ts',
  'messages/widget-texts.ts',
  // Reads everything again if it cannot be loaded.
  'api/change.ts',
  // Says in a toast that it cannot be loaded, and changes nothing.
  'api/delay-write.ts',
]);

describe('parts of the dashboard that are loaded later', () => {
  it('are all imported through lazyPart or lazyScreen, which keep the rest of the screen if loading fails', () => {
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const imports = sources
      .filter((name) => !exceptions.has(name))
      .flatMap((name) =>
        [...readFileSync(join(folder, name), 'utf8').matchAll(/(.{0,60})\bimport\(/gsu)].map(([, before = '']) => ({
          name,
          isSafe: /\b(?:lazyPart(?:<\w+>)?\(\s*|lazyScreen\(\s*'\w+',\s*)async \(\) =>\s*$/u.test(before),
        })),
      );
    expect(imports.length).to.be.greaterThan(50);
    expect(imports.filter(({ isSafe }) => !isSafe)).to.deep.equal([]);
  });
});

/** All plurals of the dashboard are made by one module. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { counted, plural } from '../../../web/ui/text/plural.js';

describe('how many of what', () => {
  for (const [count, one, many, words] of [
    [0, 'expense', undefined, '0 expenses'],
    [1, 'expense', undefined, '1 expense'],
    [2, 'expense', undefined, '2 expenses'],
    [1, 'entry', 'entries', '1 entry'],
    [1234, 'entry', 'entries', '1,234 entries'],
  ] as const)
    it(`is "${words}"`, () => {
      expect(counted(count, one, many)).to.equal(words);
      expect(words.endsWith(plural(count, one, many))).to.equal(true);
    });

  it('is said by the one helper everywhere', async () => {
    const byHand: string[] = [];
    for (const name of await readdir('web', { recursive: true })) {
      if (!/\.tsx?$/.test(name) || name.startsWith('generated')) continue;
      const text = await readFile(join('web', name), 'utf8');
      // Plurals that are made elsewhere: "=== 1 ? 'period' : 'periods'", "${count} expenses", "{count} tickets".
      for (const found of text.match(
        /=== 1 \? ['`][a-z ]+['`] : ['`]|\{[\w.]*(?:count|length|total)\} (?!(?:as|is|was|has)\b)[a-z]+s\b|<Count count=\{\w+\} \/> [a-z]+s\b/g,
      ) ?? [])
        byHand.push(`${name}: ${found}`);
    }
    expect(byHand).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import { colorOf, freeSlug, inOrder, slugOf } from '../../../domain/tags/tag-names.js';

describe('slugOf', () => {
  const cases: [name: string, slug: string][] = [
    ['Key Account', 'key-account'],
    ['  Très   important! ', 'tres-important'],
    ['Größe & Maß', 'grosse-mass'],
    ['Łódź', 'lodz'],
    ['Zu\u0308rich', 'zurich'],
    ['Москва', 'moskva'],
    ['緊急', 'jinji'],
    ['A/B_test 2.0', 'a-b-test-2-0'],
    ['--x--', 'x'],
    ['C', 'c'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['F# and C++ 20', 'f-sharp-and-c-plus-plus-20'],
    ['#urgent', 'urgent'],
    ['Ｃ＋＋', 'c-plus-plus'],
    ['!!!', ''],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ];
  for (const [name, slug] of cases) it(`turns ${name} into ${slug}`, () => expect(slugOf(name)).to.equal(slug));
});

describe('freeSlug', () => {
  it('uses the slug itself, otherwise the first free number', () => {
    expect(freeSlug('C', new Set())).to.equal('c');
    expect(freeSlug('C', new Set(['c']))).to.equal('c-2');
    expect(freeSlug('C', new Set(['c', 'c-2', 'c-4']))).to.equal('c-3');
    expect(freeSlug('C', new Set(['c-2']))).to.equal('c');
  });

  it('numbers names of signs alone from 2', () => {
    expect(freeSlug('!!!', new Set())).to.equal('tag-2');
    expect(freeSlug('???', new Set(['tag', 'tag-2']))).to.equal('tag-3');
  });
});

describe('colorOf', () => {
  it('is always the same for a name, but not the same for all names', () => {
    const colors = ['Alpha', 'Beta', 'Gamma', 'Delta', '緊急'].map(colorOf);
    expect(['Alpha', 'Beta', 'Gamma', 'Delta', '緊急'].map(colorOf)).to.deep.equal(colors);
    expect(new Set(colors).size).to.be.greaterThan(2);
    for (const color of colors) expect(color).to.match(/^#[0-9a-f]{6}$/);
  });
});

describe('inOrder', () => {
  it('is alphabetical, ignoring case and accents', () => {
    expect(inOrder(['beta', 'Émile', 'Alpha', 'zeta', 'emu'])).to.deep.equal(['Alpha', 'beta', 'Émile', 'emu', 'zeta']);
  });
});

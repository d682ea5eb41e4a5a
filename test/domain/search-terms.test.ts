import { expect } from 'chai';
import { suffixesOf, longestTerm, termsOf, wantedTerms } from '../../domain/search-terms.js';

describe('endingsOf', () => {
  it('has an ending for each position where a part can begin, by whole characters', () => {
    expect(suffixesOf('acme')).to.deep.equal(['acme', 'cme', 'me', 'e']);
    expect(suffixesOf('𠮷野')).to.deep.equal(['𠮷野', '野']);
  });
});

describe('termsOf', () => {
  const cases: [text: string, terms: string[]][] = [
    ['Broken LOGIN page', ['broken', 'login', 'page']],
    ['page page Page', ['page']],
    ['Éclair à la crème', ['a', 'creme', 'eclair', 'la']],
    ['Zu\u0308rich Zürich', ['zurich']],
    ['Straße, GROẞ, Ærø, Łódź, Đorđe, İstanbul, ısı', ['aero', 'dorde', 'gross', 'isi', 'istanbul', 'lodz', 'strasse']],
    ['Ёлка ёж Йод', ['еж', 'елка', 'иод']],
    ['Άλφα ΛΟΓΟΣ λόγος', ['αλφα', 'λογοσ']],
    ['שָׁלוֹם مُحَمَّد', ['שלום', 'محمد']],
    ['हिन्दी', ['हिन्दी']],
    ['INV-2026-0042', ['0042', '2026', 'inv']],
    ['ada.stone@acme.example', ['acme', 'ada', 'example', 'stone']],
    ["O'Brien’s", ['brien', 'o', 'obriens', 's']],
    ['50% of snake_case, C++, C#, 3€', ['#', '%', '+', '3', '50', '_', 'c', 'case', 'of', 'snake', '€']],
    ['It is on v2', ['is', 'it', 'on', 'v2']],
    ['ＦＵＬＬ ｗｉｄｔｈ １２', ['12', 'full', 'width']],
    ['数据库', ['库', '据库', '数据']],
    ['ｻﾎﾟｰﾄ', ['サポ', 'ト', 'ポー', 'ート']],
    ['한국어', ['국어', '어', '한국']],
    ['MySQL数据', ['mysql', '据', '数据']],
    ['สวย', ['ย', 'วย', 'สว']],
    ['𠮷野', ['野', '𠮷野']],
    ['Launch 🚀 ❤️', ['launch', '❤', '🚀']],
    [' … -- !', []],
    ['', []],
  ];
  for (const [text, terms] of cases)
    it(`finds ${terms.join(' ') || 'nothing'} in ${text || 'nothing'}`, () =>
      expect(termsOf([text])).to.deep.equal(terms.toSorted()));

  it('takes several texts together', () =>
    expect(termsOf(['Ada Stone', 'ada@acme.example'])).to.deep.equal(['acme', 'ada', 'example', 'stone']));

  it('keeps the beginning of very long words', () => {
    expect(termsOf(['a'.repeat(500)])).to.deep.equal(['a'.repeat(longestTerm)]);
    expect(termsOf(['𝒳'.repeat(500)])).to.deep.equal(['x'.repeat(longestTerm)]);
  });
});

describe('wantedTerms', () => {
  const cases: [text: string, prefixes: string[], wholes: string[]][] = [
    ['Log PAGE', ['log', 'page'], []],
    ['inv-2026', ['inv', '2026'], []],
    ["o'brien", ['obrien'], []],
    ['50%', ['50', '%'], []],
    ['crème', ['creme'], []],
    ['数', ['数'], []],
    ['数据', [], ['数据']],
    ['数据库 login', ['login'], ['数据', '据库']],
    ['log log', ['log'], []],
    ['...', [], []],
  ];
  for (const [text, prefixes, wholes] of cases)
    it(`of ${text} are ${[...prefixes.map((term) => `${term}…`), ...wholes].join(' ') || 'none'}`, () => {
      const wanted = wantedTerms(text);
      expect(wanted.filter(({ isPrefix }) => isPrefix).map(({ term }) => term)).to.deep.equal(prefixes);
      expect(wanted.filter(({ isPrefix }) => !isPrefix).map(({ term }) => term)).to.deep.equal(wholes);
    });
});

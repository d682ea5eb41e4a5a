import { expect } from 'chai';
import fc from 'fast-check';
import { excerptOf, findingOf, type Hit } from '../../domain/search-snippet.js';
import { openingOf, wantedTerms } from '../../domain/search-terms.js';

const hitsOf = (text: string, sought: string): readonly Hit[] => findingOf(text, wantedTerms(sought)).hits;
const marked = (text: string, sought: string): string[] =>
  hitsOf(text, sought).map(({ start, end }) => text.slice(start, end));

const rules: [rule: string, text: string, sought: string, hits: string[]][] = [
  ['each word, in the order of the text', 'The login of Zoë fails', 'fails login', ['login', 'fails']],
  ['a word at its beginnings rather than within others', 'blogin login Logins', 'login', ['login', 'Login']],
  ['a part within a word where none begins so', 'blogin', 'login', ['login']],
  ['letters with their accents, composed or not', 'Crème Cre\u0300me', 'creme', ['Crème', 'Cre\u0300me']],
  ['letters that are written otherwise', 'Straßenbahn', 'strass', ['Straß']],
  ['what apostrophes part', "O'Brien", 'obrien', ["O'Brien"]],
  ['neighbouring characters as one', '新しい東京都の案件', '東京都', ['東京都']],
  ['wide letters', 'ＡＢＣ１２', 'abc12', ['ＡＢＣ１２']],
  ['behind characters of two code units', '🚆🚆 train', 'train', ['train']],
  ['nothing where nothing is', 'login', 'logout', []],
];

describe('findingOf', () => {
  for (const [rule, text, sought, hits] of rules)
    it(`marks ${rule}`, () => expect(marked(text, sought)).to.deep.equal(hits));

  it('counts the words that the text holds', () => {
    expect(findingOf('The login of Zoë fails', wantedTerms('zoe login nowhere')).held).to.equal(2);
  });

  it('marks the same in plain English as beside other scripts', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'A', 'b', 'B', '1', ' ', '-', '@', '_', '.'),
      maxLength: 30,
    });
    const sought = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(letters, sought, (text, word) => {
        const beside = hitsOf(`京 ${text}`, word).map(({ start, end }) => ({ start: start - 2, end: end - 2 }));
        expect(hitsOf(text, word)).to.deep.equal(beside);
      }),
    );
  });
});

describe('excerptOf', () => {
  it('is the whole of a short text, and the part around the first hit of a long one, with all hits in it', () => {
    const short = 'The login fails';
    expect(excerptOf(short, hitsOf(short, 'login'))).to.deep.equal({ text: short, hits: [{ start: 4, end: 9 }] });
    const long = `${'é\u0323🚆 '.repeat(100)}login and login${' '.repeat(300)}login`;
    const { text, hits } = excerptOf(long, hitsOf(long, 'login'));
    expect(text.length).to.be.at.most(200);
    expect(long).to.include(text);
    expect(hits.map(({ start, end }) => text.slice(start, end))).to.deep.equal(['login', 'login']);
    expect(text).to.match(/^(?:é\u0323|🚆| )/u);
  });
});

describe('openingOf', () => {
  it('is the words of a title in sequence, as far as they are indexed', () => {
    expect(openingOf("  O'Brien: Login — fails!")).to.equal('.obrien.login.fails');
    expect(openingOf('東京都 Office')).to.equal('.東京都.office');
    expect(openingOf('x'.repeat(50))).to.equal(`.${'x'.repeat(39)}`);
    expect(openingOf('— !')).to.equal(undefined);
  });
});

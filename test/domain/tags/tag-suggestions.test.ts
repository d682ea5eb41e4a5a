import { expect } from 'chai';
import { suggestTags, type Candidate } from '../../../domain/tags/tag-suggestions.js';

const tag = (slug: string, ...examples: string[]): Candidate => ({ slug, name: slug, examples });
const slugs = (text: string, ...candidates: Candidate[]): string[] =>
  suggestTags(text, candidates).map((suggestion) => suggestion.tag);

const vpn = 'The VPN connection drops every morning';
const printer = 'The printer in the hall jams';
const invoice = 'The invoice of March shows the wrong address';

describe('suggestTags', () => {
  it('prefers the tag whose objects use the same words', () => {
    const candidates = [
      tag('network', vpn, 'The VPN tunnel is slow'),
      tag('hardware', printer),
      tag('billing', invoice),
    ];
    expect(slugs('No VPN connection from home', ...candidates)[0]).to.equal('network');
    expect(slugs('A printer jams again', ...candidates)[0]).to.equal('hardware');
  });

  it('gives rare words more weight than common ones', () => {
    const found = slugs(
      'The customer asks about scanners',
      tag('office', 'The customer asks about lamps', 'The customer asks about chairs'),
      tag('food', 'The customer asks about lunch', 'The customer asks about coffee'),
      tag('devices', 'The customer asks about scanners', 'Which scanners are sold'),
    );
    expect(found).to.deep.equal(['devices']);
  });

  it('finds a tag that the text names, ignoring case, number and accents, even if nothing has it', () => {
    const [found] = suggestTags('Die Büros in ZÜRICH', [{ slug: 'zurich-buro', name: 'Zurich Büro', examples: [] }]);
    expect(found).to.deep.equal({ tag: 'zurich-buro', name: 'Zurich Büro', confidence: 0.8 });
    expect(slugs('Die Büros in Bern', { slug: 'zurich-buro', name: 'Zurich Büro', examples: [] })).to.deep.equal([]);
  });

  it('is most certain if words and name agree', () => {
    const text = 'VPN connection drops';
    const named = suggestTags(text, [{ slug: 'vpn', name: 'VPN', examples: [vpn] }])[0]?.confidence ?? 0;
    const alike = suggestTags(text, [{ slug: 'network', name: 'Network', examples: [vpn] }])[0]?.confidence ?? 0;
    expect(named).to.be.within(0.8, 1);
    expect(alike).to.be.within(0.1, named - 0.01);
  });

  it('suggests no tags whose objects have nothing in common with the text', () => {
    expect(slugs('Holiday of the team', tag('network', vpn), tag('hardware', printer))).to.deep.equal([]);
    expect(slugs('', tag('network', vpn), tag('hardware'))).to.deep.equal([]);
  });

  it('lowers the score of a tag if objects without it are just as similar', () => {
    const alone = suggestTags('VPN drops', [tag('network', vpn), tag('billing', invoice)]);
    const shared = suggestTags('VPN drops', [tag('network', vpn), tag('night', 'The VPN drops at night')]);
    const confidenceOf = (all: typeof alone): number => all.find((each) => each.tag === 'network')?.confidence ?? 0;
    expect(confidenceOf(shared)).to.be.lessThan(confidenceOf(alone));
  });

  it('compares single characters in scripts that do not separate words', () => {
    expect(slugs('打印机坏了', tag('hardware', '打印机卡纸'), tag('network', '无法上网'))).to.deep.equal(['hardware']);
  });

  it('returns at most ten, each from 0 to 1, the best first', () => {
    const candidates = Array.from({ length: 15 }, (_, n) => tag(`t${n}`, `${vpn} ${'router '.repeat(n)}`));
    const found = suggestTags(vpn, candidates);
    expect(found.length).to.be.within(1, 10);
    const confidences = found.map(({ confidence }) => confidence);
    expect(confidences).to.deep.equal(confidences.toSorted((a, b) => b - a));
    for (const confidence of confidences) expect(confidence).to.be.within(0, 1);
  });
});

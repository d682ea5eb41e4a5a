import { expect } from 'chai';
import { assert, constantFrom, property, string } from 'fast-check';
import { comparedName, isSimilarName, nameSimilarity } from '../../../domain/clients/name-similarity.js';

const likeness = (a: string, b: string): number => nameSimilarity(comparedName(a), comparedName(b));
const isLike = (a: string, b: string): boolean => isSimilarName(comparedName(a), comparedName(b));

describe('nameSimilarity', () => {
  for (const [a, b, expected] of [
    ['Jon Smith', 'John Smith', 0.9],
    ['Smith, John', 'john smith', 1],
    ['Bob Stone', 'Rob Stone', 0.89],
    ['Müller', 'Möller', 0.83],
    ['', '', 0],
  ] as const) {
    it(`of ${a || 'nothing'} and ${b || 'nothing'} is ${expected}`, () => {
      expect(likeness(a, b)).to.be.closeTo(expected, 0.005);
    });
  }
});

describe('isSimilarName', () => {
  it('is a similarity of 0.8 or more, for any two names', () => {
    const name = string({ unit: constantFrom('a', 'b', 'c', 'z', 'é', ' ', '王', ','), maxLength: 14 });
    const holds = (a: string, b: string): boolean => isLike(a, b) === likeness(a, b) > 0.8 - 1e-9;
    assert(property(name, name, holds), { numRuns: 5000 });
  });

  it('applies to names of at least five letters with one letter changed, omitted or added', () => {
    for (const other of ['Schmitt', 'Schmid', 'Schmidts', 'Achmidt'])
      expect(isLike('Schmidt', other), other).to.equal(true);
    expect(isLike('Jon', 'Jan')).to.equal(false);
  });
});

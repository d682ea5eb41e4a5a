import { expect } from 'chai';
import { inTurns, shareOf } from '../../domain/fair-turns.js';

const groupOf = (item: string): string => item.charAt(0);

describe('inTurns', () => {
  it('takes the second item of one only after the first of every other, each in its own order', () => {
    const many = Array.from({ length: 50 }, (_, at) => `a${at}`);
    const all = inTurns([...many, 'b0', 'c0', 'c1'], groupOf);
    expect(all.slice(0, 3)).to.have.members(['a0', 'b0', 'c0']);
    expect(all.slice(3, 5)).to.have.members(['a1', 'c1']);
    expect(all.filter((item) => groupOf(item) === 'a')).to.deep.equal(many);
  });

  it('begins with those that have the least in progress', () => {
    const underWay: Record<string, number> = { a: 3, b: 0, c: 1 };
    expect(inTurns(['a0', 'b0', 'c0'], groupOf, (group) => underWay[group] ?? 0)).to.deep.equal(['b0', 'c0', 'a0']);
  });
});

describe('shareOf', () => {
  it('leaves places for those that come later, however many take their full share', () => {
    let taken = 0;
    for (let count = 0; count < 30; count += 1) {
      let own = 0;
      for (; own < shareOf(256, taken, 8); own += 1) taken += 1;
      expect(own).to.be.greaterThan(0);
    }
    expect(taken).to.be.lessThan(256);
  });

  it('is at least one place as long as there is any', () => {
    expect([shareOf(4, 3, 8), shareOf(4, 4, 8)]).to.deep.equal([1, 0]);
  });
});

/** The ids of an import. */
import { expect } from 'chai';
import fc from 'fast-check';
import { isId } from '../../domain/ids.js';
import { newId } from '../../models/ids.js';
import { newIds } from '../../models/moving/new-ids.js';

describe('the ids of an import', () => {
  it('are new, the same for the same id, and sort as the old ones did', () => {
    const newIdOf = newIds();
    const old = Array.from({ length: 500 }, () => newId('inv'));
    const made = old.map((id) => newIdOf(id) ?? '');
    expect(made.every((id) => isId(id, 'inv'))).to.equal(true);
    expect(old.map((id) => newIdOf(id))).to.deep.equal(made);
    expect(made.filter((id) => old.includes(id))).to.deep.equal([]);
    expect(made.toSorted()).to.deep.equal(made);
  });

  it('are as many as the old ones, however alike those are, such as numbers in place of random ids', () => {
    const numbered = fc.integer({ min: 0, max: 2 ** 40 });
    fc.assert(
      fc.property(numbered, (first) => {
        const newIdOf = newIds();
        const ids = Array.from({ length: 2000 }, (_, n) => `time_${(first + n).toString(16).padStart(26, '0')}`);
        expect(new Set(ids.map((id) => newIdOf(id))).size).to.equal(ids.length);
      }),
      { numRuns: 20 },
    );
  });

  it('are others in each import, and none for a text that is no id', () => {
    const id = newId('cli');
    expect(newIds()(id)).not.to.equal(newIds()(id));
    expect(newIds()('acme')).to.equal(undefined);
  });
});

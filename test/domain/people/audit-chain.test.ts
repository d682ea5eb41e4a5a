import { expect } from 'chai';
import fc from 'fast-check';
import { chainStart, hashDetails, hashEntry, type ChainedEntry } from '../../../domain/people/audit-chain.js';

const key = 'ab'.repeat(32);

const entry: fc.Arbitrary<ChainedEntry> = fc.record({
  workspace_id: fc.constantFrom('ws_1', 'ws_2'),
  position: fc.integer({ min: 1, max: 9 }),
  id: fc.string(),
  created_at: fc.date({ noInvalidDate: true }),
  action: fc.string(),
  actor_type: fc.string(),
  actor_id: fc.option(fc.string()),
  user_id: fc.option(fc.string()),
  resource_type: fc.string(),
  resource_id: fc.option(fc.string()),
  request_id: fc.option(fc.string()),
  details_hash: fc.string(),
});

const hashesOf = (entries: readonly ChainedEntry[], by = key): string[] => {
  const hashes: string[] = [];
  for (const each of entries) hashes.push(hashEntry(by, hashes.at(-1) ?? chainStart, each));
  return hashes;
};

describe('the chain of the audit log', () => {
  it('has another hash for an entry of which anything differs', () => {
    fc.assert(
      fc.property(entry, entry, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(hashEntry(key, chainStart, one) === hashEntry(key, chainStart, other)).to.equal(isSame);
        for (const name of Object.keys(one) as (keyof ChainedEntry)[]) {
          const changed = { ...one, [name]: other[name] };
          const stayed = JSON.stringify(changed) === JSON.stringify(one);
          expect(hashEntry(key, chainStart, changed) === hashEntry(key, chainStart, one), name).to.equal(stayed);
        }
      }),
    );
  });

  it('ends differently if an entry is removed, or two are swapped', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entry, { minLength: 2, selector: (each) => JSON.stringify(each) }), (entries) => {
        const end = hashesOf(entries).at(-1);
        entries.forEach((_, at) => {
          expect(hashesOf(entries.toSpliced(at, 1)).at(-1)).not.to.equal(end);
          const [one, next] = entries.slice(at, at + 2);
          if (one && next) expect(hashesOf(entries.toSpliced(at, 2, next, one)).at(-1)).not.to.equal(end);
        });
      }),
    );
  });

  it('cannot be computed without the key of the workspace', () => {
    fc.assert(fc.property(entry, (one) => hashesOf([one])[0] !== hashesOf([one], 'cd'.repeat(32))[0]));
  });

  it('covers texts by a hash that differs by their salt, so that erased ones cannot be guessed', () => {
    expect(hashDetails('one', 'Ada Adams')).not.to.equal(hashDetails('two', 'Ada Adams'));
    expect(hashDetails('one', 'Ada Adams')).not.to.equal(hashDetails('one', 'Ada Bdams'));
  });
});

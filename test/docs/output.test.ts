/** The comparison of outputs with guides must be strict: else the guides could show anything. */
import { expect } from 'chai';
import { OutputComparison } from '../support/docs/guide-output.js';

const [one, other] = ['cli_01m7z0n9caest9m9kgf88f2nra', 'cli_01m7z0n9cqf0m8hnjfc452fcyg'];
const compare =
  (isTimeExact: boolean, ...answers: readonly (readonly [shown: string, given: string])[]) =>
  () => {
    const comparison = new OutputComparison(isTimeExact);
    for (const [shown, given] of answers) comparison.check(shown, given);
  };

describe('what a guide shows', () => {
  it('matches other ids, keys and signatures of the same kind, and nothing else', () => {
    expect(compare(true, [`"${one}"`, `"${other}"`], ['svc_sk_test_…', 'svc_sk_test_a1-B_2'])).to.not.throw();
    expect(compare(true, [`"${one}"`, `"${one.replace('cli_', 'con_')}"`])).to.throw();
    expect(compare(true, ['"hours": 7.5', '"hours": 7.25'])).to.throw();
    expect(compare(true, ['a\nb', 'a'])).to.throw();
    expect(compare(true, ['a', 'a\nb'])).to.throw();
  });

  it('means the same object by the same id', () => {
    expect(compare(true, [one, other], [one, other])).to.not.throw();
    expect(compare(true, [one, other], [one, one])).to.throw();
  });

  it('means its exact days if its clock is set', () => {
    const answer = [
      'due 2027-01-18, sent 2027-01-04T09:00:00.000Z',
      'due 2027-01-19, sent 2027-01-05T09:00:00.000Z',
    ] as const;
    expect(compare(false, answer)).to.not.throw();
    expect(compare(true, answer)).to.throw();
  });

  it('can omit lines with …, but not all', () => {
    expect(compare(true, ['a\n  …\nd', 'a\nb\nc\nd'])).to.not.throw();
    expect(compare(true, ['a\n…\ne', 'a\nb\nc\nd'])).to.throw();
    expect(compare(true, ['…', 'a'])).to.throw();
  });
});

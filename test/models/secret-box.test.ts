import { expect } from 'chai';
import { open, seal, type SecretKeys } from '../../models/workspace/secret-box.js';

const keysOf = (SECRET_KEY: string, ...PREVIOUS_SECRET_KEYS: string[]): SecretKeys => ({
  SECRET_KEY,
  PREVIOUS_SECRET_KEYS,
});
const key = keysOf('a key of the operator, long enough to be one');
const newKey = 'the key that takes its place, as long';

describe('a sealed secret', () => {
  it('can be opened with the same key', () => {
    for (const text of ['', 'whsec_abc', 'Zoë 😀', 'x'.repeat(100_000)])
      expect(open(key, seal(key, text))).to.equal(text);
  });

  it('is never the same twice, and reveals nothing of the text', () => {
    const [one, two] = [seal(key, 'whsec_abc'), seal(key, 'whsec_abc')];
    expect(one).not.to.equal(two);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.to.contain('whsec');
  });

  it('cannot be opened with another key', () => {
    expect(() => open(keysOf(newKey), seal(key, 'whsec_abc'))).to.throw();
  });

  it('can still be opened while the key that sealed it is listed next to the new one, which seals everything else', () => {
    const both = keysOf(newKey, 'yet another key, of no use here at all', key.SECRET_KEY);
    expect(open(both, seal(key, 'whsec_abc'))).to.equal('whsec_abc');
    expect(open(keysOf(newKey), seal(both, 'whsec_abc'))).to.equal('whsec_abc');
  });

  it('cannot be opened if a single bit of it was changed', () => {
    const bytes = Buffer.from(seal(key, 'whsec_abc'), 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => open(key, changed.toString('base64')), `byte ${at}`).to.throw();
    }
  });

  it('cannot be opened if it was truncated', () => {
    expect(() => open(key, '')).to.throw();
    expect(() => open(key, seal(key, 'whsec_abc').slice(0, 20))).to.throw();
  });
});

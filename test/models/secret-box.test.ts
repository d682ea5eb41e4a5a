import { expect } from 'chai';
import { open, seal } from '../../models/secret-box.js';

const key = 'a key of the operator, long enough to be one';

describe('a sealed secret', () => {
  it('opens to what it was, with the same key', () => {
    for (const text of ['', 'whsec_abc', 'Zoë 😀', 'x'.repeat(100_000)])
      expect(open(key, seal(key, text))).to.equal(text);
  });

  it('is never the same twice, and shows nothing of the text', () => {
    const [one, two] = [seal(key, 'whsec_abc'), seal(key, 'whsec_abc')];
    expect(one).not.to.equal(two);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.to.contain('whsec');
  });

  it('does not open with another key', () => {
    expect(() => open(`${key}!`, seal(key, 'whsec_abc'))).to.throw();
  });

  it('does not open when a single bit of it was changed', () => {
    const bytes = Buffer.from(seal(key, 'whsec_abc'), 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => open(key, changed.toString('base64')), `byte ${at}`).to.throw();
    }
  });

  it('does not open when it was cut', () => {
    expect(() => open(key, '')).to.throw();
    expect(() => open(key, seal(key, 'whsec_abc').slice(0, 20))).to.throw();
  });
});

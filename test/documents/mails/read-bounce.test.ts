import { expect } from 'chai';
import { readBounce } from '../../../documents/mails/read-bounce.js';
import { bounceAddress, bounceTokensIn, newBounceToken } from '../../../domain/workspace/bounce-address.js';
import { undeliveredText } from '../../../domain/workspace/undelivered.js';
import { bounces, harmless } from '../../support/mails/bounce-samples.js';

const base = 'bounces@docket.example';
const token = newBounceToken();
const to = bounceAddress(base, token);

describe('a mail that comes back', () => {
  for (const { name, write, reason } of bounces)
    it(`from ${name} names its mail, and why it could not be delivered`, async () => {
      const bounce = await readBounce(Buffer.from(write(to)));
      expect(undeliveredText(bounce?.failures ?? [])).to.equal(reason);
      expect(bounceTokensIn(bounce?.addressed ?? [], base)).to.deep.equal([token]);
    });

  for (const [name, write] of Object.entries(harmless))
    it(`is not ${name}`, async () => {
      expect((await readBounce(Buffer.from(write(to))))?.failures ?? []).to.deep.equal([]);
    });

  it('is found by its whole address only', () => {
    const other = 'bounces@docket.example.org';
    const texts = [to.slice(1), `x${to}`, bounceAddress(other, token), `bounces+${token.slice(1)}@docket.example`];
    expect(bounceTokensIn(texts, base)).to.deep.equal([]);
    expect(bounceTokensIn([`"A" <${to.toUpperCase()}>, ${to}`], base)).to.deep.equal([token]);
  });
});

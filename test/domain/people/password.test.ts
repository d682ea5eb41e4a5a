import { expect } from 'chai';
import { hashPassword, isPassword, passwordProblem } from '../../../domain/people/password.js';

describe('a password', () => {
  it('has 10 to 200 characters, with no other requirements', () => {
    for (const good of ['x'.repeat(10), 'x'.repeat(200), '          ', 'пароль-и-ещё'])
      expect(passwordProblem(good)).to.equal(undefined);
    expect(passwordProblem('x'.repeat(9))).to.equal('must have at least 10 characters');
    expect(passwordProblem('x'.repeat(201))).to.equal('must have at most 200 characters');
  });

  it('is stored as argon2id with its own salt', async () => {
    const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.to.equal(other);
    expect([await isPassword('correct horse', one), await isPassword('correct horse', other)]).to.deep.equal([
      true,
      true,
    ]);
    expect(await isPassword('correct horsE', one)).to.equal(false);
  });

  it('is the same however a keyboard composes its letters', async () => {
    const kept = await hashPassword('Grüße aus Köln');
    expect(await isPassword('Grüße aus Köln'.normalize('NFD'), kept)).to.equal(true);
  });

  it('is wrong if none is stored, even the dummy one that takes up the time', async () => {
    for (const none of [null, undefined]) {
      expect(await isPassword('nobody has this password', none)).to.equal(false);
      expect(await isPassword('anything', none)).to.equal(false);
    }
  });
});

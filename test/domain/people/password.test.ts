import { expect } from 'chai';
import { hashPassword, isPassword, passwordProblem } from '../../../domain/people/password.js';

const ada = { name: 'Ada Lovelace', email: 'ada@analytical-engines.example' };

describe('a password', () => {
  it('has 10 to 200 characters of any kind', () => {
    for (const good of ['x'.repeat(11), 'x'.repeat(200), '          ', 'пароль-и-ещё'])
      expect(passwordProblem(good, ada)).to.equal(undefined);
    expect(passwordProblem('x'.repeat(9), ada)).to.equal('must have at least 10 characters');
    expect(passwordProblem('x'.repeat(201), ada)).to.equal('must have at most 200 characters');
  });

  it('is none that is known from breaches, also in other case, and with digits or signs around it', () => {
    for (const bad of ['qwertyuiop', 'Basketball', '1234567890', 'password123', 'Manchester!2026', '**password**'])
      expect(passwordProblem(bad, ada), bad).to.equal(
        'must not be a password known from breaches: choose several unrelated words',
      );
    for (const good of ['basketball on the moon', 'correct horse battery', 'dragonfly7-teapot'])
      expect(passwordProblem(good, ada), good).to.equal(undefined);
  });

  it("is not the person's own name or address, also with digits or signs", () => {
    for (const bad of [
      'Ada Lovelace',
      'adalovelace1815',
      'Lovelace.Ada!',
      'ada@analytical-engines.example',
      'ADA-ada-ada-2026',
    ])
      expect(passwordProblem(bad, ada), bad).to.equal(
        'must not be your name or address: choose several unrelated words',
      );
    expect(passwordProblem('ada wrote the first program', ada)).to.equal(undefined);
    expect(passwordProblem('quiet green lamp', { name: 'Al', email: null })).to.equal(undefined);
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

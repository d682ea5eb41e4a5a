/** What somebody tries who has the password, or saw a code, of an account with a second factor. */
import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { codeOf, setUpTotp, ticketOf, type SetUp } from '../../support/sign-in/authenticator.js';
import { buildAddress, password, Visitor } from '../../support/service/visitor.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

interface Guarded extends SetUp {
  readonly owner: ApiClient;
  readonly email: string;
  /** Signed in before the factor was set up. */
  readonly visitor: Visitor;
}

async function buildGuarded(): Promise<Guarded> {
  const { live: owner } = await buildWorkspace();
  const email = await buildAddress('users', owner.userId);
  const visitor = await Visitor.arrive();
  await visitor.send('/sign-in', { email, password });
  return { owner, email, visitor, ...(await setUpTotp(visitor)) };
}

/** The ticket that the right password gets. */
const ticketFor = async (email: string): Promise<string> =>
  ticketOf(await (await Visitor.arrive()).send('/sign-in', { email, password }));

/** Shows a code after the password, in a new browser. */
async function pass(email: string, code: string): Promise<number> {
  const fields = { factor_ticket: await ticketFor(email), code };
  return (await (await Visitor.arrive()).send('/sign-in', fields)).status;
}

describe('an account with a second factor', () => {
  it('takes a code once for everything: one that let a browser in changes nothing in another session', async () => {
    const { email, secret, visitor } = await buildGuarded();
    const code = codeOf(secret);
    expect(await pass(email, code)).to.equal(200);
    for (const [method, path] of [
      ['DELETE', '/v1/users/me/totp'],
      ['POST', '/v1/users/me/recovery-codes'],
    ] as const) {
      const { status, body } = await visitor.call(method, path, { code });
      expect([status, body.error?.field], path).to.deep.equal([400, 'code']);
    }
    expect((await visitor.call('GET', '/v1/users/me/second-factor')).body.data).to.include({ recovery_codes_left: 10 });
  });

  it('takes no recovery code again that was used in another session', async () => {
    const { email, recoveryCodes, visitor } = await buildGuarded();
    const [code = ''] = recoveryCodes;
    expect(await pass(email, code)).to.equal(200);
    expect((await visitor.call('DELETE', '/v1/users/me/totp', { code })).status).to.equal(400);
    expect(await pass(email, code)).to.equal(401);
  });

  it('takes one of two sign-ins with the same recovery code at once', async () => {
    const { email, recoveryCodes } = await buildGuarded();
    const [code = ''] = recoveryCodes;
    const both = await Promise.all([pass(email, code), pass(email, code)]);
    expect(both.toSorted()).to.deep.equal([200, 401]);
  });

  it('takes the code of the step before and after for clocks that differ, none that is further away', async () => {
    const { email, secret } = await buildGuarded();
    for (const steps of [-3, 3]) expect(await pass(email, codeOf(secret, steps)), `${steps} steps`).to.equal(401);
    expect(await pass(email, codeOf(secret, 1))).to.equal(200);
    expect(await pass(email, codeOf(secret)), 'an earlier one, after a later one').to.equal(401);
  });

  it('lets nobody into the API who has the password alone', async () => {
    const { owner, email } = await buildGuarded();
    const ticket = await ticketFor(email);
    const basic = Buffer.from(`${email}:${password}`).toString('base64');
    const tries: readonly Readonly<Record<string, string>>[] = [
      { Authorization: `Basic ${basic}` },
      { Authorization: `Bearer ${password}` },
      { Authorization: `Bearer ${ticket}` },
      { Cookie: `docket_session=${ticket}`, 'Sec-Fetch-Site': 'same-origin' },
    ];
    for (const headers of tries)
      for (const [method, path] of [
        ['GET', '/v1/users/me'],
        ['DELETE', '/v1/users/me/totp'],
        ['POST', '/v1/api-keys'],
      ] as const) {
        const { status } = await fetch(`${owner.url}${path}`, { method, headers });
        expect(status, `${method} ${path} with ${JSON.stringify(headers)}`).to.equal(401);
      }
    const { data } = await owner.call('listAuditEntries', { query: { action: ['session.created'] } });
    expect(data, 'only the sign-in from before the factor').to.have.lengthOf(1);
  });

  it('is not signed out of, and not signed in to, by codes that others guess', async () => {
    const { email, visitor, secret } = await buildGuarded();
    expect(await pass(email, '12345')).to.equal(401);
    expect(await visitor.me()).to.equal(200);
    expect(await pass(email, codeOf(secret))).to.equal(200);
  });
});

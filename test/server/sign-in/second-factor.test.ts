import { expect } from 'chai';
import { codeOf, setUpTotp, ticketOf, wrongCodeOf, type SetUp } from '../../support/sign-in/authenticator.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildAddress, password, Visitor, type JsonAnswer } from '../../support/service/visitor.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { attemptLimits } from '../../../server/limits/attempts.js';

interface Guarded extends SetUp {
  readonly owner: ApiClient;
  readonly email: string;
  /** Signed in before the factor was set up. */
  readonly visitor: Visitor;
}

/** An owner with an authenticator app. */
async function buildGuarded(): Promise<Guarded> {
  const { live: owner } = await buildWorkspace();
  const email = await buildAddress('users', owner.userId);
  const visitor = await Visitor.arrive();
  await visitor.send('/sign-in', { email, password });
  return { owner, email, visitor, ...(await setUpTotp(visitor)) };
}

const begin = async (email: string, fields: object = {}): Promise<JsonAnswer> =>
  (await Visitor.arrive()).send('/sign-in', { email, password, ...fields });

async function pass(email: string, code: string, visitor?: Visitor): Promise<JsonAnswer> {
  const ticket = ticketOf(await begin(email));
  return (visitor ?? (await Visitor.arrive())).send('/sign-in', { factor_ticket: ticket, code });
}

/** The actions in the audit log of the owner's workspace, the newest first. */
async function actions(owner: ApiClient): Promise<string[]> {
  const { data } = await owner.call('listAuditEntries', {});
  return data.map(({ action }) => action);
}

describe('signing in with a second factor', () => {
  it('takes the password and then the code of the app', async () => {
    const { email, secret, owner } = await buildGuarded();
    const visitor = await Visitor.arrive();
    const { status, body } = await pass(email, codeOf(secret), visitor);
    expect([status, body.data?.['account_id']]).to.deep.equal([200, owner.userId]);
    expect(await visitor.me()).to.equal(200);
    expect((await actions(owner)).slice(0, 2)).to.deep.equal(['session.created', 'factor.added']);
  });

  it('works on the page without a script, and leads to the page that was wanted', async () => {
    const { email, secret } = await buildGuarded();
    const visitor = await Visitor.arrive();
    const asked = await visitor.submit('/sign-in', { email, password, next: '/clients' });
    expect(asked.status).to.equal(401);
    const [, ticket = ''] = /name="factor_ticket" value="([^"]+)"/.exec(asked.text) ?? [];
    expect(asked.text).to.contain('autocomplete="one-time-code"').and.not.contain(password);
    const wrong = await visitor.submit('/sign-in', { factor_ticket: ticket, code: wrongCodeOf(secret) });
    expect([wrong.status, wrong.text.includes(`value="${ticket}"`)], 'can be tried again').to.deep.equal([401, true]);
    const { status, next } = await visitor.submit('/sign-in', {
      factor_ticket: ticket,
      code: codeOf(secret),
      next: '/clients',
    });
    expect([status, next]).to.deep.equal([303, '/clients']);
  });

  it('gives no session for the password alone', async () => {
    const { email } = await buildGuarded();
    const visitor = await Visitor.arrive();
    const { status, headers } = await visitor.send('/sign-in', { email, password });
    expect([status, headers.getSetCookie()]).to.deep.equal([401, []]);
    expect(await visitor.me()).to.equal(401);
  });

  it('does not tell whether the password was right, the address exists, or it has a second factor', async () => {
    const { email } = await buildGuarded();
    const { live } = await buildWorkspace();
    const plain = await buildAddress('users', live.userId);
    const answers = [
      await begin(email),
      await begin(email, { password: 'a wrong password' }),
      await begin(`x${email}`),
      await begin(plain, { password: 'a wrong password' }),
    ];
    const seen = answers.map(({ status, body }) => [
      status,
      body.error?.message,
      ticketOf({ status, body, headers: new Headers() }).length,
    ]);
    for (const each of seen) expect(each).to.deep.equal(seen[0]);
    const refusals: unknown[] = [];
    for (const answer of answers) {
      const fields = { factor_ticket: ticketOf(answer), code: '12345' };
      const { status, body } = await (await Visitor.arrive()).send('/sign-in', fields);
      refusals.push([status, body.error?.code, body.error?.message]);
    }
    for (const each of refusals) expect(each).to.deep.equal(refusals[0]);
  });

  it('takes as long for a right password as for a wrong one', async () => {
    const { email } = await buildGuarded();
    const begun = performance.now();
    await begin(email);
    expect(performance.now() - begun).to.be.at.least(249);
  });

  it('takes a code once', async () => {
    const { email, secret, owner } = await buildGuarded();
    const code = codeOf(secret);
    expect((await pass(email, code)).status).to.equal(200);
    expect((await pass(email, code)).status, 'a replay').to.equal(401);
    expect((await actions(owner)).slice(0, 2)).to.have.members(['session.failed', 'factor.failed']);
  });

  it('takes one of two sign-ins with the same code at once', async () => {
    const { email, secret } = await buildGuarded();
    const tickets = [ticketOf(await begin(email)), ticketOf(await begin(email))];
    const code = codeOf(secret);
    const visitors = await Promise.all(tickets.map(() => Visitor.arrive()));
    const answers = await Promise.all(
      tickets.map(async (ticket, at) => visitors[at]?.send('/sign-in', { factor_ticket: ticket, code })),
    );
    expect(answers.map((answer) => answer?.status)).to.have.members([200, 401]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes, owner } = await buildGuarded();
    const [code = ''] = recoveryCodes;
    expect(recoveryCodes).to.have.length(10);
    expect((await pass(email, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).to.equal(200);
    expect((await pass(email, code)).status, 'again').to.equal(401);
    expect((await actions(owner)).slice(0, 2)).to.have.members(['session.failed', 'factor.failed']);
  });

  it('limits guesses by address, even with the right code then, and does not tell by it', async () => {
    const { email, secret } = await buildGuarded();
    const { points } = attemptLimits.codeOfAddress;
    const ticket = ticketOf(await begin(email));
    const empty = ticketOf(await begin(`x${email}`));
    for (const each of [ticket, empty]) {
      const statuses: number[] = [];
      for (let at = 0; at < points + 1; at += 1)
        statuses.push(
          (await (await Visitor.arrive()).send('/sign-in', { factor_ticket: each, code: wrongCodeOf(secret) })).status,
        );
      expect(statuses).to.deep.equal([...Array.from({ length: points }, () => 401), 429]);
    }
    const late = await (await Visitor.arrive()).send('/sign-in', { factor_ticket: ticket, code: codeOf(secret) });
    expect(late.status).to.equal(429);
  });

  it('takes no ticket of another kind, of the portal, or from before a new password', async () => {
    const { email, secret, owner } = await buildGuarded();
    const ticket = ticketOf(await begin(email));
    const send = async (path: string, fields: object): Promise<number> =>
      (await (await Visitor.arrive()).send(path, fields)).status;
    expect(await send('/portal/sign-in', { factor_ticket: ticket, code: codeOf(secret) })).to.equal(401);
    expect(await send('/sign-in', { ticket, account_id: owner.userId })).to.equal(401);
    expect(
      await send('/sign-in', {
        factor_ticket: `${ticket.startsWith('x') ? 'y' : 'x'}${ticket.slice(1)}`,
        code: codeOf(secret),
      }),
    ).to.equal(401);
    const { db } = await testApi();
    await db('users').where({ id: owner.userId }).update({ password_hash: 'another' });
    expect(await send('/sign-in', { factor_ticket: ticket, code: codeOf(secret) })).to.equal(401);
  });

  it('cannot be avoided by a link for a new password', async () => {
    const { owner } = await buildWorkspace();
    const email = await buildAddress('users', owner.userId);
    const visitor = await Visitor.arrive();
    await visitor.send('/sign-in', { email, password, workspace_id: owner.workspaceId });
    const { secret } = await setUpTotp(visitor);
    await visitor.send('/forgotten-password', { email, workspace_id: owner.workspaceId });
    const { data } = await owner.call('listTestMails', {});
    const link = data.flatMap(({ links }) => links).find((each) => each.includes('/passwords/')) ?? '';
    const other = await Visitor.arrive();
    const { next } = await other.submit(new URL(link).pathname, { password: 'a new long password' });
    expect(next).to.contain('/sign-in?done=password');
    expect(await other.me()).to.equal(401);
    const refused = await other.send('/sign-in', {
      email,
      password: 'a new long password',
      workspace_id: owner.workspaceId,
    });
    const passed = await other.send('/sign-in', { factor_ticket: ticketOf(refused), code: codeOf(secret) });
    expect(passed.status).to.equal(200);
  });
});

describe('the second factor of a user', () => {
  it('counts only once a code of it was confirmed', async () => {
    const { live } = await buildWorkspace();
    const email = await buildAddress('users', live.userId);
    const visitor = await Visitor.arrive();
    await visitor.send('/sign-in', { email, password });
    const { status, body } = await visitor.call('POST', '/v1/users/me/totp');
    expect(status).to.equal(201);
    const secret = String(body.data?.['secret']);
    expect(body.data?.['uri']).to.contain(`secret=${secret}`).and.contain('otpauth://totp/');
    expect(body.data?.['qr_svg']).to.match(/^<svg /);
    expect((await begin(email)).status, 'not yet').to.equal(200);
    const wrong = await visitor.call('POST', '/v1/users/me/totp/confirm', { code: wrongCodeOf(secret) });
    expect([wrong.status, wrong.body.error?.field]).to.deep.equal([400, 'code']);
    expect((await begin(email)).status).to.equal(200);
    expect((await visitor.call('POST', '/v1/users/me/totp/confirm', { code: codeOf(secret) })).status).to.equal(200);
    expect((await begin(email)).status).to.equal(401);
    expect((await visitor.call('POST', '/v1/users/me/totp')).body.error?.code, 'a second one').to.equal(
      'invalid_state',
    );
  });

  it('ends the sessions that began with the password alone, except the one in which it was added', async () => {
    const { live: owner } = await buildWorkspace();
    const email = await buildAddress('users', owner.userId);
    const [visitor, other] = await Promise.all([Visitor.arrive(), Visitor.arrive()]);
    for (const each of [visitor, other]) await each.send('/sign-in', { email, password });
    await setUpTotp(visitor);
    expect([await visitor.me(), await other.me()]).to.deep.equal([200, 401]);
  });

  it('is stored sealed, and its recovery codes as hashes', async () => {
    const { owner, secret, recoveryCodes } = await buildGuarded();
    const { db } = await testApi();
    const rows = JSON.stringify([
      await db('second_factors').where({ account_id: owner.userId }),
      await db('recovery_codes').where({ account_id: owner.userId }),
      await db('audit_entries').where({ workspace_id: owner.workspaceId }),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(rows).not.to.contain(text);
  });

  it('is removed by a code or a recovery code, and no other, at an open session', async () => {
    const { email, secret, visitor, owner, recoveryCodes } = await buildGuarded();
    const remove = async (code: string): Promise<number> =>
      (await visitor.call('DELETE', '/v1/users/me/totp', { code })).status;
    expect(await remove(wrongCodeOf(secret))).to.equal(400);
    expect((await actions(owner))[0]).to.equal('factor.failed');
    expect(await remove(recoveryCodes[3] ?? '')).to.equal(200);
    expect((await actions(owner))[0]).to.equal('factor.removed');
    expect((await begin(email)).status).to.equal(200);
    expect(await remove(codeOf(secret)), 'there is none').to.equal(409);
    const { body } = await visitor.call('GET', '/v1/users/me/second-factor');
    expect(body.data).to.deep.equal({ confirmed_at: null, recovery_codes_left: 0 });
  });

  it('gets new recovery codes for a code, and the old ones end', async () => {
    const { email, secret, visitor, recoveryCodes, owner } = await buildGuarded();
    const made = await visitor.call('POST', '/v1/users/me/recovery-codes', { code: codeOf(secret) });
    const fresh = made.body.data?.['recovery_codes'] as string[];
    expect([made.status, new Set([...fresh, ...recoveryCodes]).size]).to.deep.equal([201, 20]);
    expect((await actions(owner))[0]).to.equal('recovery_codes.made');
    expect((await pass(email, recoveryCodes[0] ?? '')).status).to.equal(401);
    expect((await pass(email, fresh[0] ?? '')).status).to.equal(200);
    const { body } = await visitor.call('GET', '/v1/users/me/second-factor');
    expect(body.data?.['recovery_codes_left']).to.equal(9);
  });

  it('limits guesses at an open session', async () => {
    const { secret, visitor } = await buildGuarded();
    const { points } = attemptLimits.checkOfAccount;
    const statuses: number[] = [];
    for (let at = 0; at < points + 1; at += 1)
      statuses.push((await visitor.call('DELETE', '/v1/users/me/totp', { code: wrongCodeOf(secret) })).status);
    expect(statuses).to.deep.equal([...Array.from({ length: points }, () => 400), 429]);
  });

  it('is out of reach of API keys, which work without one', async () => {
    const { owner, secret } = await buildGuarded();
    const { error } = await owner.fail('deleteTotp', { body: { code: codeOf(secret) } });
    expect(error.code).to.equal('forbidden');
    expect((await owner.call('getCurrentUser', {})).data.id).to.equal(owner.userId);
  });

  it('does not work for another account', async () => {
    const [one, other] = [await buildGuarded(), await buildGuarded()];
    expect((await pass(one.email, codeOf(other.secret))).status).to.equal(401);
    expect((await pass(one.email, other.recoveryCodes[0] ?? '')).status).to.equal(401);
  });
});

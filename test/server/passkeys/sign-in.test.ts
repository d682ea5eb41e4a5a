/** Signing in by a passkey alone, and all that is refused. */
import { expect } from 'chai';
import { codeOf, setUpTotp, ticketOf } from '../../support/sign-in/authenticator.js';
import { beginSignIn, buildKeyed, sendSigned, signInBy, type Keyed } from '../../support/sign-in/passkeys.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { SoftwarePasskey } from '../../support/sign-in/software-passkey.js';
import { password, Visitor } from '../../support/service/visitor.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

interface Owned extends Keyed {
  readonly owner: ApiClient;
}

async function buildOwner(): Promise<Owned> {
  const { live: owner } = await buildWorkspace();
  return { owner, ...(await buildKeyed(owner)) };
}

/** The newest entry of the audit log: what was refused, and why. */
async function lastRefusal(owner: ApiClient): Promise<unknown[]> {
  const { data } = await owner.call('listAuditEntries', { query: { per_page: 1 } });
  return data.map(({ action, resource, changes }) => [action, resource.id, changes['reason']?.to])[0] ?? [];
}

describe('signing in by a passkey', () => {
  it('takes no address and no password, and begins a session', async () => {
    const { owner, passkey } = await buildOwner();
    const visitor = await Visitor.arrive();
    const request = await beginSignIn(visitor);
    expect(request)
      .to.include({ rpId: 'docket.test', userVerification: 'required' })
      .and.not.have.property('allowCredentials');
    const { status, body } = await sendSigned(visitor, passkey.sign(request));
    expect([status, body.data?.['account_id'], await visitor.me()]).to.deep.equal([200, owner.userId, 200]);
    const { data } = await owner.call('listAuditEntries', { query: { per_page: 1 } });
    expect(data.map(({ action, actor }) => [action, actor.id])).to.deep.equal([['session.created', owner.userId]]);
  });

  it('records when the passkey was used', async () => {
    const { passkey, visitor } = await buildOwner();
    const usedAt = async (): Promise<unknown> => (await visitor.list('/v1/users/me/passkeys'))[0]?.['last_used_at'];
    expect(await usedAt()).to.equal(null);
    await signInBy(passkey);
    expect(Date.parse(String(await usedAt()))).to.be.closeTo(Date.now(), 60_000);
  });

  it('leads to the page that was wanted, by a form that a browser sends', async () => {
    const { passkey } = await buildOwner();
    const visitor = await Visitor.arrive();
    const credential = JSON.stringify(passkey.sign(await beginSignIn(visitor)));
    const { status, next } = await visitor.submit('/sign-in/passkey', { credential, next: '/clients' });
    expect([status, next]).to.deep.equal([303, '/clients']);
  });

  it('works with a passkey that counts nothing', async () => {
    const { passkey } = await buildOwner();
    expect((await signInBy(passkey, { counter: 0 })).status).to.equal(200);
    expect((await signInBy(passkey, { counter: 0 })).status).to.equal(200);
  });

  it('is refused with a counter that goes back or stands still: somebody has a copy', async () => {
    const { owner, passkey } = await buildOwner();
    expect((await signInBy(passkey, { counter: 7 })).status).to.equal(200);
    for (const counter of [7, 6, 0]) {
      expect((await signInBy(passkey, { counter })).status).to.equal(401);
      expect(await lastRefusal(owner)).to.deep.equal(['session.failed', owner.userId, 'counter_went_back']);
    }
    expect((await signInBy(passkey, { counter: 8 })).status).to.equal(200);
  });

  it('is refused with a challenge that was used before', async () => {
    const { owner, passkey } = await buildOwner();
    const visitor = await Visitor.arrive();
    const request = await beginSignIn(visitor);
    expect((await sendSigned(visitor, passkey.sign(request))).status).to.equal(200);
    const again = await sendSigned(await Visitor.arrive(), passkey.sign(request));
    expect([again.status, again.body.error?.code]).to.deep.equal([401, 'unauthorized']);
    expect(await lastRefusal(owner)).to.deep.equal(['session.failed', owner.userId, 'unknown_challenge']);
  });

  it('uses a challenge up even if what was signed is refused', async () => {
    const { passkey } = await buildOwner();
    const visitor = await Visitor.arrive();
    const request = await beginSignIn(visitor);
    expect((await sendSigned(visitor, passkey.sign(request, { origin: 'https://evil.example' }))).status).to.equal(401);
    expect((await sendSigned(visitor, passkey.sign(request))).status).to.equal(401);
  });

  it('is refused with a challenge that the service did not make, or that is older than five minutes', async () => {
    const { owner, passkey } = await buildOwner();
    const made = await signInBy(passkey, { challenge: Buffer.alloc(32, 7).toString('base64url') });
    expect([made.status, ...(await lastRefusal(owner))]).to.deep.equal([
      401,
      'session.failed',
      owner.userId,
      'unknown_challenge',
    ]);
    const visitor = await Visitor.arrive();
    const request = await beginSignIn(visitor);
    const { db } = await testApi();
    await db('passkey_challenges').update({ expires_at: new Date(Date.now() - 1) });
    expect((await sendSigned(visitor, passkey.sign(request))).status).to.equal(401);
  });

  it('is refused for another origin, another site, and without asking for finger, face or PIN', async () => {
    const { owner, passkey } = await buildOwner();
    const refusals = [
      [{ origin: 'https://docket.test.evil.example' }, 'wrong_origin'],
      [{ origin: 'https://docket.test' }, 'wrong_origin'],
      [{ rpId: 'evil.example' }, 'not_verified'],
      [{ isVerified: false }, 'not_verified'],
    ] as const;
    for (const [wanted, reason] of refusals) {
      expect((await signInBy(passkey, wanted)).status, reason).to.equal(401);
      expect(await lastRefusal(owner)).to.deep.equal(['session.failed', owner.userId, reason]);
    }
  });

  it("is refused with another person's passkey in place of one's own", async () => {
    const { owner, passkey } = await buildOwner();
    const other = await buildOwner();
    const { status } = await signInBy(passkey, { userHandle: other.owner.userId });
    expect(status).to.equal(401);
    expect(await lastRefusal(owner)).to.deep.equal(['session.failed', owner.userId, 'wrong_account']);
  });

  it('is refused with a signature of another key', async () => {
    const { owner, passkey, visitor } = await buildOwner();
    const forged = new SoftwarePasskey();
    passkey.id.copy(forged.id);
    const stranger = await Visitor.arrive();
    const request = await beginSignIn(stranger);
    const { status } = await sendSigned(stranger, forged.sign(request, { userHandle: owner.userId }));
    expect([status, await stranger.me(), await visitor.me()]).to.deep.equal([401, 401, 200]);
    expect(await lastRefusal(owner)).to.deep.equal(['session.failed', owner.userId, 'not_verified']);
  });

  it('says the same of a passkey that nobody has, one that was removed, and anything else', async () => {
    const { passkey, visitor, id } = await buildOwner();
    await visitor.call('DELETE', `/v1/users/me/passkeys/${id}`, { current_password: password });
    const stranger = await Visitor.arrive();
    const answers = [
      await signInBy(passkey),
      await signInBy(new SoftwarePasskey(), { userHandle: 'usr_01k6jz3v8he9s8x4d2m7q5r0ab' }),
      await stranger.send('/sign-in/passkey', { credential: 'nonsense' }),
      await stranger.send('/sign-in/passkey', { credential: '{"id":"a","response":{"clientDataJSON":"e30"}}' }),
    ];
    const responses = new Set(answers.map(({ status, body }) => `${status} ${body.error?.message}`));
    expect([...responses]).to.deep.equal([
      '401 This passkey was not accepted: try again, or sign in with your password',
    ]);
  });

  it('is refused to a user who was deactivated, and at the portal', async () => {
    const { owner } = await buildOwner();
    const member = await buildUser(owner, 'member');
    const { passkey } = await buildKeyed(member);
    const visitor = await Visitor.arrive();
    const request = await beginSignIn(visitor, '/portal/sign-in/passkey');
    expect((await sendSigned(visitor, passkey.sign(request), '/portal/sign-in/passkey')).status).to.equal(401);
    expect(await lastRefusal(owner)).to.deep.equal(['session.failed', member.userId, 'sign_in_refused']);
    await owner.call('deactivateUser', { params: { id: member.userId } });
    expect((await signInBy(passkey)).status).to.equal(401);
    expect(await lastRefusal(owner)).to.deep.equal(['session.failed', member.userId, 'sign_in_refused']);
  });

  it('does not take a challenge of the portal in Docket', async () => {
    const { passkey } = await buildOwner();
    const visitor = await Visitor.arrive();
    const request = await beginSignIn(visitor, '/portal/sign-in/passkey');
    expect((await sendSigned(visitor, passkey.sign(request))).status).to.equal(401);
  });

  it('is refused from another site', async () => {
    const { passkey } = await buildOwner();
    const visitor = await Visitor.arrive();
    const credential = JSON.stringify(passkey.sign(await beginSignIn(visitor)));
    const from = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.submit('/sign-in/passkey', { credential }, from)).status).to.equal(403);
  });
});

describe('a passkey as second factor', () => {
  it('makes the password alone worth nothing, which no response tells', async () => {
    const { email } = await buildOwner();
    const visitor = await Visitor.arrive();
    const right = await visitor.send('/sign-in', { email, password });
    const wrong = await visitor.send('/sign-in', { email, password: 'not the password' });
    expect([right.status, right.body.error?.message]).to.deep.equal([401, wrong.body.error?.message]);
  });

  it('comes with recovery codes, each of which stands in once after the password', async () => {
    const { email, recoveryCodes } = await buildOwner();
    const [code = ''] = recoveryCodes ?? [];
    const attempt = async (): Promise<number> => {
      const visitor = await Visitor.arrive();
      const ticket = ticketOf(await visitor.send('/sign-in', { email, password }));
      return (await visitor.send('/sign-in', { factor_ticket: ticket, code })).status;
    };
    expect([await attempt(), await attempt()]).to.deep.equal([200, 401]);
  });

  it('stays beside an authenticator app, whose removal leaves the recovery codes', async () => {
    const { visitor, passkey, email } = await buildOwner();
    const { secret, recoveryCodes } = await setUpTotp(visitor);
    expect((await signInBy(passkey)).status).to.equal(200);
    expect((await visitor.call('DELETE', '/v1/users/me/totp', { code: codeOf(secret) })).status).to.equal(200);
    const { body } = await visitor.call('GET', '/v1/users/me/second-factor');
    expect(body.data).to.deep.equal({ confirmed_at: null, recovery_codes_left: 10 });
    const ticket = ticketOf(await visitor.send('/sign-in', { email, password }));
    const byCode = await visitor.send('/sign-in', { factor_ticket: ticket, code: recoveryCodes[0] ?? '' });
    expect(byCode.status).to.equal(200);
  });

  it('is enough where the workspace requires two factors, and setting one up is allowed there', async () => {
    const { live: owner } = await buildWorkspace();
    const keyed = await buildKeyed(owner);
    const member = await buildUser(owner, 'member');
    await keyed.visitor.call('PUT', '/v1/workspace', { require_two_factor: true });
    expect(await keyed.visitor.me(), 'the owner has a passkey').to.equal(200);
    const { visitor, passkey } = await buildKeyed(member);
    expect(await visitor.me(), 'the member has added one').to.equal(200);
    const again = await Visitor.arrive();
    await sendSigned(again, passkey.sign(await beginSignIn(again)));
    expect(await again.me()).to.equal(200);
  });

  it('goes when the factor is reset', async () => {
    const { live: owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { passkey, email } = await buildKeyed(member);
    await owner.call('resetUserFactor', { params: { id: member.userId } });
    expect((await signInBy(passkey)).status).to.equal(401);
    const visitor = await Visitor.arrive();
    const { status } = await visitor.send('/sign-in', { email, password, workspace_id: member.workspaceId });
    expect(status).to.equal(200);
  });
});

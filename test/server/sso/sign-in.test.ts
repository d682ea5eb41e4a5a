/** Signing in by a real provider, oidc-provider. */
import { expect } from 'chai';
import { buildSignedIn, givePassword, password, Visitor } from '../../support/service/visitor.js';
import { startOidcServer, type OidcServer } from '../../support/sso/oidc-server.js';
import { beginSso, buildSsoWorkspace, pathOf, refusals, signInBySso } from '../../support/sso/workspace-with-sso.js';
import { buildUser } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';

describe('signing in by the provider of a workspace', () => {
  let provider: OidcServer;
  before(async () => {
    provider = await startOidcServer({ sub: 'nobody', email: 'nobody@example.com' });
  });
  after(() => provider.close());

  it('makes a viewer of a person whom the provider knows, and finds them again by what the provider calls them', async () => {
    const workspace = await buildSsoWorkspace(provider);
    provider.person = { sub: 'p1', email: `ada@${workspace.domain}`, name: 'Ada Ash' };
    const visitor = await Visitor.arrive();
    const back = await signInBySso(visitor, workspace, provider);
    expect([back.status, back.next]).to.deep.equal([303, '/']);
    const { data: me } = (await visitor.call('GET', '/v1/users/me')).body;
    expect(me).to.include({ name: 'Ada Ash', email: `ada@${workspace.domain}`, role: 'viewer', status: 'active' });

    provider.person = { sub: 'p1', email: `ada.new@${workspace.domain}`, name: 'Ada New' };
    const again = await Visitor.arrive();
    await signInBySso(again, workspace, provider);
    expect((await again.call('GET', '/v1/users/me')).body.data).to.include({ id: me?.['id'], name: 'Ada Ash' });

    const { data } = await workspace.live.call('listAuditEntries', {});
    expect(data.map(({ action }) => action)).to.deep.equal([
      'session.created',
      'session.created',
      'user.created',
      'sso.checked',
      'sso.changed',
    ]);
  });

  it('finds the provider by the domain of the address, and leads to the page that was asked for', async () => {
    const workspace = await buildSsoWorkspace(provider);
    provider.person = { sub: 'p2', email: `bea@${workspace.domain}` };
    const visitor = await Visitor.arrive();
    const page = await visitor.get('/sign-in?next=/tickets');
    expect(page.text).to.include('/sign-in/sso?next=%2Ftickets');
    const begun = await visitor.submit('/sign-in/sso', { email: `bea@${workspace.domain}`, next: '/tickets' });
    expect(begun.next).to.include('login_hint=bea%40').and.include('code_challenge_method=S256');
    const back = await visitor.get(pathOf(await provider.signIn(begun.next ?? '')));
    expect(back.next).to.equal('/tickets');
    const unknown = await visitor.send('/sign-in/sso', { email: 'cy@nowhere.example' });
    expect(unknown.body.error).to.include({ code: 'invalid_request', field: 'email' });
  });

  it('gives the role that the claim says, each time anew, and never that of an owner', async () => {
    const roles = { designers: 'member', leads: 'manager' } as const;
    const workspace = await buildSsoWorkspace(provider, { role_claim: 'groups', roles });
    const roleWith = async (groups: readonly string[]) => {
      provider.person = { sub: 'p3', email: `dan@${workspace.domain}`, groups };
      const visitor = await Visitor.arrive();
      await signInBySso(visitor, workspace, provider);
      return (await visitor.call('GET', '/v1/users/me')).body.data?.['role'];
    };
    expect(await roleWith(['designers', 'leads'])).to.equal('manager');
    expect(await roleWith(['designers'])).to.equal('member');
    expect(await roleWith(['owner', '__proto__', 'constructor'])).to.equal('viewer');
    const { data } = await workspace.live.call('listAuditEntries', { query: { action: ['user.role_changed'] } });
    expect(data.map(({ changes }) => changes)).to.deep.equal([
      { role: { from: 'member', to: 'viewer' } },
      { role: { from: 'manager', to: 'member' } },
    ]);
    const refused = await workspace.live.fail('updateSingleSignOn', {
      body: {
        issuer: provider.issuer,
        client_id: 'docket',
        domains: [workspace.domain],
        role_claim: 'groups',
        roles: { a: 'owner' as 'admin' },
      },
    });
    expect(refused.error.code).to.equal('invalid_request');
  });

  it('links an account with a password only after its own sign-in', async () => {
    const workspace = await buildSsoWorkspace(provider);
    const member = await buildUser(workspace.live, 'member');
    const email = `eve@${workspace.domain}`;
    const { db } = await testApi();
    await db('users').where({ id: member.userId }).update({ email, email_key: email });
    await givePassword('users', member.userId);
    provider.person = { sub: 'p4', email };

    const visitor = await Visitor.arrive();
    const back = await signInBySso(visitor, workspace, provider);
    expect(back.next).to.equal(`/sign-in?done=sso&workspace_id=${workspace.live.workspaceId}`);
    expect(await visitor.me()).to.equal(401);
    expect((await visitor.get(back.next ?? '')).text).to.include('Sign in with its password once');
    await visitor.submit(back.next ?? '', { email, password, workspace_id: workspace.live.workspaceId });
    expect(await visitor.me()).to.equal(200);

    const later = await Visitor.arrive();
    expect((await signInBySso(later, workspace, provider)).next).to.equal('/');
    expect((await later.call('GET', '/v1/users/me')).body.data).to.include({ id: member.userId, role: 'member' });
  });

  it('links an account at once in a browser that is signed in to it, and to no other', async () => {
    const workspace = await buildSsoWorkspace(provider);
    const [member, other] = [await buildUser(workspace.live, 'member'), await buildUser(workspace.live, 'admin')];
    const visitor = await buildSignedIn(member);
    const email = `fay@${workspace.domain}`;
    const { db } = await testApi();
    await db('users').where({ id: member.userId }).update({ email, email_key: email });
    provider.person = { sub: 'p5', email };
    const stranger = await buildSignedIn(other);
    expect((await signInBySso(stranger, workspace, provider)).next).to.include('/sign-in?done=sso');
    expect((await signInBySso(visitor, workspace, provider)).next).to.equal('/');
  });

  it('leaves only owners their password where it is required', async () => {
    const workspace = await buildSsoWorkspace(provider, { required: true });
    const member = await buildUser(workspace.live, 'member');
    const { db } = await testApi();
    const addressOf = async (id: string, name: string) => {
      const email = `${name}@${workspace.domain}`;
      await db('users').where({ id }).update({ email, email_key: email });
      await givePassword('users', id);
      return email;
    };
    const [email, owner] = [await addressOf(member.userId, 'gus'), await addressOf(workspace.live.userId, 'boss')];
    const visitor = await Visitor.arrive();
    expect((await visitor.send('/sign-in', { email, password })).status).to.equal(401);
    expect((await visitor.send('/sign-in', { email: owner, password })).status).to.equal(200);

    // The account's own sign-in, once, links it.
    provider.person = { sub: 'p6', email };
    const linking = await Visitor.arrive();
    await signInBySso(linking, workspace, provider);
    expect((await linking.send('/sign-in', { email, password })).status).to.equal(200);
    expect((await linking.send('/sign-in', { email, password })).status).to.equal(401);
    expect((await signInBySso(linking, workspace, provider)).next).to.equal('/');
  });

  it('keeps deactivated users out', async () => {
    const workspace = await buildSsoWorkspace(provider);
    provider.person = { sub: 'p7', email: `hal@${workspace.domain}` };
    const visitor = await Visitor.arrive();
    await signInBySso(visitor, workspace, provider);
    const id = String((await visitor.call('GET', '/v1/users/me')).body.data?.['id']);
    await workspace.live.call('deactivateUser', { params: { id } });
    const back = await signInBySso(visitor, workspace, provider);
    expect([back.status, await visitor.me()]).to.deep.equal([403, 401]);
    expect(await refusals(workspace)).to.deep.equal([
      { reason: 'account_inactive', detail: `hal@${workspace.domain}` },
    ]);
  });

  it('lets an invited user join, but an invited owner only by the link in the mail', async () => {
    const workspace = await buildSsoWorkspace(provider);
    const invite = (name: string, role: 'member' | 'owner') =>
      workspace.live.call('inviteUser', { body: { name, role, email: `${name}@${workspace.domain}` } });
    await invite('ivy', 'member');
    await invite('joe', 'owner');
    provider.person = { sub: 'p8', email: `ivy@${workspace.domain}` };
    const visitor = await Visitor.arrive();
    await signInBySso(visitor, workspace, provider);
    expect((await visitor.call('GET', '/v1/users/me')).body.data).to.include({ role: 'member', status: 'active' });
    provider.person = { sub: 'p9', email: `joe@${workspace.domain}` };
    expect((await signInBySso(await Visitor.arrive(), workspace, provider)).status).to.equal(403);
  });

  it('ends in the browser that began it, once', async () => {
    const workspace = await buildSsoWorkspace(provider);
    provider.person = { sub: 'p10', email: `kim@${workspace.domain}` };
    const [visitor, other] = [await Visitor.arrive(), await Visitor.arrive()];
    const back = pathOf(await provider.signIn(await beginSso(visitor, workspace)));
    expect((await other.get(back)).status).to.equal(403);
    await beginSso(other, workspace);
    expect((await other.get(back)).status).to.equal(403);
    expect((await visitor.get(back)).status).to.equal(303);
    expect((await visitor.get(back)).status).to.equal(403);
    expect((await refusals(workspace)).map(({ reason }) => reason)).to.deep.equal([
      'no_sign_in_begun',
      'response_invalid',
      'no_sign_in_begun',
    ]);
  });

  it('does not take a code again, even with the cookie of the first time', async () => {
    const workspace = await buildSsoWorkspace(provider);
    provider.person = { sub: 'p11', email: `lea@${workspace.domain}` };
    const visitor = await Visitor.arrive();
    const back = pathOf(await provider.signIn(await beginSso(visitor, workspace)));
    const cookies = new Map(visitor.cookies);
    expect((await visitor.get(back)).status).to.equal(303);
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    expect((await visitor.get(back)).status).to.equal(403);
    expect(await refusals(workspace)).to.deep.equal([{ reason: 'provider_refused', detail: 'invalid_grant' }]);
  });
});

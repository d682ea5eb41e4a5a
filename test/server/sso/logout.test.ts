/** Logouts that a provider reports: a real one, and one whose tokens are wrong. */
import { expect } from 'chai';
import { buildUser } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';
import {
  buildSignedIn,
  fromOwnPage,
  givePassword,
  password,
  Visitor,
  type PageAnswer,
} from '../../support/service/visitor.js';
import { startOidcServer, type OidcServer } from '../../support/sso/oidc-server.js';
import { startWrongProvider, type Signing, type WrongProvider } from '../../support/sso/wrong-provider.js';
import {
  buildSsoWorkspace,
  logoutPathOf,
  refusedLogouts,
  signInBySso,
  type SsoWorkspace,
} from '../../support/sso/workspace-with-sso.js';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const seconds = (): number => Math.floor(Date.now() / 1000);

/** Sends a token as the provider does: from its server, with no cookie. */
async function report(workspace: SsoWorkspace, logout_token: string, more: object = {}): Promise<PageAnswer> {
  const server = await Visitor.arrive();
  return server.submit(await logoutPathOf(workspace), { logout_token, ...more }, {});
}

describe('a logout that a provider reports', () => {
  let provider: OidcServer;
  before(async () => {
    provider = await startOidcServer({ sub: 'nobody', email: 'nobody@example.com' });
  });
  after(() => provider.close());

  it('ends the session that began in that session of the provider, and no other', async () => {
    const workspace = await buildSsoWorkspace(provider);
    provider.logoutUrl = `${(await testApi()).url}${await logoutPathOf(workspace)}`;
    provider.person = { sub: 'l1', email: `ann@${workspace.domain}`, name: 'Ann Ash' };
    const [stays, leaves] = [await Visitor.arrive(), await Visitor.arrive()];
    await signInBySso(stays, workspace, provider);
    await signInBySso(leaves, workspace, provider);
    expect([await stays.me(), await leaves.me()]).to.deep.equal([200, 200]);
    await provider.signOut();
    expect([await stays.me(), await leaves.me()]).to.deep.equal([200, 401]);
    const { data } = await workspace.live.call('listAuditEntries', { query: { action: ['session.ended'] } });
    expect(data.map(({ actor, resource, changes }) => [actor.type, resource.name, changes])).to.deep.equal([
      ['system', 'Ann Ash', { method: { from: null, to: 'single_sign_on' }, sessions: { from: 1, to: 0 } }],
    ]);
    expect(await refusedLogouts(workspace)).to.deep.equal([]);
  });
});

describe('a logout token', () => {
  let provider: WrongProvider;
  before(async () => {
    provider = await startWrongProvider();
  });
  after(() => provider.close());

  async function signedIn(workspace: SsoWorkspace, sid?: string): Promise<Visitor> {
    provider.email = `ann@${workspace.domain}`;
    provider.faults = sid === undefined ? {} : { claims: (claims) => ({ ...claims, sid }) };
    const visitor = await Visitor.arrive();
    await signInBySso(visitor, workspace, provider);
    provider.faults = {};
    expect(await visitor.me()).to.equal(200);
    return visitor;
  }

  it('that names a person ends all their sessions in this workspace, also by password, and none elsewhere', async () => {
    const [workspace, other] = [await buildSsoWorkspace(provider), await buildSsoWorkspace(provider)];
    const bySso = await signedIn(workspace, 's1');
    const elsewhere = await signedIn(other);
    provider.email = `ann@${workspace.domain}`;
    const { data: me } = (await bySso.call('GET', '/v1/users/me')).body;
    await givePassword('users', String(me?.['id']));
    const byPassword = await Visitor.arrive();
    await byPassword.send('/sign-in', { email: provider.email, password });
    expect(await byPassword.me()).to.equal(200);
    const answer = await report(workspace, provider.logoutToken(), { state: 'ignored' });
    expect([answer.status, answer.headers.get('cache-control'), answer.text]).to.deep.equal([200, 'no-store', '']);
    expect([await bySso.me(), await byPassword.me(), await elsewhere.me()]).to.deep.equal([401, 401, 200]);
  });

  it('that names a session ends it on whichever side of the workspace it is', async () => {
    const workspace = await buildSsoWorkspace(provider);
    const [here, moved, other] = [
      await signedIn(workspace, 's1'),
      await signedIn(workspace, 's1'),
      await signedIn(workspace, 's2'),
    ];
    expect((await moved.send('/sign-in/side', { mode: 'test' }, fromOwnPage)).status).to.equal(200);
    expect(await moved.me()).to.equal(200);
    expect((await report(workspace, provider.logoutToken({ sub: undefined, sid: 's1' }))).status).to.equal(200);
    expect([await here.me(), await moved.me(), await other.me()]).to.deep.equal([401, 401, 200]);
  });

  it('that names a person and a session of somebody else ends nothing', async () => {
    const workspace = await buildSsoWorkspace(provider);
    const visitor = await signedIn(workspace, 's1');
    expect((await report(workspace, provider.logoutToken({ sub: 'somebody', sid: 's1' }))).status).to.equal(200);
    expect(await visitor.me()).to.equal(200);
  });

  it('leaves owners the sessions that they began by password', async () => {
    const workspace = await buildSsoWorkspace(provider);
    const owner = await buildUser(workspace.live, 'owner');
    // In a browser that is signed in to the account, the identity at the provider is linked at once.
    const [byPassword, bySso] = [await buildSignedIn(owner), await buildSignedIn(owner)];
    const { db } = await testApi();
    const email = `ann@${workspace.domain}`;
    await db('users').where({ id: owner.userId }).update({ email, email_key: email });
    provider.email = email;
    await signInBySso(bySso, workspace, provider);
    expect((await report(workspace, provider.logoutToken())).status).to.equal(200);
    expect([await byPassword.me(), await bySso.me()]).to.deep.equal([200, 401]);
  });

  it('works once: a repetition does not end a session that began since', async () => {
    const workspace = await buildSsoWorkspace(provider);
    await signedIn(workspace);
    const token = provider.logoutToken();
    expect((await report(workspace, token)).status).to.equal(200);
    const again = await signedIn(workspace);
    expect((await report(workspace, token)).status).to.equal(400);
    expect(await again.me()).to.equal(200);
    expect((await refusedLogouts(workspace))[0]?.reason).to.equal('token_repeated');
  });

  it('of a person without a session or an account succeeds, because nothing is left to end', async () => {
    const workspace = await buildSsoWorkspace(provider);
    provider.email = `ann@${workspace.domain}`;
    expect((await report(workspace, provider.logoutToken())).status).to.equal(200);
    const { data } = await workspace.live.call('listAuditEntries', { query: { action: ['session.ended'] } });
    expect(data).to.deep.equal([]);
  });

  describe('is refused, and recorded, and ends nothing', () => {
    interface Case {
      readonly claims?: () => Readonly<Record<string, unknown>>;
      readonly signing?: Signing;
      readonly detail: RegExp;
    }
    const cases: Readonly<Record<string, Case>> = {
      'of another issuer': { claims: () => ({ iss: 'https://another.example' }), detail: /iss/ },
      'for another client': { claims: () => ({ aud: 'another' }), detail: /aud/ },
      'for no client': { claims: () => ({ aud: undefined }), detail: /aud/ },
      'that has expired': { claims: () => ({ exp: seconds() - 60 }), detail: /exp/ },
      'that never expires': { claims: () => ({ exp: undefined }), detail: /"exp"/ },
      'of no time': { claims: () => ({ iat: undefined }), detail: /"iat"/ },
      'of long ago': { claims: () => ({ iat: seconds() - 700, exp: seconds() + 100 }), detail: /iat|old/ },
      'of the future': { claims: () => ({ iat: seconds() + 120, exp: seconds() + 240 }), detail: /iat/ },
      'without a name': { claims: () => ({ jti: undefined }), detail: /"jti"/ },
      'with an empty name': { claims: () => ({ jti: '' }), detail: /jti/ },
      'without events': { claims: () => ({ events: undefined }), detail: /"events"/ },
      'of another event': { claims: () => ({ events: { 'https://another.example': {} } }), detail: /events/ },
      'whose event is no object': { claims: () => ({ events: { [event]: true } }), detail: /events/ },
      'with a nonce, as an ID token has': { claims: () => ({ nonce: 'n' }), detail: /nonce/ },
      'of nobody': { claims: () => ({ sub: undefined }), detail: /sub.*sid/ },
      'of a person who is no text': { claims: () => ({ sub: 7 }), detail: /sub/ },
      'of a session whose name is too long': { claims: () => ({ sid: 'x'.repeat(300) }), detail: /sid/ },
      'signed by another key': { signing: 'another key', detail: /signature/ },
      'signed by the secret of the client': { signing: 'secret', detail: /alg/ },
      'that nobody signed': { signing: 'nothing', detail: /alg|signature|JWS/i },
    };
    let workspace: SsoWorkspace;
    let visitor: Visitor;
    before(async () => {
      workspace = await buildSsoWorkspace(provider);
      visitor = await signedIn(workspace, 's1');
    });

    for (const [title, { claims, signing, detail }] of Object.entries(cases))
      it(title, async () => {
        provider.email = `ann@${workspace.domain}`;
        const answer = await report(workspace, provider.logoutToken(claims?.(), signing));
        expect(answer.status).to.equal(400);
        expect(JSON.parse(answer.text)).to.include({ error: 'invalid_request' });
        const [newest] = await refusedLogouts(workspace);
        expect(newest?.reason).to.equal('token_invalid');
        expect(String(newest?.detail)).to.match(detail);
        expect(await visitor.me()).to.equal(200);
      });

    it('if the provider cannot be reached, and the provider may send it again', async () => {
      provider.faults = { instead: { '/keys': (response) => response.writeHead(500).end() } };
      const token = provider.logoutToken();
      const refused = await report(workspace, token);
      provider.faults = {};
      expect([refused.status, await visitor.me()]).to.deep.equal([400, 200]);
      const again = await report(workspace, token);
      expect([again.status, await visitor.me()]).to.deep.equal([200, 401]);
    });

    it('without asking the provider, if issuer or client are others', async () => {
      const before = provider.requests.length;
      await report(workspace, provider.logoutToken({ iss: 'https://another.example' }));
      await report(workspace, provider.logoutToken({ aud: 'another' }));
      await report(workspace, 'no token at all');
      expect(provider.requests).to.have.length(before);
    });
  });

  it('is needed, at the address of a workspace with a provider', async () => {
    const workspace = await buildSsoWorkspace(provider);
    const server = await Visitor.arrive();
    const path = await logoutPathOf(workspace);
    for (const [at, fields] of [
      [path, {}],
      [path, { logout_token: '' }],
      [path.replace(/ws_.*/, 'ws_00000000000000000000000000'), { logout_token: provider.logoutToken() }],
      [path.replace(/ws_.*/, 'elsewhere'), { logout_token: provider.logoutToken() }],
    ] as const)
      expect((await server.submit(at, fields, {})).status).to.equal(400);
    expect(await refusedLogouts(workspace)).to.deep.equal([]);
  });
});

/** A provider whose responses are wrong: each is refused, and the audit log says why. */
import { expect } from 'chai';
import { Visitor } from '../../support/service/visitor.js';
import { startWrongProvider, type Faults, type WrongProvider } from '../../support/sso/wrong-provider.js';
import {
  beginSso,
  buildSsoWorkspace,
  pathOf,
  refusals,
  signInBySso,
  type SsoWorkspace,
} from '../../support/sso/workspace-with-sso.js';

const now = (): number => Math.floor(Date.now() / 1000);

interface Case {
  readonly title: string;
  readonly faults: Faults;
  readonly reason: string;
  /** What the detail in the audit log mentions. */
  readonly detail: RegExp;
}

const cases: readonly Case[] = [
  {
    title: 'another state',
    faults: { back: (query) => query.set('state', 'another') },
    reason: 'response_invalid',
    detail: /"state"/,
  },
  {
    title: 'no state',
    faults: { back: (query) => query.delete('state') },
    reason: 'response_invalid',
    detail: /"state"/,
  },
  {
    title: 'another issuer beside the code (mixed-up providers)',
    faults: { back: (query) => query.set('iss', 'https://another.example') },
    reason: 'response_invalid',
    detail: /"iss"/,
  },
  {
    title: 'no issuer beside the code, though the provider promises it',
    faults: { back: (query) => query.delete('iss') },
    reason: 'response_invalid',
    detail: /"iss"/,
  },
  {
    title: 'an error of the provider',
    faults: {
      back: (query) => {
        query.delete('code');
        query.set('error', 'access_denied');
      },
    },
    reason: 'provider_refused',
    detail: /^access_denied$/,
  },
  {
    title: 'a code that the provider has not given',
    faults: { back: (query) => query.set('code', 'guessed') },
    reason: 'provider_refused',
    detail: /^invalid_grant$/,
  },
  {
    title: 'another nonce',
    faults: { claims: (claims) => ({ ...claims, nonce: 'another' }) },
    reason: 'response_invalid',
    detail: /"nonce"/,
  },
  {
    title: 'no nonce',
    faults: { claims: (claims) => ({ ...claims, nonce: undefined }) },
    reason: 'response_invalid',
    detail: /"nonce"/,
  },
  {
    title: 'another issuer in the token',
    faults: { claims: (claims) => ({ ...claims, iss: 'https://another.example' }) },
    reason: 'response_invalid',
    detail: /"iss"/,
  },
  {
    title: 'another audience',
    faults: { claims: (claims) => ({ ...claims, aud: 'another' }) },
    reason: 'response_invalid',
    detail: /"aud"/,
  },
  {
    title: 'a token that has expired',
    faults: { claims: (claims) => ({ ...claims, exp: now() - 60 }) },
    reason: 'response_invalid',
    detail: /"exp"/,
  },
  {
    title: 'a token that is not valid yet',
    faults: { claims: (claims) => ({ ...claims, nbf: now() + 120 }) },
    reason: 'response_invalid',
    detail: /"nbf"/,
  },
  {
    title: 'a signature by another key',
    faults: { signsWithOtherKey: true },
    reason: 'response_invalid',
    detail: /signature/,
  },
  {
    title: 'an address that is not verified',
    faults: { claims: (claims) => ({ ...claims, email_verified: false }) },
    reason: 'address_unverified',
    detail: /@/,
  },
  {
    title: 'an address whose verification is a text',
    faults: { claims: (claims) => ({ ...claims, email_verified: 'true' }) },
    reason: 'address_unverified',
    detail: /@/,
  },
  {
    title: 'no address',
    faults: { claims: (claims) => ({ ...claims, email: undefined }) },
    reason: 'address_unverified',
    detail: /no e-mail address/,
  },
  {
    title: 'an address of a foreign domain',
    faults: { claims: (claims) => ({ ...claims, email: 'eve@foreign.example' }) },
    reason: 'domain_foreign',
    detail: /^eve@foreign.example$/,
  },
  {
    title: 'a huge response',
    faults: { instead: { '/token': (response) => response.end('x'.repeat(300 * 1024)) } },
    reason: 'response_invalid',
    detail: /has more than 262144 bytes/,
  },
  {
    title: 'a redirect elsewhere',
    faults: {
      instead: { '/token': (response) => response.writeHead(307, { Location: 'http://127.0.0.1:1/token' }).end() },
    },
    reason: 'response_invalid',
    detail: /./,
  },
  {
    title: 'keys at an address that is neither http nor https',
    faults: { metadata: (metadata) => ({ ...metadata, jwks_uri: 'file:///etc/passwd' }) },
    reason: 'response_invalid',
    detail: /HTTP/,
  },
];

describe('a sign-in by a provider that misbehaves', () => {
  let provider: WrongProvider;
  let workspace: SsoWorkspace;
  before(async () => {
    provider = await startWrongProvider();
    workspace = await buildSsoWorkspace(provider);
  });
  after(() => provider.close());

  for (const { title, faults, reason, detail } of cases)
    it(`is refused, and recorded: ${title}`, async () => {
      provider.email = `ann@${workspace.domain}`;
      const visitor = await Visitor.arrive();
      const url = await beginSso(visitor, workspace);
      provider.faults = faults;
      const back = await visitor.get(pathOf(await provider.signIn(url)));
      provider.faults = {};
      expect([back.status, await visitor.me()]).to.deep.equal([403, 401]);
      const [newest] = await refusals(workspace);
      expect(newest?.reason).to.equal(reason);
      expect(String(newest?.detail)).to.match(detail);
    });

  it('succeeds with the same provider once nothing is wrong', async () => {
    provider.email = `ann@${workspace.domain}`;
    const visitor = await Visitor.arrive();
    expect((await signInBySso(visitor, workspace, provider)).next).to.equal('/');
  });

  it('does not begin if the provider never answers, and says so within seconds', async () => {
    provider.faults = { instead: { '/.well-known/openid-configuration': () => undefined } };
    const visitor = await Visitor.arrive();
    const page = await visitor.get(`/sign-in/sso?workspace_id=${workspace.live.workspaceId}`);
    provider.faults = {};
    expect(page.status).to.equal(403);
    const [newest] = await refusals(workspace);
    expect(newest?.reason).to.equal('provider_unreachable');
    expect(String(newest?.detail)).to.match(/5 seconds|timeout/i);
  });

  it('does not take the response of one workspace in another', async () => {
    const other = await buildSsoWorkspace(provider);
    provider.email = `ann@${workspace.domain}`;
    const visitor = await Visitor.arrive();
    const back = pathOf(await provider.signIn(await beginSso(visitor, workspace)));
    const page = await visitor.get(back.replace(workspace.live.workspaceId, other.live.workspaceId));
    expect(page.status).to.equal(403);
    expect((await refusals(other)).map(({ reason }) => reason)).to.deep.equal(['no_sign_in_begun']);
  });

  it('is refused where PKCE fails: the code of one sign-in in another', async () => {
    provider.email = `ann@${workspace.domain}`;
    const [first, second] = [await Visitor.arrive(), await Visitor.arrive()];
    const stolen = new URL(await provider.signIn(await beginSso(first, workspace))).searchParams.get('code') ?? '';
    const own = new URL(await provider.signIn(await beginSso(second, workspace)));
    own.searchParams.set('code', stolen);
    expect((await second.get(pathOf(own.href))).status).to.equal(403);
    expect((await refusals(workspace))[0]).to.deep.equal({ reason: 'provider_refused', detail: 'invalid_grant' });
  });
});

/** ID tokens that somebody else could have made, or at another time; those of clocks that differ a little are accepted. */
import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { Visitor } from '../../support/service/visitor.js';
import {
  encoded,
  startWrongProvider,
  type Faults,
  type Json,
  type WrongProvider,
} from '../../support/sso/wrong-provider.js';
import { buildSsoWorkspace, refusals, signInBySso, type SsoWorkspace } from '../../support/sso/workspace-with-sso.js';

const now = (): number => Math.floor(Date.now() / 1000);

/** A token that is signed with what everybody knows who knows the secret of the client. */
function byClientSecret(claims: Json, secret: string): string {
  const unsigned = `${encoded({ alg: 'HS256', kid: 'k' })}.${encoded(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

describe('an ID token', () => {
  let provider: WrongProvider;
  let workspace: SsoWorkspace;
  before(async () => {
    provider = await startWrongProvider();
    workspace = await buildSsoWorkspace(provider);
  });
  after(() => provider.close());

  async function signInWith(faults: Faults): Promise<{ status: number; me: number }> {
    provider.email = `ann@${workspace.domain}`;
    provider.faults = faults;
    const visitor = await Visitor.arrive();
    const { status } = await signInBySso(visitor, workspace, provider);
    provider.faults = {};
    return { status, me: await visitor.me() };
  }

  const refused: Readonly<Record<string, () => Faults>> = {
    'without a signature': () => ({ token: (claims) => `${encoded({ alg: 'none' })}.${encoded(claims)}.` }),
    'signed with the secret of the client': () => ({
      token: (claims) => byClientSecret(claims, provider.client.client_secret),
    }),
    'for several audiences, made for another one of them': () => ({
      claims: (claims) => ({ ...claims, aud: [provider.client.client_id, 'another'], azp: 'another' }),
    }),
    'that has expired for longer than clocks may differ': () => ({
      claims: (claims) => ({ ...claims, exp: now() - 45 }),
    }),
    'that is valid later than clocks may differ': () => ({ claims: (claims) => ({ ...claims, nbf: now() + 45 }) }),
    'without a time at which it expires': () => ({ claims: (claims) => ({ ...claims, exp: undefined }) }),
    'without a subject': () => ({ claims: (claims) => ({ ...claims, sub: undefined }) }),
  };
  for (const [what, faults] of Object.entries(refused))
    it(`is refused ${what}`, async () => {
      const before = (await refusals(workspace)).length;
      expect(await signInWith(faults())).to.deep.equal({ status: 403, me: 401 });
      const after = await refusals(workspace);
      expect([after.length, after[0]?.reason]).to.deep.equal([before + 1, 'response_invalid']);
    });

  for (const [what, claims] of Object.entries({
    'that expired 10 seconds ago': () => ({ exp: now() - 10 }),
    'that is valid in 10 seconds': () => ({ nbf: now() + 10 }),
  }))
    it(`is accepted ${what}: clocks differ by up to 30 seconds`, async () => {
      expect(await signInWith({ claims: (said) => ({ ...said, ...claims() }) })).to.deep.equal({
        status: 303,
        me: 200,
      });
    });
});

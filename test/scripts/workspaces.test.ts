/** `npm run workspaces -- reset-factor`: the way back in for the last owner. */
import { expect } from 'chai';
import { setUpTotp } from '../support/sign-in/authenticator.js';
import { ensureBuilt } from '../support/service/built.js';
import { buildKeyed, givePasskey, signInBy } from '../support/sign-in/passkeys.js';
import { answerOf, runBuilt } from './fixtures/run-operator-script.js';
import { buildAddress, password, Visitor } from '../support/service/visitor.js';
import { buildWorkspace } from '../support/builders/workspace.js';

describe('npm run workspaces -- reset-factor', function () {
  before(function () {
    ensureBuilt();
  });

  it('removes the app, the passkeys and the sessions of an owner, who then signs in by the password alone', async () => {
    const { live: owner } = await buildWorkspace();
    const { visitor, email, passkey } = await buildKeyed(owner);
    await setUpTotp(visitor);
    const { passkey: second } = await givePasskey(visitor);
    expect((await (await Visitor.arrive()).send('/sign-in', { email, password })).status).to.equal(401);
    const typed = email.toUpperCase();
    const done = await answerOf('workspaces', 'reset-factor', '--workspace', owner.workspaceId, '--email', typed);
    expect(done).to.deep.equal({ workspace_id: owner.workspaceId, user_id: owner.userId });
    expect(await visitor.me(), 'the session has ended').to.equal(401);
    expect([(await signInBy(passkey)).status, (await signInBy(second)).status]).to.deep.equal([401, 401]);
    expect((await (await Visitor.arrive()).send('/sign-in', { email, password })).status).to.equal(200);
    const { data } = await owner.call('listAuditEntries', { query: { action: ['factor.reset'] } });
    expect(data.map(({ actor, resource }) => [actor.type, resource.id])).to.deep.equal([['operator', owner.userId]]);
  });

  it('says in one line what is wrong, and changes nothing', async () => {
    const { live: owner } = await buildWorkspace();
    const email = await buildAddress('users', owner.userId);
    const refused = async (workspace: string, address: string): Promise<string> => {
      const { code, lines, errors } = await runBuilt(
        'workspaces',
        'reset-factor',
        '--workspace',
        workspace,
        '--email',
        address,
      );
      expect([code, lines]).to.deep.equal([1, []]);
      return errors.trim();
    };
    expect(await refused(owner.workspaceId, email)).to.equal(`${email}: This user has no second factor`);
    expect(await refused(owner.workspaceId, 'nobody@example.com')).to.match(/ has no user nobody@example\.com$/);
    expect(await refused('ws_01k6jz3v8he9s8x4d2m7q5r0ab', email)).to.match(/^There is no workspace ws_/);
  });
});

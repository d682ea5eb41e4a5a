/** Used, expired, unknown and truncated links: nothing in the responses tells them apart. */
import { expect } from 'chai';
import { hashToken, newToken } from '../../domain/people/secret-token.js';
import { testApi } from '../support/service/api.js';
import { stopClock } from '../support/service/clock.js';
import { buildInvited } from '../support/builders/invitations.js';
import { mailedPath, password, Visitor } from '../support/service/visitor.js';
import { buildWorkspace } from '../support/builders/workspace.js';

describe('a link that does not work', () => {
  it('gets the same response whatever is wrong with it', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    await buildInvited(owner);
    const spent = await mailedPath(owner, '/invitations/');
    const visitor = await Visitor.arrive();
    await visitor.submit(spent, { name: 'Ivy', password });
    await buildInvited(owner);
    const expired = await mailedPath(owner, '/invitations/');
    await clock.forward(8 * 24 * 60);
    await buildInvited(owner);
    const good = await mailedPath(owner, '/invitations/');
    const elsewhere = good.replace('/invitations/', '/passwords/');
    const unknown = `/invitations/${newToken()}`;
    const ofTeam = [spent, expired, elsewhere, unknown, '/invitations/x', '/passwords/%20'];
    const inPortal = [
      good.replace('/invitations/', '/portal/passwords/'),
      `/portal/passwords/${newToken()}`,
      '/portal/passwords/A',
    ];
    for (const paths of [ofTeam, inPortal]) {
      const pages = new Set<string>();
      for (const path of paths) {
        const [shown, sent] = [await visitor.get(path), await visitor.submit(path, { password })];
        expect([shown.status, sent.status], path).to.deep.equal([404, 404]);
        pages.add(shown.text).add(sent.text);
      }
      expect([...pages]).to.have.length(1);
      expect([...pages][0]).to.match(/request a new one/i);
    }
    expect((await visitor.get(good)).status).to.equal(200);
  });

  it('cannot be derived from what is stored, which is only a hash of the token', async () => {
    const { owner } = await buildWorkspace();
    await buildInvited(owner);
    const token = (await mailedPath(owner, '/invitations/')).split('/').at(-1) ?? '';
    const { db } = await testApi();
    const rows = (await db('tokens').where({ workspace_id: owner.workspaceId })) as { hash: Buffer }[];
    expect(rows.map(({ hash }) => hash)).to.deep.equal([hashToken(token)]);
    expect(JSON.stringify(rows)).not.to.contain(token);
  });
});

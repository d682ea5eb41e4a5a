import { expect } from 'chai';
import { tellUnusedKeys } from '../../../commands/people/keys/tell-unused-keys.js';
import { buildKey, buildWorkspace, withKey } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';
import { systemContextOf } from '../../support/service/context.js';

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

describe('keys that nothing uses', () => {
  it('are told to their user once after 90 days, and again only after they were used', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    const forgotten = await buildKey(owner, { name: 'Forgotten' });
    const recent = await buildKey(owner, { name: 'Recent' });
    const age = (id: string, days: number) =>
      db('api_keys')
        .where({ id })
        .update({ last_used_at: daysAgo(days) });
    await age(forgotten.id, 91);
    await age(recent.id, 89);
    const told = async (): Promise<string[]> => {
      await tellUnusedKeys(await systemContextOf(owner));
      const { data } = await owner.call('listTestMails', { query: { per_page: 100 } });
      return data.map(({ subject }) => subject).filter((subject) => subject.includes('is not used any more'));
    };
    expect(await told()).to.deep.equal(['Your API key Forgotten is not used any more']);
    expect((await told()).length).to.equal(1);
    await withKey(owner, forgotten).call('getCurrentUser', {});
    expect((await told()).length).to.equal(1);
    await age(forgotten.id, 91);
    expect((await told()).length).to.equal(2);
  });
});

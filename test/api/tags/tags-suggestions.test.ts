import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { buildClient, buildProject, buildTag } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { kinds, types } from '../../support/builders/tags.js';
import { addTicket } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const suggested = async (reader: ApiClient, resource_type: (typeof types)[number], resource_id: string) =>
  (await reader.call('listTagSuggestions', { query: { resource_type, resource_id } })).data;

describe('listTagSuggestions', () => {
  it('suggests tags of resources with the same words, and none that is already there', async () => {
    const { owner } = await buildWorkspace();
    await buildProject(owner, {
      title: 'Webshop relaunch',
      description: 'Checkout and payment',
      tags: ['Commerce', 'Web'],
    });
    await buildProject(owner, { title: 'Data warehouse', description: 'Nightly imports', tags: ['Data'] });
    const { id } = await buildProject(owner, {
      title: 'Second webshop',
      description: 'Payment by card',
      tags: ['Web'],
    });
    const [first, ...others] = await suggested(owner, 'projects', id);
    expect([first?.tag, first?.name, others]).to.deep.equal(['commerce', 'Commerce', []]);
    expect(first?.confidence).to.be.within(0.1, 1);
  });

  it('learns from resources of every kind', async () => {
    const { owner } = await buildWorkspace();
    await buildClient(owner, { name: 'Alpine Dairy', notes: 'Cheese makers of the Emmental', tags: ['Food'] });
    await buildClient(owner, { name: 'Harbour Cranes', notes: 'Heavy machines', tags: ['Industry'] });
    const { id } = await buildProject(owner, { title: 'Labels', description: 'New labels for cheese of the Emmental' });
    expect((await suggested(owner, 'projects', id)).map(({ tag }) => tag)).to.deep.equal(['food']);
  });

  for (const type of types) {
    it(`suggests a tag that ${type} name in their text, even if nothing has it`, async () => {
      const { owner } = await buildWorkspace();
      await buildTag(owner, { name: 'Data Protection' });
      const { id } = await kinds[type].build(owner);
      await owner.call(kinds[type].update, {
        params: { id },
        body: { [kinds[type].text]: 'Asked about data protection.' },
      });
      expect(await suggested(owner, type, id)).to.deep.equal([
        { tag: 'data-protection', name: 'Data Protection', confidence: 0.8 },
      ]);
    });
  }

  it('learns nothing from what the user may not see', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    const text = { description: 'Checkout and payment of the webshop' };
    await buildProject(owner, { ...text, tags: ['Commerce'] });
    const { id, client_id } = await buildProject(owner, text);
    await addTicket(owner, { client_id, project_id: id, assignee_id: contractor.userId });
    expect((await suggested(owner, 'projects', id)).map(({ tag }) => tag)).to.deep.equal(['commerce']);
    expect(await suggested(contractor, 'projects', id)).to.deep.equal([]);
  });

  it('refuses what is unknown, foreign, unseen or of another kind', async () => {
    const { owner, live } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    const [mine, foreign, project] = [await buildClient(owner), await buildClient(live), await buildProject(owner)];
    const refused = (reader: ApiClient, resource_id: string): Promise<(number | string)[]> =>
      refusalOf(reader.fail('listTagSuggestions', { query: { resource_type: 'clients', resource_id } }));
    for (const [reader, id] of [
      [owner, 'cli_01k6jz3v8he9s8x4d2m7q5r0zz'],
      [owner, foreign.id],
      [owner, project.id],
      [contractor, mine.id],
    ] as const)
      expect(await refused(reader, id)).to.deep.equal([400, 'invalid_request', 'resource_id']);
    const kindless = owner.fail('listTagSuggestions', { query: { resource_type: 'invoices', resource_id: mine.id } });
    expect(await refusalOf(kindless)).to.deep.equal([400, 'invalid_request', 'resource_type']);
  });
});

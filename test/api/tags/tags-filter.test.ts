import { expect } from 'chai';
import { buildClient, buildTag } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { kinds, types } from '../../support/builders/tags.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

for (const type of types) {
  const kind = kinds[type];

  describe(`${kind.list} with tags`, () => {
    it('matches either of a,b, and all if the parameter is repeated', async () => {
      const { owner } = await buildWorkspace();
      const ids = new Map<string, string>();
      for (const tags of [['A'], ['B'], ['C'], ['A', 'B'], ['A', 'C'], ['A', 'B', 'C'], []])
        ids.set((await kind.build(owner, { tags })).id, tags.join(''));
      const found = async (...tags: string[]): Promise<string[]> => {
        const { data, pagination } = await owner.call(kind.list, { query: { tags } });
        expect(pagination.total).to.equal(data.length);
        return data.map(({ id }) => ids.get(id) ?? '').toSorted();
      };
      expect(await found('a')).to.deep.equal(['A', 'AB', 'ABC', 'AC']);
      expect(await found('a,b')).to.deep.equal(['A', 'AB', 'ABC', 'AC', 'B']);
      expect(await found('a', 'b')).to.deep.equal(['AB', 'ABC']);
      expect(await found('a,b', 'c')).to.deep.equal(['ABC', 'AC']);
      expect(await found('a,b', 'b,c', 'c,a')).to.deep.equal(['AB', 'ABC', 'AC']);
    });

    it('finds each of c, C++ and C# by its slug, its name in any case and its id, as all that takes tags', async () => {
      const { owner } = await buildWorkspace();
      const tags = await Promise.all(['c', 'C++', 'C#', '!!!'].map((name) => buildTag(owner, { name })));
      expect(tags.map(({ slug }) => slug)).to.deep.equal(['c', 'c-plus-plus', 'c-sharp', 'tag-2']);
      for (const { id, name, slug } of tags)
        for (const text of [slug, name, name.toLowerCase(), ` ${name.toUpperCase()} `, id]) {
          const made = await kind.build(owner, { tags: [text] });
          expect(made.tags, text).to.deep.equal([name]);
          const replaced = await owner.call(kind.updateTags, { params: { id: made.id }, body: { tags: [text] } });
          expect(replaced.data.tags, text).to.deep.equal([name]);
          const { data } = await owner.call(kind.list, { query: { tags: text } });
          expect(data.map(({ tags: carried }) => carried)).to.deep.include([name]);
          expect(new Set(data.flatMap(({ tags: carried }) => carried))).to.deep.equal(new Set([name]));
        }
    });

    it('refuses an unknown tag in any position, and an empty text', async () => {
      const { owner, live } = await buildWorkspace();
      await kind.build(owner, { tags: ['Key Account'] });
      await buildTag(live, { name: 'Theirs' });
      for (const tags of ['theirs', 'key-account,theirs', ['key-account', 'theirs'], 'key-account,', ''])
        expect(await refusalOf(owner.fail(kind.list, { query: { tags } }))).to.deep.equal([
          400,
          'invalid_request',
          'tags',
        ]);
    });
  });
}

describe('addTagsInBulk', () => {
  for (const type of types) {
    const kind = kinds[type];

    it(`adds tags to several ${type} in the order of the request, with events for those that change`, async () => {
      const { owner } = await buildWorkspace();
      const [one, two] = [
        await kind.build(owner, { tags: ['Beta', 'Alpha'] }),
        await kind.build(owner, { tags: ['Gamma'] }),
      ];
      const body = { resource_type: type, resource_ids: [two.id, one.id], tags: ['alpha', 'beta'] };
      const { status, body: answer } = await owner.send('addTagsInBulk', { body });
      expect(status).to.equal(200);
      expect(answer.data).to.deep.equal([
        { id: two.id, tags: ['Alpha', 'Beta', 'Gamma'] },
        { id: one.id, tags: ['Alpha', 'Beta'] },
      ]);
      const events = (await owner.call('listEvents', { query: { type: [kind.updated] } })).data;
      expect(events.map(({ resource_id: id }) => id)).to.deep.equal([two.id]);
      const { data: tags } = await owner.call('listTags', { query: { sort: 'name', order: 'asc' } });
      expect(tags.map(({ usage_count }) => usage_count)).to.deep.equal([2, 2, 1]);
    });
  }

  it('is all or nothing, and names whatever is unknown, foreign, of another kind or given twice', async () => {
    const { owner, live } = await buildWorkspace();
    const mine = await buildClient(owner, { tags: ['Alpha'] });
    const { slug } = await buildTag(owner);
    const project = await kinds.projects.build(owner);
    const foreign = await buildClient(live);
    const ids = [mine.id, project.id, foreign.id, mine.id, 'cli_01k6jz3v8he9s8x4d2m7q5r0zz'];
    const body = { resource_type: 'clients', resource_ids: ids, tags: [slug] };
    const { error } = await owner.fail('addTagsInBulk', { body });
    expect([error.code, error.details?.map(({ field }) => field)]).to.deep.equal([
      'invalid_request',
      ['resource_ids.1', 'resource_ids.2', 'resource_ids.3', 'resource_ids.4'],
    ]);
    expect((await owner.call('getClient', { params: { id: mine.id } })).data.tags).to.deep.equal(['Alpha']);
    const unknown = owner.fail('addTagsInBulk', {
      body: { ...body, resource_ids: [mine.id], tags: [slug, 'no-such'] },
    });
    expect(await refusalOf(unknown)).to.deep.equal([400, 'invalid_request', 'tags.1']);
  });

  it('leaves no more than 100 tags on anything', async () => {
    const { owner } = await buildWorkspace();
    const names = Array.from({ length: 100 }, (_, n) => `Tag ${n}`);
    const full = await buildClient(owner, { tags: names });
    const { id } = await buildClient(owner);
    const { slug } = await buildTag(owner);
    const body = { resource_type: 'clients', resource_ids: [id, full.id], tags: [slug] };
    const refused = await refusalOf(owner.fail('addTagsInBulk', { body }));
    expect(refused).to.deep.equal([400, 'invalid_request', 'resource_ids.1.tags']);
    expect((await owner.call('getClient', { params: { id } })).data.tags).to.deep.equal([]);
    await owner.call('addClientTags', { params: { id: full.id }, body: { tags: ['tag-7'] } });
  });

  it('requires the permission for the kind of resource', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { permissions: { can_manage_projects: true } });
    const { slug } = await buildTag(owner);
    const [client, project] = [await buildClient(owner), await kinds.projects.build(owner)];
    const bulk = (resource_type: 'clients' | 'projects', id: string) => ({
      body: { resource_type, resource_ids: [id], tags: [slug] },
    });
    expect(await refusalOf(member.fail('addTagsInBulk', bulk('clients', client.id)))).to.deep.equal([403, 'forbidden']);
    expect((await member.call('addTagsInBulk', bulk('projects', project.id))).data).to.have.length(1);
  });
});

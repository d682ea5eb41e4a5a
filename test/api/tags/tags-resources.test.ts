import { expect } from 'chai';
import {
  buildClient,
  buildContact,
  buildProject,
  buildTag,
  buildTicket,
  noFlags,
  uniqueName,
} from '../../support/builders/factories.js';
import { eventsOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { kinds, types, usage } from '../../support/builders/tags.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

for (const type of types) {
  const kind = kinds[type];

  describe(kind.addTags, () => {
    it(`adds tags to a ${kind.noun} and reports what changed`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner, { tags: ['Beta'] });
      await buildTag(owner, { name: 'Alpha One' });
      const { data } = await owner.call(kind.addTags, { params: { id }, body: { tags: ['alpha-one', 'beta'] } });
      expect(data).to.deep.equal({ id, tags: ['Alpha One', 'Beta'] });
      expect((await owner.call(kind.get, { params: { id } })).data.tags).to.deep.equal(data.tags);
      expect((await owner.call(kind.list, {})).data.map(({ tags }) => tags)).to.deep.equal([data.tags]);
      expect(await usage(owner)).to.deep.equal({ 'Alpha One': 1, Beta: 1 });
      const event = (await eventsOf(owner, id)).at(-1);
      expect(event?.type).to.equal(kind.updated);
      expect(event?.context).to.deep.equal({ changes: { tags: { from: ['Beta'], to: ['Alpha One', 'Beta'] } } });
    });

    it(`changes nothing if the ${kind.noun} already has them`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner, { tags: ['Beta'] });
      const before = await owner.send(kind.get, { params: { id } });
      await owner.call(kind.addTags, { params: { id }, body: { tags: ['beta', 'beta'] } });
      const after = await owner.send(kind.get, { params: { id } });
      expect(after.headers.get('etag')).to.equal(before.headers.get('etag'));
      expect((await eventsOf(owner, id)).map((event) => event.type)).not.to.include(kind.updated);
      expect(await usage(owner)).to.deep.equal({ Beta: 1 });
    });

    it(`accepts tags of a ${kind.noun} by slug, by name ignoring case, and by id`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner);
      const [one, two, three] = [
        await buildTag(owner, { name: 'Très important' }),
        await buildTag(owner, { name: 'Beta' }),
        await buildTag(owner, { name: 'Gamma' }),
      ];
      const tags = ['tres-important', 'BETA', three.id, one.id];
      const params = { id };
      const all = ['Beta', 'Gamma', 'Très important'];
      expect((await owner.call(kind.addTags, { params, body: { tags } })).data.tags).to.deep.equal(all);
      expect((await owner.call(kind.updateTags, { params, body: { tags } })).data.tags).to.deep.equal(all);
      expect((await owner.call(kind.update, { params, body: { tags } })).data.tags).to.deep.equal(all);
      const fewer = await owner.call(kind.removeTags, { params, body: { tags: ['Très important', two.id] } });
      expect(fewer.data.tags).to.deep.equal(['Gamma']);
      const bulk = { resource_type: type, resource_ids: [id], tags: [two.id, 'très important'] } as const;
      const [tagged] = (
        await owner.call('addTagsInBulk', { body: { ...bulk, tags: [...bulk.tags], resource_ids: [id] } })
      ).data;
      expect(tagged?.tags).to.deep.equal(all);
      expect(await usage(owner)).to.deep.equal({ Beta: 1, Gamma: 1, 'Très important': 1 });
    });

    it('takes a text as a slug first, then as a name, everywhere alike', async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner);
      await buildTag(owner, { name: 'Support!' });
      const other = await buildTag(owner, { name: 'support' });
      const input = { params: { id }, body: { tags: ['support'] } };
      expect((await owner.call(kind.updateTags, input)).data.tags).to.deep.equal(['Support!']);
      expect((await owner.call(kind.update, input)).data.tags).to.deep.equal(['Support!']);
      const carrying = await kind.build(owner, { tags: [other.slug] });
      const found = async (tags: string): Promise<string[]> =>
        (await owner.call(kind.list, { query: { tags } })).data.map((each) => each.id);
      expect([await found('support'), await found(other.slug)]).to.deep.equal([[id], [carrying.id]]);
    });

    it('refuses an unknown tag, and then adds none of the others', async () => {
      const { owner, live } = await buildWorkspace();
      const { id } = await kind.build(owner);
      const [mine, theirs] = [await buildTag(owner), await buildTag(live)];
      const body = { tags: [mine.slug, theirs.slug] };
      const refused = await refusalOf(owner.fail(kind.addTags, { params: { id }, body }));
      expect(refused).to.deep.equal([400, 'invalid_request', 'tags.1']);
      const byId = owner.fail(kind.addTags, { params: { id }, body: { tags: [theirs.id] } });
      expect(await refusalOf(byId)).to.deep.equal([400, 'invalid_request', 'tags.0']);
      expect((await owner.call(kind.get, { params: { id } })).data.tags).to.deep.equal([]);
    });

    it('refuses a request without tags, and a resource of another kind', async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner);
      const { slug } = await buildTag(owner);
      expect(await refusalOf(owner.fail(kind.addTags, { params: { id }, body: { tags: [] } }))).to.deep.equal([
        400,
        'invalid_request',
        'tags',
      ]);
      const other = await kinds[type === 'clients' ? 'projects' : 'clients'].build(owner);
      expect((await owner.fail(kind.addTags, { params: { id: other.id }, body: { tags: [slug] } })).status).to.equal(
        404,
      );
    });
  });

  describe(kind.removeTags, () => {
    it(`removes tags from a ${kind.noun}, skips those that it does not have, and emits an event`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner, { tags: ['Alpha', 'Beta', 'Gamma'] });
      const { slug } = await buildTag(owner);
      const body = { tags: ['gamma', 'alpha', slug] };
      const { data } = await owner.call(kind.removeTags, { params: { id }, body });
      expect(data).to.deep.equal({ id, tags: ['Beta'] });
      const { Alpha, Beta, Gamma } = await usage(owner);
      expect([Alpha, Beta, Gamma]).to.deep.equal([0, 1, 0]);
      const event = (await eventsOf(owner, id)).at(-1);
      expect(event?.context).to.deep.equal({ changes: { tags: { from: ['Alpha', 'Beta', 'Gamma'], to: ['Beta'] } } });
      expect(
        await refusalOf(owner.fail(kind.removeTags, { params: { id }, body: { tags: ['no-such'] } })),
      ).to.deep.equal([400, 'invalid_request', 'tags.0']);
    });

    it('refuses a request without a body', async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner, { tags: ['Alpha'] });
      expect(await refusalOf(owner.fail(kind.removeTags, { params: { id } }))).to.deep.equal([
        400,
        'invalid_request',
        'body',
      ]);
      expect(await usage(owner)).to.deep.equal({ Alpha: 1 });
    });
  });

  describe(kind.updateTags, () => {
    it(`gives a ${kind.noun} exactly these tags, or none`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner, { tags: ['Alpha', 'Beta'] });
      await buildTag(owner, { name: 'Gamma' });
      const replace = async (tags: string[]) =>
        (await owner.call(kind.updateTags, { params: { id }, body: { tags } })).data;
      expect(await replace(['gamma', 'beta'])).to.deep.equal({ id, tags: ['Beta', 'Gamma'] });
      expect(await usage(owner)).to.deep.equal({ Alpha: 0, Beta: 1, Gamma: 1 });
      expect(await replace([])).to.deep.equal({ id, tags: [] });
      expect(await usage(owner)).to.deep.equal({ Alpha: 0, Beta: 0, Gamma: 0 });
    });

    it(`refuses a ${kind.noun} that changed since it was read, and returns its new ETag`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner);
      const { slug } = await buildTag(owner);
      const { headers } = await owner.send(kind.get, { params: { id } });
      const input = { params: { id }, headers: { 'If-Match': headers.get('etag') ?? '' } };
      const first = await owner.send(kind.updateTags, { ...input, body: { tags: [slug] } });
      const now = await owner.send(kind.get, { params: { id } });
      expect(first.headers.get('etag')).to.equal(now.headers.get('etag'));
      const late = owner.fail(kind.updateTags, { ...input, body: { tags: [] } });
      expect(await refusalOf(late)).to.deep.equal([412, 'precondition_failed']);
    });
  });

  describe(kind.update, () => {
    it(`accepts names and ids as the tags of a ${kind.noun}, and creates new ones`, async () => {
      const { owner } = await buildWorkspace();
      const { id: tagId } = await buildTag(owner, { name: 'Alpha' });
      const { id, tags } = await kind.build(owner, { tags: [tagId, 'ALPHA', 'Beta', 'beta '] });
      expect(tags).to.deep.equal(['Alpha', 'Beta']);
      const update = async (next: string[] | null) =>
        (await owner.call(kind.update, { params: { id }, body: { tags: next } })).data.tags;
      expect(await update(['Gamma', tagId])).to.deep.equal(['Alpha', 'Gamma']);
      expect((await eventsOf(owner, id)).at(-1)?.context).to.deep.equal({
        changes: { tags: { from: ['Alpha', 'Beta'], to: ['Alpha', 'Gamma'] } },
      });
      expect((await owner.call(kind.update, { params: { id }, body: {} })).data.tags).to.deep.equal(['Alpha', 'Gamma']);
      expect(await update(null)).to.deep.equal([]);
      expect(await usage(owner)).to.deep.equal({ Alpha: 0, Beta: 0, Gamma: 0 });
    });

    it('refuses an id that no tag has, and creates no tag from it', async () => {
      const { owner, live } = await buildWorkspace();
      const { id } = await kind.build(owner);
      const { id: foreign } = await buildTag(live);
      const tags = ['New', foreign];
      const refused = await refusalOf(owner.fail(kind.update, { params: { id }, body: { tags } }));
      expect(refused).to.deep.equal([400, 'invalid_request', 'tags.1']);
      expect(await usage(owner)).to.deep.equal({});
    });
  });

  describe(kind.remove, () => {
    it(`releases the tags of a ${kind.noun}`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await kind.build(owner, { tags: ['Alpha', 'Beta'] });
      await kind.build(owner, { tags: ['Beta'] });
      await owner.call(kind.remove, { params: { id } });
      expect(await usage(owner)).to.deep.equal({ Alpha: 0, Beta: 1 });
    });
  });
}

describe('deleteClient', () => {
  it('also releases the tags of its projects, tickets and contacts', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { tags: ['Alpha'] });
    const { id: project_id } = await buildProject(owner, { client_id, tags: ['Alpha'] });
    await buildTicket(owner, { client_id, project_id, tags: ['Alpha'] });
    await buildTicket(owner, { client_id, tags: ['Alpha'] });
    await buildContact(owner, { client_id, tags: ['Alpha', 'Beta'] });
    await buildClient(owner, { tags: ['Beta'] });
    await owner.call('deleteClient', { params: { id: client_id } });
    expect(await usage(owner)).to.deep.equal({ Alpha: 0, Beta: 1 });
  });
});

describe('mergeContact', () => {
  it('gives the remaining contact the tags of both', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildContact(owner, { tags: ['Alpha', 'Beta'] });
    const other = await buildContact(owner, { client_id, tags: ['Beta', 'Gamma'] });
    const { data } = await owner.call('mergeContact', { params: { id }, body: { merge_contact_id: other.id } });
    expect(data.tags).to.deep.equal(['Alpha', 'Beta', 'Gamma']);
    expect(await usage(owner)).to.deep.equal({ Alpha: 1, Beta: 1, Gamma: 1 });
  });
});

describe('createContacts', () => {
  it('creates the tags of all, and names the contact whose tag is unknown', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const contact = (tags: string[]) => ({ ...noFlags, client_id, name: uniqueName('Contact'), tags });
    const body = { contacts: [contact(['Alpha']), contact(['alpha', 'Beta'])] };
    const { data } = await owner.call('createContacts', { body });
    expect(data.map(({ tags }) => tags)).to.deep.equal([['Alpha'], ['Alpha', 'Beta']]);
    const unknown = { contacts: [contact([]), contact(['tag_01k6jz3v8he9s8x4d2m7q5r0zz'])] };
    const refused = await refusalOf(owner.fail('createContacts', { body: unknown }));
    expect(refused).to.deep.equal([400, 'invalid_request', 'contacts.1.tags.0']);
  });
});

describe('updateContacts', () => {
  it('sets the tags on all, or on none if one is unknown', async () => {
    const { owner } = await buildWorkspace();
    const contacts = [await buildContact(owner, { tags: ['Alpha'] }), await buildContact(owner)];
    const ids = contacts.map(({ id }) => id);
    const { data } = await owner.call('updateContacts', { body: { ids, updates: { tags: ['Beta', 'Gamma'] } } });
    expect(data.map(({ tags }) => tags)).to.deep.equal([
      ['Beta', 'Gamma'],
      ['Beta', 'Gamma'],
    ]);
    expect(await usage(owner)).to.deep.equal({ Alpha: 0, Beta: 2, Gamma: 2 });
    const body = { ids, updates: { tags: ['tag_01k6jz3v8he9s8x4d2m7q5r0zz'] } };
    const refused = await refusalOf(owner.fail('updateContacts', { body }));
    expect(refused).to.deep.equal([400, 'invalid_request', 'ids.0.tags.0']);
    expect(await usage(owner)).to.deep.equal({ Alpha: 0, Beta: 2, Gamma: 2 });
  });
});

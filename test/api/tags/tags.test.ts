import { expect } from 'chai';
import { buildClient, buildProject, buildTag } from '../../support/builders/factories.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { usage } from '../../support/builders/tags.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('createTag', () => {
  it('derives a slug from the name and chooses a color', async () => {
    const { owner } = await buildWorkspace();
    const body = { name: '  Très Important! ', description: 'Look twice' };
    const { status, body: answer } = await owner.send('createTag', { body });
    const { id, color, created_at, updated_at } = answer.data;
    expect(status).to.equal(201);
    expect(id).to.match(/^tag_/);
    expect(color).to.match(/^#[0-9a-f]{6}$/);
    const texts = { name: 'Très Important!', slug: 'tres-important', description: 'Look twice' };
    expect(answer.data).to.deep.equal({ id, ...texts, color, usage_count: 0, created_at, updated_at });
    expect((await owner.call('getTag', { params: { id } })).data).to.deep.equal(answer.data);
  });

  it('keeps the color given', async () => {
    const { owner } = await buildWorkspace();
    expect((await buildTag(owner, { color: '#AB12cd' })).color).to.equal('#AB12cd');
  });

  it('refuses a name that another tag has, ignoring case', async () => {
    const { owner, live } = await buildWorkspace();
    await buildTag(owner, { name: 'Key Account' });
    for (const name of ['Key Account', 'KEY account', ' key account '])
      expect(await refusalOf(owner.fail('createTag', { body: { name } }))).to.deep.equal([409, 'duplicate', 'name']);
    expect((await buildTag(live, { name: 'Key Account' })).slug).to.equal('key-account');
  });

  it('numbers the slugs of names that are spelled alike', async () => {
    const { owner } = await buildWorkspace();
    const slugs: string[] = [];
    for (const name of ['C', 'C!', 'c?', 'C 2', 'C 3']) slugs.push((await buildTag(owner, { name })).slug);
    expect(slugs).to.deep.equal(['c', 'c-2', 'c-3', 'c-2-2', 'c-3-2']);
  });

  it('keeps names of 100 letters that grow when they are lower-cased or composed', async () => {
    const { owner } = await buildWorkspace();
    for (const letter of ['\u0130', '\u0958', '\u{1d160}']) {
      const name = letter.repeat(100);
      expect((await buildTag(owner, { name })).name).to.equal(name);
      expect(await refusalOf(owner.fail('createTag', { body: { name } }))).to.deep.equal([409, 'duplicate', 'name']);
    }
  });

  it('derives no slug that is the name of another tag, which would then not be found', async () => {
    const { owner } = await buildWorkspace();
    const slugs: string[] = [];
    for (const name of ['Support!', 'support', 'Support-2', '???', 'Tag-3', '!!!'])
      slugs.push((await buildTag(owner, { name })).slug);
    expect(slugs).to.deep.equal(['support', 'support-2', 'support-2-2', 'tag-2', 'tag-3', 'tag-4']);
  });

  it('transliterates other scripts to ASCII, and numbers what has neither letters nor digits', async () => {
    const { owner } = await buildWorkspace();
    const slugs: string[] = [];
    for (const name of ['Zürich', 'Москва', '緊急', '!!!', 'x'.repeat(100)])
      slugs.push((await buildTag(owner, { name })).slug);
    expect(slugs).to.deep.equal(['zurich', 'moskva', 'jinji', 'tag-2', 'x'.repeat(100)]);
  });

  it('refuses invalid names and colors', async () => {
    const { owner } = await buildWorkspace();
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(101)],
      ['color', 'red'],
      ['slug', 'mine'],
    ] as const) {
      const body = { name: 'Fine', [field]: value };
      expect(await refusalOf(owner.fail('createTag', { body }))).to.deep.equal([400, 'invalid_request', field]);
    }
  });

  it('is for everyone except viewers', async () => {
    const { owner } = await buildWorkspace();
    const [contractor, viewer] = [await buildUser(owner, 'contractor'), await buildUser(owner, 'viewer')];
    expect((await buildTag(contractor)).usage_count).to.equal(0);
    expect(await refusalOf(viewer.fail('createTag', { body: { name: 'Mine' } }))).to.deep.equal([403, 'forbidden']);
  });
});

describe('listTags', () => {
  it('finds part of a name ignoring case, and sorts by name, usage and age', async () => {
    const { owner } = await buildWorkspace();
    for (const name of ['beta 100%', 'Alpha', 'gamma beta']) await buildTag(owner, { name });
    await buildClient(owner, { tags: ['Alpha', 'gamma beta'] });
    await buildProject(owner, { tags: ['gamma beta'] });
    const names = async (query: object): Promise<string[]> =>
      (await owner.call('listTags', { query })).data.map(({ name }) => name);
    expect(await names({ search: 'BETA', order: 'asc' })).to.deep.equal(['beta 100%', 'gamma beta']);
    expect(await names({ search: '%' })).to.deep.equal(['beta 100%']);
    expect(await names({ sort: 'name', order: 'asc' })).to.deep.equal(['Alpha', 'beta 100%', 'gamma beta']);
    expect(await names({ sort: 'usage_count' })).to.deep.equal(['gamma beta', 'Alpha', 'beta 100%']);
    expect(await names({})).to.deep.equal(['gamma beta', 'Alpha', 'beta 100%']);
  });
});

describe('updateTag', () => {
  it('shows the new name on everything with the tag, found only by the new slug', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { tags: ['Suport', 'Alpha'] });
    const project = await buildProject(owner, { tags: ['Suport'] });
    const [tag] = (await owner.call('listTags', { query: { search: 'Suport' } })).data;
    const params = { id: tag?.id ?? '' };
    const { data } = await owner.call('updateTag', { params, body: { name: 'Support' } });
    expect([data.slug, data.usage_count, data.color]).to.deep.equal(['support', 2, tag?.color]);
    const shown = (await owner.call('getClient', { params: { id: client.id } })).data;
    expect(shown.tags).to.deep.equal(['Alpha', 'Support']);
    expect(shown.updated_at > client.updated_at).to.equal(true);
    expect((await owner.call('getProject', { params: { id: project.id } })).data.tags).to.deep.equal(['Support']);
    const found = await owner.call('listClients', { query: { tags: ['support'] } });
    expect(found.data.map(({ id }) => id)).to.deep.equal([client.id]);
    const old = owner.fail('listClients', { query: { tags: 'suport' } });
    expect(await refusalOf(old)).to.deep.equal([400, 'invalid_request', 'tags']);
  });

  it('reports what has changed, and nothing if nothing has', async () => {
    const { owner } = await buildWorkspace();
    const { id, color } = await buildTag(owner, { name: 'Alpha' });
    const before = await owner.send('getTag', { params: { id } });
    const same = await owner.send('updateTag', { params: { id }, body: { name: ' Alpha ', color } });
    expect([same.headers.get('etag'), await eventTypesOf(owner, id)]).to.deep.equal([before.headers.get('etag'), []]);
    const { data } = await owner.call('updateTag', { params: { id }, body: { name: 'Omega', description: 'Last' } });
    const [event, ...others] = await eventsOf(owner, id);
    expect(others).to.deep.equal([]);
    expect([event?.type, event?.data]).to.deep.equal(['tag.updated', data]);
    expect(event?.context).to.deep.equal({
      changes: {
        name: { from: 'Alpha', to: 'Omega' },
        slug: { from: 'alpha', to: 'omega' },
        description: { from: null, to: 'Last' },
      },
    });
  });

  it('keeps a numbered slug if the name is still spelled alike', async () => {
    const { owner } = await buildWorkspace();
    await buildTag(owner, { name: 'C' });
    const { id } = await buildTag(owner, { name: 'C!' });
    const { data } = await owner.call('updateTag', { params: { id }, body: { name: 'c?', description: 'Which' } });
    expect([data.name, data.slug, data.description]).to.deep.equal(['c?', 'c-2', 'Which']);
  });

  it('changes the case of a name, but accepts none that another tag has', async () => {
    const { owner } = await buildWorkspace();
    await buildTag(owner, { name: 'Taken' });
    const { id } = await buildTag(owner, { name: 'mine' });
    expect((await owner.call('updateTag', { params: { id }, body: { name: 'MINE' } })).data.name).to.equal('MINE');
    const taking = owner.fail('updateTag', { params: { id }, body: { name: 'taken' } });
    expect(await refusalOf(taking)).to.deep.equal([409, 'duplicate', 'name']);
  });

  it('is for those who manage clients and projects', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTag(owner);
    const body = { color: '#112233' };
    const [manager, member] = [await buildUser(owner, 'manager'), await buildUser(owner, 'member')];
    expect(await refusalOf(member.fail('updateTag', { params: { id }, body }))).to.deep.equal([403, 'forbidden']);
    expect(await refusalOf(member.fail('deleteTag', { params: { id } }))).to.deep.equal([403, 'forbidden']);
    expect((await manager.call('updateTag', { params: { id }, body })).data.color).to.equal('#112233');
  });

  it('refuses a tag that changed since it was read', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTag(owner);
    const { headers } = await owner.send('getTag', { params: { id } });
    const change = { params: { id }, headers: { 'If-Match': headers.get('etag') ?? '' } };
    await owner.call('updateTag', { ...change, body: { description: 'First' } });
    const late = owner.fail('updateTag', { ...change, body: { description: 'Second' } });
    expect(await refusalOf(late)).to.deep.equal([412, 'precondition_failed']);
  });
});

describe('deleteTag', () => {
  it('removes the tag from everything, with an event for itself but not for each', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { tags: ['Alpha', 'Beta'] });
    const project = await buildProject(owner, { tags: ['Alpha'] });
    const [tag] = (await owner.call('listTags', { query: { search: 'Alpha' } })).data;
    const params = { id: tag?.id ?? '' };
    expect((await owner.call('deleteTag', { params })).data).to.deep.equal({ id: tag?.id, deleted: true });
    const shown = (await owner.call('getClient', { params: { id: client.id } })).data;
    expect(shown.tags).to.deep.equal(['Beta']);
    expect(shown.updated_at > client.updated_at).to.equal(true);
    expect((await owner.call('getProject', { params: { id: project.id } })).data.tags).to.deep.equal([]);
    expect(await usage(owner)).to.deep.equal({ Beta: 1 });
    expect((await owner.fail('getTag', { params })).status).to.equal(404);
    expect(await eventTypesOf(owner, client.id)).to.deep.equal(['client.created']);
    const [event] = await eventsOf(owner, params.id);
    expect([event?.type, event?.data]).to.deep.equal(['tag.deleted', tag]);
  });
});

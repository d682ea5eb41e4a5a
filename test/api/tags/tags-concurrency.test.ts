import { expect } from 'chai';
import { addTags } from '../../../commands/across/tag-resources.js';
import { deleteTag } from '../../../commands/tags/tags.js';
import { Client } from '../../../models/clients/client.js';
import { Tag } from '../../../models/tags/tag.js';
import type { ApiClient } from '../../support/service/api.js';
import { asService } from '../../support/service/context.js';
import { buildClient, buildTag } from '../../support/builders/factories.js';
import { kinds, types, usage } from '../../support/builders/tags.js';
import { untilOneWaits } from '../../support/service/waiting.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const many = 20;
const each = <T>(work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, (_, n) => work(n)));

/** How many objects have each tag, by the tag's name: the expected `usage_count`. */
async function carried(owner: ApiClient): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const type of types) {
    const { data } = await owner.call(kinds[type].list, { query: { per_page: 100 } });
    for (const name of data.flatMap(({ tags }) => tags)) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const withoutUnused = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

describe('tags with 20 concurrent callers', () => {
  it('lose none that are added to one resource', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner);
    const tags = await each((n) => buildTag(owner, { name: `Tag ${String(n).padStart(2, '0')}` }));
    await each((n) => owner.call('addClientTags', { params: { id }, body: { tags: [tags[n]?.slug ?? ''] } }));
    const shown = (await owner.call('getClient', { params: { id } })).data.tags;
    expect(shown).to.deep.equal(tags.map(({ name }) => name).toSorted());
    expect(Object.values(await usage(owner))).to.deep.equal(tags.map(() => 1));
  });

  it('are counted correctly when one is added to and removed from many', async () => {
    const { owner } = await buildWorkspace();
    const { slug, name } = await buildTag(owner);
    const clients = await each((n) => buildClient(owner, { tags: n % 2 === 0 ? [name] : [] }));
    const change = { even: 'removeClientTags', odd: 'addClientTags' } as const;
    await each((n) =>
      owner.call(n % 2 === 0 ? change.even : change.odd, {
        params: { id: clients[n]?.id ?? '' },
        body: { tags: [slug] },
      }),
    );
    expect(await usage(owner)).to.deep.equal({ [name]: many / 2 });
    const found = (await owner.call('listClients', { query: { tags: [slug] } })).data.map(({ id }) => id);
    const odd = clients.filter((_, n) => n % 2 === 1).map(({ id }) => id);
    expect(found.toSorted()).to.deep.equal(odd.toSorted());
  });

  it('are counted once when all add or remove one on the same resource', async () => {
    const { owner } = await buildWorkspace();
    const [{ id }, { slug, name }] = [await buildClient(owner), await buildTag(owner)];
    await each(() => owner.call('addClientTags', { params: { id }, body: { tags: [slug] } }));
    expect(await usage(owner)).to.deep.equal({ [name]: 1 });
    await each(() => owner.call('removeClientTags', { params: { id }, body: { tags: [slug] } }));
    expect(await usage(owner)).to.deep.equal({ [name]: 0 });
  });

  it('are created once when all bring the same new names, in any order', async () => {
    const { owner } = await buildWorkspace();
    const names = ['Alpha', 'Beta', 'Gamma'];
    const made = await each((n) => buildClient(owner, { tags: n % 2 === 0 ? names : names.toReversed() }));
    for (const { tags } of made) expect(tags).to.deep.equal(names);
    expect(await usage(owner)).to.deep.equal({ Alpha: many, Beta: many, Gamma: many });
  });

  it('get distinct slugs when names are spelled alike', async () => {
    const { owner } = await buildWorkspace();
    const made = await each((n) => buildTag(owner, { name: `C${'+'.repeat(n)}` }));
    expect(new Set(made.map(({ slug }) => slug)).size).to.equal(many);
  });

  it('show their new name everywhere when renamed and deleted meanwhile', async () => {
    const { owner } = await buildWorkspace();
    const [kept, doomed, other] = [await buildTag(owner), await buildTag(owner), await buildTag(owner)];
    const clients = await each(() => buildClient(owner, { tags: [kept.id, doomed.id] }));
    const changing = each((n) => {
      const input = { params: { id: clients[n]?.id ?? '' }, body: { tags: [other.slug] } };
      return owner.call('addClientTags', input);
    });
    const renaming = owner.call('updateTag', { params: { id: kept.id }, body: { name: 'Renamed' } });
    const deleting = owner.call('deleteTag', { params: { id: doomed.id } });
    await Promise.all([changing, renaming, deleting]);
    const { data } = await owner.call('listClients', { query: { per_page: 100 } });
    for (const { tags } of data) expect(tags).to.have.members(['Renamed', other.name]);
    expect(await usage(owner)).to.deep.equal({ Renamed: many, [other.name]: many });
  });

  it('are counted correctly while tagged resources are deleted, tagged in bulk and changed', async () => {
    const { owner } = await buildWorkspace();
    const tags = await Promise.all(['Alpha', 'Beta'].map((name) => buildTag(owner, { name })));
    const slugs = tags.map(({ slug }) => slug);
    const clients = await each(() => buildClient(owner, { tags: ['Alpha'] }));
    const ids = clients.map(({ id }) => id);
    const change = (id: string, n: number): Promise<Response>[] =>
      [
        () => owner.request('deleteClient', { params: { id } }),
        () =>
          owner.request('addTagsInBulk', {
            body: { resource_type: 'clients', resource_ids: ids.slice(n - 1, n + 3), tags: slugs },
          }),
        () => owner.request('updateClientTags', { params: { id }, body: { tags: ['beta'] } }),
        () => owner.request('removeClientTags', { params: { id }, body: { tags: slugs } }),
      ]
        .slice(n % 4, (n % 4) + 1)
        .map((request) => request());
    for (const { status } of await Promise.all(ids.flatMap(change))) expect(status).to.be.oneOf([200, 400, 404]);
    expect(withoutUnused(await usage(owner))).to.deep.equal(await carried(owner));
  });
});

describe('a tag that is being changed', () => {
  it('is not added to anything when deleted at the same moment', async () => {
    const { live: owner } = await buildWorkspace();
    const [client, tag] = [await buildClient(owner), await buildTag(owner)];
    const { adding } = await asService(owner, async (ctx) => {
      await deleteTag(ctx, await Tag.lock(ctx, tag.id));
      const begun = owner.request('addClientTags', { params: { id: client.id }, body: { tags: [tag.slug] } });
      await untilOneWaits();
      return { adding: begun };
    });
    // A request that waited too long for the lock is repeated, and then finds no tag.
    expect((await adding).status).to.be.oneOf([200, 400]);
    expect((await owner.call('getClient', { params: { id: client.id } })).data).to.deep.equal(client);
  });

  it('does not remove a tag that is being added in its place', async () => {
    const { live: owner } = await buildWorkspace();
    const [tag, other] = [await buildTag(owner), await buildTag(owner)];
    // Renaming reads the tagged objects in order: when it waits for the second client, it has read the first.
    await buildClient(owner, { tags: [tag.id] });
    const client = await buildClient(owner, { tags: [tag.id] });
    const { renaming } = await asService(owner, async (ctx) => {
      await addTags(ctx, await Client.lock(ctx, client.id), [other.slug]);
      const begun = owner.call('updateTag', { params: { id: tag.id }, body: { name: 'Renamed' } });
      await untilOneWaits();
      return { renaming: begun };
    });
    await renaming;
    const shown = (await owner.call('getClient', { params: { id: client.id } })).data.tags;
    expect(shown).to.have.members(['Renamed', other.name]);
  });
});

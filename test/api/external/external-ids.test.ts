/** External ids and metadata, for every kind of object that can have them. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { externalKinds, type ExternalKind, type ExternalObject } from '../../support/builders/external.js';
import { queryOf } from '../../support/contract/contract.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

for (const [noun, kind] of Object.entries(externalKinds))
  describe(`external ids and metadata of ${noun}`, () => {
    let owner: ApiClient;

    before(async () => {
      ({ owner } = await buildWorkspace());
    });

    const make = (more: object = {}): Promise<ExternalObject> => makeOne(owner, kind, more);

    async function update(id: string, body: object): Promise<ExternalObject> {
      const response = await owner.request(kind.update, { params: { id }, body });
      const answer = (await response.json()) as { data: ExternalObject };
      expect(response.status, JSON.stringify(answer)).to.equal(200);
      return answer.data;
    }

    async function found(query: object): Promise<string[]> {
      const response = await owner.request(kind.list, { query });
      const answer = (await response.json()) as { data: ExternalObject[] };
      expect(response.status, JSON.stringify(answer)).to.equal(200);
      return answer.data.map(({ id }) => id);
    }

    it('are null and empty by default', async () => {
      const object = await make();
      expect([object.external_id, object.metadata]).to.deep.equal([null, {}]);
    });

    it('are returned, listed and matched exactly, several ids by repeating the parameter', async () => {
      const id = randomUUID();
      const names = [`${id},a`, `${id},A`, `${id},ä`];
      const [lower, upper, accented] = await Promise.all(
        names.map((external_id, at) => make({ external_id, metadata: { [`k-${id}`.slice(0, 40)]: 'x', at: `${at}` } })),
      );
      const key = `k-${id}`.slice(0, 40);
      expect(lower?.external_id).to.equal(names[0]);
      expect(await found({ external_id: names[0] })).to.deep.equal([lower?.id]);
      expect(await found({ external_id: [names[1], names[2]] })).to.have.members([upper?.id, accented?.id]);
      expect(await found({ external_id: `${id},b` })).to.deep.equal([]);
      expect(await found({ [`metadata.${key}`]: 'x' })).to.have.length(3);
      expect(await found({ [`metadata[${key}]`]: 'x', 'metadata.at': '2' })).to.deep.equal([accented?.id]);
      expect(await found({ [`metadata.${key}`]: 'X' })).to.deep.equal([]);
      expect(await found({ [`metadata.${key}`]: 'x ' })).to.deep.equal([]);
    });

    if (queryOf(kind.list).some(({ name }) => name === 'format'))
      it('have columns in the exported list, metadata as JSON', async () => {
        const externalId = randomUUID();
        await make({ external_id: externalId, metadata: { b: '2', a: 'x"y' } });
        const query = { external_id: externalId, format: 'csv', fields: 'external_id,metadata,metadata.b' };
        const response = await owner.request(kind.list, { query });
        expect([response.status, await response.text()]).to.deep.equal([
          200,
          `external_id,metadata,metadata.b\r\n${externalId},"{""a"":""x\\""y"",""b"":""2""}",2\r\n`,
        ]);
      });

    it('merge what is sent: a text sets a key, null or an empty text removes it, and null removes all', async () => {
      const [key, { id, ...made }] = [
        randomUUID(),
        await make({ metadata: { a: '1', b: '2', c: '3', constructor: 'x' } }),
      ];
      expect(made.metadata).to.deep.equal({ a: '1', b: '2', c: '3', constructor: 'x' });
      const merged = await update(id, { metadata: { a: key, b: null, c: '', d: '4' } });
      expect(merged.metadata).to.deep.equal({ a: key, constructor: 'x', d: '4' });
      expect((await update(id, { metadata: {} })).metadata).to.deep.equal(merged.metadata);
      expect(await found({ 'metadata.a': key })).to.deep.equal([id]);
      expect((await update(id, { metadata: null })).metadata).to.deep.equal({});
      expect(await found({ 'metadata.a': key })).to.deep.equal([]);
      expect((await update(id, { external_id: key })).external_id).to.equal(key);
      expect((await update(id, { external_id: null })).external_id).to.equal(null);
    });

    it('refuse more than 50 keys, also when merged, and invalid keys and values', async () => {
      const { id } = await make({
        metadata: Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, 'x'])),
      });
      const wrong = [
        { more: 'x' },
        { 'a.b': 'x' },
        { 'a b': 'x' },
        { '': 'x' },
        { a: 1 },
        { a: 'x'.repeat(501) },
        'text',
      ];
      for (const metadata of wrong) {
        const { error } = await owner.fail(kind.update, { params: { id }, body: { metadata } });
        expect(error.code, JSON.stringify(metadata)).to.equal('invalid_request');
        expect(error.field).to.match(/^metadata/);
      }
      for (const external_id of ['', ' a', 'a ', 'x'.repeat(256), 7])
        expect((await owner.fail(kind.update, { params: { id }, body: { external_id } })).error.field).to.equal(
          'external_id',
        );
    });

    it('are part of events, which report their changes', async () => {
      const { id } = await make({ external_id: randomUUID(), metadata: { a: '1' } });
      await update(id, { metadata: { a: '2', constructor: 'y' } });
      const { data } = await owner.call('listEvents', { query: { resource_id: id } });
      expect(data[0]?.type).to.equal(kind.updated);
      expect(data[0]?.data).to.deep.include({ metadata: { a: '2', constructor: 'y' } });
      expect(data[0]?.context).to.have.deep.property('changes', {
        'metadata.a': { from: '1', to: '2' },
        'metadata.constructor': { from: null, to: 'y' },
      });
    });

    if (kind.remove !== undefined)
      it('leave nothing behind when the object is deleted', async () => {
        const { db } = await testApi();
        const { id } = await make({ external_id: `gone-${noun}`, metadata: { a: '1' } });
        expect(await db('metadata_values').where({ resource_id: id, resource_type: kind.table })).to.have.length(1);
        const response = await owner.request(kind.remove ?? kind.get, { params: { id } });
        expect(response.status).to.equal(200);
        expect(await db('metadata_values').where({ resource_id: id })).to.have.length(0);
        expect((await make({ external_id: `gone-${noun}` })).external_id).to.equal(`gone-${noun}`);
      });
  });

async function makeOne(owner: ApiClient, kind: ExternalKind, more: object): Promise<ExternalObject> {
  const response = await owner.request(kind.create, { body: { ...(await kind.body(owner)), ...more } });
  const answer = (await response.json()) as { data: ExternalObject };
  expect(response.status, JSON.stringify(answer)).to.equal(201);
  return answer.data;
}

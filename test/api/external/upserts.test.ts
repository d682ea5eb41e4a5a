/** Rules that all operations that create or update an object by its external id have in common. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { externalKinds, type ExternalObject } from '../../support/builders/external.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { bodyOf } from '../../support/contract/contract.js';
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { eventTypesOf } from '../../support/answers/events.js';

interface Upserted {
  readonly status: number;
  readonly etag: string | null;
  readonly body: { readonly data: ExternalObject; readonly error: Schemas['ErrorBody'] };
}

for (const [noun, kind] of Object.entries(externalKinds))
  describe(kind.upsert, () => {
    let owner: ApiClient;

    before(async () => {
      ({ owner } = await buildWorkspace());
    });

    async function put(external_id: string, body: object, headers = {}, caller = owner): Promise<Upserted> {
      const response = await caller.request(kind.upsert, { params: { external_id }, body, headers });
      const answer = (await response.json()) as Upserted['body'];
      return { status: response.status, etag: response.headers.get('etag'), body: answer };
    }

    const someId = (): string => `crm/${randomUUID()} ü`;

    it('creates one object from 50 identical concurrent requests, with one event', async () => {
      const [body, externalId] = [await kind.body(owner), someId()];
      const answers = await Promise.all(Array.from({ length: 50 }, () => put(externalId, body)));
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => b - a);
      expect(statuses, JSON.stringify(answers[0]?.body)).to.deep.equal([201, ...Array.from({ length: 49 }, () => 200)]);
      const ids = new Set(answers.map((answer) => answer.body.data.id));
      expect(ids.size).to.equal(1);
      for (const id of ids) expect(await eventTypesOf(owner, id)).to.deep.equal([kind.created]);
    });

    it('creates with 201, changes nothing if sent again, and changes the fields sent', async () => {
      const [body, externalId] = [await kind.body(owner), someId()];
      const made = await put(externalId, { ...body, metadata: { erp: '1', region: 'emea' } });
      expect(made.status).to.equal(201);
      expect(made.body.data).to.include({ external_id: externalId });
      const again = await put(externalId, { ...body, external_id: externalId });
      expect(again.status, JSON.stringify(again.body)).to.equal(200);
      // The response to a creation may embed more, which is not part of the object.
      expect({ ...made.body.data, ...again.body.data }).to.deep.equal(made.body.data);
      expect(again.etag).to.equal(made.etag);
      const changed = await put(externalId, { ...body, ...kind.change, metadata: { erp: '2', region: null } });
      expect(changed.status, JSON.stringify(changed.body)).to.equal(200);
      expect(changed.body.data).to.deep.include({ id: made.body.data.id, metadata: { erp: '2' } });
      expect(await eventTypesOf(owner, made.body.data.id)).to.deep.equal([kind.created, kind.updated]);
    });

    it('takes any part of the fields of what exists', async () => {
      const externalId = someId();
      const made = await put(externalId, await kind.body(owner));
      const changed = await put(externalId, kind.change);
      expect(changed.status, JSON.stringify(changed.body)).to.equal(200);
      expect(changed.body.data.id).to.equal(made.body.data.id);
      const nothing = await put(externalId, {});
      expect([nothing.status, nothing.etag]).to.deep.equal([200, changed.etag]);
      expect(await eventTypesOf(owner, made.body.data.id)).to.deep.equal([kind.created, kind.updated]);
    });

    it('requires what creation requires to create, naming it, and the same id in body and path', async () => {
      const refused = await put(someId(), {});
      expect(refused.status).to.equal(400);
      const required = bodyOf(kind.create)?.schema.required ?? [];
      expect(refused.body.error.details?.map(({ field }) => field)).to.deep.equal(required);
      const body = await kind.body(owner);
      const other = await put(someId(), { ...body, external_id: 'another' });
      expect([other.status, other.body.error.field]).to.deep.equal([400, 'external_id']);
      const long = await put('x'.repeat(256), body);
      expect([long.status, long.body.error.field]).to.deep.equal([400, 'external_id']);
    });

    it('respects If-Match, with which nothing is created', async () => {
      const [body, externalId] = [await kind.body(owner), someId()];
      expect((await put(externalId, body, { 'If-Match': '*' })).status).to.equal(412);
      const { etag } = await put(externalId, body);
      expect((await put(externalId, { ...body, ...kind.change }, { 'If-Match': etag })).status).to.equal(200);
      expect((await put(externalId, body, { 'If-Match': etag })).status).to.equal(412);
    });

    it('requires the permission for what it does', async () => {
      const viewer = await buildUser(owner, 'viewer');
      const [body, externalId] = [await kind.body(owner), someId()];
      expect((await put(externalId, body, {}, viewer)).status).to.equal(403);
      await put(externalId, body);
      expect((await put(externalId, body, {}, viewer)).status).to.equal(403);
    });

    it(`is refused by create and update if another ${noun} has the id, which they name`, async () => {
      const externalId = someId();
      const { id } = (await put(externalId, await kind.body(owner))).body.data;
      const refused = await owner.fail(kind.create, { body: { ...(await kind.body(owner)), external_id: externalId } });
      expect(refused.error).to.include({ code: 'duplicate', field: 'external_id' });
      expect(refused.error.message).to.contain(id);
      const other = (await put(someId(), await kind.body(owner))).body.data;
      const kept = await owner.fail(kind.update, { params: { id: other.id }, body: { external_id: externalId } });
      expect(kept.error).to.include({ code: 'duplicate', field: 'external_id' });
    });
  });

describe('an upsert that says where work belongs', () => {
  for (const kind of [externalKinds['Ticket'], externalKinds['TimeEntry'], externalKinds['Expense']]) {
    if (!kind) throw new Error('A kind is missing');
    const { upsert, update } = kind;
    it(`is refused as an update is that names a client and another client's project: ${update}`, async () => {
      const { owner } = await buildWorkspace();
      const body = { ...(await kind.body(owner)), client_id: (await buildClient(owner)).id };
      const params = { external_id: randomUUID() };
      const made = (await (await owner.request(upsert, { params, body })).json()) as Upserted['body'];
      const sent = { ...body, project_id: (await buildProject(owner)).id };
      const direct = await owner.request(update, { params: { id: made.data.id }, body: sent });
      const again = await owner.request(upsert, { params, body: sent });
      const refusalOf = async (response: Response) => {
        const { error } = (await response.json()) as Upserted['body'];
        return [response.status, error.code, error.field];
      };
      const refusal = await refusalOf(direct);
      expect(refusal).to.deep.equal([400, 'invalid_request', 'project_id']);
      expect(await refusalOf(again)).to.deep.equal(refusal);
    });
  }
});

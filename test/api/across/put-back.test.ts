/** What GET returned can be sent back as it is: nothing changes, and no event is emitted. */
import { expect } from 'chai';
import type { OperationId } from '../../../contract/contract.js';
import { bodyOf } from '../../support/contract/contract.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { externalKinds } from '../../support/builders/external.js';
import { buildRateCard, buildTag } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

type Json = Record<string, unknown>;
interface Updatable {
  readonly get: OperationId;
  readonly update: OperationId;
  readonly build: (owner: ApiClient) => Promise<{ readonly id: string }>;
}

const { Invoice: _, ...kinds } = externalKinds;

const updatable: readonly Updatable[] = [
  ...Object.values(kinds).map(({ get, update, create, body }) => ({
    get,
    update,
    build: async (owner: ApiClient) => {
      const response = await owner.request(create, { body: { ...(await body(owner)), metadata: { erp: '1' } } });
      return ((await response.json()) as { data: { id: string } }).data;
    },
  })),
  { get: 'getRateCard', update: 'updateRateCard', build: buildRateCard },
  { get: 'getTag', update: 'updateTag', build: buildTag },
];

/** Of an object as it was read, the fields that an update takes, wherever they stand in it. */
function writable(update: OperationId, data: Json): Json {
  const nested = Object.values(data).filter(
    (value): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  const all = Object.assign({}, ...nested, data['dates'], data) as Json;
  const names = Object.keys(bodyOf(update)?.schema.properties ?? {});
  return Object.fromEntries(names.filter((name) => name in all).map((name) => [name, all[name]]));
}

describe('an object sent back as it was read', () => {
  for (const { get, update, build } of updatable)
    it(`changes nothing and emits nothing: ${update}`, async () => {
      const { owner } = await buildWorkspace();
      const params = { id: (await build(owner)).id };
      const read = async (): Promise<{ etag: string | null; data: Json }> => {
        const response = await owner.request(get, { params });
        return { etag: response.headers.get('etag'), data: ((await response.json()) as { data: Json }).data };
      };
      const before = await read();
      const events = await eventTypesOf(owner, params.id);
      const body = writable(update, before.data);
      expect(Object.keys(body)).to.have.length.greaterThan(1);
      const response = await owner.request(update, { params, body });
      expect(response.status, await response.text()).to.equal(200);
      expect(await read()).to.deep.equal(before);
      expect(await eventTypesOf(owner, params.id)).to.deep.equal(events);
    });
});

/** Every list of the contract as a CSV file, for each role, compared with the same list as JSON. */
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import type { OperationId } from '../../contract/contract.js';
import { operations } from '../../generated/operations.js';
import { permissions, may } from '../../domain/people/policy.js';
import type { AnyCase } from '../support/access/cases.js';
import { cases } from '../support/access/matrix.js';
import { buildScene, buildFixtures, type Fixtures, type Scene } from '../support/access/scene.js';
import { answerOf, isPaged, operationIds, queryOf, type Schema } from '../support/contract/contract.js';
import { unknownId } from '../support/contract/odd-ids.js';
import { buildContact, buildTag } from '../support/builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../support/builders/projects.js';
import { buildUser } from '../support/builders/workspace.js';
import type { ApiClient } from '../support/service/api.js';

/** Passkeys are listed to a person who is signed in, and to no key: test/server/passkeys/own.test.ts. */
const lists = operationIds.filter((id) => isPaged(id) && id !== 'listPasskeys');
const ofTeam = lists.filter((id) => operations[id].realm === 'team');
const readers = {
  team: ['owner', 'admin', 'manager', 'member', 'viewer', 'contractor'],
  portal: ['full access', 'view', 'view and invoices', 'another client'],
} as const;

type FilledScene = Scene & { readonly fixtures: Fixtures };
interface Asked {
  readonly params?: Record<string, string>;
  readonly query?: object;
}
type Json = Readonly<Record<string, unknown>>;

/**
 * The columns for a schema: dotted names of plain values, and one column for an object whose names the caller chooses.
 */
function columnsOf({ items, properties, ...schema }: Schema, name: string, sees: (need: string) => boolean): string[] {
  const { 'x-needs': need } = schema as { 'x-needs'?: string };
  if (need !== undefined && !sees(need)) return [];
  if (items) return columnsOf(items, name, sees);
  const inner = Object.entries(properties ?? {});
  if (inner.length === 0) return [name];
  return inner.flatMap(([each, part]) => columnsOf(part, name === '' ? each : `${name}.${each}`, sees));
}

/** The expected cell of a row. */
function cellOf(value: unknown, [name, ...path]: readonly string[]): string {
  if (Array.isArray(value))
    return value.map((each) => cellOf(each, name === undefined ? [] : [name, ...path])).join('; ');
  if (value === null || value === undefined) return '';
  if (name !== undefined) return cellOf((value as Json)[name], path);
  if (typeof value === 'string') return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}

/** The names of values in a JSON row that have no column. */
function leavesOf(value: unknown, name: string, columns: ReadonlySet<string>): string[] {
  if (columns.has(name)) return [];
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, name, columns));
  if (typeof value !== 'object' || value === null) return value === null ? [] : [name];
  return Object.entries(value).flatMap(([each, part]) =>
    leavesOf(part, name === '' ? each : `${name}.${each}`, columns),
  );
}

/** Fields that can change between the two requests. */
const moving = /(^|\.)(last_active_at|last_used_at|hours|hours_used|elapsed_seconds)$/;

/** Whether a caller has what a field's `x-needs` requires. */
async function visibilityOf(caller: ApiClient): Promise<(need: string) => boolean> {
  if (caller.portalSession !== undefined) return () => false;
  const { role, permissions: given } = (await caller.call('getCurrentUser', {})).data;
  const reader = { role, permissions: new Set(permissions.filter((each) => given?.[each])) };
  return (need) => may(reader, need as Parameters<typeof may>[1]);
}

describe('every list of the contract as a file', () => {
  let room: FilledScene;
  before(async () => {
    const scene = await buildScene();
    room = { ...scene, fixtures: await buildFixtures(scene) };
    await buildMoreFixtures(room);
    for (const role of ['manager', 'member', 'viewer', 'contractor'] as const) {
      const params = { id: room.callers[role].userId };
      await room.owner.call('updateUserPermissions', { params, body: { can_export_data: true } });
    }
  });

  it('exists for each, in each size', () => {
    expect([ofTeam.length > 30, lists.length - ofTeam.length > 5]).to.deep.equal([true, true]);
    expect(lists.filter((id) => !queryOf(id).some(({ name }) => name === 'format'))).to.deep.equal([]);
  });

  async function assertSame(caller: ApiClient, id: OperationId, { params = {}, query = {} }: Asked): Promise<number> {
    const json = await caller.request(id, { params, query: { ...query, per_page: 100 } });
    const csv = await caller.request(id, { params, query: { ...query, per_page: 1, page: 2, format: 'csv' } });
    const text = await csv.text();
    if (!json.ok) {
      expect(csv.status, text).to.equal(json.status);
      expect((JSON.parse(text) as Json)['error']).to.include({
        code: ((await json.json()) as { error: Json }).error['code'],
      });
      return 0;
    }
    const { data, pagination } = (await json.json()) as { data: Json[]; pagination: { total: number } };
    expect([csv.status, csv.headers.get('content-type')], text).to.deep.equal([200, 'text/csv; charset=utf-8']);
    const [columns = [], ...records] = parse(text, { record_delimiter: '\r\n' });
    const sees = await visibilityOf(caller);
    expect(columns).to.deep.equal([...new Set(columnsOf(answerOf(id)['data']?.items ?? {}, '', sees))]);
    expect(data.flatMap((row) => leavesOf(row, '', new Set(columns)))).to.deep.equal([]);
    expect([records.length, data.length]).to.deep.equal([pagination.total, pagination.total]);
    const still = columns
      .map((column, at) => ({ at, path: column.split('.') }))
      .filter(({ path }) => !moving.test(path.join('.')));
    expect(records.map((record) => still.map(({ at }) => record[at]))).to.deep.equal(
      data.map((row) => still.map(({ path }) => cellOf(row, path))),
    );
    return records.length;
  }

  for (const id of lists) {
    it(`${id} has the rows of the list and the columns of its contract, as each reader sees them`, async () => {
      let rows = 0;
      for (const each of Object.values(cases[id] as Readonly<Record<string, AnyCase>>)) {
        if (!('find' in each)) throw new Error(`${id} is a list that changes something`);
        const asked = (await each.find(room)) as Asked;
        for (const role of readers[operations[id].realm]) rows += await assertSame(room.callers[role], id, asked);
      }
      expect(rows).to.be.above(0);
    });
  }

  it('is refused to users of the team who may not export data, whatever the list', async () => {
    const viewer = await buildUser(room.owner, 'viewer');
    const suggestions = { format: 'csv', resource_type: 'clients', resource_id: room.assigned.client_id };
    for (const id of ofTeam) {
      const asked = {
        params: { id: unknownId('none') },
        query: id === 'listTagSuggestions' ? suggestions : { format: 'csv' },
      };
      expect((await viewer.fail(id, asked)).status, id).to.equal(403);
    }
  });
});

/** Adds data to the scene, so that no file is empty, and some cells are difficult for CSV. */
async function buildMoreFixtures({ owner, assigned, fixtures }: FilledScene): Promise<void> {
  const { client_id, project_id, ticket_id } = assigned;
  const params = { id: client_id };
  await owner.call('updateClient', { params, body: { notes: '=SUM(A1)\r\n"Bakery", baking' } });
  await owner.call('addClientTags', { params, body: { tags: [(await buildTag(owner)).slug] } });
  await buildTag(owner, { name: 'Bakery' });
  for (let count = 0; count < 2; count += 1) await buildContact(owner, { client_id, email: 'twice@example.com' });
  await buildMilestone(owner, project_id);
  await buildPhase(owner, project_id);
  await buildProjectTask(owner, project_id);
  const said = { content: '=1+1', visibility: 'public' } as const;
  await owner.call('createTicketActivity', { params: { id: ticket_id }, body: said });
  await owner.call('createCreditNote', { params: { id: fixtures.invoice.id }, body: { amount: 10 } });
}

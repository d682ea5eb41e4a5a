import { expect } from 'chai';
import { testApi, type ApiClient } from '../support/service/api.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { inOrder } from '../../models/json-columns.js';

/** A kind of object with a JSON column: the table and column, how to create and read one. */
interface JsonColumn {
  readonly table: string;
  readonly column: string;
  readonly make: (owner: ApiClient) => Promise<{ id: string; etag: string }>;
  readonly read: (owner: ApiClient, id: string) => Promise<Response>;
}

const tagOf = (response: Response): string => response.headers.get('etag') ?? '';

const kept: readonly JsonColumn[] = [
  {
    table: 'workspaces',
    column: 'sla_business_hours',
    make: async (owner) => {
      const body = {
        sla_business_hours: { weekly: { tue: [['09:00', '17:00']], mon: [['08:00', '16:00']] }, holidays: [] },
      };
      return { id: owner.workspaceId, etag: tagOf(await owner.request('updateWorkspace', { body })) };
    },
    read: (owner) => owner.request('getWorkspace', {}),
  },
  {
    table: 'clients',
    column: 'sla_overrides',
    make: async (owner) => {
      const { id } = await buildClient(owner);
      const [priority] = (await owner.call('listTicketPriorities', {})).data;
      const override = { resolution_target: 100, priority_id: priority?.id, response_target: 10 };
      const body = { sla_overrides: [override] };
      return { id, etag: tagOf(await owner.request('updateClient', { params: { id }, body })) };
    },
    read: (owner, id) => owner.request('getClient', { params: { id } }),
  },
  {
    table: 'scheduled_reports',
    column: 'parameters',
    make: async (owner) => {
      const parameters = { period: 'last_week', group_by: 'user' };
      const body = { report_type: 'time', schedule: 'daily', recipients: ['a@example.com'], parameters };
      const made = await owner.request('createScheduledReport', { body });
      const etag = tagOf(made);
      return { id: ((await made.json()) as { data: { id: string } }).data.id, etag };
    },
    read: (owner, id) => owner.request('getScheduledReport', { params: { id } }),
  },
  {
    table: 'saved_views',
    column: 'query',
    make: async (owner) => {
      const body = { screen: 'tickets', name: 'Mine', query: { status: ['open'], sort: 'due_date', order: 'asc' } };
      const made = await owner.request('createSavedView', { body });
      const etag = tagOf(made);
      return { id: ((await made.json()) as { data: { id: string } }).data.id, etag };
    },
    read: (owner, id) => owner.request('getSavedView', { params: { id } }),
  },
];

/** The same value with the names in reverse order, as another engine may store it. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, reversed(each)] as const);
  return Object.fromEntries(entries.toReversed());
};

describe('a JSON column', () => {
  it('returns the same text, in whatever order its names were written', () => {
    const orders: [unknown, unknown][] = [
      [
        { a: 1, b: { c: 2, d: null } },
        { b: { d: null, c: 2 }, a: 1 },
      ],
      [[{ b: 'x', aa: [1, 2] }], [{ aa: [1, 2], b: 'x' }]],
      [null, null],
      ['b', 'b'],
    ];
    for (const [one, other] of orders) expect(JSON.stringify(inOrder(one))).to.equal(JSON.stringify(inOrder(other)));
    expect(JSON.stringify(inOrder([2, 1]))).to.equal('[2,1]');
  });

  for (const { table, column, make, read } of kept)
    it(`does not change the ETag, in whatever order an engine stores ${table}.${column}`, async () => {
      const { owner } = await buildWorkspace();
      const { db } = await testApi();
      const { id, etag } = await make(owner);
      expect(etag).to.match(/^".{27}"$/);
      expect(tagOf(await read(owner, id))).to.equal(etag);
      const [row] = (await db(table).where({ id }).select(column)) as Record<string, string>[];
      const turned = JSON.stringify(reversed(JSON.parse(row?.[column] ?? '')));
      await db(table)
        .where({ id })
        .update({ [column]: turned });
      expect(tagOf(await read(owner, id))).to.equal(etag);
    });
});

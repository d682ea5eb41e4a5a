/** Each deletion against each request that comes to refer to what is deleted: whichever is first, no row refers to one that is gone. */
import { expect } from 'chai';
import { operations } from '../generated/operations.js';
import { handlers } from '../handlers/index.js';
import type { Ctx } from '../models/context.js';
import type { OperationId } from '../contract/contract.js';
import { testApi, type ApiClient } from './support/api.js';
import { bodyOf, operationIds, type Schema } from './support/contract.js';
import { deletions, fields, referrers, typed, type Deletion, type Field, type Input } from './support/referrers.js';
import { writeSlowly } from './support/slow-change.js';
import { someoneWaits, until } from './support/waiting.js';
import { buildWorkspace } from './support/workspace.js';

/** The tables that hold what a column of this name refers to; one of them must have it. */
const referred: Readonly<Record<string, readonly string[]>> = {
  client_id: ['clients'],
  contact_id: ['contacts', 'former_contacts'],
  project_id: ['projects'],
  phase_id: ['phases'],
  ticket_id: ['tickets'],
  agreement_id: ['agreements'],
  period_id: ['agreement_periods'],
  lot_period_id: ['agreement_periods'],
  rate_id: ['rate_cards'],
  type_id: ['project_types', 'agreement_types'],
  status_id: ['ticket_statuses'],
  priority_id: ['ticket_priorities'],
  tag_id: ['tags'],
  invoice_id: ['invoices'],
  invoice_line_id: ['invoice_line_items'],
  time_entry_id: ['time_entries'],
};

/** What else ends in `_id`: people, who are never deleted, what tells of something that may be gone by now, and what is no row of ours. */
const others =
  /^(workspace|user|running_user|assignee|manager|reporter|decided_by|approved_by|api_key|event|webhook|resource|subject|request|tax|twin|payment|external|scheduled_report)_id$/;
/** What is kept of things that are gone, or counted by what was there. */
const keepers = new Set(['events', 'former_contacts', 'daily_time', 'monthly_time', 'kept_revenue']);

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly tables: readonly string[];
}

async function referencesOfDatabase(): Promise<Reference[]> {
  const { db } = await testApi();
  const [columns] = (await db.raw(
    "SELECT table_name AS tableName, column_name AS columnName FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name LIKE '%\\_id' ORDER BY 1, 2",
  )) as [{ tableName: string; columnName: string }[]];
  const unknown = columns.filter(({ columnName }) => !others.test(columnName) && !referred[columnName]);
  expect(unknown, 'columns of which nobody has said what they refer to').to.deep.equal([]);
  return columns.flatMap(({ tableName, columnName }) => {
    const tables = referred[columnName];
    return tables && !keepers.has(tableName) ? [{ table: tableName, column: columnName, tables }] : [];
  });
}

async function orphansIn(owner: ApiClient, references: readonly Reference[]): Promise<string[]> {
  const { db } = await testApi();
  const orphans: string[] = [];
  for (const { table, column, tables } of references) {
    const rows = (await db(`${table} as t`)
      .whereNotNull(`t.${column}`)
      .whereNot(`t.${column}`, '')
      .where('t.workspace_id', owner.workspaceId)
      .andWhere((query) => {
        for (const other of tables)
          void query.whereNotExists(db(`${other} as o`).whereRaw('?? = ??', ['o.id', `t.${column}`]));
      })) as unknown[];
    if (rows.length > 0) orphans.push(`${table}.${column}`);
  }
  return orphans;
}

type Handler = (ctx: Ctx, input: Input & { query: object }) => Promise<unknown>;

/** Carries an operation out as the owner, and commits it when what this answers is called. */
const carryOutSlowly = (owner: ApiClient, id: OperationId, input: Input): Promise<() => Promise<void>> =>
  writeSlowly(owner, (ctx) =>
    (handlers[id] as unknown as Handler)(
      { ...ctx, scope: { ...ctx.scope, userId: owner.userId } },
      { query: {}, ...input },
    ),
  );

/** Asks for an operation while another is not committed yet, commits that once this one waits or is done, and answers its status. */
async function askMeanwhile(
  owner: ApiClient,
  id: OperationId,
  input: Input,
  commit: () => Promise<void>,
): Promise<number> {
  const state: { status?: number } = {};
  const asked = owner.request(id, input.body === undefined ? { params: input.params } : input).then((response) => {
    state.status = response.status;
    return response.arrayBuffer();
  });
  const waiting = new AbortController();
  await Promise.race([until(() => state.status !== undefined, 5), someoneWaits(waiting.signal)]);
  waiting.abort();
  await commit();
  await asked;
  return state.status ?? 0;
}

type DeletionId = keyof typeof deletions;
type ReferrerId = keyof typeof referrers;

const referrersOf = (deletion: DeletionId): ReferrerId[] =>
  (Object.keys(referrers) as ReferrerId[])
    .filter((id) => (referrers[id].takes as readonly Field[]).includes(deletions[deletion].field))
    .filter((id) => !(deletion in typed) || typed[deletion as keyof typeof typed].test(id));

for (const deletion of Object.keys(deletions) as DeletionId[]) {
  describe(deletion, () => {
    const { field, make, isLeftOut = false }: Deletion = deletions[deletion];
    let owner: ApiClient;
    let references: Reference[];

    before(async () => {
      ({ owner } = await buildWorkspace());
      references = await referencesOfDatabase();
    });

    for (const id of referrersOf(deletion)) {
      it(`leaves nothing of ${id} that comes while it is under way`, async () => {
        const { params, refs } = await make(owner);
        const request = await referrers[id].make(owner, refs, field);
        const commit = await carryOutSlowly(owner, deletion, { params, body: undefined });
        expect(await askMeanwhile(owner, id, request, commit)).to.be.within(isLeftOut ? 200 : 400, 499);
        expect(await orphansIn(owner, references)).to.deep.equal([]);
      });

      it(`leaves nothing of ${id} that is under way when it comes`, async () => {
        const { params, refs } = await make(owner);
        const commit = await carryOutSlowly(owner, id, await referrers[id].make(owner, refs, field));
        expect(await askMeanwhile(owner, deletion, { params, body: undefined }, commit)).to.be.oneOf([200, 409]);
        expect(await orphansIn(owner, references)).to.deep.equal([]);
      });
    }
  });
}

describe('what is being deleted', () => {
  it('is raced by every request that can name it', () => {
    const missing = operationIds
      .filter((id) => operations[id].method === 'post' || operations[id].method === 'put')
      .filter((id) => !(id in alike))
      .flatMap((id) => {
        const takes: readonly Field[] = id in referrers ? referrers[id as ReferrerId].takes : [];
        return namedBy(id)
          .filter((field) => !takes.includes(field))
          .map((field) => `${id} ${field}`);
      });
    expect(missing).to.deep.equal([]);
  });
});

/** Requests that are not raced, and why. */
const alike: Partial<Record<OperationId, string>> = {
  createInvoiceFromTime: 'locks the client as createInvoice does, and bills time that is there',
};

function namedBy(id: OperationId): Field[] {
  const names = (schema: Schema | undefined): string[] =>
    Object.entries(schema?.properties ?? {}).flatMap(([name, below]) => [name, ...names(below), ...names(below.items)]);
  const named = new Set(names(bodyOf(id)?.schema));
  return fields.filter((field) => named.has(field));
}

import { expect } from 'chai';
import sql from 'sql-template-tag';
import { permissionsOf } from '../../../domain/people/policy.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { noJobs } from '../../support/service/no-jobs.js';

/** The context of a request by the owner. */
async function contextOf(owner: ApiClient): Promise<Ctx> {
  const { database: db, settings } = await testApi();
  const scope = {
    workspaceId: owner.workspaceId,
    userId: owner.userId,
    role: 'owner',
    permissions: permissionsOf('owner', null),
    department: null,
    readOnly: false,
  } as const;
  const workspace = {
    id: owner.workspaceId,
    mode: 'test',
    twin_id: '',
    name: '',
    timezone: 'UTC',
    currency: 'USD',
    clock_at: null,
    lock_time_before: null,
    has_webhooks: false,
    deletes_at: null,
  } as const;
  return {
    db,
    scope,
    workspace,
    now: new Date(),
    actor: {
      user_id: null,
      contact_id: null,
      api_key_id: null,
      request_id: null,
      ip_address: null,
      user_agent: null,
    },
    settings,
    jobs: noJobs,
  };
}

async function failure(query: PromiseLike<unknown>): Promise<string> {
  try {
    await query;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('The query should have been refused');
}

describe('tenancy', () => {
  it('returns the same not_found for a foreign id, an unknown one and one of the other mode', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const foreign = await buildClient(theirs.owner);
    const live = await buildClient(mine.live);
    const errors = await Promise.all(
      [foreign.id, live.id, 'cli_00000000000000000000000000', 'nonsense'].map((id) =>
        mine.owner.fail('getClient', { params: { id } }),
      ),
    );
    for (const { status, error } of errors)
      expect([status, error.code, error.message]).to.deep.equal([404, 'not_found', 'No such object exists']);
  });

  it('limits every method that reads to the workspace, whatever the conditions', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildClient(theirs.owner);
    const ctx = await contextOf(mine.owner);
    const some = sql`t.id = ${id}`;
    for (const condition of [some, sql`${some} OR t.id IS NOT NULL`, sql`1 = 1 OR 1 = 1`, undefined]) {
      expect(await Client.all(ctx, condition)).to.deep.equal([]);
      expect(await Client.first(ctx, condition)).to.equal(undefined);
      expect(await Client.lockFirst(ctx, condition)).to.equal(undefined);
      expect(await Client.count(ctx, condition)).to.equal(0);
    }
    expect(await Client.lockAll(ctx, sql`${some} OR TRUE`)).to.deep.equal([]);
    expect([
      await Client.find(ctx, id),
      await Client.lockFound(ctx, id),
      await Client.lockShared(ctx, id),
    ]).to.deep.equal(Array<undefined>(3).fill(undefined));
    for (const refused of [Client.get(ctx, id), Client.lock(ctx, id)])
      expect(await failure(refused)).to.equal('No such object exists');
    for (const refused of [Client.reference(ctx, id, 'client_id'), Client.lockReference(ctx, id, 'client_id')])
      expect(await failure(refused)).to.contain('does not exist');
  });

  it('accepts no workspace from the values of an insert or a patch', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const ctx = await contextOf(mine.owner);
    const sneaky = {
      name: 'x',
      name_key: 'x',
      currency: 'USD',
      sla_overrides: [],
      workspace_id: theirs.owner.workspaceId,
    };
    expect((await Client.insert(ctx, sneaky)).workspace_id).to.equal(mine.owner.workspaceId);
  });
});

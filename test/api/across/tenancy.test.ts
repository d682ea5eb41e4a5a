import { expect } from 'chai';
import { permissionsOf } from '../../../domain/people/policy.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { noJobs } from '../../support/service/no-jobs.js';

/** A context as a request of the owner has it. */
async function contextOf(owner: ApiClient): Promise<Ctx> {
  const { db, settings } = await testApi();
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
  } as const;
  return {
    db,
    scope,
    workspace,
    now: new Date(),
    actor: { user_id: null, api_key_id: null, request_id: null },
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
  it('answers not_found alike for a foreign id, an unknown one and the other mode', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const foreign = await buildClient(theirs.owner);
    const live = await buildClient(mine.live);
    const errors = await Promise.all(
      [foreign.id, live.id, 'cli_00000000000000000000000000', 'nonsense'].map((id) =>
        mine.owner.fail('getClient', { params: { id } }),
      ),
    );
    for (const { status, error } of errors)
      expect([status, error.code, error.message]).to.deep.equal([404, 'not_found', 'There is no such object']);
  });

  it('refuses a query without a context', async () => {
    await testApi();
    expect(await failure(Client.query((await testApi()).db))).to.contain('without a context');
  });

  it('refuses an or at the top, in either form', async () => {
    const { owner } = await buildWorkspace();
    const ctx = await contextOf(owner);
    expect(await failure(Client.in(ctx).where('name', 'x').orWhere('id', 'is not', null))).to.contain('or-conditions');
    expect(await failure(Client.in(ctx).where('name', 'x').orWhereNotNull('id'))).to.contain('or-conditions');
  });

  it('holds against whereRaw, subqueries, joins, updates and deletes', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const foreign = await buildClient(theirs.owner);
    const ctx = await contextOf(mine.owner);
    expect(await Client.in(ctx).whereRaw('1 = 1 or 1 = 1')).to.deep.equal([]);
    expect(
      await Client.in(ctx).where((group) => void group.where('id', foreign.id).orWhereNotNull('id')),
    ).to.deep.equal([]);
    expect(await Client.in(ctx).whereIn('id', Client.in(ctx).select('id'))).to.deep.equal([]);
    expect(await Client.in(ctx).joinRaw('JOIN clients other ON 1 = 1')).to.deep.equal([]);
    expect(await Client.in(ctx).patch({ city: 'Stolen' }).where('id', foreign.id)).to.equal(0);
    expect(await Client.in(ctx).delete().where('id', foreign.id)).to.equal(0);
    expect((await theirs.owner.call('getClient', { params: { id: foreign.id } })).data.address.city).to.equal(null);
  });

  it('refuses an insert that goes around the model', async () => {
    const { owner } = await buildWorkspace();
    const ctx = await contextOf(owner);
    expect(await failure(Client.in(ctx).insert({ name: 'x' }))).to.contain('insert by Client.insert');
  });

  it('takes no workspace from the values of an insert or a patch', async () => {
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

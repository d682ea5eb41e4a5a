import { expect } from 'chai';
import { pino } from 'pino';
import { notifyOfNewEvents } from '../../workers/notify.js';
import { noJobs } from '../support/service/no-jobs.js';
import { testApi } from '../support/service/api.js';
import { buildClient } from '../support/builders/factories.js';
import { buildWorkspace } from '../support/builders/workspace.js';

describe('ordering events', () => {
  it('leaves none waiting in any workspace, with several concurrent processes', async () => {
    const { db, database, settings } = await testApi();
    const built = await Promise.all([buildWorkspace(), buildWorkspace()]);
    await Promise.all(built.flatMap(({ owner, live }) => [buildClient(owner), buildClient(live)]));
    const sides = built.flatMap(({ owner, live }) => [owner.workspaceId, live.workspaceId]);
    const positions = async () => (await db('events').whereIn('workspace_id', sides).pluck('position')) as unknown[];
    await db('events').whereIn('workspace_id', sides).update({ position: null });
    const deps = { db: database, settings, jobs: noJobs, log: pino({ level: 'silent' }) };
    await Promise.all([notifyOfNewEvents(deps), notifyOfNewEvents(deps)]);
    expect(await positions())
      .to.have.length(4)
      .and.to.not.include(null);
  });
});

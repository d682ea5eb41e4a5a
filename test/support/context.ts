import type { Ctx, Jobs } from '../../models/context.js';
import { systemContext } from '../../models/workspace-context.js';
import { testApi, type ApiClient } from './api.js';

/** Leaves all work to the worker of the service under test. */
const idle: Jobs = {
  advance: () => Promise.resolve(),
  drain: () => Promise.resolve(),
  sendTest: () => Promise.reject(new Error('Not in this test')),
  wake: () => undefined,
};

/** The service's own context on one side of a workspace. */
export async function systemContextOf(side: ApiClient): Promise<Ctx> {
  const { db, settings } = await testApi();
  return systemContext({ db, settings, jobs: idle }, side.workspaceId);
}

import type { Ctx } from '../../../models/context.js';
import { changing } from '../../../models/workspace/test-side.js';
import { systemContext } from '../../../models/workspace/workspace-context.js';
import { noJobs } from './no-jobs.js';
import { testApi, type ApiClient } from './api.js';

/** The context in which the service itself works on one side of a workspace. */
export async function systemContextOf(side: ApiClient): Promise<Ctx> {
  const { database: db, settings } = await testApi();
  return systemContext({ db, settings, jobs: noJobs }, side.workspaceId);
}

/** Runs work of the service itself in a transaction, on one side of a workspace. */
export async function asService<T>(side: ApiClient, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return changing(await systemContextOf(side), work);
}

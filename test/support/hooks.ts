/** After the tests of a worker: every event that they caused must fit the contract, then the service ends. */
import type { Context } from 'mocha';
import { isTestApiUsed, stopTestApi, testApi } from './api.js';
import { checkEvent } from './closed-contract.js';
import { stopReceivers } from './receiver.js';

interface StoredEvent {
  id: string;
  type: string;
  workspace_id: string;
  data: string;
  context: string;
  created_at: Date;
}

export const mochaHooks = {
  async afterAll(this: Context): Promise<void> {
    this.timeout(60_000);
    if (!isTestApiUsed()) return;
    await checkAllEvents();
    await stopTestApi();
    await stopReceivers();
  },
};

async function checkAllEvents(): Promise<void> {
  const { db } = await testApi();
  const events = (await db('events').select(
    'id',
    'type',
    'workspace_id',
    'data',
    'context',
    'created_at',
  )) as StoredEvent[];
  for (const { data, context, created_at, ...rest } of events)
    checkEvent({
      ...rest,
      created_at: created_at.toISOString(),
      data: JSON.parse(data) as unknown,
      context: JSON.parse(context) as unknown,
    } as { type: string });
}

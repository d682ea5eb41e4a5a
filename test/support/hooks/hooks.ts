/**
 * After the tests of a file: every event that they caused must fit the contract, every change of an object must be
 * reported by an event or as a silent change, and every statement must stay in its workspace. The service keeps running
 * for the worker's next file.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import type { Context } from 'mocha';
import { isTestApiUsed, stopTestApi, testApi } from '../service/api.js';
import { checkEvent } from '../contract/closed-contract.js';
import { stopReceivers } from '../service/receiver.js';
import { assertWorkspacesNamed, watchStatements } from '../tenancy/statement-gate.js';
import { listedObjects, unreportedChanges } from './unreported-changes.js';

interface StoredEvent {
  id: string;
  type: string;
  workspace_id: string;
  resource_id: string;
  data: string;
  context: string;
  created_at: Date;
}

/**
 * Whether this is one of several parallel processes, each of which runs files in turn. Mocha ends them after the last
 * file, so the service is not stopped here.
 */
const isWorker = process.env['MOCHA_WORKER_ID'] !== undefined;

watchStatements();
// Reporters that write to files write only the message. Without this, the message of a failed property has its input
// but not the error.
fc.configureGlobal({ includeErrorInReport: true });

export const mochaHooks = {
  async afterAll(this: Context): Promise<void> {
    try {
      assertWorkspacesNamed();
      if (isTestApiUsed()) await checkNewEvents();
    } finally {
      await stopReceivers();
      if (!isWorker) await stopTestApi();
    }
  },
};

let lastChecked = '';

async function checkNewEvents(): Promise<void> {
  const { db } = await testApi();
  const objects = await listedObjects(db, lastChecked);
  const events = (await db('events')
    .where('id', '>', lastChecked)
    .orderBy('id')
    .select('id', 'type', 'workspace_id', 'resource_id', 'data', 'context', 'created_at')) as StoredEvent[];
  lastChecked = events.at(-1)?.id ?? lastChecked;
  expect(await unreportedChanges(db, objects, events), 'changes that no event reports').to.deep.equal([]);
  for (const { data, context, created_at, id, type, workspace_id } of events)
    checkEvent({
      id,
      type,
      workspace_id,
      created_at: created_at.toISOString(),
      data: JSON.parse(data) as unknown,
      context: JSON.parse(context) as unknown,
    } as { type: string });
}

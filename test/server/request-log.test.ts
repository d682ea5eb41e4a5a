/** When the log of requests is stored, apart from what it has (test/api/people/request-log.test.ts). */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect } from 'chai';
import Koa from 'koa';
import { authenticateBy } from '../../server/identity/auth.js';
import { createRequestLog } from '../../server/request-log/request-log.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { testApi } from '../support/service/api.js';

describe('the log of requests', () => {
  /** A log of its own, the warnings that it writes, and how many requests it has stored. */
  async function openLog() {
    const { database, db } = await testApi();
    const { owner } = await buildWorkspace();
    const identity = await authenticateBy(database)(`Bearer ${owner.key ?? ''}`, '127.0.0.1');
    const warnings: object[] = [];
    const log = { error: (it: object) => void warnings.push(it), warn: (it: object) => void warnings.push(it) };
    const requestLog = createRequestLog({ db: database, log, keyOf: () => identity });
    const request = new IncomingMessage(new Socket());
    const context = new Koa().createContext(request, new ServerResponse(request));
    const line = { method: 'GET', path: '/v1/made-by-test', querystring: '' };
    return {
      warnings,
      stop: requestLog.stop,
      add: async (count: number) =>
        Promise.all(
          Array.from({ length: count }, () => requestLog.within(context, line, 200, () => Promise.resolve())),
        ),
      stored: async () => {
        const where = { workspace_id: owner.workspaceId, path: line.path };
        const [row] = (await db('logged_requests').where(where).count({ count: '*' })) as { count: number }[];
        return Number(row?.count);
      },
    };
  }

  it('is stored when the service stops, also what came in the last second', async () => {
    const { add, stop, stored } = await openLog();
    await add(3);
    await stop();
    expect(await stored()).to.equal(3);
  });

  it('drops requests beyond 20,000 that wait, and says how many', async () => {
    const { add, stop, stored, warnings } = await openLog();
    // Nothing is stored in between: no timer runs until all have been added.
    await add(20_005);
    await stop();
    expect(await stored()).to.equal(20_000);
    expect(warnings).to.deep.equal([{ requests: 5 }]);
  });
});

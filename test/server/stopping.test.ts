import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { killSpawned, spawnBuilt } from '../scripts/fixtures/spawn-script.js';
import { ensureBuilt } from '../support/service/built.js';
import { ApiClient, testApi } from '../support/service/api.js';
import { buildClient } from '../support/builders/factories.js';
import { at, startService } from '../support/service/service.js';
import { untilOneWaits, until } from '../support/service/waiting.js';
import { buildWorkspace } from '../support/builders/workspace.js';

/** Starts a change of a client that waits for a lock until `release`. */
async function startSlowChange(owner: ApiClient): Promise<{ answer: Promise<Response>; release: () => Promise<void> }> {
  const { id } = await buildClient(owner);
  const { db } = await testApi();
  const holder: Knex.Transaction = await db.transaction();
  await holder('clients').where({ id }).forUpdate();
  const answer = owner.request('updateClient', { params: { id }, body: { city: 'Lisbon' } });
  await untilOneWaits();
  return { answer, release: async () => void (await holder.commit()) };
}

/** The code of the error of a request that reaches no service. */
const refusalOf = (owner: ApiClient): Promise<unknown> =>
  owner.request('listClients', {}).then(
    ({ status }) => status,
    ({ code }: { code?: string }) => code,
  );

/** The message about connections that a stopping service does not wait for. */
const wereCut = 'connections were cut';

describe('a service that is asked to stop', () => {
  it('answers requests in progress, accepts no more, and then ends', async () => {
    const service = await startService({});
    const owner = at(service, (await buildWorkspace()).owner);
    const slow = await startSlowChange(owner);
    const stopped = service.stop().then(() => 'stopped');
    await until(async () => (await refusalOf(owner)) === 'ECONNREFUSED');
    expect(await Promise.race([stopped, pause(0, 'still waiting')])).to.equal('still waiting');
    await slow.release();
    expect((await slow.answer).status).to.equal(200);
    expect(await stopped).to.equal('stopped');
  });

  it('is not held up by idle connections', async () => {
    const service = await startService({});
    const owner = at(service, (await buildWorkspace()).owner);
    await Promise.all(Array.from({ length: 5 }, () => owner.call('listClients', {})));
    await service.stop();
    expect(service.log()).not.to.include(wereCut);
  });

  it('is not held up by connections on which nothing was ever sent, as browsers open them ahead', async () => {
    const service = await startService({ settings: { WORKER: 'off' } });
    const { hostname, port } = new URL(service.url);
    const unused = connect(Number(port), hostname);
    await once(unused, 'connect');
    // Connections are accepted in order, so the unused one has been accepted once this request is answered.
    await fetch(`${service.url}/healthz`);
    await Promise.all([service.stop(), once(unused, 'close')]);
    expect(service.log()).not.to.include(wereCut);
  });
});

describe('the process of a service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-stopping-'));
  before(() => {
    ensureBuilt();
  });
  after(() => {
    killSpawned();
    rmSync(folder, { recursive: true });
  });

  it('answers requests in progress on SIGTERM, and ends with 0', async () => {
    const { databaseUrl, settings } = await testApi();
    const { owner } = await buildWorkspace();
    const script = spawnBuilt('serve', {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: settings.SECRET_KEY,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      WORKER: 'off',
    });
    const url = /Docket is ready at (\S+)/.exec(await script.until(/Docket is ready at .*\n/))?.[1] ?? '';
    const there = new ApiClient(url, owner.key, owner.workspaceId, owner.userId);
    const slow = await startSlowChange(there);
    const ended = script.end('SIGTERM');
    await until(async () => (await refusalOf(there)) === 'ECONNREFUSED');
    await slow.release();
    expect((await slow.answer).status).to.equal(200);
    expect(await ended).to.equal(0);
  });
});

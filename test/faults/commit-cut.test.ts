/**
 * The connection to the database breaks during a commit: the service finds out whether it was committed, and never
 * guesses.
 */
import { expect } from 'chai';
import { buildWorkspace } from '../support/builders/workspace.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { openDatabaseLink, type CutAt, type DatabaseLink } from '../support/service/database-link.js';
import { at, startService, type TestService } from '../support/service/service.js';

describe('a connection that is cut', () => {
  let link: DatabaseLink;
  let service: TestService;
  let owner: ApiClient;
  before(async () => {
    link = await openDatabaseLink();
    service = await startService({ databaseUrl: link.url, settings: { WORKER: 'off' } });
  });
  beforeEach(async () => {
    owner = at(service, (await buildWorkspace()).owner);
    // The first request with a key also commits `last_used_at`, so it is made before the test.
    await owner.call('getCurrentUser', {});
  });
  after(async () => {
    await service.stop();
    await link.cut();
  });

  const names = async (): Promise<string[]> =>
    (await testApi()).db('clients').where({ workspace_id: owner.workspaceId }).pluck('name');

  for (const [moment, isMade] of [
    ['before the COMMIT', false],
    ['after the COMMIT', true],
  ] as const satisfies readonly (readonly [CutAt, boolean])[]) {
    it(`${moment} reaches the server leaves one client if the request has a key, and its response shows it`, async () => {
      link.cutOnce(moment);
      const headers = { 'Idempotency-Key': 'cut' };
      const made = await owner.send('createClient', { body: { name: 'Once' }, headers });
      expect([link.isToBeCut, made.headers.get('idempotency-replayed')]).to.deep.equal([false, isMade ? 'true' : null]);
      const again = await owner.send('createClient', { body: { name: 'Once' }, headers });
      expect(again.body.data.id).to.equal(made.body.data.id);
      expect(await names()).to.deep.equal(['Once']);
    });

    it(`${moment} reaches the server returns 503 with an unknown outcome if the request has no key`, async () => {
      link.cutOnce(moment);
      const { status, error, headers } = await owner.fail('createClient', { body: { name: 'Perhaps' } });
      expect([link.isToBeCut, status, error.code, headers.get('retry-after')]).to.deep.equal([
        false,
        503,
        'unavailable',
        '1',
      ]);
      expect(error.message).to.contain('it may or may not have been made');
      expect(await names()).to.deep.equal(isMade ? ['Perhaps'] : []);
    });
  }
});

import { expect } from 'chai';
import { createConnection, type Connection } from 'mysql2';
import { connectionOptions } from '../../database/connection-options.js';
import { performOn } from '../../database/connection-pool.js';
import { NoConnectionError } from '../../database/no-connection.js';
import { ServerWatch } from '../../database/server-watch.js';
import { testApi } from '../support/service/api.js';

describe('the limit of a statement', () => {
  let watch: ServerWatch;
  let connection: Connection;
  beforeEach(async () => {
    const { databaseUrl } = await testApi();
    watch = new ServerWatch({ ask: () => Promise.resolve(), lookEveryMs: 20 });
    connection = createConnection(connectionOptions(databaseUrl)).on('error', () => undefined);
    watch.keep(connection, 400);
  });
  afterEach(() => {
    connection.destroy();
    watch.close();
  });

  it('closes a connection that does not answer within it, even if the server answers others', async () => {
    const begun = performance.now();
    const failure: unknown = await performOn(connection, 'SELECT SLEEP(20)').catch((error: unknown) => error);
    expect(failure)
      .to.be.instanceOf(NoConnectionError)
      .with.property('message', 'A statement was not answered within 0.4 seconds');
    expect(performance.now() - begun).to.be.lessThan(5_000);
    const next: unknown = await performOn(connection, 'SELECT 1').catch((error: unknown) => error);
    expect(next).to.be.instanceOf(NoConnectionError);
  });

  it('applies to each statement, not to all statements of a connection together', async () => {
    for (let count = 0; count < 8; count += 1) await performOn(connection, 'SELECT SLEEP(0.1)');
    expect(await performOn(connection, 'SELECT 1 AS one')).to.deep.equal([{ one: 1 }]);
  });
});

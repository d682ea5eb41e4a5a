import { expect } from 'chai';
import knexFactory from 'knex';
import { expiring, settingsFor } from '../../database/schema.js';
import { emptyDatabase } from '../support/service/database.js';

describe('the connections of migrations to one of several servers', () => {
  it('are to the one that is written to, which is looked for again after a while', async () => {
    const url = await emptyDatabase('schema');
    let [time, asked] = [0, 0];
    const connection = expiring(
      () => {
        asked += 1;
        return settingsFor(url);
      },
      () => time,
    );
    const schema = knexFactory({
      client: 'mysql2',
      connection,
      pool: { min: 0, max: 1 },
      acquireConnectionTimeout: 10_000,
    });
    const idOfConnection = async (): Promise<unknown> => {
      const [[row]] = (await schema.raw('SELECT CONNECTION_ID() AS id')) as [{ id: unknown }[]];
      return row?.id;
    };
    try {
      const first = await idOfConnection();
      expect([await idOfConnection(), asked]).to.deep.equal([first, 1]);
      time = 60_000;
      expect(await idOfConnection()).not.to.equal(first);
      expect(asked).to.equal(2);
    } finally {
      await schema.destroy();
    }
  });
});

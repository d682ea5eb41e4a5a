import sql from 'sql-template-tag';
import { createDatabase, openDatabase } from '../../database/database.js';
import { transaction } from '../../database/transaction.js';
import { execute } from '../../models/select.js';

const [writers, milliseconds, rounds] = [8, 3_000, 5];

/**
 * Transactions per second, each of two rows, by eight independent writers, on each of several servers: the median of
 * rounds in which the servers take turns, because the speed of a machine varies.
 */
export async function throughputsOf(servers: readonly string[]): Promise<number[]> {
  const rates = servers.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, server] of servers.entries()) rates[index]?.push(await throughputOf(server));
  return rates.map((all) => all.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
}

async function throughputOf(server: string): Promise<number> {
  const url = `${server}/docket_engines`;
  await createDatabase(url);
  const db = openDatabase(url, writers);
  try {
    await db.perform(
      'CREATE TABLE writes (writer INT NOT NULL, number INT NOT NULL, PRIMARY KEY (writer, number))',
      [],
    );
    const until = performance.now() + milliseconds;
    const countOf = async (writer: number): Promise<number> => {
      let count = 0;
      for (; performance.now() < until; count += 1)
        await transaction(db, async (trx) => {
          for (const number of [2 * count, 2 * count + 1])
            await execute({ db: trx }, sql`INSERT INTO writes (writer, number) VALUES (${writer}, ${number})`);
        });
      return count;
    };
    const counts = await Promise.all(Array.from({ length: writers }, (_, writer) => countOf(writer)));
    return counts.reduce((sum, count) => sum + count, 0) / (milliseconds / 1000);
  } finally {
    await db.perform('DROP DATABASE docket_engines', []);
    await db.destroy();
  }
}

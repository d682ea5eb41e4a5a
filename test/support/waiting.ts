import { setTimeout as pause } from 'node:timers/promises';
import { testApi } from './api.js';

/** Until some transaction waits for another one's lock; the server looks anew only after a pause. */
export async function someoneWaits(): Promise<void> {
  const { db } = await testApi();
  const waiting = (): Promise<unknown[]> => db('information_schema.innodb_trx').where({ trx_state: 'LOCK WAIT' });
  while ((await waiting()).length === 0) await pause(150);
}

/** Until it is so; looks anew after a pause. The time-out of the test ends it otherwise. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

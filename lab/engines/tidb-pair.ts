import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Script } from '../../scripts/run-script.js';
import { engineCache } from './cache.js';
import type { Servers } from './server.js';
import { startTidbStore } from './tidb-store.js';
import { startTidbPair } from './tidb.js';

/**
 * Two TiDB servers that end with the script, over the store whose placement driver is at `driver`, or a new store if
 * that is `own`.
 */
export async function tidbPairFor(script: Script, driver: string): Promise<Servers> {
  const cache = engineCache();
  const folder = mkdtempSync(join(tmpdir(), 'docket-tidb-'));
  script.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  let pd = driver;
  if (driver === 'own') {
    const store = await startTidbStore(cache, folder);
    script.onEnd(() => store.stop());
    ({ pd } = store);
  }
  const servers = await startTidbPair(cache, folder, pd);
  script.onEnd(() => servers.stop());
  return servers;
}

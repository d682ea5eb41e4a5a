/** Further workers for a single test. */
import { pino } from 'pino';
import { createRenderer } from '../../../documents/renderer.js';
import { openDatabase } from '../../../database/database.js';
import type { Settings } from '../../../settings/settings.js';
import type { Run } from '../../../workers/daily-jobs.js';
import { createWorker, type Worker } from '../../../workers/worker.js';
import { testApi } from './api.js';

export interface TestWorker extends Omit<Worker, 'begin'> {
  /** The messages logged so far. */
  readonly lines: readonly string[];
}

export interface TestWorkerPlace {
  readonly databaseUrl?: string;
  readonly settings?: Partial<Settings>;
}

/**
 * Starts a worker, by default on the database of the tests. `registry` replaces the daily jobs. With `WORKER: 'off'`,
 * it processes only what it is called for.
 */
export async function startTestWorker(
  WORKER: 'on' | 'off',
  registry?: Readonly<Record<string, Run>>,
  place: TestWorkerPlace = {},
): Promise<TestWorker> {
  const shared = await testApi();
  const settings = { ...shared.settings, ...place.settings };
  const db = openDatabase(place.databaseUrl ?? shared.databaseUrl, 4);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  const renderer = createRenderer();
  const worker = createWorker({
    db,
    log,
    renderer,
    settings: { ...settings, WORKER },
    ...(registry ? { registry } : {}),
  });
  worker.begin();
  return {
    jobs: worker.jobs,
    lines,
    async stop() {
      await worker.stop();
      await renderer.close();
      await db.destroy();
    },
  };
}

/** Workers of a test's own, beside that of the service. */
import { pino } from 'pino';
import { createRenderer } from '../../../documents/renderer.js';
import { openDatabase } from '../../../models/database/database.js';
import type { Run } from '../../../workers/daily-jobs.js';
import { startWorker, type Worker } from '../../../workers/worker.js';
import { testApi } from './api.js';

export interface TestWorker extends Worker {
  /** The messages that it has logged so far. */
  readonly lines: readonly string[];
}

/** `registry` is in place of the daily jobs. With `WORKER: 'off'` it does only what it is asked for. */
export async function startTestWorker(
  WORKER: 'on' | 'off',
  registry?: Readonly<Record<string, Run>>,
): Promise<TestWorker> {
  const { settings, databaseUrl } = await testApi();
  const db = openDatabase(databaseUrl, 4);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  const renderer = createRenderer();
  const worker = startWorker({
    db,
    log,
    renderer,
    settings: { ...settings, WORKER },
    ...(registry ? { registry } : {}),
  });
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

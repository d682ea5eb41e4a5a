/**
 * `npm --prefix lab run neighbours`: how much longer the requests, PDFs and webhooks of one workspace take while
 * another does everything at once that could slow it down. Fails if a median is more than twice its quiet figure, or a
 * 99th percentile above its limit.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../settings/operator-error.js';
import { loadSettings } from '../settings/settings.js';
import { openBenchDatabase } from './bench/database.js';
import { maxP99, measureNeighbours } from './neighbours/measure-neighbours.js';
import { attackNames } from './neighbours/attacks.js';
import { startServer } from './bench/servers.js';
import { oneOf, readOptions } from '../scripts/command-line.js';
import { runScript } from '../scripts/run-script.js';
import { writeFigures } from './results.js';

const maxRatio = 2;

const help = `npm --prefix lab run neighbours -- [--attack NAME]…

Measures how much longer the requests, PDFs and webhooks of one workspace take while another does everything at once that could slow
it down. Fails if a median is more than twice its quiet figure, or a 99th percentile at least ${maxP99.requests} ms (requests) or ${maxP99.PDFs} ms
(PDFs, webhooks).

  --attack NAME  only this attack, instead of all: one of ${attackNames.join(', ')}
`;

const { values } = readOptions(help, { options: { attack: { type: 'string', multiple: true } } });
const attacks = values.attack?.map((name) => oneOf('attack', name, attackNames)) ?? attackNames;
await runScript(async ({ onEnd }) => {
  const folder = join(loadSettings().DATA_DIR, 'neighbours');
  // Otherwise, work that an earlier attack left behind would still be in progress.
  rmSync(folder, { recursive: true, force: true });
  const { url, db } = await openBenchDatabase(folder, { onEnd });
  const server = await startServer({
    name: 'docket',
    program: 'dist/scripts/operator/serve.js',
    databaseUrl: url,
    folder,
    env: { WORKER: 'on', RATE_LIMIT: undefined, WEBHOOK_ALLOW_PRIVATE: '1', LOG_LEVEL: 'error' },
  });
  onEnd(server.stop);
  const measured = await measureNeighbours(server.url, db, attacks);
  console.table(Object.fromEntries(measured.map(({ what, ...figures }) => [what, figures])));
  writeFigures(values.attack ? `neighbours-${attacks.join('-')}` : 'neighbours', { attacks }, { measured });
  const hurt = measured
    .filter(({ what, ratio, p99 }) => ratio > maxRatio || p99 >= maxP99[what])
    .map(({ what }) => what);
  if (hurt.length > 0) throw new OperatorError(`Another workspace slows these down too much: ${hurt.join(', ')}`);
});

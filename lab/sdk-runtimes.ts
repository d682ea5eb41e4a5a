/**
 * `npm --prefix lab run sdk-runtimes`: runs the main job with the packed SDK in Node, Deno, Bun and Chromium, each
 * against a running service; all must have the same result. Deno and Bun come from npm, Chromium from the PATH or
 * `CHROMIUM`. `--only node,deno` for some of them.
 */
import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../settings/operator-error.js';
import { stopClock } from '../test/support/service/clock.js';
import { makeSdkProject } from '../test/support/sdk/sdk-project.js';
import { readOptions } from '../scripts/command-line.js';
import { runScript } from '../scripts/run-script.js';
import { runtimes } from './sdk-runtimes/runtimes.js';
import { startTrialService } from '../test/programs/trial-service.js';

const help = `npm --prefix lab run sdk-runtimes -- [--only NAME,NAME]

Runs the main job with the packed client in ${Object.keys(runtimes).join(', ')}; all must have the same result.
`;
const { values } = readOptions(help, {
  options: { only: { type: 'string', default: Object.keys(runtimes).join(',') } },
});

await runScript(async (script) => {
  const owner = await (await startTrialService(script, 'sdk-runtimes')).openWorkspace();
  const project = await makeSdkProject();
  script.onEnd(() => project.remove());
  await project.compile('browser');
  let first: unknown;
  for (const name of values.only.split(',')) {
    const start = new Map(Object.entries(runtimes)).get(name);
    if (!start) throw new OperatorError(`No such runtime: ${name}. There are ${Object.keys(runtimes).join(', ')}`);
    await owner.call('resetTestData', {});
    await stopClock(owner);
    const started = performance.now();
    const outcome = JSON.parse(await start(project, owner)) as unknown;
    first ??= outcome;
    if (!isDeepStrictEqual(outcome, first))
      throw new OperatorError(`${name} has another result than the first: ${JSON.stringify(outcome)}`);
    console.log(`✔ ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
});

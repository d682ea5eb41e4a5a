/**
 * `npm --prefix lab run nodes`: runs the tests under other versions of Node, whose programs come from the npm package
 * `node` and are stored in ~/.cache/docket-nodes.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { readOptions } from '../scripts/command-line.js';
import { runScript } from '../scripts/run-script.js';
import { OperatorError } from '../settings/operator-error.js';
import { projectRoot } from '../settings/root.js';

const run = promisify(execFile);

const help = `npm --prefix lab run nodes -- [--only 22,24] [--files GLOB,GLOB]

Runs npm test under Node 22 and 24, one after the other.

  --only    only these major versions
  --files   only these tests, in place of everything that npm test checks
`;
const { values } = readOptions(help, {
  options: { only: { type: 'string', default: '22,24' }, files: { type: 'string' } },
});

/** The folder with the latest `node` of a major version, which is installed if it is missing. */
async function folderOfNode(major: string): Promise<string> {
  if (!/^\d\d$/.test(major)) throw new OperatorError(`--only takes major versions such as 22,24, not "${major}"`);
  const folder = join(homedir(), '.cache', 'docket-nodes', major);
  const programs = join(folder, 'node_modules', 'node', 'bin');
  if (existsSync(join(programs, 'node'))) return programs;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await run('npm', ['install', `node@${major}`, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  return programs;
}

/**
 * Runs the tests with that Node first in the PATH, so that programs that they start use it too; returns whether they
 * passed.
 */
async function testUnder(programs: string): Promise<boolean> {
  const options =
    values.files === undefined
      ? ['scripts/developer/test.mjs']
      : ['node_modules/mocha/bin/mocha.js', ...values.files.split(','), '--reporter=dot', '--jobs=1'];
  const PATH = [programs, process.env['PATH']].join(delimiter);
  const child = spawn(join(programs, 'node'), options, {
    cwd: projectRoot,
    // npm has set these, and they lead to the Node that runs this program.
    env: { ...process.env, PATH, NODE_OPTIONS: undefined, npm_execpath: undefined, npm_node_execpath: undefined },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

await runScript(async () => {
  const failed: string[] = [];
  for (const major of values.only.split(',')) {
    const programs = await folderOfNode(major);
    const { stdout: version } = await run(join(programs, 'node'), ['--version']);
    console.log(`\n▶ Node ${version.trim()}`);
    if (!(await testUnder(programs))) failed.push(version.trim());
  }
  if (failed.length > 0) throw new OperatorError(`The tests fail under ${failed.join(', ')}`);
});

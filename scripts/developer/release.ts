/** `npm run release -- VERSION`: freezes the contract as that version. Commit what it writes. */
import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../settings/operator-error.js';
import { projectRoot } from '../../settings/root.js';
import { readOptions } from '../command-line.js';
import { withRelease } from './compatibility/changelog.js';
import { gateFiles, judge } from './compatibility/gate.js';
import { assertRises } from './compatibility/version.js';
import { runScript } from '../run-script.js';

const run = promisify(execFile);
const changelog = join(projectRoot, 'CHANGELOG.md');
const index = join(projectRoot, 'openapi/openapi.yaml');

const help = `npm run release -- VERSION

Freezes the contract as VERSION, such as 1.2.0, and moves the unreleased changes of CHANGELOG.md under it.
`;

const [version] = readOptions(help, { allowPositionals: true }).positionals;

await runScript(async () => {
  if (version === undefined) throw new OperatorError('Give the version: npm run release -- 1.2.0');
  if (existsSync(gateFiles.released)) {
    const { since, bump, breaking, problems } = await judge(gateFiles);
    if (problems.length > 0) throw new OperatorError(`npm run compatibility reports:\n- ${problems.join('\n- ')}`);
    // An announced breaking change needs only a new minor version.
    assertRises(since, version, breaking.length > 0 ? 'minor' : bump);
  }
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(changelog, withRelease(await readFile(changelog, 'utf8'), version, day));
  const contract = await readFile(index, 'utf8');
  await writeFile(index, contract.replace(/^ {2}version: .*$/m, `  version: ${version}`));
  await run('npm', ['run', 'generate'], { cwd: projectRoot });
  await copyFile(gateFiles.contract, gateFiles.released);
  const announced = await readFile(gateFiles.announced, 'utf8');
  await writeFile(gateFiles.announced, `${announced.replace(/^(?!#).*\n?/gm, '')}[]\n`);
  console.log(`Version ${version} is ready. Commit the changes.`);
});

/** Runs a guide's samples in order, in one shell and one folder, like a reader who pastes them. */
import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createWorkspace } from '../../../commands/across/create-workspace.js';
import { buildContractCheck } from '../../../scripts/developer/contract-check/pack.js';
import { bundleCli } from '../../../scripts/developer/cli/pack.js';
import type { Guide, Sample } from '../../../scripts/developer/docs/guide.js';
import { projectRoot } from '../../../settings/root.js';
import { ApiClient, testApi } from '../service/api.js';
import { startAt } from '../service/clock.js';
import { prettyJson } from './guide-output.js';
import { freePort } from '../service/free-port.js';
import { findPython, sdkFolder } from '../python/python-sdk.js';

const run = promisify(execFile);
/** The addresses that guides show for the service and the webhook receiver. */
const shownUrl = 'http://127.0.0.1:8080';
const shownHooks = 'http://127.0.0.1:9000/hooks';

/** A sample that was run, and its output. */
export interface RunSample {
  readonly sample: Sample;
  /** The sample that shows the expected output. */
  readonly expected: Sample | undefined;
  readonly output: string;
}

const isThere = (program: string): boolean => {
  try {
    execFileSync('sh', ['-c', 'command -v "$0"', program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Leaves out samples that need a program this machine lacks, and the outputs that belong to them.
 *
 * @param python the folder of a Python with the packages of the Python SDK, if there is one
 */
export function runnable(samples: readonly Sample[], python: string | undefined): Sample[] {
  let isLeftOut = false;
  const isHad = (need: string): boolean => (need === 'docket-sdk' ? python !== undefined : isThere(need));
  return samples.filter(({ role, needs }) => {
    if (role !== 'expect') isLeftOut = !needs.every(isHad);
    return !isLeftOut;
  });
}

/** How many years to move the guide's dates, so that they are not in the past; months and days stay. */
function yearsToMove({ begins }: Guide, now: Date): number {
  if (begins === undefined) return 0;
  const wanted = new Date(`${begins}T09:00:00.000Z`);
  let years = 0;
  for (; wanted.getTime() < now.getTime(); years++) wanted.setUTCFullYear(wanted.getUTCFullYear() + 1);
  return years;
}

const moveYears = (text: string, years: number): string =>
  years === 0 ? text : text.replaceAll(/\b20[23]\d\b/g, (year) => String(Number(year) + years));

async function openWorkspace(
  { begins }: Guide,
  years: number,
): Promise<{ readonly owner: ApiClient; readonly liveKey: string }> {
  const { url, database } = await testApi();
  const made = await createWorkspace(database, {
    name: 'Northwind Studio',
    email: 'mara@northwind.example',
    owner_name: 'Mara Olsen',
  });
  const owner = new ApiClient(url, made.test_key, made.test_workspace_id, made.test_user_id);
  if (begins !== undefined) await startAt(owner, moveYears(`${begins}T09:00:00.000Z`, years));
  return { owner, liveKey: made.live_key };
}

/** One script of all samples, which prints `mark` after each and ends its background jobs when it exits. */
const scriptOf = (shared: readonly Sample[], samples: readonly Sample[], mark: string): string =>
  [
    `trap 'kill $(jobs -p) 2>/dev/null || true' EXIT`,
    ...shared.map(({ code }) => code),
    ...samples.filter(({ role }) => role === 'run').map(({ code }) => `${code}\nprintf '%s' '${mark}'`),
  ].join('\n');

/**
 * Runs a guide's samples against the service under test, in a new workspace.
 *
 * @param shared samples that all guides need run before their own
 */
export async function runSamples(
  guide: Guide,
  shared: readonly Sample[],
  all: readonly Sample[],
): Promise<RunSample[]> {
  const { url, settings } = await testApi();
  const years = yearsToMove(guide, new Date());
  const python = await findPython();
  const samples = runnable(all, python).map((sample) => ({ ...sample, code: moveYears(sample.code, years) }));
  const { owner, liveKey } = await openWorkspace(guide, years);
  const folder = mkdtempSync(join(tmpdir(), 'docket-guide-'));
  const mark = randomUUID();
  try {
    setUpFolder(folder);
    const programs = join(folder, 'bin');
    if (samples.some(({ code }) => /^docket /m.test(code))) await bundleCli(join(programs, 'docket'));
    if (samples.some(({ code }) => code.includes('docket-contract-check'))) await addContractCheck(folder, programs);
    for (const { name, code } of samples) if (name !== undefined) writeFileSync(join(folder, name), `${code}\n`);
    const hooks = `http://127.0.0.1:${await freePort()}/hooks`;
    const paths = [programs, python, process.env['PATH']].filter((path) => path !== undefined);
    const own = { XDG_CONFIG_HOME: folder, PATH: paths.join(':') };
    const env = {
      ...process.env,
      ...own,
      ...pythonEnv,
      API: url,
      KEY: owner.key ?? '',
      LIVE_KEY: liveKey,
      HOOKS: hooks,
    };
    const stdout = await runShell(scriptOf(shared, samples, mark), { cwd: folder, env });
    const shown = [url, settings.PUBLIC_URL].reduce((text, real) => text.replaceAll(real, shownUrl), stdout);
    const outputs = shown.replaceAll(hooks, shownHooks).split(mark);
    return pairOutputs(samples, outputs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes `python3` one that has the Python SDK installed. */
const pythonEnv = { PYTHONPATH: sdkFolder, PYTHONDONTWRITEBYTECODE: '1' };

/** Sets up the folder like a reader's: with the project's packages and the SDK. */
function setUpFolder(folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const paths = {
    'docket-sdk': [join(projectRoot, 'sdk/src/index.ts')],
    'docket-contract-check': [join(folder, 'contract-check/index.js')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
}

async function addContractCheck(folder: string, programs: string): Promise<void> {
  const own = join(folder, 'contract-check');
  await buildContractCheck(own);
  mkdirSync(programs, { recursive: true });
  symlinkSync(join(own, 'cli.js'), join(programs, 'docket-contract-check'));
}

/** The output of a script. If a command fails, throws the end of the output. */
async function runShell(script: string, options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<string> {
  try {
    return (await run('bash', ['--norc', '--noprofile', '-euo', 'pipefail', '-c', script], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`A sample failed:\n${stdout.slice(-2000)}\n${stderr}`, { cause: error });
  }
}

function pairOutputs(samples: readonly Sample[], outputs: readonly string[]): RunSample[] {
  const places = samples.flatMap((sample, at) => (sample.role === 'run' ? [{ sample, next: samples[at + 1] }] : []));
  return places.map(({ sample, next }, at) => {
    const expected = next?.role === 'expect' ? next : undefined;
    const output = outputs[at] ?? '';
    return { sample, expected, output: expected?.language === 'json' ? prettyJson(output) : output };
  });
}

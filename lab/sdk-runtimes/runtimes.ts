/** The runtimes of the SDK: each runs the main job and returns the result as JSON. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../settings/operator-error.js';
import type { ApiClient } from '../../test/support/service/api.js';
import type { SdkProject } from '../../test/support/sdk/sdk-project.js';
import { servePage } from './page.js';

const run = promisify(execFile);

type Runtime = (project: SdkProject, owner: ApiClient) => Promise<string>;

const byProgram =
  (...command: [string, ...string[]]): Runtime =>
  async (project, owner) => {
    const [file, ...options] = command;
    return (await run(file, [...options, project.writeProgram(owner)], { cwd: project.folder })).stdout;
  };

export const runtimes = {
  node: byProgram(process.execPath),
  deno: byProgram('npx', '--yes', 'deno@2', 'run', '--allow-net'),
  bun: byProgram('npx', '--yes', 'bun@1'),
  chromium: inChromium,
} as const satisfies Record<string, Runtime>;

/** The page has the same origin as the service, as for users of the SDK. */
async function inChromium(project: SdkProject, owner: ApiClient): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'docket-chromium-'));
  const page = await servePage(project, owner);
  const options = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`, page.url];
  const browser = spawn(findChromium(), options, { stdio: 'ignore' });
  const ended = new Promise((resolve) => browser.once('close', resolve));
  try {
    return await page.result;
  } finally {
    browser.kill();
    await ended;
    await page.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function findChromium(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = [
    process.env['CHROMIUM'] ?? '',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ].find((path) => path !== '' && existsSync(path));
  if (found === undefined)
    throw new OperatorError('Chromium is missing: set CHROMIUM to its path, or name other runtimes with --only');
  return found;
}

/** The Python SDK as published and installed: its content, its types, and the samples of its README. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { packPythonSdk } from '../../../scripts/developer/sdk/pack-python.js';
import { contractDocument } from '../../../server/contract/contract-document.js';
import { projectRoot } from '../../../settings/root.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { findPython, programsFolder, sdkFolder } from '../../support/python/python-sdk.js';

const run = promisify(execFile);
const { version } = contractDocument().info;

describe('the package of the Python SDK', () => {
  /** Where it is packed and installed. */
  let folder: string;
  let python: string | undefined;
  const installed = () => join(folder, 'installed');

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'docket-sdk-python-user-'));
    [python] = await Promise.all([findPython(), testApi()]);
    if (python === undefined) return;
    const [wheel = ''] = await packPythonSdk(folder);
    const quick = ['--quiet', '--no-index', '--no-deps', '--disable-pip-version-check'];
    await run(join(python, 'pip'), ['install', ...quick, '--target', installed(), wheel]);
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  /** A test that is left out, with a message from `findPython`, where there is no Python. */
  const test = (sentence: string, body: (programs: string) => Promise<void> | void) =>
    it(sentence, async () => {
      if (python !== undefined) await body(python);
    });

  /** Runs a program of the environment. If it fails, throws its output. */
  async function check(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
    const options = { cwd, env: { PATH: process.env['PATH'], ...env } };
    const { stdout } = await run(join(python ?? '', program), args, options).catch((error: unknown) => {
      const { stdout: output = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(output + stderr, { cause: error });
    });
    return stdout;
  }

  test('contains what is needed and nothing else, as a wheel and as its source', () => {
    const files = readdirSync(join(installed(), 'docket'), { recursive: true, withFileTypes: true });
    const sources = files.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('__pycache__'));
    const kinds = sources.map(({ name }) => name.replace(/^\w+(?=\.py$)/, '*'));
    expect(new Set(kinds)).to.deep.equal(new Set(['*.py', 'py.typed']));
    const metadata = readFileSync(join(installed(), `docket_sdk-${version}.dist-info/METADATA`), 'utf8');
    expect(metadata)
      .to.contain(`\nVersion: ${version}\n`)
      .and.contain('\nRequires-Python: >=3.10\n')
      .and.contain('# docket-sdk')
      .and.not.contain('Do Not Upload');
    const needs = [...metadata.matchAll(/^Requires-Dist: ([\w-]+)/gm)].map(([, name]) => name);
    expect(needs).to.have.members(['typing-extensions', 'urllib3']);
    expect(readdirSync(folder)).to.include(`docket_sdk-${version}.tar.gz`);
  });

  test('has strict types, on which the programs of these tests rely', async () => {
    const cache = ['--cache-dir', join(projectRoot, '.cache/mypy')];
    const oldest = ['--python-version', '3.10'];
    await check('mypy', [...cache, ...oldest], sdkFolder);
    const programs = readdirSync(programsFolder).filter((name) => name.endsWith('.py'));
    await check('mypy', ['--strict', ...cache, ...oldest, ...programs], programsFolder, { MYPYPATH: installed() });
  });

  test('is formatted, and has nothing that a linter minds', async () => {
    const config = ['--no-cache', '--config', join(sdkFolder, 'pyproject.toml')];
    for (const where of [sdkFolder, programsFolder]) {
      await check('ruff', ['check', ...config, '.'], where);
      await check('ruff', ['format', '--check', ...config, '.'], where);
    }
  });

  test('does what the samples in its README show, which are typed', async () => {
    writeFileSync(join(folder, 'readme.py'), programOfReadme());
    await check('mypy', ['--strict', '--cache-dir', join(folder, 'cache'), 'readme.py'], folder, {
      MYPYPATH: installed(),
    });
    const { owner } = await buildWorkspace();
    await stopClock(owner);
    const output = await check('python', ['-B', 'readme.py'], folder, {
      DOCKET_URL: owner.url,
      DOCKET_KEY: owner.key,
      PYTHONPATH: installed(),
      PYTHONWARNINGS: 'error',
    });
    expect(output)
      .to.match(/^INV-2026-0001$/m)
      .and.contain('This invoice has payments: refund them first')
      .and.contain('Shop relaunch')
      .and.match(/^project\.created prj_\w+$/m)
      .and.match(/^INV-2026-0001 900$/m);
  });
});

/** One program of all samples of the README: the stream of changes begins before all of them, and ends. */
function programOfReadme(): string {
  const samples = [...readFileSync(join(sdkFolder, 'README.md'), 'utf8').matchAll(/```python\n([\s\S]*?)```/g)];
  expect(samples.length).to.be.greaterThan(8);
  const text = samples.map(([, sample = '']) => sample).join('\n');
  const listening = text.replace('docket.changes():', 'docket.changes(docket.events.list().data[-1]["id"]):');
  const ended = listening.replace(
    '        print(change.type, change.resource_id)\n',
    (line) => `${line}        break\n`,
  );
  expect(ended).to.not.equal(listening).and.not.equal(text);
  return `${ended}
paid = docket.events.list(type="invoice.paid").data[0]
body = __import__("json").dumps(paid)
receive(body.encode(), webhooks.sign(body, "whsec_example"), "whsec_example")
`;
}

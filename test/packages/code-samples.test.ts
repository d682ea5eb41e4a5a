/** The samples of code in the reference: each operation has them, and they call what they stand beside. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { contractForReading } from '../../scripts/developer/docs/contract.js';
import type { CodeSample } from '../../scripts/developer/docs/code-samples.js';
import { eachOperation, type Document } from '../../scripts/developer/generate/document.js';
import { projectRoot } from '../../settings/root.js';
import { findPython, sdkFolder } from '../support/python/python-sdk.js';

const run = promisify(execFile);
const contract = JSON.parse(contractForReading()) as Document;
/** Streams are read by methods of the SDK that are written by hand, and shown in the guide to them. */
const streams = new Set(['streamChanges', 'streamPortalChanges']);
const all = [...eachOperation(contract.paths)].map(({ path, method, operation }) => ({
  id: operation.operationId,
  path,
  method,
  samples: (operation as { 'x-codeSamples'?: CodeSample[] })['x-codeSamples'] ?? [],
}));
const sourcesIn = (lang: string) =>
  all.flatMap(({ samples, ...operation }) =>
    samples.filter((sample) => sample.lang === lang).map(({ source }) => ({ ...operation, source })),
  );

describe('the samples of code in the reference', () => {
  it('exist in each language for every operation but streams', () => {
    expect(all.map(({ id }) => id)).to.have.members(Object.keys(operations));
    for (const { id, samples } of all) {
      const languages = streams.has(id) ? [] : ['bash', 'typescript', 'python'];
      expect(
        samples.map(({ lang }) => lang),
        id,
      ).to.deep.equal(languages);
    }
  });

  it('compile against the SDK in TypeScript', async () => {
    const folder = mkdtempSync(join(projectRoot, '.cache', 'code-samples-'));
    try {
      mkdirSync(join(folder, 'samples'));
      for (const { id, source } of sourcesIn('typescript'))
        writeFileSync(join(folder, 'samples', `${id}.ts`), `${source}\nexport {};\n`);
      const compilerOptions = {
        strict: true,
        noEmit: true,
        module: 'nodenext',
        target: 'es2023',
        lib: ['es2024', 'dom'],
        types: ['node'],
        skipLibCheck: true,
        exactOptionalPropertyTypes: true,
        paths: { 'docket-sdk': [join(projectRoot, 'sdk/src/index.ts')] },
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['samples'] }));
      const compiler = join(projectRoot, 'node_modules/typescript7/bin/tsc');
      const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch(
        (error: { stdout: string }) => error,
      );
      expect(stdout).to.equal('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('have strict types in Python', async () => {
    const python = await findPython();
    if (python === undefined) return; // `findPython` says so, and fails in CI
    const folder = mkdtempSync(join(projectRoot, '.cache', 'python-samples-'));
    try {
      for (const { id, source } of sourcesIn('python')) writeFileSync(join(folder, `${id}.py`), `${source}\n`);
      const options = ['--strict', '--no-error-summary', '--cache-dir', join(projectRoot, '.cache/mypy')];
      const env = { PATH: process.env['PATH'], MYPYPATH: sdkFolder };
      const { stdout } = await run(join(python, 'mypy'), [...options, '.'], { cwd: folder, env }).catch(
        (error: { stdout: string }) => error,
      );
      expect(stdout).to.equal('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('send the method and the path of their operation in curl, with a body that is JSON', async () => {
    const shell = sourcesIn('bash');
    // What curl would be called with: each argument ends with a zero byte, each call with an empty argument.
    const script = `curl() { printf '%s\\0' "$@"; printf '\\0'; }\n${shell.map(({ source }) => source).join('\n')}`;
    const env = { API: 'https://docket.example', KEY: 'key', SESSION: 'session' };
    const { stdout } = await run('bash', ['-euc', script], { env });
    const calls = stdout.split('\0\0').slice(0, -1);
    expect(calls).to.have.length(shell.length);
    calls.forEach((call, at) => {
      const { id, path, method } = shell[at] ?? expect.fail();
      const given = call.split('\0');
      const url = new URL(given.find((each) => each.startsWith('https://')) ?? expect.fail(id));
      expect(url.pathname, id).to.match(new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[\\w-]+')}$`));
      const implied = given.some((each) => each === '-d' || each === '-F') ? 'POST' : 'GET';
      const sent = given.includes('-X') ? given[given.indexOf('-X') + 1] : implied;
      expect(sent?.toLowerCase(), id).to.equal(method);
      const body = given[given.indexOf('-d') + 1] ?? '';
      if (given.includes('-d')) expect(() => JSON.parse(body) as unknown, id).not.to.throw();
    });
  });
});

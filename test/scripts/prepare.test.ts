import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { isInstalled } from '../../scripts/bootstrap/install.mjs';
import { projectRoot } from '../../settings/root.js';

/** A compiler that records its call and creates the scripts that the build runs next. */
const compiler = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('dist/scripts/developer', { recursive: true });
for (const name of ['fonts', 'docs']) writeFileSync(\`dist/scripts/developer/\${name}.js\`, '');
appendFileSync('calls', 'tsc ');`;

/** The tests use a miniature checkout, in which npm and the compiler only record their calls. */
describe('what npm start does before it starts', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'docket-prepare-'));
    const packages = {
      '': {},
      'node_modules/here': { version: '1.0.0', integrity: 'a' },
      'node_modules/other-system': { version: '1.0.0', optional: true, os: ['none'], cpu: ['none'] },
    };
    write('package.json', '{ "type": "module" }');
    write('package-lock.json', JSON.stringify({ packages }));
    write('tsconfig.json', '{}');
    write('tsconfig.build.json', '{}');
    write('scripts/operator/serve.ts', '');
    write('scripts/bundle.mjs', '');
    write('scripts/build-web.mjs', '');
    write('compiler', compiler);
    write(
      'bin/npm',
      `#!/bin/sh\nprintf 'npm ' >> calls\nmkdir -p node_modules/typescript7/bin\ncp compiler node_modules/typescript7/bin/tsc\ncp installed node_modules/.package-lock.json\n`,
    );
    chmodSync(join(root, 'bin/npm'), 0o755);
    write('installed', JSON.stringify({ packages: { 'node_modules/here': packages['node_modules/here'] } }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  /** Prepares the checkout. Returns the recorded calls. */
  const prepare = (): string => {
    rmSync(join(root, 'calls'), { force: true });
    const code = `import { prepare } from '${join(projectRoot, 'scripts/bootstrap/prepare.mjs')}'; await prepare('${root}', { withBuild: true })`;
    const env = { PATH: `${join(root, 'bin')}:${process.env['PATH']}` };
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { env, stdio: 'pipe' });
    return existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim() : 'none';
  };

  it('installs and builds once', () => {
    expect(prepare()).to.equal('npm tsc');
    expect(prepare()).to.equal('none');
  });

  it('installs again if an installation was interrupted or the lock file has changed', () => {
    prepare();
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(prepare()).to.equal('npm');
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/here': { version: '0.9.0', integrity: 'a' } } }),
    );
    expect(prepare()).to.equal('npm');
  });

  it('builds again if a source has changed or a build was interrupted', () => {
    prepare();
    write('scripts/operator/serve.ts', 'export {};');
    expect(prepare()).to.equal('tsc');
    rmSync(join(root, 'dist/.stamp'));
    expect(prepare()).to.equal('tsc');
  });

  it('requires optional packages for this system', () => {
    prepare();
    const optional = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
    const here = { version: '1.0.0', integrity: 'a' };
    write(
      'package-lock.json',
      JSON.stringify({ packages: { 'node_modules/here': here, 'node_modules/native': optional } }),
    );
    expect(isInstalled(root)).to.equal(false);
  });

  it('considers the checkout of this test installed', () => {
    expect(isInstalled(projectRoot)).to.equal(true);
  });
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { earlyExit, count } from '../../scripts/command-line.js';
import { projectRoot } from '../../settings/root.js';

const run = promisify(execFile);
const help = 'npm run this\n';
const options = { out: { type: 'string' } } as const;
const insteadOf = (...args: string[]) => earlyExit(help, { args, options });

/** The TypeScript programs behind the commands in a folder's package.json. */
function programsIn(folder: string): [command: string, file: string][] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts).flatMap(([command, line]): [string, string][] => {
    const [, direct, launched] = /tsx ([\w/-]+\.ts)|launch\.mjs ([\w/-]+)/.exec(line) ?? [];
    const file = launched === undefined ? direct : `scripts/${launched}.ts`;
    return file === undefined ? [] : [[command, join(folder, file)]];
  });
}

describe('a command', () => {
  it('prints its usage instead of running', () => {
    expect(insteadOf('--help')).to.deep.equal({ text: help, code: 0 });
    expect(insteadOf('--out', 'here')).to.equal(undefined);
  });

  it('prints in one line what it does not understand, and fails', () => {
    for (const args of [['--nonsense'], ['--out'], ['surplus'], ['--nonsense=1', '--help']]) {
      const { text = '', code } = insteadOf(...args) ?? {};
      expect([code, text.split('\n').length, text.includes('(see --help)')], text).to.deep.equal([1, 1, true]);
    }
  });

  it('accepts whole numbers as counts', () => {
    expect(count('rounds', '12')).to.equal(12);
    for (const value of ['0', '-1', '1.5', 'x', '']) expect(() => count('rounds', value)).to.throw('--rounds must be');
  });

  for (const [command, file] of [...programsIn('.'), ...programsIn('lab')])
    it(`${command} reads its arguments in the common way`, () => {
      const source = readFileSync(join(projectRoot, file), 'utf8');
      expect(/\breadOptions\(|\breadCommandLine\(/.test(source), file).to.equal(true);
      expect(source).not.to.match(/\bparseArgs\(/);
    });

  it('shows no stack for an unknown option', async () => {
    const program = run(process.execPath, [
      '--import',
      'tsx',
      join(projectRoot, 'test/programs/test-tools.ts'),
      '--nonsense',
    ]);
    const { code, stderr } = await program.then(
      () => ({ code: 0, stderr: '' }),
      (error: unknown) => error as { code: number; stderr: string },
    );
    expect([code, stderr.trim().split('\n').length]).to.deep.equal([1, 1]);
    expect(stderr).to.contain('--nonsense');
  });
});

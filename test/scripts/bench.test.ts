import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'chai';
import { processorTime } from '../../scripts/measure/bench/processor-time.js';
import { projectRoot } from '../../settings/root.js';
import { ensureBuilt } from '../support/service/built.js';

const ownMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

describe('processor time, as the bench tells it', () => {
  it('is that of a process and of those below it', () => {
    const isTold = process.platform === 'linux';
    if (!isTold) expect(processorTime(process.pid)).to.equal(null);
    if (!isTold) return;
    const least = ownMs() - 50;
    expect(processorTime(process.pid)).to.be.at.least(least);
    // The test is below whoever started it.
    expect(processorTime(process.ppid)).to.be.at.least(least);
  });

  it('is not told of a process that is not there', () => {
    expect(processorTime(2 ** 22 + 1)).to.equal(null);
    expect(processorTime(undefined)).to.equal(null);
  });
});

describe('npm run bench', () => {
  before(function () {
    this.timeout(120_000);
    ensureBuilt();
  });

  it('runs in Node as it was compiled, file by file, and says what it takes', () => {
    const bench = join(projectRoot, 'dist/scripts/measure/bench.js');
    const help = execFileSync(process.execPath, [bench, '--help'], { encoding: 'utf8' });
    expect(help)
      .to.match(/^npm run bench -- /)
      .and.include('--entries N');
  });
});

import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import { processorTime } from '../../lab/bench/processor-time.js';
import { latenciesIn, perRequest } from '../../lab/bench/wrk.js';
import { projectRoot } from '../../settings/root.js';

const ownMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

describe('processor time, as the bench reports it', () => {
  it('is that of a process and its descendants', () => {
    const isReported = process.platform === 'linux';
    if (!isReported) expect(processorTime(process.pid)).to.equal(null);
    if (!isReported) return;
    const min = ownMs() - 50;
    expect(processorTime(process.pid)).to.be.at.least(min);
    // The parent of this process has used at least the processor time of its child.
    expect(processorTime(process.ppid)).to.be.at.least(min);
  });

  it('is null for a process that does not exist', () => {
    expect(processorTime(2 ** 22 + 1)).to.equal(null);
    expect(processorTime(undefined)).to.equal(null);
  });
});

/** The output of wrk for a server that answered this many requests. */
const outputOf = (requests: number): string => `Running 5s test @ http://127.0.0.1:1
  Latency Distribution
     50%   ${requests === 0 ? '0.00us' : '7.50ms'}
     75%   0.00us
     99%   ${requests === 0 ? '0.00us' : '1.25s'}
  ${requests} requests in 5.01s, 0.00B read
Requests/sec:   ${(requests / 5).toFixed(2)}
`;

describe('a round of the bench', () => {
  it('has the latencies of its requests, and none if no request finished', () => {
    expect(latenciesIn(outputOf(10))).to.deep.equal({ requests: 10, perSecond: 2, p50: 7.5, p99: 1250 });
    expect(latenciesIn(outputOf(0))).to.deep.equal({ requests: 0, perSecond: 0, p50: null, p99: null });
  });

  it('divides processor time among its requests, if there are any', () => {
    expect(perRequest(100, 400, 10)).to.equal(30);
    expect(perRequest(100, 400, 0)).to.equal(null);
    expect(perRequest(null, 400, 10)).to.equal(null);
  });
});

describe('npm --prefix lab run bench', () => {
  it('runs with the packages of the project, and describes its options', () => {
    const args = ['--prefix', 'lab', '--silent', 'run', 'bench', '--', '--help'];
    const help = execFileSync('npm', args, { cwd: projectRoot, encoding: 'utf8' });
    expect(help)
      .to.match(/^npm --prefix lab run bench -- /)
      .and.include('--entries N');
  });
});

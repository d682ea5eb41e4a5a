import { expect } from 'chai';
import fc from 'fast-check';
import { Grants } from '../../server/processes/grants.js';
import { KeptCounts } from '../../server/processes/kept-counts.js';

/** Processes as they are to the one that counts for all, with messages that take a turn or several of the event loop, in their order. */
function startProcesses(count: number, points: number, delays: readonly number[]) {
  const limit = { name: 'requests', points, duration: 600, isGrantedAhead: true };
  const kept = new KeptCounts<number>((to, _, caller) => {
    if (!running.has(to)) return false;
    void tell(to, () => processes[to]?.settle(caller));
    return true;
  });
  kept.know(limit);
  const running = new Set(Array.from({ length: count }, (_, at) => at));
  let sent = 0;
  const turns = async (): Promise<void> => {
    for (let left = delays[(sent += 1) % delays.length] ?? 0; left >= 0; left -= 1) await new Promise(setImmediate);
  };
  const channels = new Map<number, Promise<unknown>>();
  /** Nothing that is told to a process overtakes what was told to it before. */
  const tell = <T>(to: number, hear: () => T): Promise<T> => {
    const before = channels.get(to) ?? Promise.resolve();
    const heard = turns().then(() => before.then(hear));
    channels.set(to, heard);
    return heard;
  };
  const processes = [...running].map(
    (at) =>
      new Grants('requests', async (act) => {
        await turns();
        const counted = await kept.act(at, act);
        return tell(at, () => counted);
      }),
  );
  const end = (at: number): void => {
    running.delete(at);
    kept.leave(at);
  };
  return { processes, end };
}

/** Requests that come to a process, at once or each after the answer to the one before, and whether the process then settles. */
interface Burst {
  readonly to: number;
  readonly count: number;
  readonly isAtOnce: boolean;
  readonly isSettled: boolean;
}

/** Sends bursts, each after the one before; returns how many requests were answered and how many refused. */
async function send(processes: readonly Grants[], bursts: readonly Burst[]) {
  const counts = { answered: 0, refused: 0 };
  for (const { to, count, isAtOnce, isSettled } of bursts) {
    const grants = processes[to % processes.length];
    const consume = async (): Promise<void> => {
      counts[(await grants?.consume('caller'))?.refused ? 'refused' : 'answered'] += 1;
    };
    if (isAtOnce) await Promise.all(Array.from({ length: count }, consume));
    else for (let left = count; left > 0; left -= 1) await consume();
    if (isSettled) grants?.settleAll();
  }
  return counts;
}

const bursts = fc.array(
  fc.record({ to: fc.nat(2), count: fc.integer({ min: 1, max: 40 }), isAtOnce: fc.boolean(), isSettled: fc.boolean() }),
  { minLength: 1, maxLength: 12 },
);
const sizeOf = (sent: readonly Burst[]): number => sent.reduce((sum, { count }) => sum + count, 0);
const delays = fc.array(fc.nat(3), { minLength: 1, maxLength: 7 });

describe('a limit that processes count together, several requests at a time', () => {
  it('is reached by exactly as many requests as it allows, whichever processes they come to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), bursts, delays, async (points, sent, slowness) => {
        const { processes } = startProcesses(3, points, slowness);
        const answered = Math.min(points, sizeOf(sent));
        expect(await send(processes, sent)).to.deep.equal({ answered, refused: sizeOf(sent) - answered });
      }),
      { numRuns: 100 },
    );
  });

  it('is never exceeded, and reached but for what a process held that ended', async () => {
    const points = 200;
    await fc.assert(
      fc.asyncProperty(bursts, delays, async (sent, slowness) => {
        const { processes, end } = startProcesses(3, points, slowness);
        const before = await send(processes, sent);
        end(0);
        const rest = { to: 0, count: points, isAtOnce: true, isSettled: false };
        const after = await send(processes.slice(1), [rest]);
        expect(before.answered + after.answered)
          .to.be.at.most(points)
          .and.at.least(points - points / 8);
      }),
      { numRuns: 50 },
    );
  });

  it('is asked about seldom for a caller that sends many requests, and for each request of others', async () => {
    const asked: string[] = [];
    const kept = new KeptCounts<number>(() => true);
    kept.know({ name: 'requests', points: 1_000, duration: 600, isGrantedAhead: true });
    const grants = new Grants('requests', (act) => {
      asked.push(act[1]);
      return kept.act(1, act);
    });
    const remaining: number[] = [];
    for (let count = 0; count < 100; count += 1) remaining.push((await grants.consume('caller')).remainingPoints);
    expect(remaining).to.deep.equal(Array.from({ length: 100 }, (_, at) => 999 - at));
    expect(asked.length).to.be.at.most(12);
    grants.settleAll();
    expect(asked.at(-1)).to.equal('settle');
    asked.length = 0;
    for (let count = 0; count < 5; count += 1) await grants.consume('another');
    expect(asked).to.deep.equal(Array(5).fill('consume'));
  });

  it('refuses although a process that holds some of it does not answer, and counts that as spent', async () => {
    const kept = new KeptCounts<number>(() => true, 1);
    kept.know({ name: 'requests', points: 100, duration: 600, isGrantedAhead: true });
    const [silent, other] = [1, 2].map((at) => new Grants('requests', (act) => kept.act(at, act)));
    for (let count = 0; count < 6; count += 1) await silent?.consume('caller');
    const outcomes = [];
    for (let count = 0; count < 100; count += 1) outcomes.push(await other?.consume('caller'));
    expect(outcomes.filter((outcome) => !outcome?.refused)).to.have.length(100 - 6 - 5);
    silent?.settleAll();
    expect((await other?.consume('caller'))?.refused).to.equal(true);
  });

  it('has back what a process did not need', async () => {
    const kept = new KeptCounts<number>(() => true);
    kept.know({ name: 'requests', points: 1_000, duration: 600, isGrantedAhead: true });
    const [one, other] = [1, 2].map((at) => new Grants('requests', (act) => kept.act(at, act)));
    for (let count = 0; count < 50; count += 1) await one?.consume('caller');
    one?.settleAll();
    expect((await other?.consume('caller'))?.remainingPoints).to.equal(949);
  });
});

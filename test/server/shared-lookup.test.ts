import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { sharedLookup } from '../../server/identity/shared-lookup.js';
import { ApiClient } from '../support/service/api.js';
import { buildWorkspace } from '../support/builders/workspace.js';

/** A look-up whose rounds end when the test says so, and say which one they were. */
class Rounds {
  readonly keys: string[] = [];
  private readonly ends: ((failure?: Error) => void)[] = [];

  readonly look = sharedLookup((key) => {
    const round = this.keys.push(key);
    return new Promise<number>((resolve, reject) => {
      this.ends.push((failure) => (failure ? reject(failure) : resolve(round)));
    });
  });

  /** Ends the round of that number, counted from 1, and lets what waits for it go on. */
  async end(round: number, failure?: Error): Promise<void> {
    this.ends[round - 1]?.(failure);
    await turn();
  }
}

describe('a shared look-up', () => {
  it('is shared by all who come while another is under way, and begins when that is over', async () => {
    const rounds = new Rounds();
    const first = rounds.look('a');
    const others = [rounds.look('a'), rounds.look('a'), rounds.look('a')];
    expect(rounds.keys).to.deep.equal(['a']);
    await rounds.end(1);
    await rounds.end(2);
    expect([await first, await Promise.all(others)]).to.deep.equal([1, [2, 2, 2]]);
    expect(rounds.keys).to.deep.equal(['a', 'a']);
  });

  it('is asked for anew by who comes when none is under way', async () => {
    const rounds = new Rounds();
    const first = rounds.look('a');
    await rounds.end(1);
    const second = rounds.look('a');
    await rounds.end(2);
    expect([await first, await second]).to.deep.equal([1, 2]);
  });

  it('waits for none of another key', async () => {
    const rounds = new Rounds();
    const waiting = rounds.look('a');
    const other = rounds.look('b');
    await rounds.end(2);
    expect(await other).to.equal(2);
    await rounds.end(1);
    expect(await waiting).to.equal(1);
  });

  it('fails for those who share it, and for nobody after them', async () => {
    const rounds = new Rounds();
    const first = rounds.look('a').catch((error: Error) => error.message);
    const next = rounds.look('a');
    await rounds.end(1, new Error('gone'));
    await rounds.end(2);
    expect([await first, await next]).to.deep.equal(['gone', 2]);
  });

  it('is not waited for where it never ends', async () => {
    const rounds = new Rounds();
    void rounds.look('a');
    const next = rounds.look('a');
    while (rounds.keys.length < 2) await turn();
    await rounds.end(2);
    expect(await next).to.equal(2);
  });

  it('tells everyone what was read after they came, one at a time of each key', async () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b'), turns: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        let begun = 0;
        const running = new Map<string, number>();
        const look = sharedLookup(async (key) => {
          const round = (begun += 1);
          expect(running.get(key) ?? 0).to.equal(0);
          running.set(key, 1);
          await turn();
          running.set(key, 0);
          return round;
        });
        const asked: Promise<void>[] = [];
        for (const { key, turns } of steps) {
          const before = begun;
          asked.push(look(key).then((round) => void expect(round).to.be.greaterThan(before)));
          for (let count = 0; count < turns; count += 1) await turn();
        }
        await Promise.all(asked);
      }),
    );
  });
});

describe('an API key among many requests at once', () => {
  it('works for no request that comes after it was revoked', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('createApiKey', { body: { name: 'Busy', mode: 'test' } });
    const busy = new ApiClient(owner.url, data.key, owner.workspaceId, owner.userId);
    let isRevoked = false;
    const statuses: number[] = [];
    const ask = async (): Promise<void> => {
      for (let isLast = false; !isLast;) {
        isLast = isRevoked;
        const { status } = await busy.request('getCurrentUser', {});
        if (isLast) expect(status).to.equal(401);
        statuses.push(status);
      }
    };
    const asking = Array.from({ length: 16 }, ask);
    while (statuses.length < 50) await turn();
    await owner.call('deleteApiKey', { params: { id: data.id } });
    isRevoked = true;
    await Promise.all(asking);
    expect(statuses.filter((status) => status === 200).length).to.be.at.least(50);
  });
});

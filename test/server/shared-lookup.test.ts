import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { maxKeys, sharedLookup } from '../../server/identity/shared-lookup.js';
import { ApiClient } from '../support/service/api.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';

/** A look-up whose rounds end when the test ends them, and return their number. */
class Rounds {
  readonly keys: string[] = [];
  private readonly ends: ((failure?: Error) => void)[] = [];

  readonly look = sharedLookup((keys) => {
    const round = this.keys.push(keys.join());
    return new Promise<ReadonlyMap<string, number>>((resolve, reject) => {
      const found = new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, round]));
      this.ends.push((failure) => (failure ? reject(failure) : resolve(found)));
    });
  });

  /** Ends the round with this number, counted from 1, and lets the code that waits for it continue. */
  async end(round: number, failure?: Error): Promise<void> {
    this.ends[round - 1]?.(failure);
    await turn();
  }
}

describe('a shared look-up', () => {
  it('runs one query for all callers that arrive together, whatever their keys', async () => {
    const rounds = new Rounds();
    const asked = ['a', 'b', 'a', 'unknown'].map((key) => rounds.look(key));
    await turn();
    expect(rounds.keys).to.deep.equal(['a,b,unknown']);
    await rounds.end(1);
    expect(await Promise.all(asked)).to.deep.equal([1, 1, 1, undefined]);
  });

  it('is shared by all callers that arrive while two are in progress, and begins when one of these is done', async () => {
    const rounds = new Rounds();
    const asked: Promise<number | undefined>[] = [];
    for (const key of ['a', 'b']) {
      asked.push(rounds.look(key));
      await turn();
    }
    asked.push(...['a', 'c', 'a'].map((key) => rounds.look(key)));
    await turn();
    expect(rounds.keys).to.deep.equal(['a', 'b']);
    await rounds.end(2);
    expect(rounds.keys).to.deep.equal(['a', 'b', 'a,c']);
    await rounds.end(3);
    await rounds.end(1);
    expect(await Promise.all(asked)).to.deep.equal([1, 2, 3, 3, 3]);
  });

  it('runs again for a caller that arrives when none is in progress', async () => {
    const rounds = new Rounds();
    for (const round of [1, 2]) {
      const asked = rounds.look('a');
      await turn();
      await rounds.end(round);
      expect(await asked).to.equal(round);
    }
  });

  it('begins immediately once it has the maximum number of keys', async () => {
    const rounds = new Rounds();
    const come = (): Promise<unknown>[] => Array.from({ length: maxKeys }, (_, at) => rounds.look(String(at)));
    const asked = [come(), come(), come()].flat();
    expect(rounds.keys).to.have.length(3);
    for (const round of [1, 2, 3]) await rounds.end(round);
    expect(new Set(await Promise.all(asked))).to.deep.equal(new Set([1, 2, 3]));
  });

  it('fails for the callers that share it, and for none after them', async () => {
    const rounds = new Rounds();
    const first = rounds.look('a').catch((error: Error) => error.message);
    await turn();
    const next = rounds.look('a');
    await turn();
    await rounds.end(1, new Error('gone'));
    await rounds.end(2);
    expect([await first, await next]).to.deep.equal(['gone', 2]);
  });

  it('is not waited for if it never ends', async () => {
    const rounds = new Rounds();
    for (const key of ['a', 'b']) {
      void rounds.look(key);
      await turn();
    }
    const next = rounds.look('a');
    while (rounds.keys.length < 3) await turn();
    await rounds.end(3);
    expect(await next).to.equal(3);
  });

  it('returns to every caller what was read after it arrived, two at a time', async () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), turns: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        let begun = 0;
        let running = 0;
        const look = sharedLookup(async (keys) => {
          const round = (begun += 1);
          running += 1;
          expect(running).to.be.at.most(2);
          await turn();
          running -= 1;
          return new Map(keys.map((key) => [key, round]));
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

describe('an API key among many concurrent requests', () => {
  it('works for no request that arrives after it was revoked', async () => {
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

  it('identifies its own user, however many keys are looked up together, and only if it works', async () => {
    const [one, other] = [(await buildWorkspace()).owner, (await buildWorkspace()).owner];
    const unknown = new ApiClient(one.url, `svc_sk_test_${'x'.repeat(43)}`, one.workspaceId, one.userId);
    const people = [...(await Promise.all(Array.from({ length: 9 }, () => buildUser(one, 'member')))), one, other];
    for (let count = 1; count <= people.length; count += 2) {
      const some = people.slice(0, count);
      const refused = unknown.request('getCurrentUser', {});
      const answers = await Promise.all(some.map((person) => person.call('getCurrentUser', {})));
      expect(answers.map(({ data }) => data.id)).to.deep.equal(some.map(({ userId }) => userId));
      expect((await refused).status).to.equal(401);
    }
  });
});

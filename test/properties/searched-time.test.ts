/**
 * Time and expenses are indexed after the request that writes them has been answered. A search must find them at once
 * anyway.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { buildExpense } from '../support/builders/expenses.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { testApi, type ApiClient } from '../support/service/api.js';

const words = ['granite', 'marble', 'slate'] as const;
type Word = (typeof words)[number];
const kinds = ['time_entry', 'expense'] as const;
type Kind = (typeof kinds)[number];

const word = fc.constantFrom(...words);
const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), kind: fc.constantFrom(...kinds), word }),
  fc.record({ do: fc.constant('change' as const), at: fc.nat(9), word }),
  fc.record({ do: fc.constant('delete' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constant('search' as const), word }),
);

interface Logged {
  readonly kind: Kind;
  readonly id: string;
  word: Word;
}

async function create(owner: ApiClient, kind: Kind, said: Word): Promise<Logged> {
  const build = kind === 'time_entry' ? buildTimeEntry : buildExpense;
  const { id } = await build(owner, { description: `Polished ${said}` });
  return { kind, id, word: said };
}

async function change(owner: ApiClient, logged: Logged, said: Word): Promise<void> {
  logged.word = said;
  const operation = logged.kind === 'time_entry' ? 'updateTimeEntry' : 'updateExpense';
  await owner.call(operation, { params: { id: logged.id }, body: { description: `Polished ${said}` } });
}

const remove = (owner: ApiClient, { kind, id }: Logged): Promise<unknown> =>
  owner.call(kind === 'time_entry' ? 'deleteTimeEntry' : 'deleteExpense', { params: { id } });

const found = async (owner: ApiClient, said: Word): Promise<string[]> =>
  (await owner.call('search', { query: { q: said, limit: 50 } })).data.map(({ id }) => id);

const holding = (all: readonly Logged[], said: Word): string[] =>
  all.filter((logged) => logged.word === said).map(({ id }) => id);

describe('search of time and expenses', () => {
  it('finds what is logged by now and nothing else, whoever searched between the changes', async () => {
    const walk = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { owner } = await buildWorkspace();
      const all: Logged[] = [];
      for (const each of steps) {
        if (each.do === 'create') all.push(await create(owner, each.kind, each.word));
        if (each.do === 'search') expect(await found(owner, each.word)).to.have.members(holding(all, each.word));
        if (!('at' in each) || all.length === 0) continue;
        const [logged] = each.do === 'delete' ? all.splice(each.at % all.length, 1) : [all[each.at % all.length]];
        if (logged) await (each.do === 'delete' ? remove(owner, logged) : change(owner, logged, each.word));
      }
      for (const said of words) expect(await found(owner, said)).to.have.members(holding(all, said));
      const { db } = await testApi();
      const indexed = await db('search_documents').where({ workspace_id: owner.workspaceId }).pluck('resource_id');
      const ours = indexed.filter((id: string) => /^(time|exp)_/.test(id));
      expect(ours).to.have.members(all.map(({ id }) => id));
    });
    await fc.assert(walk, { numRuns: 15 });
  });

  it('is right after changes and searches at once', async () => {
    const { owner } = await buildWorkspace();
    for (let round = 0; round < 5; round += 1) {
      const all = await Promise.all(words.flatMap((said) => kinds.map((kind) => create(owner, kind, said))));
      const kept = all.filter((_, at) => at % 3 !== 2);
      await Promise.all([
        ...all.map((logged, at) => (at % 3 === 2 ? remove(owner, logged) : change(owner, logged, 'slate'))),
        ...words.map((said) => found(owner, said)),
      ]);
      expect(await found(owner, 'marble')).to.deep.equal([]);
      expect(await found(owner, 'slate')).to.have.members(kept.map(({ id }) => id));
      await Promise.all(kept.map((logged) => remove(owner, logged)));
    }
  });
});

/**
 * Races each deletion against each request that can name the deleted object. Whichever is first, no row refers to one
 * that does not exist. ../support/deletions/race.ts explains the parts.
 */
import { expect } from 'chai';
import { operations } from '../../generated/operations.js';
import { handlers } from '../../handlers/index.js';
import type { Ctx } from '../../models/context.js';
import type { HandledId, Input, OperationId } from '../../contract/contract.js';
import type { ApiClient } from '../support/service/api.js';
import { bodyOf, operationIds, type Schema } from '../support/contract/contract.js';
import { deletions, racersOf, referrers, sentBy, type Racer } from '../support/deletions/index.js';
import { orphanQuestion, orphansIn, type OrphanQuestion } from '../support/deletions/orphans.js';
import { fields, type Deletion, type Field, type Sent } from '../support/deletions/race.js';
import { writeSlowly } from '../support/service/slow-change.js';
import { untilOneWaits, until } from '../support/service/waiting.js';
import { buildWorkspace } from '../support/builders/workspace.js';

type Handler = (ctx: Ctx, input: Input<OperationId>) => Promise<unknown>;

/** Runs an operation as the owner in a transaction that stays open. Returns a function that commits it. */
const carryOutSlowly = (owner: ApiClient, id: OperationId, { params = {}, body }: Sent): Promise<() => Promise<void>> =>
  writeSlowly(owner, (ctx) =>
    (handlers[id as HandledId] as Handler)({ ...ctx, scope: { ...ctx.scope, userId: owner.userId } }, {
      query: {},
      params,
      body,
    } as Input<OperationId>),
  );

/**
 * Sends a request while another transaction is open. Commits that once the request waits for it or has been answered.
 * Returns the request's status.
 */
async function requestDuring(
  owner: ApiClient,
  id: OperationId,
  { params = {}, body, form }: Sent,
  commit: () => Promise<void>,
): Promise<number> {
  const state: { status?: number } = {};
  const asked = owner.request(id, { params, body: form ?? body }).then((response) => {
    state.status = response.status;
    return response.arrayBuffer();
  });
  const waiting = new AbortController();
  await Promise.race([until(() => state.status !== undefined, 5), untilOneWaits(waiting.signal)]);
  waiting.abort();
  await commit();
  await asked;
  return state.status ?? 0;
}

/** Operations that only read the deleted object, or what is left of it, and so may succeed as if they had come first. */
const mayPass: ReadonlySet<OperationId> = new Set(['resumeTimer', 'eraseContact']);

for (const [title, deletion] of deletions) {
  describe(title, () => {
    const { operation, make, isLeftOut = false, isOnTestSide = false } = deletion;
    let owner: ApiClient;
    let question: OrphanQuestion;

    before(async () => {
      const { live, owner: test } = await buildWorkspace();
      // On a test side in TiDB, all writers wait for one another, whatever they write.
      owner = isOnTestSide ? test : live;
      question = await orphanQuestion();
    });

    for (const racer of racersOf(deletion)) {
      it(`leaves nothing of ${racer.title} that arrives while it is in progress`, async () => {
        const target = await make(owner);
        const sent = await sentBy(racer, owner, target);
        const commit = await carryOutSlowly(owner, operation, target);
        const min = isLeftOut || mayPass.has(racer.id) ? 200 : 400;
        expect(await requestDuring(owner, racer.id, sent, commit)).to.be.within(min, 499);
        expect(await orphansIn(owner, question)).to.deep.equal([]);
      });

      // An operation with transactions of its own cannot be kept open from here. A deletion that is raced against
      // itself was covered above.
      if (operations[racer.id].ownTransaction || (racer.id === operation && 'isOnPath' in racer)) continue;
      it(`leaves nothing of ${racer.title} that is in progress when it arrives`, async () => {
        const target = await make(owner);
        const commit = await carryOutSlowly(owner, racer.id, await sentBy(racer, owner, target));
        expect(await requestDuring(owner, operation, target, commit)).to.be.oneOf(statusesAfter(deletion, racer));
        expect(await orphansIn(owner, question)).to.deep.equal([]);
      });
    }
  });
}

/** Deletions that name the object in their body: they return 400 where a path would return 404. */
const namingInBody: ReadonlySet<OperationId> = new Set(['mergeContact', 'deleteTimeEntries', 'deleteExpenses']);

/** The statuses allowed for the deletion after the racing request, which may have deleted the object itself. */
const statusesAfter = ({ operation, isLeftOut, refusedAfter }: Deletion, { id }: Racer): number[] => {
  if (refusedAfter?.includes(id)) return [409];
  const gone = namingInBody.has(operation) ? 400 : 404;
  return isLeftOut || id.startsWith('delete') || id === 'mergeContact' ? [200, gone, 409] : [200, 409];
};

describe('what is being deleted', () => {
  // Upserts are raced as the two operations that they combine, and operations of the portal use the same commands as
  // those of the team.
  const writing = operationIds.filter((id) => {
    const { isRead, upsert, realm } = operations[id];
    return !isRead && upsert === null && realm === 'team';
  });

  it('is raced by every request whose body can name it', () => {
    // The `client_id` of the single sign-on names Docket at the provider, and `line_id` of a bank import one of its own lines.
    const naming = writing.filter((id) => id !== 'updateSingleSignOn');
    const missing = naming.flatMap((id) => {
      const takes = referrers[id]?.takes ?? [];
      const isOfBank = (field: Field): boolean => id === 'confirmBankImport' && field === 'line_id';
      const named = namedBy(id).filter((field) => !takes.includes(field) && !isOfBank(field));
      return named.map((field) => `${id} ${field}`);
    });
    expect(missing).to.deep.equal([]);
  });

  it('is raced by every request whose path can name it', () => {
    const missing = [...deletions.values()]
      .flatMap(racersOf)
      .filter((racer) => 'isOnPath' in racer && racer.send === undefined)
      .map(({ id }) => id);
    expect([...new Set(missing)]).to.deep.equal([]);
  });

  it('is all that the contract deletes', () => {
    const raced = new Set([...deletions.values()].map(({ operation }) => operation));
    // Nothing can name a second factor, a session, the sign-on, the account of Stripe or a text of mails, and a workspace is deleted
    // 14 days later.
    const apart = /^delete(Sessions?|Passkey|Totp|SingleSignOn|StripeConnection|MailTemplate|Workspace)$/;
    const missing = writing.filter((id) => id.startsWith('delete') && !raced.has(id) && !apart.test(id));
    expect(missing).to.deep.equal([]);
  });
});

function namedBy(id: OperationId): Field[] {
  const names = (schema: Schema | undefined): string[] =>
    Object.entries(schema?.properties ?? {}).flatMap(([name, below]) => [name, ...names(below), ...names(below.items)]);
  const named = new Set(names(bodyOf(id)?.schema));
  return fields.filter((field) => named.has(field));
}

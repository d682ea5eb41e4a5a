/** A service and a worker are killed while several callers move the money of clients in all ways: no cent is lost, made or booked twice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { killSpawned } from '../scripts/fixtures/spawn-script.js';
import { buildClient } from '../support/builders/factories.js';
import { inDays } from '../support/builders/invoices.js';
import { Dice } from '../support/models/dice.js';
import { expectAgreement } from '../support/money/agreement.js';
import { emptyLedger, MoneyBooks, type MoneyLedger } from '../support/money/money-books.js';
import { makeInvoice, moneySteps } from '../support/money/money-steps.js';
import { expectReceived } from '../support/money/received.js';
import { stripeSteps } from '../support/money/stripe-steps.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { KilledServers } from '../support/kills/killed-servers.js';
import { PersistentClient, untilAnswered } from '../support/kills/persistent-client.js';
import { until } from '../support/service/waiting.js';
import { madeUp, type DoubleAccount, type DoubleEvent } from '../support/stripe/double-account.js';
import { drainStripe } from '../support/stripe/drain-stripe.js';
import { postEvent } from '../support/stripe/post-event.js';
import { expectSameBooks } from '../support/stripe/provider-books.js';
import { startStripeDouble, type StripeDouble } from '../support/stripe/stripe-double.js';
import { StripeLife } from '../support/stripe/stripe-life.js';

const crashes = Number(process.env['CRASHES'] ?? 10);
const seed = Number(process.env['SEED'] ?? Date.now() % 100_000);
const callersOfEach = 3;

describe(`a service and a worker that are killed while money moves (SEED=${seed})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-money-'));
  const ledgers = new Map<string, MoneyLedger>();
  const callers: PersistentClient[] = [];
  let database: Database;
  let db: Knex;
  let stripe: StripeDouble;
  let account: DoubleAccount;
  let servers: KilledServers;
  let owner: PersistentClient;
  let left: unknown[];

  const all = (): MoneyLedger[] => [...ledgers.values()];
  const done = (): number => all().reduce((sum, each) => sum + each.done, 0);
  const cutOff = (): number => callers.reduce((sum, { tally }) => sum + tally.cutOff, 0);

  /** Sends messages of Stripe, each until it is taken. */
  async function deliver(events: readonly DoubleEvent[]): Promise<void> {
    await Promise.all(events.map((each) => untilAnswered(() => postEvent(owner, account, each), owner.tally)));
  }

  /** Somebody who does one thing after the other for a client. */
  async function work(caller: PersistentClient, client_id: string, dice: Dice, life: StripeLife): Promise<void> {
    const visit = (hosted: string, path: string, init: RequestInit = {}) =>
      untilAnswered(
        () => fetch(`${caller.url}${new URL(hosted).pathname}${path}`, { redirect: 'manual', ...init }),
        caller.tally,
      );
    const ledger = ledgers.get(client_id) ?? emptyLedger();
    ledgers.set(client_id, ledger);
    const books = new MoneyBooks({ owner: caller, dice, client_id, today: inDays(0), ledger, isAlone: false, visit });
    const steps = [...moneySteps, ...stripeSteps(life, deliver)];
    await makeInvoice(books);
    while (servers.kills < crashes) await dice.pick(steps)(books);
  }

  /** Kills one of them once some more was done. */
  async function crash(index: number): Promise<void> {
    const before = done();
    await until(() => done() > before + 15);
    await servers.kill(index);
  }

  before(async function () {
    ensureBuilt();
    const databaseUrl = await freshDatabase('money');
    [database, db, stripe] = [openDatabase(databaseUrl, 4), openSchema(databaseUrl), await startStripeDouble()];
    const made = await createWorkspace(database, { name: 'Money', email: 'owner@example.com' });
    const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, STRIPE_API_URL: stripe.url, RATE_LIMIT: '1000000' };
    servers = await KilledServers.start(db, ['serve', 'worker'], env);
    const connect = (url = ''): PersistentClient =>
      new PersistentClient(url, made.test_key, made.test_workspace_id, made.test_user_id);
    owner = connect(servers.urls[0]);
    const key = madeUp('sk_test');
    await owner.call('updateStripeConnection', { body: { secret_key: key } });
    account = stripe.accountOf(key);
    const dice = new Dice(seed);
    const life = new StripeLife(account, dice);
    const working: Promise<void>[] = [];
    for (let client = 0; client < 2; client += 1) {
      const { id } = await buildClient(owner, { email: `client-${client}@client.example` });
      for (let at = 0; at < callersOfEach; at += 1) {
        const caller = connect(servers.urls[0]);
        const lots = new Dice(dice.between(0, 2 ** 31));
        caller.losesAnswer = () => lots.oneIn(8);
        callers.push(caller);
        working.push(work(caller, id, new Dice(dice.between(0, 2 ** 31)), life));
      }
    }
    const worked = Promise.all(working);
    for (let at = 0; at < crashes; at += 1) await Promise.race([crash(at % 3 === 2 ? 1 : 0), worked]);
    await worked;
    life.finish();
    while (life.messages.length > 0) await deliver(life.takeMessages(10));
    left = await drainStripe(db, owner.workspaceId);
  });
  after(async () => {
    killSpawned();
    await Promise.all([database.destroy(), db.destroy(), stripe.stop()]);
    rmSync(folder, { recursive: true });
  });

  it('were killed while they worked, and most requests were carried out', () => {
    const [first] = all();
    const figures = { done: done(), refused: all().reduce((sum, each) => sum + each.refused, 0), cutOff: cutOff() };
    expect(cutOff(), JSON.stringify(figures)).to.be.at.least(Math.min(crashes, 3));
    expect(figures.done, JSON.stringify(figures)).to.be.greaterThan(10 * crashes);
    for (const some of [
      first?.received.size,
      first?.refunded.size,
      first?.creditNotes.length,
      first?.statements.length,
    ])
      expect(some).to.be.greaterThan(0);
    expect(account.intents.size).to.be.greaterThan(0);
  });

  it('have recorded once whatever was answered, and nothing else', async () => {
    await expectReceived(db, owner.workspaceId, all());
    const ids = async (table: string): Promise<string[]> => (await db(table).orderBy('id').pluck('id')) as string[];
    expect(await ids('invoices')).to.deep.equal(
      all()
        .flatMap(({ invoices }) => invoices.map(({ id }) => id))
        .toSorted(),
    );
    expect(await ids('credit_notes')).to.deep.equal(
      all()
        .flatMap(({ creditNotes }) => creditNotes)
        .toSorted(),
    );
  });

  it('have left nothing to be done at Stripe, and have the books that it has', async () => {
    expect(left).to.deep.equal([]);
    await expectSameBooks(db, owner.workspaceId, account);
  });

  it('have a balance for each client that is that of its statement', async () => {
    for (const id of ledgers.keys()) {
      const { payments } = await expectAgreement(owner, id, inDays(0));
      expect(payments).to.be.greaterThan(0);
    }
  });
});

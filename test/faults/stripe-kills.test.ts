/** A service and a worker are killed while they bring the books to what Stripe knows, again and again: every cent is there once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
import { StripeVisitors } from '../support/stripe/stripe-visitors.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { KilledServers } from '../support/kills/killed-servers.js';
import { PersistentClient } from '../support/kills/persistent-client.js';
import { until } from '../support/service/waiting.js';
import { madeUp, type DoubleAccount } from '../support/stripe/double-account.js';
import { drainStripe } from '../support/stripe/drain-stripe.js';
import { expectSameBooks } from '../support/stripe/provider-books.js';
import { startStripeDouble, type StripeDouble } from '../support/stripe/stripe-double.js';

const crashes = Number(process.env['CRASHES'] ?? 10);
const seed = Number(process.env['SEED'] ?? Date.now() % 100_000);

describe(`a service and a worker that are killed while clients pay by Stripe (SEED=${seed})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-stripe-'));
  let database: Database;
  let db: Knex;
  let stripe: StripeDouble;
  let account: DoubleAccount;
  let owner: PersistentClient;
  let servers: KilledServers;
  let visitors: StripeVisitors;
  let left: unknown[];
  const clients: string[] = [];

  /** Kills one of them while something is done at Stripe, once a few more clients have paid. */
  async function crash(index: number): Promise<void> {
    const { requests } = account;
    const [before, paid] = [requests.length, visitors.counts.payments];
    await until(() => requests.length > before + 10 && visitors.counts.payments > paid + 5);
    await servers.kill(index);
  }

  /** Kills both after Stripe has made a refund, before either knows. */
  async function crashAmidRefund(): Promise<void> {
    const held = account.holdNext('POST /v1/refunds');
    await until(() => held.isReady);
    await Promise.all([servers.kill(0), servers.kill(1)]);
    held.isReleased = true;
  }

  before(async function () {
    ensureBuilt();
    const databaseUrl = await freshDatabase('stripe');
    [database, db, stripe] = [openDatabase(databaseUrl, 4), openSchema(databaseUrl), await startStripeDouble()];
    const made = await createWorkspace(database, { name: 'Paid', email: 'owner@example.com' });
    const env = {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      STRIPE_API_URL: stripe.url,
      RATE_LIMIT: '1000000',
    };
    servers = await KilledServers.start(db, ['serve', 'worker'], env);
    owner = new PersistentClient(servers.urls[0] ?? '', made.test_key, made.test_workspace_id, made.test_user_id);
    const key = madeUp('sk_test');
    await owner.call('updateStripeConnection', { body: { secret_key: key } });
    account = stripe.accountOf(key);
    account.slowness = 15;
    for (const currency of ['USD', 'EUR', 'USD']) {
      const { id } = await buildClient(owner, { currency, email: `${currency}-${clients.length}@client.example` });
      clients.push(id);
    }
    visitors = new StripeVisitors({ owner, account, clients, dice: new Dice(seed) });
    const work = visitors.comeAndGo(() => servers.kills >= crashes);
    for (let round = 0; servers.kills < crashes; round += 1)
      await Promise.race([round % 2 === 0 ? crash((round / 2) % 2) : crashAmidRefund(), work]);
    await work;
    left = await drainStripe(db, owner.workspaceId);
  });
  after(async () => {
    killSpawned();
    await pause(0);
    await Promise.all([database.destroy(), db.destroy(), stripe.stop()]);
    rmSync(folder, { recursive: true });
  });

  it('were killed while they worked, and money went in all directions', () => {
    const { payments, refunds, refused } = visitors.counts;
    const atStripe = [...account.refunds.values()];
    const ends = atStripe.filter(({ status }) => status === 'failed').length;
    const disputes = [...account.disputes.values()].map(({ status }) => status);
    const counts = { payments, refunds, refused, atStripe: atStripe.length, ends, disputes: disputes.length };
    expect(servers.cutOff, JSON.stringify(counts)).to.be.at.least(Math.min(crashes, 3));
    for (const count of [payments, refunds, ends, disputes.length])
      expect(count, JSON.stringify(counts)).to.be.at.least(3);
  });

  it('have left nothing to be done', () => {
    expect(left).to.deep.equal([]);
  });

  it('have booked once whatever was paid, refunded and disputed, and have made each refund once', async () => {
    await expectSameBooks(db, owner.workspaceId, account);
  });

  it('have recorded each refund that was requested once', async () => {
    const recorded: string[] = await db('payments').where({ type: 'refund' }).pluck('reason');
    expect(recorded.filter((reason) => reason.startsWith('refund-')).toSorted()).to.deep.equal(
      visitors.refunds.toSorted(),
    );
  });

  it('have a balance for each client that is that of its statement', async () => {
    for (const id of clients) await expectAgreement(owner, id, inDays(0));
  });
});

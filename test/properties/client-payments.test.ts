/** Random histories of the money of a client: what it owes, its credit and its statement always agree, and no cent is lost. */
import { expect } from 'chai';
import { buildClient } from '../support/builders/factories.js';
import { openHosted } from '../support/builders/invoices.js';
import { Dice } from '../support/models/dice.js';
import { expectAgreement } from '../support/money/agreement.js';
import { emptyLedger, MoneyBooks } from '../support/money/money-books.js';
import { expectReceived } from '../support/money/received.js';
import { makeInvoice, moneySteps } from '../support/money/money-steps.js';
import { stripeSteps } from '../support/money/stripe-steps.js';
import { testApi } from '../support/service/api.js';
import { startOn } from '../support/service/clock.js';
import { drainStripe } from '../support/stripe/drain-stripe.js';
import { expectSameBooks } from '../support/stripe/provider-books.js';
import { StripeLife } from '../support/stripe/stripe-life.js';
import { buildStripeWorkspace } from '../support/stripe/workspace-with-stripe.js';

const today = '2026-06-30';

/** Increase for a thorough run. */
const length = Number(process.env['STEPS'] ?? 60);

describe('the money of a client', () => {
  for (const seed of [5, 23])
    it(`agrees with its statement after any history (${seed})`, async () => {
      const { owner, account, settled, deliver } = await buildStripeWorkspace();
      await startOn(owner, today);
      const { id: client_id } = await buildClient(owner, { email: 'billing@acme.example' });
      const dice = new Dice(seed);
      const [ledger, life] = [emptyLedger(), new StripeLife(account, dice)];
      const visit = (hosted: string, path: string, init: RequestInit = {}) =>
        openHosted(hosted, { redirect: 'manual', ...init }, path);
      const books = new MoneyBooks({ owner, dice, client_id, today, ledger, isAlone: true, visit });
      const steps = [...moneySteps, ...stripeSteps(life, deliver)];
      await makeInvoice(books);
      for (let done = 0; done < length; done += 1) {
        await dice.pick(steps)(books);
        await settled();
        if (done % 15 === 0) await expectAgreement(owner, client_id, today);
      }
      life.finish();
      await deliver(life.takeMessages(1000));
      const { db } = await testApi();
      expect(await drainStripe(db, owner.workspaceId)).to.deep.equal([]);
      await expectAgreement(owner, client_id, today);
      await expectSameBooks(db, owner.workspaceId, account);
      await expectReceived(db, owner.workspaceId, [ledger]);
    });
});

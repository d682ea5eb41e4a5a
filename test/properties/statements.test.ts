/** Statements of random invoices, compared with the outstanding and refundable amounts of the invoices themselves. */
import { expect } from 'chai';
import { addDays } from '../../domain/time.js';
import { seen } from '../support/answers/seen.js';
import { buildClient } from '../support/builders/factories.js';
import { buildInvoice, credit, lineAt, pay, readInvoice } from '../support/builders/invoices.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { Dice } from '../support/models/dice.js';
import { startOn } from '../support/service/clock.js';
import type { ApiClient } from '../support/service/api.js';

const today = '2026-06-30';
const cents = (amount: number): number => Math.round(amount * 100);

/** Creates an invoice and takes a few random steps with it. */
async function live(owner: ApiClient, dice: Dice, client_id: string): Promise<string> {
  const { id } = await buildInvoice(owner, {
    client_id,
    line_items: [lineAt(dice.between(100, 90_000) / 100), lineAt(dice.between(1, 900) / 100)],
    tax_rate: 0.0875,
    invoice_date: addDays(today, -dice.between(0, 80)),
    due_date: today,
  });
  if (dice.oneIn(8)) return id;
  await owner.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
  if (dice.oneIn(8)) await owner.call('voidInvoice', { params: { id } });
  for (let steps = dice.between(0, 4); steps > 0; steps -= 1) await step(owner, dice, id);
  return id;
}

async function step(owner: ApiClient, dice: Dice, id: string): Promise<void> {
  const { amounts, status, payments = [] } = await readInvoice(owner, id, ['payments']);
  if (status === 'void') return;
  const outstanding = cents(seen(amounts.outstanding));
  const fate = dice.between(1, 4);
  if (fate === 1 && outstanding > 0)
    await pay(owner, id, dice.between(1, outstanding) / 100, { date: addDays(today, -dice.between(0, 60)) });
  if (fate === 2) {
    const left = cents(seen(amounts.total)) - cents(seen(amounts.credited));
    if (left > 0) await credit(owner, id, { amount: dice.between(1, left) / 100 });
  }
  const standing = payments.find(
    ({ type, amount, refunded_amount: gone }) => type === 'payment' && seen(amount) > seen(gone),
  );
  if (fate === 3 && standing) await owner.call('refundInvoicePayment', { params: { id, payment_id: standing.id } });
  if (fate === 4 && outstanding > 0 && status !== 'uncollectible' && dice.oneIn(3))
    await owner.call('markInvoiceUncollectible', { params: { id } });
}

describe('a statement of random books', () => {
  for (const seed of [3, 11, 27])
    it(`adds up to what is outstanding minus what is refundable, and each begins where the previous one ended (${seed})`, async () => {
      const dice = new Dice(seed);
      const { owner } = await buildWorkspace();
      await startOn(owner, today);
      const client = await buildClient(owner, { email: 'billing@acme.example' });
      const invoices: string[] = [];
      for (let at = 0; at < 12; at += 1) invoices.push(await live(owner, dice, client.id));
      let owed = 0;
      for (const id of invoices) {
        const { amounts, status } = await readInvoice(owner, id);
        if (status !== 'draft' && status !== 'void')
          owed += cents(seen(amounts.outstanding)) - cents(seen(amounts.refundable));
      }
      const statement = async (from: string, to: string) => {
        const query = { from, to };
        const { accounts } = (await owner.call('getClientStatement', { params: { id: client.id }, query })).data;
        const [account] = accounts;
        if (!account) throw new Error('A statement has an account in the currency of its client');
        const moved = account.movements.reduce((total, { amount }) => total + cents(amount), 0);
        expect(cents(account.opening_balance) + moved).to.equal(cents(account.closing_balance));
        expect(account.movements.at(-1)?.balance ?? account.opening_balance).to.equal(account.closing_balance);
        return account;
      };
      const split = addDays(today, -dice.between(1, 79));
      const whole = await statement('2026-01-01', today);
      const first = await statement('2026-01-01', split);
      const second = await statement(addDays(split, 1), today);
      expect(cents(whole.closing_balance)).to.equal(owed);
      expect(second.opening_balance).to.equal(first.closing_balance);
      expect([...first.movements, ...second.movements]).to.deep.equal(whole.movements);
    });
});

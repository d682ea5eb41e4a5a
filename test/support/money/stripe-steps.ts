/** Steps of random histories in which money moves at Stripe, and Stripe says so later, twice, in another order or never. */
import { readInvoice } from '../builders/invoices.js';
import type { DoubleEvent } from '../stripe/double-account.js';
import type { StripeLife } from '../stripe/stripe-life.js';
import type { MoneyStep } from './money-steps.js';

export function stripeSteps(life: StripeLife, deliver: (events: DoubleEvent[]) => Promise<void>): MoneyStep[] {
  /** A client goes to Stripe and pays there, and may come back from there. */
  const pay: MoneyStep = async ({ owner, dice, visit, ledger }) => {
    const { hosted_url: url } = await readInvoice(owner, dice.pick(ledger.invoices).id);
    if (url === null || url === undefined) return;
    const page = life.pageAt((await visit(url, '/pay/stripe')).headers.get('location'));
    if (page?.status !== 'open') return;
    life.pay(page);
    ledger.done += 1;
    if (dice.oneIn(3)) await visit(url, '/pay/stripe/done');
  };
  const goOn: MoneyStep = async () => life.goOn();
  const send: MoneyStep = ({ dice }) => deliver(life.takeMessages(dice.between(1, 4)));
  return [pay, pay, goOn, goOn, send];
}

/** What clients, banks and the owner of an account do at the double of Stripe, at random, and the messages that Stripe has yet to send. */
import type { Dice } from '../models/dice.js';
import type { DoubleAccount, DoubleDispute, DoubleEvent, DoubleIntent, DoublePage } from './double-account.js';

export class StripeLife {
  /** What Stripe has yet to send; it sends in any order. */
  readonly messages: DoubleEvent[] = [];

  constructor(
    private readonly account: DoubleAccount,
    private readonly dice: Dice,
  ) {
    account.refundStatus = 'pending';
  }

  /** The page to which an address leads; undefined if it leads elsewhere. */
  pageAt(address: string | null): DoublePage | undefined {
    return [...this.account.pages.values()].find(({ url }) => url === address);
  }

  /** A client pays on a page that is open: at once or by its bank, now and then more than it has to. */
  pay({ id, amount_total: amount }: DoublePage): void {
    const { account, dice } = this;
    const type = dice.oneIn(4) ? 'sepa_debit' : 'card';
    this.report(account.pay(id, { type, amount: dice.oneIn(6) ? amount + dice.between(1, 5000) : amount }));
  }

  /** Something happens to a payment that is there. */
  goOn(): void {
    const { dice } = this;
    const acts = [
      () => this.endDelayed(),
      () => this.refund(),
      () => this.endRefund(),
      () => this.endRefund(),
      () => this.endDispute(),
      () => (dice.oneIn(3) ? this.dispute() : undefined),
    ];
    dice.pick(acts)();
  }

  /** Some messages that are sent now, in any order. */
  takeMessages(count: number): DoubleEvent[] {
    const taken: DoubleEvent[] = [];
    while (taken.length < count && this.messages.length > 0)
      taken.push(...this.messages.splice(this.dice.between(0, this.messages.length - 1), 1));
    return taken;
  }

  /** Everything that is under way ends, but for disputes that the bank has not decided. */
  finish(): void {
    const { account } = this;
    while (this.endDelayed());
    while (this.endRefund());
    // Those that Docket sends later.
    account.refundStatus = 'succeeded';
    for (const { id, status } of account.pages.values()) if (status === 'open') this.report(account.expire(id));
  }

  /** Most messages are sent once, some twice, and some never. */
  private report(events: readonly DoubleEvent[]): void {
    for (const event of events)
      if (!this.dice.oneIn(6)) this.messages.push(event, ...(this.dice.oneIn(3) ? [event] : []));
  }

  private endDelayed(): boolean {
    const { account, dice } = this;
    const waiting = [...account.pages.values()].filter(
      ({ payment_intent: id }) => id !== null && account.intents.get(id)?.status === 'processing',
    );
    if (waiting.length === 0) return false;
    this.report(account.endDelayed(dice.pick(waiting).id, !dice.oneIn(4)));
    return true;
  }

  private refund(): void {
    const { account, dice } = this;
    const intent = this.someIntent();
    if (!intent) return;
    const left = account.leftOf(intent.id);
    this.report(account.refund(intent.id, dice.between(1, dice.oneIn(4) ? left : Math.min(left, 2000))));
  }

  private endRefund(): boolean {
    const { account, dice } = this;
    const waiting = [...account.refunds.values()].filter(({ status }) => status === 'pending');
    if (waiting.length === 0) return false;
    this.report(account.endRefund(dice.pick(waiting).id, dice.oneIn(3) ? 'failed' : 'succeeded'));
    return true;
  }

  private dispute(): void {
    const { account, dice } = this;
    const intent = this.someIntent();
    if (intent && !this.disputesOf(intent).length)
      this.report(account.dispute(intent.id, dice.between(1, account.leftOf(intent.id))));
  }

  private endDispute(): void {
    const open = [...this.account.disputes.values()].filter(({ status }) => status === 'needs_response');
    if (open.length > 0) this.report(this.account.endDispute(this.dice.pick(open).id, this.dice.oneIn(2)));
  }

  /** A payment of which something is left; a disputed one is not refunded. */
  private someIntent(): DoubleIntent | undefined {
    const { account, dice } = this;
    const some = [...account.intents.values()].filter(
      (intent) => account.leftOf(intent.id) > 0 && this.disputesOf(intent).every(({ status }) => status === 'won'),
    );
    return some.length > 0 ? dice.pick(some) : undefined;
  }

  private disputesOf({ id }: DoubleIntent): DoubleDispute[] {
    return [...this.account.disputes.values()].filter((dispute) => dispute.payment_intent === id);
  }
}

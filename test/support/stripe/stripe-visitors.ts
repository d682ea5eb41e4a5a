/** Clients who pay by Stripe, a bookkeeper who gives money back, and Stripe's messages, all at once, while a service is killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { buildInvoice, lineAt, readInvoice } from '../builders/invoices.js';
import type { Dice } from '../models/dice.js';
import { paymentsOf } from '../money/agreement.js';
import { cents } from '../money/cents.js';
import { unique } from '../money/money-books.js';
import { untilAnswered, type PersistentClient } from '../kills/persistent-client.js';
import type { DoubleAccount, DoubleEvent } from './double-account.js';
import { postEvent } from './post-event.js';
import { StripeLife } from './stripe-life.js';

interface Place {
  readonly owner: PersistentClient;
  readonly account: DoubleAccount;
  readonly clients: readonly string[];
  readonly dice: Dice;
}

export class StripeVisitors {
  readonly counts = { payments: 0, refunds: 0, refused: 0, messages: 0 };
  /** The reasons of the refunds that were recorded. */
  readonly refunds: string[] = [];
  private readonly life: StripeLife;

  constructor(private readonly place: Place) {
    this.life = new StripeLife(place.account, place.dice);
  }

  /** Works until `isOver`, and then lets everything end that is under way. */
  async comeAndGo(isOver: () => boolean): Promise<void> {
    const repeat = async (act: () => Promise<void>): Promise<void> => {
      while (!isOver()) await act();
    };
    const acts = [
      ...Array.from({ length: 4 }, () => () => this.pay()),
      () => this.giveBack(),
      () => this.giveBack(),
      () => this.goOn(),
    ];
    await Promise.all([...acts, () => this.send(3), () => this.send(1)].map(repeat));
    this.life.finish();
    while (this.life.messages.length > 0) await this.send(10);
  }

  /** A client pays an invoice at Stripe, and may come back from there, or have paid a part of it otherwise meanwhile. */
  private async pay(): Promise<void> {
    const { owner, clients, dice } = this.place;
    const line_items = [lineAt(dice.between(5000, 90_000) / 100)];
    const { id } = await buildInvoice(owner, { client_id: dice.pick(clients), line_items });
    await owner.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
    const { hosted_url } = await readInvoice(owner, id);
    const { headers } = await this.visit(hosted_url, '/pay/stripe');
    const page = this.life.pageAt(headers.get('location'));
    if (!page) throw new Error(`The invoice led to ${headers.get('location') ?? 'nowhere'}`);
    if (dice.oneIn(5)) await owner.request('recordInvoicePayment', { params: { id }, body: { amount: 10 } });
    if (page.status !== 'open') return;
    this.life.pay(page);
    this.counts.payments += 1;
    if (dice.oneIn(3)) await this.visit(hosted_url, '/pay/stripe/done');
    if (dice.oneIn(6)) await owner.request('createCreditNote', { params: { id }, body: {} });
  }

  /** The bookkeeper refunds a part of a payment. */
  private async giveBack(): Promise<void> {
    const { owner, clients, dice } = this.place;
    const paid = (await paymentsOf(owner, dice.pick(clients))).filter(
      ({ provider, amount, refunded_amount: refunded, dispute }) =>
        provider === 'stripe' && cents(amount) > cents(refunded) && (dispute === null || dice.oneIn(10)),
    );
    if (paid.length === 0) return pause(20);
    const { id: payment_id, invoice_id: id, amount, refunded_amount: refunded } = dice.pick(paid);
    const reason = unique('refund');
    const left = cents(amount) - cents(refunded);
    const body = { amount: dice.between(1, dice.oneIn(4) ? left : Math.min(left, 2000)) / 100, reason };
    const { ok } =
      id === null
        ? await owner.request('refundPayment', { params: { id: payment_id }, body })
        : await owner.request('refundInvoicePayment', { params: { id, payment_id }, body });
    this.counts[ok ? 'refunds' : 'refused'] += 1;
    if (ok) this.refunds.push(reason);
  }

  private async goOn(): Promise<void> {
    this.life.goOn();
    await pause(this.place.dice.between(0, 200));
  }

  /** Stripe sends some messages at once, each until it is taken. */
  private async send(count: number): Promise<void> {
    const { owner, account } = this.place;
    const taken = this.life.takeMessages(count);
    const post = async (event: DoubleEvent): Promise<void> => {
      const { status } = await untilAnswered(() => postEvent(owner, account, event), owner.tally);
      if (status !== 200) throw new Error(`A message of Stripe was answered by ${status}`);
      this.counts.messages += 1;
    };
    await Promise.all(taken.map(post));
    await pause(10);
  }

  /** A page of an invoice, without following where it leads to. */
  private visit(hosted: string | null | undefined, path: string): Promise<Response> {
    const { owner } = this.place;
    const url = `${owner.url}${new URL(hosted ?? '').pathname}${path}`;
    return untilAnswered(() => fetch(url, { redirect: 'manual' }), owner.tally);
  }
}

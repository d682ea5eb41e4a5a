/** The steps of an invoice's story, each done once: the invoice itself shows what has already been done. */
import { viewInvoice } from '../../../commands/billing/view-invoice.js';
import { isOwed, isPastDue } from '../../../domain/billing/invoice-status.js';
import { minorUnits } from '../../../domain/minor-units.js';
import { dec, toNumber, zero } from '../../../domain/money.js';
import { today } from '../../../domain/time.js';
import type { Ctx } from '../../../models/context.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { paymentsOf } from '../../../models/billing/payment.js';
import { office } from './facts/people.js';
import { call, type Stage } from './stage.js';
import type { Step } from './facts/stories.js';

interface Occasion {
  readonly at: Date;
  /** The index of the step in its story. */
  readonly index: number;
  readonly find: (ctx: Ctx) => Promise<Invoice | undefined>;
}

/** Does a step, as the person whose job it is, unless it is already done. */
export async function carryOut(stage: Stage, step: Step, { at, index, find }: Occasion): Promise<void> {
  const who = step.do === 'approve' ? 'owner' : office;
  await stage.as(who, at, async (ctx) => {
    const invoice = await find(ctx);
    if (!invoice) throw new Error('An invoice is missing');
    const isDone =
      step.do === 'pay' ? await pay(ctx, invoice, step.share, index) : await invoiceActions[step.do](ctx, invoice);
    if (isDone) stage.count(step.do === 'pay' ? 'payments' : 'invoice actions');
  });
}

type InvoiceAction = (ctx: Ctx, invoice: Invoice) => Promise<boolean>;

/** Each returns whether there was anything to do. */
const invoiceActions: Readonly<Record<Exclude<Step['do'], 'pay'>, InvoiceAction>> = {
  submit: (ctx, { id, status }) =>
    only(status === 'draft', () => call(ctx, 'submitInvoice', { params: { id }, query: {}, body: undefined })),
  approve: (ctx, { id, status }) =>
    only(status === 'pending_approval', () =>
      call(ctx, 'approveInvoice', { params: { id }, query: {}, body: undefined }),
    ),
  send: (ctx, { id, sent_at }) =>
    only(sent_at === null, () => call(ctx, 'sendInvoice', { params: { id }, query: {}, body: { attach_pdf: true } })),
  // Not an operation: a client views the invoice on its page, without an API key.
  view: (ctx, { id, viewed_at }) => only(viewed_at === null, async () => viewInvoice(ctx, await Invoice.lock(ctx, id))),
  remind: (ctx, invoice) =>
    only(needsReminder(ctx, invoice), () =>
      call(ctx, 'remindInvoice', { params: { id: invoice.id }, query: {}, body: {} }),
    ),
  write_off: (ctx, { id, status }) =>
    only(isOwed(status), () => {
      const body = { reason: 'Their buyer disputes the order' };
      return call(ctx, 'markInvoiceUncollectible', { params: { id }, query: {}, body });
    }),
  void: (ctx, { id, status }) =>
    only(status !== 'void', () => {
      const body = { reason: 'Wrong purchase order, billed again' };
      return call(ctx, 'voidInvoice', { params: { id }, query: {}, body });
    }),
  credit: (ctx, { id, total, currency, amount_credited: credited }) =>
    only(dec(credited).lte(zero), () => {
      const amount = toNumber(dec(total).times(dec('0.05')).round(minorUnits(currency)));
      const body = { amount, reason: 'Agreed with the client: the outage of the 3rd was ours', release_time: false };
      return call(ctx, 'createCreditNote', { params: { id }, query: {}, body });
    }),
  refund: async (ctx, { id }) => {
    const [first] = await paymentsOf(ctx, id);
    if (!first || dec(first.refunded_on_invoice).gt(zero)) return false;
    const body = { reason: 'The direct debit was returned' };
    await call(ctx, 'refundInvoicePayment', { params: { id, payment_id: first.id }, query: {}, body });
    return true;
  },
};

async function only(isDue: boolean, work: () => Promise<unknown>): Promise<boolean> {
  if (isDue) await work();
  return isDue;
}

/** At most one reminder a fortnight, so the date of the latest also shows whether this one was sent. */
function needsReminder(ctx: Ctx, invoice: Invoice): boolean {
  const fortnight = 14 * 24 * 3_600_000;
  const last = invoice.last_reminder_at?.getTime() ?? -Infinity;
  return isPastDue(invoice, today(ctx.now, ctx.workspace.timezone)) && ctx.now.getTime() - last >= fortnight;
}

/** The reference shows whether a payment was already recorded. */
async function pay(ctx: Ctx, invoice: Invoice, share: number, index: number): Promise<boolean> {
  const reference = `${invoice.invoice_number}/${index}`;
  const paid = await paymentsOf(ctx, invoice.id);
  if (paid.some((payment) => payment.reference === reference)) return false;
  const amount = dec(invoice.outstanding).times(dec(share)).round(minorUnits(invoice.currency));
  if (amount.lte(zero)) return false;
  const method = invoice.currency === 'USD' ? 'ach' : 'wire';
  const body = { amount: toNumber(amount), method, reference } as const;
  await call(ctx, 'recordInvoicePayment', { params: { id: invoice.id }, query: {}, body });
  return true;
}

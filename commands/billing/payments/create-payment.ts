import {
  allocationChanges,
  assertAllocatable,
  assertFits,
  type WantedAllocation,
} from '../../../domain/billing/allocations.js';
import { assertWhole } from '../../../domain/billing/invoice-amounts.js';
import { invalid, invalidState } from '../../../domain/errors.js';
import { dec, type Big } from '../../../domain/money.js';
import { today } from '../../../domain/time.js';
import type { Locked } from '../../../models/base.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { allocationsOf } from '../../../models/billing/payment-allocation.js';
import { Payment } from '../../../models/billing/payment.js';
import { Client } from '../../../models/clients/client.js';
import type { Ctx } from '../../../models/context.js';
import { isOneOf } from '../../../models/select.js';
import type { Schemas } from '../../../contract/contract.js';
import { moveMoney, totalOf, type Movement } from './allocate.js';
import { announceAllocated, announceCreated } from './announce-payment.js';
import { assertNotAhead } from './record-payment.js';

/**
 * Records money received from a client, and allocates it to invoices as wanted. The invoices are locked in the order of their ids,
 * before the client, whose health they may change. What is not allocated is credit.
 */
export async function createPayment(
  ctx: Ctx,
  { allocations = [], currency: given, ...body }: Schemas['ClientPaymentCreate'],
): Promise<Payment> {
  const invoices = await lockInvoices(
    ctx,
    allocations.map(({ invoice_id }) => invoice_id),
  );
  const client = await Client.lockReference(ctx, body.client_id, 'client_id');
  const currency = given ?? client.currency;
  assertNotAhead(ctx, body.date);
  const amount = dec(body.amount);
  assertWhole(amount, currency, 'amount');
  assertFits(allocations, amount, currency);
  const movements = movementsOf({
    invoices,
    payment: { client_id: client.id, currency },
    present: [],
    wanted: allocations,
  });
  const payment = await Payment.insert(ctx, {
    client_id: client.id,
    invoice_id: soleInvoice(movements, amount),
    type: 'payment',
    amount,
    credit: amount.minus(totalOf(movements)),
    currency,
    date: body.date ?? today(ctx.now, ctx.workspace.timezone),
    method: body.method ?? null,
    reference: body.reference ?? null,
    notes: body.notes ?? null,
  });
  await moveMoney(ctx, payment, movements, payment.date);
  await announceCreated(ctx, payment);
  return payment;
}

/** The invoice that a payment pays with all of its money. */
const soleInvoice = ([only]: readonly Movement[], amount: Big): string | null =>
  only?.amount.eq(amount) === true ? only.invoice.id : null;

/**
 * Replaces the allocations of a payment. Its invoices are locked in the order of their ids, those from which money is taken too.
 * Throws `invalid_state` for a refund.
 */
export async function allocatePayment(
  ctx: Ctx,
  before: Locked<Payment>,
  wanted: readonly WantedAllocation[],
): Promise<Payment> {
  if (before.type === 'refund') throw invalidState('A refund cannot be allocated: it takes money off invoices');
  const present = await allocationsOf(ctx, before);
  const ids = [...present, ...wanted].map(({ invoice_id }) => invoice_id);
  const invoices = await lockInvoices(ctx, ids);
  assertFits(wanted, dec(before.amount).minus(dec(before.refunded_amount)), before.currency);
  const movements = movementsOf({
    invoices,
    payment: before,
    present: present.map(({ invoice_id: id, amount }) => ({ id, amount: dec(amount) })),
    wanted,
  });
  if (movements.length === 0) return before;
  // The time of the change is noted even if what is credit stays the same.
  const after = await (await before.touch(ctx)).patch(ctx, { credit: dec(before.credit).minus(totalOf(movements)) });
  await moveMoney(ctx, after, movements);
  await announceAllocated(ctx, before, after);
  return after;
}

const lockInvoices = (ctx: Ctx, ids: readonly string[]): Promise<Locked<Invoice>[]> =>
  Invoice.lockAll(ctx, isOneOf('t.id', ids));

interface Wanted {
  readonly invoices: readonly Locked<Invoice>[];
  readonly payment: Pick<Payment, 'client_id' | 'currency'>;
  readonly present: Parameters<typeof allocationChanges>[0];
  readonly wanted: readonly WantedAllocation[];
}

/** What is to be moved, by the ids of the invoices. Throws if one of them cannot take its amount. */
function movementsOf({ invoices, payment, present, wanted }: Wanted): Movement[] {
  const found = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const changes = allocationChanges(
    present,
    wanted.map(({ invoice_id: id, amount }) => ({ id, amount: dec(amount) })),
  );
  const added = new Map(changes.map(({ id, amount }) => [id, amount]));
  for (const [index, { invoice_id: id }] of wanted.entries()) {
    const invoice = found.get(id);
    if (!invoice) throw invalid(`allocations.${index}.invoice_id`, `must be the id of an invoice: there is no ${id}`);
    assertAllocatable(invoice, payment, added.get(id) ?? dec(0), `allocations.${index}.`);
  }
  return changes.flatMap(({ id, amount }) => {
    const invoice = found.get(id);
    return invoice ? [{ invoice, amount }] : [];
  });
}

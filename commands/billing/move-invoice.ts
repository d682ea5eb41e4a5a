/** Status changes that users make and that have no other effect. */
import { assertAllowed, type InvoiceAction, type InvoiceStatus } from '../../domain/billing/invoice-status.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { changeInvoice, type InvoiceChanges } from './change-invoice.js';

type Move = Extract<InvoiceAction, 'submit' | 'approve' | 'reject_approval' | 'mark_uncollectible'>;

const targets: Record<Move, InvoiceStatus> = {
  submit: 'pending_approval',
  approve: 'approved',
  reject_approval: 'draft',
  mark_uncollectible: 'uncollectible',
};

/**
 * Changes the status of an invoice, if its present status allows the move; does nothing if it already has that status.
 * `reason` goes into the event's context.
 */
export async function moveInvoice(ctx: Ctx, invoice: Locked<Invoice>, move: Move, reason?: string): Promise<Invoice> {
  if (invoice.status === targets[move]) return invoice;
  assertAllowed(invoice.status, move);
  const changes = { status: targets[move], ...approvalAfter(ctx, move) };
  return changeInvoice(ctx, invoice, changes, {
    event: 'invoice.updated',
    context: reason === undefined ? {} : { reason },
  });
}

function approvalAfter(ctx: Ctx, move: Move): InvoiceChanges {
  if (move === 'approve') return { approved_at: ctx.now, approved_by_id: ctx.scope.userId };
  return move === 'reject_approval' ? { approved_at: null, approved_by_id: null } : {};
}

import { soonDays } from '../../domain/retainers/drawdown.js';
import { addDays, today } from '../../domain/time.js';
import type { Locked } from '../../models/base.js';
import type { Agreement } from '../../models/retainers/agreement.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { agreementData } from './agreement-data.js';

/** Emits `agreement.expiring_soon` for an active agreement, once per end date. */
export async function announceEnding(ctx: Ctx, agreement: Locked<Agreement>): Promise<Locked<Agreement>> {
  const { status, end_date, expiry_told_for } = agreement;
  const now = today(ctx.now, ctx.workspace.timezone);
  const isSoon = end_date !== null && end_date >= now && end_date <= addDays(now, soonDays);
  if (status !== 'active' || !isSoon || expiry_told_for === end_date) return agreement;
  const announced = await agreement.patch(ctx, { expiry_told_for: end_date });
  await emit(ctx, 'agreement.expiring_soon', await agreementData(ctx, announced));
  return announced;
}

/** Emits `agreement.updated` if the agreement has expired since `before`. */
export async function announceExpiry(ctx: Ctx, before: Agreement, after: Agreement): Promise<void> {
  if (after.status !== 'expired' || before.status === 'expired') return;
  const changes = { status: { from: before.status, to: after.status } };
  await emit(ctx, 'agreement.updated', await agreementData(ctx, after), { changes });
}

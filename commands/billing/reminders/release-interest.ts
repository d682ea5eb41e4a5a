import sql from 'sql-template-tag';
import { InterestCharge } from '../../../models/billing/interest-charge.js';
import type { Ctx } from '../../../models/context.js';

/** Makes the days whose interest an invoice charges chargeable again, when it is voided. */
export async function releaseInterest(ctx: Ctx, invoiceId: string): Promise<void> {
  for (const charge of await InterestCharge.lockAll(ctx, sql`t.charged_on_id = ${invoiceId}`)) await charge.remove(ctx);
}

import { isPayable } from '../../../domain/billing/invoice-status.js';
import { isTakenByStripe } from '../../../domain/billing/stripe/smallest-units.js';
import { stripePayUrl } from '../../../domain/page-links.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { stripeState } from '../../../models/billing/stripe/account.js';
import type { Ctx } from '../../../models/context.js';

/** Says of each invoice where a contact can pay it online; null if nowhere. One query serves any number of invoices. */
export async function portalPayUrls(ctx: Ctx): Promise<(invoice: Invoice) => string | null> {
  const isOn = (await stripeState(ctx)) === 'on';
  return (invoice) => {
    const { hosted_token: token, currency } = invoice;
    if (!isOn || token === null || !isPayable(invoice) || !isTakenByStripe(currency)) return null;
    return `${stripePayUrl(ctx.settings, token)}?from=portal`;
  };
}

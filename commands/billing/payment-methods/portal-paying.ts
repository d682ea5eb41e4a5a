import { isTakenByStripe } from '../../../domain/billing/stripe/smallest-units.js';
import { stripePayUrl } from '../../../domain/page-links.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { stripeState } from '../../../models/billing/stripe/account.js';
import type { Ctx } from '../../../models/context.js';
import type { PortalPaying } from '../../../serializers/portal/portal-billing.js';
import { onlinePaymentOf } from './online-payment.js';

/** Says of each of these invoices where a contact can pay it online, and whether a payment is on its way. */
export async function portalPaying(
  ctx: Ctx,
  invoices: readonly Invoice[],
): Promise<(invoice: Invoice) => PortalPaying> {
  const isOn = (await stripeState(ctx)) === 'on';
  const paymentOf = await onlinePaymentOf(ctx, invoices);
  return (invoice) => {
    const { hosted_token: token, currency } = invoice;
    const online = paymentOf(invoice);
    const isOffered = isOn && online === 'possible' && isTakenByStripe(currency);
    return {
      pay_url: isOffered && token !== null ? `${stripePayUrl(ctx.settings, token)}?from=portal` : null,
      payment_under_way: online === 'under_way',
    };
  };
}

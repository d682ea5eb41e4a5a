import { isTakenByStripe } from '../../../domain/billing/stripe/smallest-units.js';
import { stripePayUrl } from '../../../domain/page-links.js';
import { stripeState } from '../../../models/billing/stripe/account.js';
import type { PaymentMethod } from './payment-method.js';
import { receiveOnce } from './receive-once.js';

/**
 * Stripe Checkout. Its page is made when a client goes there, not for everybody who looks at the invoice: the URL is one of Docket that
 * leads to it (commands/billing/stripe/start-checkout.ts).
 */
export const stripeMethod: PaymentMethod = {
  name: 'stripe',
  async start(ctx, { hosted_token: token, currency }) {
    if (token === null || !isTakenByStripe(currency) || (await stripeState(ctx)) !== 'on') return undefined;
    return { url: stripePayUrl(ctx.settings, token), instructions: null };
  },
  receive: (ctx, invoice, message) => receiveOnce(ctx, invoice, message, { provider: 'stripe', method: 'credit_card' }),
};

import type { PaymentMethod } from './payment-method.js';
import { receiveOnce } from './receive-once.js';

/** Simulates payments, on the test side only. Its page plays the provider. */
export const testMethod: PaymentMethod = {
  name: 'test',
  start: ({ workspace, settings }, { hosted_token: token }) =>
    Promise.resolve(
      workspace.mode === 'test' && token !== null
        ? { url: `${settings.PUBLIC_URL}/i/${token}/pay/test`, instructions: null }
        : undefined,
    ),
  receive: (ctx, invoice, message) => receiveOnce(ctx, invoice, message, { provider: 'test', method: 'other' }),
};

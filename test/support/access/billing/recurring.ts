/** Requests about recurring invoices. */
import { buildClient } from '../../builders/factories.js';
import { buildRecurringInvoice, hosting } from '../../builders/billing/recurring.js';
import { plain, type CasesOf } from '../cases.js';
import type { Scene } from '../scene.js';

const fresh = async ({ owner }: Scene): Promise<{ id: string }> => ({ id: (await buildRecurringInvoice(owner)).id });
const act = { '': { make: async (scene: Scene) => ({ params: await fresh(scene) }) } };

export const recurring = {
  listRecurringInvoices: { '': plain },
  createRecurringInvoice: {
    '': {
      make: async ({ owner }) => {
        const { id: client_id } = await buildClient(owner);
        return { body: { client_id, interval: 'monthly', lines: [{ ...hosting, quantity: 1 }] } };
      },
    },
  },
  getRecurringInvoice: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.recurring.id } }) } },
  updateRecurringInvoice: { '': { make: async (scene) => ({ params: await fresh(scene), body: { every: 2 } }) } },
  pauseRecurringInvoice: act,
  resumeRecurringInvoice: act,
  endRecurringInvoice: act,
  previewRecurringInvoice: { '': { find: ({ fixtures }) => ({ params: { id: fixtures.recurring.id } }) } },
  runRecurringInvoice: act,
} satisfies CasesOf<'recurring-invoices'>;

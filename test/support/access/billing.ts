/** Requests about invoices, their lines and payments. */
import type { Schemas } from '../../../contract/contract.js';
import { uniqueName } from '../builders/factories.js';
import { identify } from '../e-invoices/identify.js';
import { buildInvoice, buildSentInvoice, lineAt, pay } from '../builders/invoices.js';
import { buildTimeEntry } from '../builders/time.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Fixtures, Scene } from './scene.js';

const found = { find: ({ fixtures }: { fixtures: Fixtures }) => ({ params: { id: fixtures.invoice.id } }) };
const draft = ({ owner, assigned }: Scene): Promise<Schemas['Invoice']> =>
  buildInvoice(owner, { client_id: assigned.client_id });
const sent = ({ owner, assigned }: Scene, more: { due_date?: string; invoice_date?: string } = {}) =>
  buildSentInvoice(owner, { client_id: assigned.client_id, ...more });
const received = async ({ owner, assigned: { client_id } }: Scene): Promise<{ id: string }> =>
  (await owner.call('createPayment', { body: { client_id, amount: 10 } })).data;
const submitted = async (scene: Scene): Promise<Schemas['Invoice']> => {
  const invoice = await draft(scene);
  await scene.owner.call('submitInvoice', { params: { id: invoice.id } });
  return invoice;
};

const about = <Input extends object>(build: (scene: Scene) => Promise<{ id: string }>, input: Input) => ({
  '': { make: async (scene: Scene) => ({ params: { id: (await build(scene)).id }, ...input }) },
});
const aboutLine = <Input extends object>(input: Input) => ({
  '': {
    make: async (scene: Scene) => {
      const { id, line_items } = await draft(scene);
      return { params: { id, line_id: line_items?.[0]?.id ?? '' }, ...input };
    },
  },
});

const credited = about(async (scene) => {
  const { id } = await sent(scene);
  return (await scene.owner.call('createCreditNote', { params: { id }, body: { amount: 10 } })).data;
}, {});

const unbilled = {
  '': {
    make: async ({ owner, assigned }: Scene) => {
      await buildTimeEntry(owner, { client_id: assigned.client_id, date: '2020-01-10' });
      return { body: { client_id: assigned.client_id, from: '2020-01-01', to: '2020-01-31' } };
    },
  },
};

/** About an invoice that was issued as an electronic one, or its credit note. */
export const electronic = <Input extends object>(input: (ids: { id: string; note: string }) => Input) => ({
  '': {
    make: async ({ owner, assigned }: Scene) => {
      await identify(owner, assigned.client_id);
      const delivery = { delivery_start: '2026-01-01', delivery_end: '2026-01-31' };
      const { id } = await buildSentInvoice(owner, { client_id: assigned.client_id, ...delivery });
      const note = await owner.call('createCreditNote', { params: { id }, body: { amount: 10 } });
      return input({ id, note: note.data.id });
    },
  },
});

export const billing = {
  listInvoices: { '': plain },
  getInvoice: { '': { find: (scene) => ({ ...found.find(scene), query: { include: ['line_items'] } }) } },
  getInvoiceAging: { '': plain },
  getInvoicePdf: { '': found },
  getElectronicInvoice: electronic(({ id }) => ({ params: { id } })),
  getInvoiceTrace: { '': found },
  listInvoicePayments: { '': found },
  getInvoicePaymentMethods: { '': found },
  listPayments: { '': plain },
  createPayment: { '': { make: ({ assigned }) => ({ body: { client_id: assigned.client_id, amount: 10 } }) } },
  getPayment: about(received, {}),
  updatePaymentAllocations: {
    '': {
      make: async (scene) => {
        const { id } = await received(scene);
        const { id: invoice_id } = await sent(scene);
        return { params: { id }, body: { allocations: [{ invoice_id, amount: 5 }] } };
      },
    },
  },
  refundPayment: about(received, { body: { amount: 5 } }),
  applyCredit: about(async (scene) => {
    await received(scene);
    return sent(scene);
  }, {}),
  createInvoice: {
    '': { make: ({ assigned }) => ({ body: { client_id: assigned.client_id, line_items: [lineAt(100)] } }) },
  },
  upsertInvoice: {
    'a new one': {
      make: ({ assigned: { client_id } }) => ({
        params: { external_id: uniqueName('crm') },
        body: { client_id, line_items: [lineAt(100)] },
      }),
    },
  },
  createInvoiceFromTime: unbilled,
  previewInvoiceFromTime: unbilled,
  updateInvoice: about(draft, { body: { subject: 'Changed' } }),
  submitInvoice: about(draft, {}),
  approveInvoice: about(submitted, {}),
  rejectInvoiceApproval: about(submitted, {}),
  sendInvoice: about(draft, {}),
  previewInvoiceMail: about(draft, {}),
  remindInvoice: about((scene) => sent(scene, { invoice_date: '2026-01-01', due_date: '2026-01-31' }), {}),
  previewInvoiceReminder: about((scene) => sent(scene, { invoice_date: '2026-01-01', due_date: '2026-01-31' }), {}),
  duplicateInvoice: about(draft, {}),
  chargeInvoiceInterest: about(async (scene) => {
    await scene.owner.call('updateWorkspace', { body: { late_interest: { annual_rate: 0.09 } } });
    return sent(scene, { invoice_date: '2026-01-01', due_date: '2026-01-31' });
  }, {}),
  voidInvoice: about(draft, {}),
  markInvoiceUncollectible: about(sent, {}),
  addInvoiceLineItem: about(draft, { body: lineAt(50) }),
  updateInvoiceLineItem: aboutLine({ body: { rate: 50 } }),
  deleteInvoiceLineItem: aboutLine({}),
  recordInvoicePayment: about(sent, { body: { amount: 10 } }),
  refundInvoicePayment: {
    '': {
      make: async (scene) => {
        const { id } = await sent(scene);
        const { payment } = await pay(scene.owner, id, 10);
        return { params: { id, payment_id: payment.id } };
      },
    },
  },
  listCreditNotes: { '': plain },
  createCreditNote: about(sent, { body: { amount: 10 } }),
  getCreditNote: credited,
  getCreditNotePdf: credited,
  getElectronicCreditNote: electronic(({ note }) => ({ params: { id: note } })),
  sendCreditNote: credited,
  previewCreditNoteMail: credited,
} satisfies CasesOf<'invoices' | 'line-items' | 'payments' | 'credit-notes'>;

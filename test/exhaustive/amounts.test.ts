/** Every field that takes or returns money, at the largest amount and just above it. */
import { expect } from 'chai';
import type { Schemas } from '../../contract/contract.js';
import type { ApiClient, Failure } from '../support/service/api.js';
import { refusalOf } from '../support/answers/refusals.js';
import { buildAgreement } from '../support/builders/agreements.js';
import { buildExpense } from '../support/builders/expenses.js';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit, lineAt, pay, readInvoice } from '../support/builders/invoices.js';
import { buildMilestone } from '../support/builders/projects.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildWorkspace } from '../support/builders/workspace.js';

/** By currency: the largest amount, the largest one with all decimals, and the smallest one above the limit. */
const currencies = {
  IDR: { max: 8_000_000_000_000, broken: 7_999_999_999_999.99, above: 8_000_000_000_000.01 },
  VND: { max: 8_000_000_000_000, broken: 7_999_999_999_999, above: 8_000_000_000_001 },
  KWD: { max: 8_000_000_000_000, broken: 7_999_999_999_999.999, above: 8_000_000_000_000.001 },
} as const;

interface Firm {
  readonly owner: ApiClient;
  readonly client_id: string;
  readonly currency: string;
}

async function buildFirm(currency: string): Promise<Firm> {
  const { owner } = await buildWorkspace();
  await owner.call('updateWorkspace', { body: { currency } });
  const { id: client_id } = await buildClient(owner, { currency, email: 'pay@client.example' });
  return { owner, client_id, currency };
}

/**
 * A field for an amount: `set` sends one and returns the amount in the response, `refuse` expects an error for `field`.
 */
interface Place {
  readonly set: (firm: Firm, amount: number) => Promise<number | null | undefined>;
  readonly refuse: (firm: Firm, amount: number) => Promise<Failure>;
  readonly field: string;
}

const invoiceBody = ({ client_id }: Firm, line: Partial<Schemas['LineItemCreate']> & { rate: number }) => ({
  client_id,
  tax_rate: 0,
  line_items: [lineAt(line.rate, line)],
});
const periodless = { monthly_fee: 0, start_date: '2026-03-01', title: 'Care', hours_included: 0 };
const expenseBody = ({ client_id, currency }: Firm, amount: number) => ({
  client_id,
  currency,
  amount,
  date: '2026-03-10',
  description: 'Land',
});

const places: Record<string, Place> = {
  'the rate of a line': {
    set: async (firm, rate) => (await buildInvoice(firm.owner, invoiceBody(firm, { rate }))).line_items?.[0]?.rate,
    refuse: ({ owner, ...firm }, rate) =>
      owner.fail('createInvoice', { body: invoiceBody({ owner, ...firm }, { rate }) }),
    field: 'line_items.0.rate',
  },
  'the amount of a line': {
    set: async (firm, amount) => (await buildInvoice(firm.owner, invoiceBody(firm, { rate: 1, amount }))).amounts.total,
    refuse: (firm, amount) => firm.owner.fail('createInvoice', { body: invoiceBody(firm, { rate: 1, amount }) }),
    field: 'line_items.0.amount',
  },
  'the total of lines': {
    set: async ({ owner, client_id }, amount) =>
      (await buildInvoice(owner, { client_id, line_items: [lineAt(4e12), lineAt(1, { amount: amount - 4e12 })] }))
        .amounts.total,
    refuse: ({ owner, client_id }, amount) =>
      owner.fail('createInvoice', {
        body: {
          client_id,
          tax_rate: 0,
          line_items: [lineAt(8e12), lineAt(1, { amount: Number((amount - 8e12).toFixed(3)) })],
        },
      }),
    field: 'line_items',
  },
  'an added line': {
    async set({ owner, client_id }, rate) {
      const { id } = await buildInvoice(owner, { client_id, line_items: [] });
      await owner.call('addInvoiceLineItem', { params: { id }, body: lineAt(rate) });
      return (await readInvoice(owner, id)).amounts.total;
    },
    async refuse({ owner, client_id }, rate) {
      const { id } = await buildInvoice(owner, { client_id, line_items: [] });
      return owner.fail('addInvoiceLineItem', { params: { id }, body: lineAt(rate) });
    },
    field: 'rate',
  },
  'a payment': {
    async set({ owner, client_id }, amount) {
      const { id } = await buildSentInvoice(owner, { client_id, line_items: [lineAt(8e12)] });
      return (await pay(owner, id, amount)).amounts.amount_paid;
    },
    async refuse({ owner, client_id }, amount) {
      const { id } = await buildSentInvoice(owner, { client_id, line_items: [lineAt(8e12)] });
      return owner.fail('recordInvoicePayment', { params: { id }, body: { amount } });
    },
    field: 'amount',
  },
  'a refund': {
    async set({ owner, client_id }, amount) {
      const { id } = await buildSentInvoice(owner, { client_id, line_items: [lineAt(8e12)] });
      const { payment } = await pay(owner, id, 8e12);
      const params = { id, payment_id: payment.id };
      await owner.call('refundInvoicePayment', { params, body: { amount } });
      const { data } = await owner.call('listInvoicePayments', { params: { id } });
      return -(data.find(({ type }) => type === 'refund')?.amount ?? 0);
    },
    async refuse({ owner, client_id }, amount) {
      const { id } = await buildSentInvoice(owner, { client_id, line_items: [lineAt(8e12)] });
      const { payment } = await pay(owner, id, 8e12);
      return owner.fail('refundInvoicePayment', { params: { id, payment_id: payment.id }, body: { amount } });
    },
    field: 'amount',
  },
  'a credit note': {
    async set({ owner, client_id }, amount) {
      const { id } = await buildSentInvoice(owner, { client_id, line_items: [lineAt(8e12)] });
      return (await credit(owner, id, { amount })).amounts.total;
    },
    async refuse({ owner, client_id }, amount) {
      const { id } = await buildSentInvoice(owner, { client_id, line_items: [lineAt(8e12)] });
      return owner.fail('createCreditNote', { params: { id }, body: { amount } });
    },
    field: 'amount',
  },
  'an expense': {
    set: async (firm, amount) =>
      (await buildExpense(firm.owner, { ...expenseBody(firm, amount), markup_percent: 0 })).amount,
    refuse: (firm, amount) => firm.owner.fail('createExpense', { body: expenseBody(firm, amount) }),
    field: 'amount',
  },
  'the fee of an agreement': {
    set: async ({ owner, client_id }, monthly_fee) =>
      (await buildAgreement(owner, { client_id, monthly_fee })).billing?.monthly_fee,
    refuse: ({ owner, client_id }, monthly_fee) =>
      owner.fail('createAgreement', { body: { ...periodless, client_id, monthly_fee } }),
    field: 'monthly_fee',
  },
  'the budget of a project': {
    set: async ({ owner, client_id }, budget_amount) =>
      (await buildProject(owner, { client_id, budget_amount })).budget.amount,
    refuse: ({ owner, client_id }, budget_amount) =>
      owner.fail('createProject', { body: { client_id, title: 'Dam', budget_amount } }),
    field: 'budget_amount',
  },
  'the amount of a milestone': {
    async set({ owner, client_id }, amount) {
      const project = await buildProject(owner, { client_id });
      const { id: milestone_id } = await buildMilestone(owner, project.id, { amount });
      return (await buildInvoice(owner, { client_id, line_items: [{ milestone_id, quantity: 1 }] })).amounts.total;
    },
    async refuse({ owner, client_id }, amount) {
      const { id } = await buildProject(owner, { client_id });
      return owner.fail('createProjectMilestone', { params: { id }, body: { title: 'Wall', amount } });
    },
    field: 'amount',
  },
};

describe('an amount', () => {
  for (const [what, { set, refuse, field }] of Object.entries(places)) {
    it(`as ${what} is exact up to 8,000,000,000,000, in every currency, and refused above by its field`, async () => {
      for (const [currency, { max, broken, above }] of Object.entries(currencies)) {
        const firm = await buildFirm(currency);
        for (const amount of [max, broken]) expect(await set(firm, amount), currency).to.equal(amount);
        expect(await refusalOf(refuse(firm, above)), currency).to.deep.equal([400, 'invalid_request', field]);
      }
    });
  }

  it('that is computed stays within the limit, and the error names what makes it too large', async () => {
    const firm = await buildFirm('KWD');
    const { owner, client_id } = firm;
    const made = async (body: object) =>
      (await owner.call('createInvoice', { body: { client_id, ...body } })).data.amounts.total;
    const refused = (body: object) => refusalOf(owner.fail('createInvoice', { body: { client_id, ...body } }));
    const taxed = (rate: number) => ({ tax_rate: 0.25, line_items: [lineAt(rate)] });
    const pieces = (rate: number) => ({ tax_rate: 0, line_items: [lineAt(rate, { quantity: 4 })] });
    expect([await made(taxed(6.4e12)), await made(pieces(2e12))]).to.deep.equal([8e12, 8e12]);
    expect(await refused(taxed(6_400_000_000_000.001))).to.deep.equal([400, 'invalid_request', 'line_items']);
    expect(await refused(pieces(2_000_000_000_000.001))).to.deep.equal([400, 'invalid_request', 'line_items.0.rate']);
    const { id } = await buildInvoice(owner, { client_id, line_items: [lineAt(6.4e12)] });
    const change = owner.fail('updateInvoice', { params: { id }, body: { tax_rate: 0.250_001 } });
    expect(await refusalOf(change)).to.deep.equal([400, 'invalid_request', 'tax_rate']);
    const doubled = (amount: number) => ({ ...expenseBody(firm, amount), markup_percent: 100 });
    expect((await buildExpense(owner, doubled(4e12))).billing?.billable_amount).to.equal(8e12);
    const beyond = owner.fail('createExpense', { body: doubled(4_000_000_000_000.001) });
    expect(await refusalOf(beyond)).to.deep.equal([400, 'invalid_request', 'markup_percent']);
  });

  it('of billed time stays within the limit, and the error names the range of the time', async () => {
    const { owner, client_id } = await buildFirm('IDR');
    const entry = { client_id, date: '2026-03-10', hours: 24, rate_charged: 9_999_999_999.9999 };
    for (let made = 0; made < 33; made += 1) await buildTimeEntry(owner, entry);
    const body = { client_id, from: '2026-03-01', to: '2026-03-31', tax_rate: 0 };
    const { data } = await owner.call('previewInvoiceFromTime', { body });
    expect(data.amounts.total).to.equal(7_920_000_000_000);
    expect((await owner.call('getClientUnbilled', { params: { id: client_id } })).data.time[0]?.value).to.equal(
      7_919_999_999_999.92,
    );
    await buildTimeEntry(owner, entry);
    for (const operation of ['previewInvoiceFromTime', 'createInvoiceFromTime'] as const)
      expect(await refusalOf(owner.fail(operation, { body }))).to.deep.equal([400, 'invalid_request', 'from']);
  });
});

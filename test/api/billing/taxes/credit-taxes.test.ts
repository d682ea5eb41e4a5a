import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100);
const sumOf = (amounts: readonly (number | undefined)[]): number =>
  amounts.map(cents).reduce((sum, each) => sum + each, 0);

/** A sent invoice at 19 and 7 percent, with its lines on a project. */
async function buildTwoRates(owner: ApiClient, prices_include_tax: boolean) {
  const { id: client_id } = await buildClient(owner, { currency: 'EUR', email: 'pay@acme.example' });
  const { id: project_id } = await buildProject(owner, { client_id });
  const lines = [
    { description: 'Design', quantity: 3, rate: 33.33, project_id },
    { description: 'Books', quantity: 1, rate: 49.99, tax_rate: 0.07, project_id },
  ];
  const body = { client_id, tax_rate: 0.19, prices_include_tax, line_items: lines };
  const { id } = (await owner.call('createInvoice', { body })).data;
  await owner.call('sendInvoice', { params: { id }, body: {} });
  return { project_id, invoice: await readInvoice(owner, id, ['line_items']) };
}

const credit = async (owner: ApiClient, id: string, body: object = {}): Promise<Schemas['CreditNote']> =>
  (await owner.call('createCreditNote', { params: { id }, body })).data;

/** Tax of each rate, in cents. */
function taxByRate(notes: readonly Pick<Schemas['CreditNote'], 'amounts'>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { rate, tax } of notes.flatMap(({ amounts }) => amounts.taxes))
    sums[rate] = (sums[rate] ?? 0) + cents(tax);
  return sums;
}

for (const isGross of [false, true])
  describe(`credits of an invoice at two rates${isGross ? ', whose prices include tax' : ''}`, () => {
    it('add up to it tax by tax, and leave nothing billed', async () => {
      const { owner } = await buildWorkspace();
      const { invoice, project_id } = await buildTwoRates(owner, isGross);
      const [design] = invoice.line_items ?? [];
      const notes = [
        await credit(owner, invoice.id, { amount: 10.01 }),
        await credit(owner, invoice.id, { lines: [{ line_item_id: design?.id, quantity: 1 }] }),
        await credit(owner, invoice.id, { amount: 33.33 }),
        await credit(owner, invoice.id),
      ];
      const total = (read: (amounts: Schemas['CreditNoteAmounts']) => number | undefined): number =>
        sumOf(notes.map(({ amounts }) => read(amounts)));
      expect(total((each) => each.total)).to.equal(cents(invoice.amounts.total));
      expect(total((each) => each.subtotal)).to.equal(cents(invoice.amounts.subtotal));
      expect(taxByRate(notes)).to.deep.equal(taxByRate([invoice]));
      for (const { amounts, lines } of notes)
        expect(sumOf(lines.map(({ net_amount }) => net_amount))).to.equal(cents(amounts.subtotal));
      const { data: project } = await owner.call('getProject', { params: { id: project_id } });
      expect(project.budget.amount_billed).to.equal(0);
      expect((await readInvoice(owner, invoice.id)).amounts.outstanding).to.equal(0);
    });

    it('of an amount have a line for each rate, in proportion to what is left', async () => {
      const { owner } = await buildWorkspace();
      const { invoice } = await buildTwoRates(owner, isGross);
      const { lines, amounts } = await credit(owner, invoice.id, { amount: 20 });
      expect(lines.map(({ taxes, line_item_id }) => [taxes[0]?.rate, line_item_id])).to.deep.equal([
        [0.19, null],
        [0.07, null],
      ]);
      expect(amounts.total).to.equal(20);
    });
  });

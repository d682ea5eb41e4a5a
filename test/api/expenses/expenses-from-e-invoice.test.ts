import { expect } from 'chai';
import { createHash } from 'node:crypto';
import type { JsonResult, Schemas } from '../../../contract/contract.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildExpense } from '../../support/builders/expenses.js';
import {
  ciiInvoice,
  invoiceForm,
  pdfWith,
  reverseCharge,
  twoRates,
  ublInvoice,
} from '../../support/e-invoices/received-invoices.js';
import { filesOf } from '../../support/builders/uploads.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

type Fields = Readonly<Record<string, string>>;

const send = (by: ApiClient, file: Buffer | string, fields: Fields = {}, filename?: string): Promise<Response> =>
  by.request('createExpenseFromEInvoice', { body: invoiceForm(file, fields, filename) });

async function receive(by: ApiClient, file: Buffer | string, fields?: Fields, filename?: string) {
  const response = await send(by, file, fields, filename);
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as JsonResult<'createExpenseFromEInvoice'>).data;
}

/** Status, code, field and message of a refusal. */
async function refusal(response: Response) {
  const { error } = (await response.json()) as Schemas['ErrorEnvelope'];
  return { refused: [response.status, error.code, error.field], message: error.message };
}

const invoiceOf = ({ e_invoice }: Schemas['Expense']): Schemas['ReceivedInvoice'] => {
  if (!e_invoice) throw new Error('The expense has no invoice');
  return e_invoice;
};

describe('createExpenseFromEInvoice', () => {
  it('records what the invoice says, and keeps it with the file', async () => {
    const { owner } = await buildWorkspace();
    const file = ublInvoice();
    const expense = await receive(owner, file, {}, 'January.XML');
    expect(expense).to.include({
      vendor: 'Müller & Söhne Hosting GmbH',
      date: '2026-01-30',
      description: 'Dedicated server',
      category: 'other',
      amount: 476,
      currency: 'EUR',
      user_id: owner.userId,
    });
    const rate = { tax_rate_id: null, name: null, rate: 0.19, category: 'standard' };
    expect(expense.tax).to.deep.equal({ ...rate, amount: 76, net_amount: 400 });
    const none = { allowances: null, charges: null, prepaid: null, rounding: null };
    expect(expense.e_invoice).to.deep.equal({
      syntax: 'ubl',
      type_code: '380',
      number: 'RE-2026-0118',
      due_date: '2026-02-13',
      seller: { name: 'Müller & Söhne Hosting GmbH', vat_id: 'DE812871812', tax_number: null, country: 'DE' },
      buyer: { name: 'Northwind Studio GmbH', vat_id: 'DE136695976', tax_number: null, country: 'DE' },
      amounts: { ...none, lines: 400, net: 400, tax: 76, gross: 476, due: 476 },
      taxes: [{ category: 'standard', rate: 0.19, taxable: 400, tax: 76, reason: null }],
      lines: [
        {
          name: 'Dedicated server',
          quantity: 2,
          unit: 'C62',
          price: 200,
          net_amount: 400,
          tax_category: 'standard',
          tax_rate: 0.19,
        },
      ],
      line_count: 1,
      payment: {
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
        account_name: 'Müller',
        reference: 'RE-2026-0118',
      },
      sha256: createHash('sha256').update(file).digest('hex'),
      warnings: [],
    });
    expect((await owner.call('getExpense', { params: { id: expense.id } })).data).to.deep.equal(expense);
    expect(await eventTypesOf(owner, expense.id)).to.deep.equal(['expense.created']);
  });

  it('makes the file the receipt, byte for byte, and serves XML only as a download', async () => {
    const { owner } = await buildWorkspace();
    const pdf = pdfWith({ 'factur-x.xml': ciiInvoice() });
    for (const [file, sent, type, filename, disposition] of [
      [Buffer.from(ublInvoice({ number: 'A' })), 'a.pdf', 'application/xml', 'a.pdf.xml', 'attachment'],
      [pdf, 'b.pdf', 'application/pdf', 'b.pdf', 'inline'],
    ] as const) {
      const { id, receipt } = await receive(owner, file, {}, sent);
      expect(receipt.filename).to.equal(filename);
      const download = await owner.request('getExpenseReceipt', { params: { id } });
      expect(download.headers.get('content-type')).to.equal(type);
      expect(download.headers.get('content-disposition')).to.match(new RegExp(`^${disposition};`));
      expect(Buffer.from(await download.arrayBuffer()).equals(file)).to.equal(true);
    }
  });

  it('takes the other fields of an expense from the form', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const { userId: user_id } = await buildUser(owner, 'member');
    const fields = { project_id, user_id, category: 'hosting', description: 'Servers', notes: 'By mail' };
    const expense = await receive(owner, ublInvoice(), { ...fields, billable: 'true', markup_percent: '10' });
    expect(expense).to.include({ client_id, ...fields });
    expect(expense.billing).to.include({ billable: true, markup_percent: 10, billable_amount: 523.6 });
    const internal = await receive(owner, ublInvoice({ number: 'B' }), { billable: 'false' });
    expect(internal.billing.billable).to.equal(false);
    for (const [wrong, field] of [
      [{ billable: 'perhaps' }, 'billable'],
      [{ markup_percent: '1e400' }, 'markup_percent'],
      [{ project_id: 'prj_01k6jz3v8he9s8x4d2m7q5r0ab' }, 'project_id'],
      [{ amount: '1' }, 'amount'],
    ] as const) {
      const { refused } = await refusal(await send(owner, ublInvoice({ number: 'C' }), wrong));
      expect(refused).to.deep.equal([400, 'invalid_request', field]);
    }
  });

  it('has the sum of the taxes without a rate if there are several, and the category of an untaxed one', async () => {
    const { owner } = await buildWorkspace();
    const several = await receive(owner, ciiInvoice({ ...twoRates, number: 'A' }));
    expect(several.tax).to.include({ rate: null, category: null, amount: 64, net_amount: 400 });
    expect(several.description).to.equal('Dedicated server, Handbook');
    expect(invoiceOf(several).taxes.map(({ rate, tax }) => [rate, tax])).to.deep.equal([
      [0.19, 57],
      [0.07, 7],
    ]);
    const untaxed = await receive(owner, ciiInvoice({ ...reverseCharge, number: 'B' }));
    expect(untaxed.tax).to.include({ rate: 0, category: 'reverse_charge', amount: 0 });
  });

  it('refuses an invoice that was recorded before, in whatever form, unless a duplicate is allowed', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await receive(owner, ublInvoice());
    for (const again of [ublInvoice(), ciiInvoice({ seller: 'Other' }), pdfWith({ 'factur-x.xml': ciiInvoice() })]) {
      const { refused, message } = await refusal(await send(owner, again));
      expect(refused).to.deep.equal([409, 'duplicate', 'file']);
      expect(message).to.include(id);
    }
    expect(await filesOf(owner)).to.equal(1);
    await receive(owner, ublInvoice({ sellerVatId: 'DE136695976' }));
    await receive(owner, ublInvoice(), { allow_duplicate: 'true' });
    await receive(owner, ublInvoice(), { allow_duplicate: 'true' });
    await owner.call('deleteExpense', { params: { id } });
    expect((await refusal(await send(owner, ublInvoice()))).refused[0]).to.equal(409);
  });

  it('does not name an expense that the caller may not see', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id } = await receive(owner, ublInvoice());
    const { refused, message } = await refusal(await send(member, ublInvoice()));
    expect(refused).to.deep.equal([409, 'duplicate', 'file']);
    expect(message).to.not.include(id);
  });

  it('records an invoice once for parallel requests, and in each workspace', async () => {
    const [{ owner }, { owner: other }] = [await buildWorkspace(), await buildWorkspace()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(owner, ublInvoice())));
    expect(answers.filter(({ status }) => status === 201).length).to.equal(1);
    expect(answers.filter(({ status }) => status === 409).length).to.equal(5);
    const allowed = await Promise.all(
      Array.from({ length: 4 }, () => receive(owner, ublInvoice(), { allow_duplicate: 'true' })),
    );
    expect(new Set(allowed.map(({ id }) => id)).size).to.equal(4);
    await receive(other, ublInvoice());
  });

  it('warns of sums that do not add up, and of an invoice to someone else', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { business: { vat_id: 'DE129273398' } } });
    const { amount, tax, ...expense } = await receive(owner, ublInvoice({ gross: '476.01', tax: '76.02' }));
    expect([amount, tax.amount]).to.deep.equal([476.01, 76.02]);
    const { warnings } = invoiceOf({ amount, tax, ...expense });
    expect(warnings.map(({ rule }) => rule)).to.deep.equal(['BR-CO-14', 'BR-CO-15', 'buyer']);
  });

  it('refuses what cannot become an expense, and leaves nothing behind', async () => {
    const { owner } = await buildWorkspace();
    for (const [file, word] of [
      [ublInvoice({}, 'CreditNote'), 'credit note'],
      [ublInvoice({ type: '381' }), 'credit note'],
      [ublInvoice({ gross: '-476.00' }), 'above 0'],
      [ublInvoice({ gross: '476.005' }), 'minor units'],
      [ublInvoice({ gross: '9000000000000' }), 'at most'],
      [ublInvoice({ currency: 'EUX' }), 'EUX'],
      [pdfWith({}), 'contains none'],
      ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'DOCTYPE'],
    ] as const) {
      const { refused, message } = await refusal(await send(owner, file));
      expect(refused, word).to.deep.equal([400, 'invalid_request', 'file']);
      expect(message).to.include(word);
    }
    expect(await filesOf(owner)).to.equal(0);
    expect((await owner.call('listExpenses', {})).pagination.total).to.equal(0);
  });

  it('is null for other expenses', async () => {
    const { owner } = await buildWorkspace();
    expect((await buildExpense(owner)).e_invoice).to.equal(null);
  });
});

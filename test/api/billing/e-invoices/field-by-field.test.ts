/** One invoice in all its forms: what the API returns, its XML in both syntaxes, and the text of its PDF have the same numbers. */
import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Schemas } from '../../../../contract/contract.js';
import { dec } from '../../../../domain/money.js';
import { minorUnits } from '../../../../domain/minor-units.js';
import { identify } from '../../../support/builders/e-invoices.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, credit, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { writtenSums, type WrittenSums } from '../../../support/e-invoices/written-sums.js';
import type { ApiClient } from '../../../support/service/api.js';
import { untilServed } from '../../../support/service/waiting.js';

type Amounts = Pick<Schemas['Invoice']['amounts'], 'subtotal' | 'tax_amount' | 'total' | 'taxes'>;
type Line = Schemas['LineItem'];

const cases = [
  { currency: 'EUR', locale: 'de-DE', country: 'DE', prices_include_tax: false },
  { currency: 'JPY', locale: 'en-GB', country: 'GB', prices_include_tax: false },
  { currency: 'CHF', locale: 'de-CH', country: 'CH', prices_include_tax: true },
] as const;

async function buildIssued(
  owner: ApiClient,
  { currency, locale, country, prices_include_tax }: (typeof cases)[number],
) {
  const { id: client_id } = await buildClient(owner, { email: 'acme@client.example', currency, locale });
  await identify(owner, client_id, { format: 'xrechnung_ubl' }, { country });
  const whole = minorUnits(currency) === 0;
  const full = await buildTaxRate(owner, { rate: 0.19 });
  const reduced = await buildTaxRate(owner, { rate: 0.07 });
  const reverse = await buildTaxRate(owner, { rate: 0, category: 'reverse_charge' });
  const { id } = await buildInvoice(owner, {
    client_id,
    prices_include_tax,
    delivery_start: '2026-10-01',
    delivery_end: '2026-10-31',
    line_items: [
      lineAt(whole ? 12_345 : 1234.56, { quantity: 7.5, tax_rate_ids: [full.id], unit: 'hour' }),
      lineAt(whole ? 250 : 24.95, { quantity: 3, tax_rate_ids: [reduced.id], unit: 'piece' }),
      lineAt(whole ? -1005 : -100.05, { description: 'Discount', tax_rate_ids: [full.id], unit: 'lump_sum' }),
      lineAt(whole ? 90_000 : 900, { quantity: 2, amount: whole ? 179_999 : 1799.99, tax_rate_ids: [reverse.id] }),
    ],
  });
  await owner.call('sendInvoice', { params: { id } });
  return readInvoice(owner, id, ['line_items']);
}

async function bytesOf(read: () => Promise<Response>): Promise<Buffer> {
  const response = await untilServed(read);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, response.status === 200 ? '' : bytes.toString()]).to.deep.equal([200, '']);
  return bytes;
}

const fileOf = (owner: ApiClient, id: string, format: Schemas['ElectronicInvoiceFormat']): Promise<Buffer> =>
  bytesOf(() => owner.request('getElectronicInvoice', { params: { id }, query: { format } }));

/** The text of a PDF, without blanks, which lines end at. */
async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s/g, '');
}

/** The XML that a reader finds in a PDF. */
async function xmlInside(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const files = (await document.getAttachments()) as Readonly<Record<string, { readonly content: Uint8Array }>> | null;
  return Buffer.from(files?.['factur-x.xml']?.content ?? []).toString();
}

/** The numbers of an invoice as the API returns them, and as XML has them. */
const numbersOf = (lines: readonly Line[], { subtotal, tax_amount, total, taxes }: Amounts) => ({
  nets: lines.map(({ net_amount: net }) => net),
  taxes: taxes.map(({ rate, taxable, tax }) => [Number(dec(rate).times(dec(100)).toFixed()), taxable, tax]),
  totals: [subtotal, subtotal, tax_amount, total, total],
});

const writtenNumbers = ({ lines, taxes, lineTotal, net, tax, gross, due }: WrittenSums) => ({
  nets: lines.map((line) => Number(line.net.toFixed())),
  taxes: taxes.map((each) => [each.rate, each.taxable, each.tax].map((number) => Number(number.toFixed()))),
  totals: [lineTotal, net, tax, gross, due].map((number) => Number(number.toFixed())),
});

/** The amounts in the order in which a PDF prints them: rate and amount of each line, then the totals. */
function printedAmounts(lines: readonly Line[], { subtotal, taxes, total }: Amounts): (number | undefined)[] {
  return [
    ...lines.flatMap(({ rate, amount }) => [rate, amount]),
    subtotal,
    ...taxes.filter(({ rate }) => rate > 0).map(({ tax }) => tax),
    total,
  ];
}

/** What is not found in a text in this order. */
function notInOrder(text: string, parts: readonly string[]): string[] {
  let from = 0;
  return parts.filter((part) => {
    const at = text.indexOf(part, from);
    if (at >= 0) from = at + part.length;
    return at < 0;
  });
}

describe('the forms of one invoice', () => {
  for (const terms of cases)
    it(`have the same numbers in ${terms.currency}, as ${terms.locale} writes them${terms.prices_include_tax ? ', with prices including tax' : ''}`, async () => {
      const { owner } = await buildWorkspace();
      const { id, amounts, line_items: lines = [] } = await buildIssued(owner, terms);
      const hybrid = await fileOf(owner, id, 'zugferd');
      const xmls = [
        (await fileOf(owner, id, 'xrechnung_ubl')).toString(),
        (await fileOf(owner, id, 'xrechnung_cii')).toString(),
        await xmlInside(hybrid),
      ];
      for (const xml of xmls) expect(writtenNumbers(writtenSums(xml))).to.deep.equal(numbersOf(lines, amounts));
      const formatter = new Intl.NumberFormat(terms.locale, { style: 'currency', currency: terms.currency });
      const asPrinted = (amount: number | undefined): string => formatter.format(amount ?? NaN).replaceAll(/\s/g, '');
      const printed = printedAmounts(lines, amounts).map(asPrinted);
      const plain = await bytesOf(() => owner.request('getInvoicePdf', { params: { id } }));
      for (const text of [await textOf(plain), await textOf(hybrid)])
        expect(notInOrder(text.replaceAll('−', '-'), printed), text).to.deep.equal([]);

      const note = await credit(owner, id, { amount: terms.currency === 'JPY' ? 10_001 : 100.01 });
      const response = () => owner.request('getElectronicCreditNote', { params: { id: note.id } });
      const written = writtenSums((await bytesOf(response)).toString());
      const { taxes, totals } = numbersOf([], note.amounts);
      expect(writtenNumbers(written)).to.deep.include({ taxes, totals });
      const creditText = await textOf(
        await bytesOf(() => owner.request('getCreditNotePdf', { params: { id: note.id } })),
      );
      expect(notInOrder(creditText, printedAmounts([], note.amounts).map(asPrinted)), creditText).to.deep.equal([]);
    });
});

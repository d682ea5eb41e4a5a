/** The taxes of invoices and credit notes as their clients read them, in PDFs and on pages. All figures are worked out by hand. */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { pdfText } from '../../../support/answers/pdf-text.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice, credit, openHosted, readInvoice } from '../../../support/builders/invoices.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

type Line = Schemas['LineItemCreate'];

async function buildSeller(): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  await owner.call('updateWorkspace', { body: { business: { legal_name: 'Studio GmbH', tax_id: 'DE123456788' } } });
  return owner;
}

const clientOf = (owner: ApiClient, overrides: Partial<Schemas['ClientCreate']>): Promise<Schemas['ClientObject']> =>
  buildClient(owner, { email: 'billing@acme.example', currency: 'EUR', ...overrides });

async function pdfOf(owner: ApiClient, id: string): Promise<string> {
  return pdfText(await (await owner.request('getInvoicePdf', { params: { id } })).arrayBuffer());
}

async function pageOf(url: string | null | undefined): Promise<string> {
  const text = await (await openHosted(url)).text();
  const shown = text.slice(text.indexOf('<main')).replaceAll(/<[^>]*>/g, ' ');
  return shown.replaceAll('&nbsp;', ' ').replaceAll(/\s+/g, ' ');
}

/** Expects these parts in a text, in this order. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `${part} in ${text.slice(from)}`).to.be.at.least(0);
    from = at + part.length;
  }
}

describe('the taxes on documents', () => {
  it('of 19 % and 7 % have a row each, and lines show their rate and unit, also on a credit note', async () => {
    const owner = await buildSeller();
    const full = await buildTaxRate(owner, { name: 'USt 19 %' });
    const client = await clientOf(owner, { locale: 'de', country: 'DE' });
    const line_items: Line[] = [
      { description: 'Beratung', quantity: 2.5, unit: 'day', rate: 1000, tax_rate_id: full.id },
      { description: 'Handbuch', quantity: 3, rate: 25, tax_rate: 0.07 },
    ];
    const invoice = await buildSentInvoice(owner, { client_id: client.id, line_items });
    const rows = [
      'Beratung 2,5 Tage 1.000,00 € 19 % 2.500,00 €',
      'Handbuch 3 25,00 € 7 % 75,00 €',
      'Nettobetrag 2.575,00 €',
      'USt 19 % auf 2.500,00 € 475,00 €',
      'MwSt. (7 %) auf 75,00 € 5,25 €',
      'Gesamtbetrag 3.055,25 €',
    ];
    expectInOrder(await pdfOf(owner, invoice.id), ['MENGE PREIS MWST. BETRAG', ...rows]);
    expectInOrder(await pageOf(invoice.hosted_url), ['Menge Preis MwSt. Betrag', ...rows]);
    const [days, books] = (await readInvoice(owner, invoice.id, ['line_items'])).line_items ?? [];
    const note = await credit(owner, invoice.id, {
      lines: [
        { line_item_id: days?.id ?? '', quantity: 1 },
        { line_item_id: books?.id ?? '', quantity: 1 },
      ],
    });
    const pdf = await owner.request('getCreditNotePdf', { params: { id: note.id } });
    expectInOrder(await pdfText(await pdf.arrayBuffer()), [
      'MENGE PREIS MWST. BETRAG',
      'Beratung 1 Tag 1.000,00 € 19 % 1.000,00 €',
      'Handbuch 1 25,00 € 7 % 25,00 €',
      'Nettobetrag 1.025,00 €',
      'USt 19 % auf 1.000,00 € 190,00 €',
      'MwSt. (7 %) auf 25,00 € 1,75 €',
      'Gesamtbetrag 1.216,75 €',
    ]);
  });

  const reverse = [
    {
      locale: 'de',
      parts: [
        'USt-IdNr. DE123456788',
        'USt-IdNr. FR40303265045',
        'Nettobetrag 1.000,00 €',
        'Reverse Charge 0,00 €',
        'Gesamtbetrag 1.000,00 €',
        'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)',
      ],
    },
    {
      locale: 'en-IE',
      parts: [
        'VAT ID DE123456788',
        'VAT ID FR40303265045',
        'Subtotal €1,000.00',
        'Reverse charge €0.00',
        'Total €1,000.00',
        'Reverse charge: the recipient is liable for the tax',
      ],
    },
  ] as const;
  for (const { locale, parts } of reverse)
    it(`of reverse charge in ${locale} are 0, with both VAT ids and the usual wording`, async () => {
      const owner = await buildSeller();
      const client = await clientOf(owner, { locale, country: 'DE', tax_id: 'FR40303265045' });
      const line_items: Line[] = [
        { description: 'Work', quantity: 1, rate: 1000, tax_rate: 0, tax_category: 'reverse_charge' },
      ];
      const invoice = await buildSentInvoice(owner, { client_id: client.id, line_items });
      const pdf = await pdfOf(owner, invoice.id);
      expectInOrder(pdf, parts);
      expect(pdf).not.to.match(/MWST\.|TAX /);
      expectInOrder(await pageOf(invoice.hosted_url), parts.slice(1));
    });

  it('that are not charged lead from each line to the given reason, or else to the usual one', async () => {
    const owner = await buildSeller();
    const reason = 'Section 4 No. 21 of the VAT Act';
    const exempt = await buildTaxRate(owner, { name: 'Courses', rate: 0, category: 'exempt', reason });
    const client = await clientOf(owner, { locale: 'en-IE' });
    const line_items: Line[] = [
      { description: 'Design', quantity: 1, rate: 100, tax_rate: 0.19 },
      { description: 'Course', quantity: 1, rate: 40, tax_rate_id: exempt.id },
      { description: 'Goods', quantity: 1, rate: 60, tax_rate: 0, tax_category: 'export' },
      { description: 'Book', quantity: 1, rate: 10, tax_rate: 0 },
    ];
    const invoice = await buildSentInvoice(owner, { client_id: client.id, line_items });
    expectInOrder(await pdfOf(owner, invoice.id), [
      '19% €100.00',
      '0%¹ €40.00',
      '0%² €60.00',
      '0% €10.00',
      'Subtotal €210.00 Tax (19%) on €100.00 €19.00 Courses on €40.00 €0.00 Export on €60.00 €0.00 Tax (0%) on €10.00 €0.00 Total €229.00',
      `¹ ${reason} ² Export, free of tax`,
    ]);
  });

  it('of Canada are rows of GST and QST, each on the whole amount', async () => {
    const owner = await buildSeller();
    const gst = await buildTaxRate(owner, { name: 'TPS/GST', rate: 0.05 });
    const qst = await buildTaxRate(owner, { name: 'TVQ/QST 9,975 %', rate: 0.09975 });
    const client = await clientOf(owner, { currency: 'CAD', locale: 'fr-CA', country: 'CA' });
    const line_items: Line[] = [{ description: 'Atelier', quantity: 2, rate: 100, tax_rate_ids: [gst.id, qst.id] }];
    const invoice = await buildSentInvoice(owner, { client_id: client.id, line_items });
    const rows = 'Total HT 200,00 $ TPS/GST (5 %) 10,00 $ TVQ/QST 9,975 % 19,95 $ Total TTC 229,95 $';
    const pdf = await pdfOf(owner, invoice.id);
    expect(pdf).to.include(rows).and.to.include('QUANTITÉ PRIX UNITAIRE MONTANT');
    expect(await pageOf(invoice.hosted_url)).to.include(rows);
  });

  it('in prices that include them are named in the heads of the columns, and taken out below', async () => {
    const owner = await buildSeller();
    const client = await clientOf(owner, { locale: 'en-IE' });
    const line_items: Line[] = [
      { description: 'Dinner', quantity: 1, rate: 500, tax_rate: 0.1 },
      { description: 'Wine', quantity: 1, rate: 99.99, tax_rate: 0.2 },
    ];
    const invoice = await buildSentInvoice(owner, { client_id: client.id, prices_include_tax: true, line_items });
    expectInOrder(await pdfOf(owner, invoice.id), [
      'RATE (INCL. TAX) TAX AMOUNT (INCL. TAX)',
      'Dinner 1 €500.00 10% €500.00',
      'Wine 1 €99.99 20% €99.99',
      'Subtotal €537.87 Tax (10%) on €454.55 €45.45 Tax (20%) on €83.32 €16.67 Total €599.99',
    ]);
    expect(await pageOf(invoice.hosted_url)).to.include('Rate (incl. tax) Tax Amount (incl. tax)');
  });

  it('of one plain rate are one row, and a plain rate of 0 none', async () => {
    const owner = await buildSeller();
    const client = await clientOf(owner, { locale: 'en-IE' });
    const line_items: Line[] = [{ description: 'Work', quantity: 1, rate: 100 }];
    const taxed = await buildSentInvoice(owner, { client_id: client.id, tax_rate: 0.0825, line_items });
    const text = await pdfOf(owner, taxed.id);
    expect(text).to.include('RATE AMOUNT Work 1 €100.00 €100.00 Subtotal €100.00 Tax (8.25%) €8.25 Total €108.25');
    const free = await buildSentInvoice(owner, { client_id: client.id, tax_rate: 0, line_items });
    expect(await pdfOf(owner, free.id)).to.include('Work 1 €100.00 €100.00 Total €100.00');
  });
});

/** Both tax numbers of both parties, and the references, on everything that is made from an invoice, in each language. */
import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import { presentInvoice } from '../../documents/invoice.js';
import type { InvoiceDocument } from '../../documents/invoice-document.js';
import { presentInvoiceMail } from '../../documents/mails/invoice-mail.js';
import { createRenderer } from '../../documents/renderer.js';
import { buildInvoiceDocument, documentSeller } from '../support/builders/invoice-document.js';

const references = { buyer: '04011000-12345-03', contract: 'FC-17', project: 'Relaunch', accounting: '4100' };

const documentIn = (locale: string): InvoiceDocument => {
  const { client } = buildInvoiceDocument();
  return buildInvoiceDocument({
    locale,
    workspace: { ...documentSeller, tax_number: '37/123/45678' },
    client: { ...client, tax_id: 'FR40303265045', tax_number: '303265045' },
    references,
  });
};

/** The seller's and the buyer's tax lines, and the labels of the references. */
const expected: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ['VAT ID DE123456788', 'Tax ID 37/123/45678'],
    ['VAT ID FR40303265045', 'Tax ID 303265045'],
    ['Your reference', 'Contract', 'Project', 'Accounting reference'],
  ],
  de: [
    ['USt-IdNr. DE123456788', 'Steuernummer 37/123/45678'],
    ['USt-IdNr. FR40303265045', 'Steuernummer 303265045'],
    ['Ihre Referenz', 'Vertrag', 'Projekt', 'Kontierung'],
  ],
  es: [
    ['NIF-IVA DE123456788', 'NIF 37/123/45678'],
    ['NIF-IVA FR40303265045', 'NIF 303265045'],
    ['Su referencia', 'Contrato', 'Proyecto', 'Referencia contable'],
  ],
  fr: [
    ['N° TVA DE123456788', 'N° fiscal 37/123/45678'],
    ['N° TVA FR40303265045', 'N° fiscal 303265045'],
    ['Votre référence', 'Contrat', 'Projet', 'Référence comptable'],
  ],
  it: [
    ['Partita IVA DE123456788', 'C.F./P. IVA 37/123/45678'],
    ['Partita IVA FR40303265045', 'C.F./P. IVA 303265045'],
    ['Vostro riferimento', 'Contratto', 'Progetto', 'Riferimento contabile'],
  ],
  nl: [
    ['Btw-nummer DE123456788', 'Fiscaal nummer 37/123/45678'],
    ['Btw-nummer FR40303265045', 'Fiscaal nummer 303265045'],
    ['Uw referentie', 'Contract', 'Project', 'Boekingsreferentie'],
  ],
};

describe('the parties on documents', () => {
  for (const [locale, [seller, buyer, labels = []]] of Object.entries(expected))
    it(`have both tax numbers and the references, in ${locale}`, () => {
      const { issuer, recipient, facts } = presentInvoice(documentIn(locale));
      expect(issuer.lines).to.include.members([...(seller ?? [])]);
      expect(recipient.tax_ids).to.deep.equal(buyer);
      expect(facts.slice(-4)).to.deep.equal(
        Object.values(references).map((value, at) => ({ label: labels[at], value })),
      );
    });

  it('have one number where only one is known, by its form, and nothing for none', () => {
    const { client } = buildInvoiceDocument();
    const taxIdsOf = (tax_id: string | null, tax_number: string | null): string[] =>
      presentInvoice(buildInvoiceDocument({ client: { ...client, tax_id, tax_number } })).recipient.tax_ids;
    expect(taxIdsOf('FR40303265045', null)).to.deep.equal(['VAT ID FR40303265045']);
    expect(taxIdsOf('12-3456789', '12-3456789')).to.deep.equal(['Tax ID 12-3456789']);
    expect(taxIdsOf('CHE116281710', 'CHE116281710')).to.deep.equal(['Tax ID CHE116281710']);
    expect(taxIdsOf(null, null)).to.deep.equal([]);
    expect(presentInvoice(buildInvoiceDocument()).facts.at(-1)?.label).to.equal('PO number');
  });

  it('are in mails about the invoice', () => {
    const { facts, footer } = presentInvoiceMail(documentIn('en'));
    expect(facts[0]).to.deep.equal(['Bill to', 'Acme Corporation, VAT ID FR40303265045, Tax ID 303265045']);
    expect(facts).to.deep.include(['Your reference', '04011000-12345-03']);
    expect(footer).to.include('VAT ID DE123456788\nTax ID 37/123/45678');
  });

  const renderer = createRenderer();
  after(() => renderer.close());

  it('are on the PDF', async () => {
    const pdf = await renderer.renderInvoice({ workspaceId: 'ws_1' }, documentIn('de'));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    const written = text.replaceAll(/\s+/g, ' ');
    for (const part of [
      'USt-IdNr. DE123456788 Steuernummer 37/123/45678',
      'USt-IdNr. FR40303265045 Steuernummer 303265045',
    ])
      expect(written).to.include(part);
    expect(written).to.include('Ihre Referenz 04011000-12345-03 Vertrag FC-17 Projekt Relaunch Kontierung 4100');
  });
});

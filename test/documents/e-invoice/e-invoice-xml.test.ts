/** The XML of electronic invoices. The files beside this one were checked by hand, and by the judges of `npm run test:e-invoice`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { eInvoiceXml } from '../../../documents/e-invoice/e-invoice-xml.js';
import { composeEInvoice } from '../../../domain/billing/e-invoice/compose.js';
import { formatTerms, type EInvoiceFormat } from '../../../domain/billing/e-invoice/formats.js';
import type { InvoiceData } from '../../../domain/billing/e-invoice/invoice-data.js';
import { dataLines } from '../../support/builders/invoice-data.js';
import { goldenCreditNote, goldenInvoice } from '../../support/e-invoices/golden.js';
import { complete, free } from '../../support/e-invoices/parts.js';

const xmlOf = (data: InvoiceData, format: EInvoiceFormat): string => eInvoiceXml(composeEInvoice(data), format);

/** A file, without the blanks between its elements. */
const fileOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, `${name}.xml`), 'utf8').replaceAll(/>\s+</g, '><');

const goldens = [
  ['invoice-cii', goldenInvoice, 'xrechnung_cii'],
  ['invoice-ubl', goldenInvoice, 'peppol_bis'],
  ['credit-note-ubl', goldenCreditNote, 'xrechnung_ubl'],
] as const;

describe('the XML of an electronic invoice', () => {
  for (const [name, data, format] of goldens)
    it(`has every term in its place, as ${name}.xml`, () => {
      expect(xmlOf(data, format).replaceAll(/>\s+</g, '><')).to.equal(fileOf(name));
    });

  const specifications: Readonly<Record<EInvoiceFormat, RegExp>> = {
    zugferd: />urn:cen\.eu:en16931:2017</,
    factur_x: />urn:cen\.eu:en16931:2017</,
    xrechnung_cii: /CrossIndustryInvoice.*#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0</s,
    xrechnung_ubl: /<Invoice .*#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0</s,
    peppol_bis: /<Invoice .*#compliant#urn:fdc:peppol\.eu:2017:poacc:billing:3\.0</s,
  };
  for (const format of Object.keys(formatTerms) as EInvoiceFormat[])
    it(`names the specification of ${format}`, () => {
      expect(xmlOf(complete(), format)).to.match(specifications[format]);
    });

  for (const format of ['zugferd', 'xrechnung_ubl'] satisfies EInvoiceFormat[])
    it(`keeps texts as they are, but for what XML cannot contain, as ${format}`, () => {
      const texts = dataLines([
        { description: 'a & b < c > d "e" \'f\'\r\ntwo\u0001\u000B\r\n]]>&amp;\u{1f680}\ud800' },
      ]);
      const xml = xmlOf(complete({ ...texts, notes: 'one\r\n\u0000\u001b\ufffe two' }), format);
      expect(xml).to.contain('>a &amp; b &lt; c &gt; d &quot;e&quot; &apos;f&apos;<');
      expect(xml).to.contain('>two\n]]&gt;&amp;amp;\u{1f680}<');
      expect(xml).to.contain('\n\none\n two');
      expect(xml).to.not.match(/(?!\n)\p{Cc}|\p{Cs}|\uFFFE/u);
    });

  it('keeps quotes in the attributes of identifiers', () => {
    const { seller } = complete();
    const data = complete({ seller: { ...seller, identifiers: [{ scheme: '"<&', value: '>' }] } });
    expect(xmlOf(data, 'xrechnung_ubl')).to.contain('<cbc:ID schemeID="&quot;&lt;&amp;">&gt;</cbc:ID>');
  });

  it('states no rate for a line outside the scope of VAT, and 0 in the breakdown', () => {
    const data = complete(free('outside_scope'));
    expect(xmlOf(data, 'zugferd').match(/RateApplicablePercent>\d/g)).to.deep.equal(['RateApplicablePercent>0']);
    expect(xmlOf(data, 'peppol_bis').match(/Percent>\d/g)).to.deep.equal(['Percent>0']);
  });

  it('has no empty elements, whatever is not given', () => {
    const { seller, buyer } = complete();
    const countryOnly = { line1: null, line2: ' ', city: null, state: null, postal_code: null, country: 'DE' };
    const bare = complete({
      due_date: null,
      delivery: null,
      subject: ' ',
      references: { buyer: ' ', contract: null, order: '', project: null, accounting: null },
      seller: {
        ...seller,
        address: countryOnly,
        contact_name: ' ',
        phone: ' ',
        email: null,
        footer: ' ',
        identifiers: [],
      },
      buyer: { ...buyer, address: countryOnly, contact_name: null, email: null },
    });
    // The schema of CII wants the delivery, even if nothing is known of it.
    const xmls = (Object.keys(formatTerms) as EInvoiceFormat[]).map((format) =>
      xmlOf(bare, format).replace('<ram:ApplicableHeaderTradeDelivery/>', ''),
    );
    for (const xml of xmls) expect(xml.match(/<(\w+:\w+)[^>]*>\s*<\/\1>|<[^>?]*\/>/g)).to.equal(null);
  });
});

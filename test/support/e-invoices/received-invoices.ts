/** Invoices as vendors send them: small ones, written by hand, that break no rule. 400.00 and 19 % are 476.00. */
import { deflateSync } from 'node:zlib';
import { receiptForm } from '../builders/expenses.js';

export interface InvoiceParts {
  readonly number: string;
  readonly date: string;
  readonly currency: string;
  readonly specification: string;
  readonly type: string;
  readonly seller: string;
  readonly sellerVatId: string;
  readonly buyerVatId: string;
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  /** The tax groups, each as its category, percent, taxable amount and tax. */
  readonly taxes: readonly (readonly [string, string, string, string])[];
  /** The lines, each as its name, net amount, category and percent. */
  readonly lines: readonly (readonly [string, string, string, string])[];
}

const usual: InvoiceParts = {
  number: 'RE-2026-0118',
  date: '2026-01-30',
  currency: 'EUR',
  specification: 'urn:cen.eu:en16931:2017',
  type: '380',
  seller: 'Müller &amp; Söhne Hosting GmbH',
  sellerVatId: 'DE812871812',
  buyerVatId: 'DE136695976',
  net: '400.00',
  tax: '76.00',
  gross: '476.00',
  taxes: [['S', '19.00', '400.00', '76.00']],
  lines: [['Dedicated server', '400.00', 'S', '19.00']],
};

/** 300.00 at 19 % and 100.00 at 7 %: 64.00 of tax. */
export const twoRates: Partial<InvoiceParts> = {
  tax: '64.00',
  gross: '464.00',
  taxes: [
    ['S', '19.00', '300.00', '57.00'],
    ['S', '7.00', '100.00', '7.00'],
  ],
  lines: [
    ['Dedicated server', '300.00', 'S', '19.00'],
    ['Handbook', '100.00', 'S', '7.00'],
  ],
};

/** 400.00 of which the buyer owes the tax. */
export const reverseCharge: Partial<InvoiceParts> = {
  tax: '0.00',
  gross: '400.00',
  taxes: [['AE', '0', '400.00', '0.00']],
  lines: [['Dedicated server', '400.00', 'AE', '0']],
};

const namespaces = `xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"`;

/** An invoice in UBL. `root` is another kind of document. */
export function ublInvoice(parts: Partial<InvoiceParts> = {}, root = 'Invoice'): string {
  const invoice = { ...usual, ...parts };
  const { currency } = invoice;
  const money = (name: string, amount: string): string =>
    amount === '' ? '' : `<cbc:${name} currencyID="${currency}">${amount}</cbc:${name}>`;
  const category = (name: string, [code, percent]: readonly [string, string]): string =>
    `<cac:${name}><cbc:ID>${code}</cbc:ID><cbc:Percent>${percent}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;
  const party = (name: string, vatId: string): string =>
    `<cac:Party><cac:PostalAddress><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>${vatId}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ubl:${root} xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" ${namespaces}>
<cbc:CustomizationID>${invoice.specification}</cbc:CustomizationID><cbc:ID>${invoice.number}</cbc:ID><cbc:IssueDate>${invoice.date}</cbc:IssueDate><cbc:DueDate>2026-02-13</cbc:DueDate>
<cbc:${root}TypeCode>${invoice.type}</cbc:${root}TypeCode><cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty>${party(invoice.seller, invoice.sellerVatId)}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party('Northwind Studio GmbH', invoice.buyerVatId)}</cac:AccountingCustomerParty>
<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>${invoice.number}</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>DE89 3704 0044 0532 0130 00</cbc:ID><cbc:Name>Müller</cbc:Name><cac:FinancialInstitutionBranch><cbc:ID>COBADEFFXXX</cbc:ID></cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:TaxTotal>${money('TaxAmount', invoice.tax)}${invoice.taxes.map(([code, percent, taxable, tax]) => `<cac:TaxSubtotal>${money('TaxableAmount', taxable)}${money('TaxAmount', tax)}${category('TaxCategory', [code, percent])}</cac:TaxSubtotal>`).join('')}</cac:TaxTotal>
<cac:LegalMonetaryTotal>${money('LineExtensionAmount', invoice.net)}${money('TaxExclusiveAmount', invoice.net)}${money('TaxInclusiveAmount', invoice.gross)}${money('PayableAmount', invoice.gross)}</cac:LegalMonetaryTotal>
${invoice.lines.map(([name, net, ...tax], at) => `<cac:${root}Line><cbc:ID>${at + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>${money('LineExtensionAmount', net)}<cac:Item><cbc:Name>${name}</cbc:Name>${category('ClassifiedTaxCategory', tax)}</cac:Item><cac:Price>${money('PriceAmount', String(Number(net) / 2))}</cac:Price></cac:${root}Line>`).join('\n')}
</ubl:${root}>`;
}

/** The same invoice in CII. */
export function ciiInvoice(parts: Partial<InvoiceParts> = {}): string {
  const invoice = { ...usual, ...parts };
  const day = (text: string): string =>
    `<udt:DateTimeString format="102">${text.replaceAll('-', '')}</udt:DateTimeString>`;
  const party = (name: string, vatId: string): string =>
    `<ram:Name>${name}</ram:Name><ram:PostalTradeAddress><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vatId}</ram:ID></ram:SpecifiedTaxRegistration>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${invoice.specification}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>${invoice.number}</ram:ID><ram:TypeCode>${invoice.type}</ram:TypeCode><ram:IssueDateTime>${day(invoice.date)}</ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${invoice.lines.map(([name, net, code, percent], at) => `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${at + 1}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${Number(net) / 2}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">2</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${code}</ram:CategoryCode><ram:RateApplicablePercent>${percent}</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`).join('\n')}
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>${party(invoice.seller, invoice.sellerVatId)}</ram:SellerTradeParty><ram:BuyerTradeParty>${party('Northwind Studio GmbH', invoice.buyerVatId)}</ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeSettlement><ram:PaymentReference>${invoice.number}</ram:PaymentReference><ram:InvoiceCurrencyCode>${invoice.currency}</ram:InvoiceCurrencyCode>
<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID><ram:AccountName>Müller</ram:AccountName></ram:PayeePartyCreditorFinancialAccount><ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>COBADEFFXXX</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution></ram:SpecifiedTradeSettlementPaymentMeans>
${invoice.taxes.map(([code, percent, taxable, tax]) => `<ram:ApplicableTradeTax><ram:CalculatedAmount>${tax}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${taxable}</ram:BasisAmount><ram:CategoryCode>${code}</ram:CategoryCode><ram:RateApplicablePercent>${percent}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`).join('')}
<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${day('2026-02-13')}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${invoice.net}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${invoice.net}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="${invoice.currency}">${invoice.tax}</ram:TaxTotalAmount><ram:GrandTotalAmount>${invoice.gross}</ram:GrandTotalAmount><ram:DuePayableAmount>${invoice.gross}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;
}

/** A form with an invoice, and further fields. */
export function invoiceForm(
  file: Buffer | string,
  fields: Readonly<Record<string, string>> = {},
  filename = 'invoice.xml',
): FormData {
  const form = receiptForm(file, filename);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A PDF with an empty page and embedded files by name. `trailer` is added to its trailer. */
export function pdfWith(files: Readonly<Record<string, Buffer | string>>, trailer = ''): Buffer {
  const names = Object.keys(files).map((name, at) => `(${name}) ${5 + 2 * at} 0 R`);
  const objects: Buffer[] = [
    `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [${names.join(' ')}] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
  ].map((text) => Buffer.from(text));
  for (const [at, [name, content]] of Object.entries(files).entries()) {
    const stream = deflateSync(content);
    const head = `<< /Type /EmbeddedFile /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`;
    objects.push(Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream')]));
    objects.push(Buffer.from(`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F ${4 + 2 * at} 0 R >> >>`));
  }
  return document(objects, trailer);
}

function document(objects: readonly Buffer[], trailer: string): Buffer {
  const head = Buffer.from('%PDF-1.7\n');
  const offsets: number[] = [];
  let length = head.length;
  const parts = objects.map((object, at) => {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    return part;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([head, ...parts, Buffer.from(end)]);
}

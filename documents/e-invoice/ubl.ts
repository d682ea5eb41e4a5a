/** Electronic invoices in the syntax of OASIS UBL 2.1: an Invoice, or a CreditNote. */
import type {
  EInvoice,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceSeller,
  EInvoiceTax,
} from '../../domain/billing/e-invoice/e-invoice.js';
import type { FormatTerms } from '../../domain/billing/e-invoice/formats.js';
import { zero, type Big } from '../../domain/money.js';
import { amount, decimal, given, identifier, ifGiven, writeXml, type XmlFields } from './xml.js';

type Specification = Pick<FormatTerms, 'process' | 'specification'>;

/** The invoice as XML. */
export function ublXml(invoice: EInvoice, specification: Specification): string {
  const root = invoice.kind === 'invoice' ? 'Invoice' : 'CreditNote';
  return writeXml({
    [root]: {
      '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
      '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      ...head(invoice, specification),
      ...documentReferences(invoice),
      'cac:AccountingSupplierParty': { 'cac:Party': party(invoice.seller, invoice.seller.legal_information) },
      'cac:AccountingCustomerParty': { 'cac:Party': party(invoice.buyer) },
      'cac:Delivery': delivery(invoice),
      'cac:PaymentMeans': paymentMeans(invoice),
      'cac:PaymentTerms': ifGiven(invoice.payment_terms, (terms) => ({ 'cbc:Note': terms })),
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': money(invoice.totals.tax, invoice),
          'cac:TaxSubtotal': invoice.taxes.map((tax) => taxSubtotal(tax, invoice)),
        },
        ...(invoice.own_tax === null ? [] : [{ 'cbc:TaxAmount': money(invoice.own_tax.amount, invoice.own_tax) }]),
      ],
      'cac:LegalMonetaryTotal': monetaryTotal(invoice),
      [`cac:${root}Line`]: invoice.lines.map((line) => invoiceLine(line, invoice)),
    },
  });
}

const money = (value: Big, { currency }: Pick<EInvoice, 'currency'>): XmlFields => ({
  '@currencyID': currency,
  '#text': amount(value),
});

/** The elements before the references to other documents. Peppol allows one note. */
function head(invoice: EInvoice, { specification, process }: Specification): XmlFields {
  const isInvoice = invoice.kind === 'invoice';
  const notes = invoice.notes.map(({ text }) => text).join('\n\n');
  return {
    'cbc:CustomizationID': specification,
    'cbc:ProfileID': ifGiven(process, (id) => id),
    'cbc:ID': invoice.number,
    'cbc:IssueDate': invoice.issue_date,
    ...(isInvoice ? { 'cbc:DueDate': ifGiven(invoice.due_date, (date) => date) } : {}),
    [isInvoice ? 'cbc:InvoiceTypeCode' : 'cbc:CreditNoteTypeCode']: isInvoice ? '380' : '381',
    'cbc:Note': given(notes),
    'cbc:DocumentCurrencyCode': invoice.currency,
    'cbc:TaxCurrencyCode': invoice.own_tax?.currency,
    'cbc:AccountingCost': given(invoice.references.accounting),
    'cbc:BuyerReference': given(invoice.references.buyer),
    'cac:InvoicePeriod': ifGiven(invoice.delivery.period, ({ start, end }) => ({
      'cbc:StartDate': start,
      'cbc:EndDate': end,
    })),
  };
}

/** A credit note has no place for the project but among the additional documents. */
const documentReferences = ({ kind, references, preceding }: EInvoice): XmlFields => ({
  'cac:OrderReference': referenced(references.order),
  'cac:BillingReference': ifGiven(preceding, ({ number, date }) => ({
    'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': date },
  })),
  'cac:ContractDocumentReference': referenced(references.contract),
  ...(kind === 'invoice'
    ? { 'cac:ProjectReference': referenced(references.project) }
    : {
        'cac:AdditionalDocumentReference': ifGiven(references.project, (project) => ({
          'cbc:ID': project,
          'cbc:DocumentTypeCode': '50',
        })),
      }),
});

const referenced = (number: string | null): XmlFields | undefined => ifGiven(number, (id) => ({ 'cbc:ID': id }));

const party = (of: EInvoiceParty | EInvoiceSeller, legalInformation: string | null = null): XmlFields => ({
  'cbc:EndpointID': ifGiven(of.electronic_address, identifier),
  'cac:PartyIdentification': of.identifiers.map((each) => ({ 'cbc:ID': identifier(each) })),
  'cac:PartyName': ifGiven(of.trading_name, (name) => ({ 'cbc:Name': name })),
  'cac:PostalAddress': address(of),
  'cac:PartyTaxScheme': [...taxScheme('VAT', of.vat_id), ...taxScheme('FC', of.tax_number)],
  'cac:PartyLegalEntity': {
    'cbc:RegistrationName': of.name,
    'cbc:CompanyID': ifGiven(of.registration, identifier),
    'cbc:CompanyLegalForm': given(legalInformation),
  },
  'cac:Contact': contact(of),
});

const taxScheme = (scheme: 'VAT' | 'FC', id: string | null): XmlFields[] =>
  id === null ? [] : [{ 'cbc:CompanyID': id, 'cac:TaxScheme': { 'cbc:ID': scheme } }];

const address = ({ address: { line1, line2, city, state, postal_code, country } }: Pick<EInvoiceParty, 'address'>) => ({
  'cbc:StreetName': given(line1),
  'cbc:AdditionalStreetName': given(line2),
  'cbc:CityName': given(city),
  'cbc:PostalZone': given(postal_code),
  'cbc:CountrySubentity': given(state),
  'cac:Country': ifGiven(country, (code) => ({ 'cbc:IdentificationCode': code })),
});

function contact({ contact: { name, phone, email } }: EInvoiceParty): XmlFields | undefined {
  if (name === null && phone === null && email === null) return undefined;
  return {
    'cbc:Name': given(name),
    'cbc:Telephone': given(phone),
    'cbc:ElectronicMail': given(email),
  };
}

function delivery({ delivery: { period, address: place } }: EInvoice): XmlFields | undefined {
  if (period === null && place === null) return undefined;
  return {
    'cbc:ActualDeliveryDate': ifGiven(period, ({ end }) => end),
    'cac:DeliveryLocation': ifGiven(place, (to) => ({ 'cac:Address': address({ address: to }) })),
  };
}

/** A credit note states the day that it is due here; Docket's have none. */
const paymentMeans = ({ payment: { means, account, reference } }: EInvoice): XmlFields => ({
  'cbc:PaymentMeansCode': means,
  'cbc:PaymentID': reference,
  'cac:PayeeFinancialAccount': ifGiven(account, ({ iban, name, bic }) => ({
    'cbc:ID': iban,
    'cbc:Name': given(name),
    'cac:FinancialInstitutionBranch': ifGiven(bic, (id) => ({ 'cbc:ID': id })),
  })),
});

const taxSubtotal = (tax: EInvoiceTax, invoice: EInvoice): XmlFields => ({
  'cbc:TaxableAmount': money(tax.taxable, invoice),
  'cbc:TaxAmount': money(tax.tax, invoice),
  'cac:TaxCategory': {
    'cbc:ID': tax.category,
    'cbc:Percent': decimal(tax.rate),
    'cbc:TaxExemptionReasonCode': given(tax.reason_code),
    'cbc:TaxExemptionReason': given(tax.reason),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  },
});

const monetaryTotal = (invoice: EInvoice): XmlFields => ({
  'cbc:LineExtensionAmount': money(invoice.totals.net, invoice),
  'cbc:TaxExclusiveAmount': money(invoice.totals.net, invoice),
  'cbc:TaxInclusiveAmount': money(invoice.totals.gross, invoice),
  'cbc:PayableRoundingAmount': invoice.totals.rounding.eq(zero) ? undefined : money(invoice.totals.rounding, invoice),
  'cbc:PayableAmount': money(invoice.totals.due, invoice),
});

const invoiceLine = (line: EInvoiceLine, invoice: EInvoice): XmlFields => ({
  'cbc:ID': line.id,
  [invoice.kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: {
    '@unitCode': line.unit,
    '#text': decimal(line.quantity),
  },
  'cbc:LineExtensionAmount': money(line.net, invoice),
  'cac:Item': {
    'cbc:Description': given(line.description),
    'cbc:Name': line.name,
    'cac:ClassifiedTaxCategory': {
      'cbc:ID': line.category,
      'cbc:Percent': line.category === 'O' ? undefined : decimal(line.rate),
      'cac:TaxScheme': { 'cbc:ID': 'VAT' },
    },
  },
  'cac:Price': { 'cbc:PriceAmount': { '@currencyID': invoice.currency, '#text': decimal(line.price) } },
});

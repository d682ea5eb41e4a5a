/** Electronic invoices in the syntax of UN/CEFACT Cross Industry Invoice (D22B). */
import type {
  EInvoice,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceSeller,
  EInvoiceTax,
} from '../../domain/billing/e-invoice/e-invoice.js';
import type { FormatTerms } from '../../domain/billing/e-invoice/formats.js';
import { zero } from '../../domain/money.js';
import { amount, decimal, given, identifier, ifGiven, writeXml, type XmlFields } from './xml.js';

type Specification = Pick<FormatTerms, 'process' | 'specification'>;

/** The invoice as XML. */
export const ciiXml = (invoice: EInvoice, specification: Specification): string =>
  writeXml({
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
      '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
      'rsm:ExchangedDocumentContext': context(specification),
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': invoice.kind === 'invoice' ? '380' : '381',
        'ram:IssueDateTime': dateTime(invoice.issue_date),
        'ram:IncludedNote': invoice.notes.map(({ text, subject }) => ({
          'ram:Content': text,
          'ram:SubjectCode': subject,
        })),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map(lineItem),
        'ram:ApplicableHeaderTradeAgreement': agreement(invoice),
        'ram:ApplicableHeaderTradeDelivery': delivery(invoice),
        'ram:ApplicableHeaderTradeSettlement': settlement(invoice),
      },
    },
  });

const context = ({ process, specification }: Specification): XmlFields => ({
  'ram:BusinessProcessSpecifiedDocumentContextParameter': ifGiven(process, (id) => ({ 'ram:ID': id })),
  'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': specification },
});

/** A day in the format 102, which has no hyphens. */
const day = (date: string) => ({ '@format': '102', '#text': date.replaceAll('-', '') });
const dateTime = (date: string): XmlFields => ({ 'udt:DateTimeString': day(date) });

const lineItem = (line: EInvoiceLine): XmlFields => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': line.id },
  'ram:SpecifiedTradeProduct': { 'ram:Name': line.name, 'ram:Description': given(line.description) },
  'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': decimal(line.price) } },
  'ram:SpecifiedLineTradeDelivery': {
    'ram:BilledQuantity': { '@unitCode': line.unit, '#text': decimal(line.quantity) },
  },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': {
      'ram:TypeCode': 'VAT',
      'ram:CategoryCode': line.category,
      'ram:RateApplicablePercent': line.category === 'O' ? undefined : decimal(line.rate),
    },
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(line.net) },
  },
});

const agreement = ({ references, seller, buyer }: EInvoice): XmlFields => ({
  'ram:BuyerReference': given(references.buyer),
  'ram:SellerTradeParty': sellerParty(seller),
  'ram:BuyerTradeParty': party(buyer),
  'ram:BuyerOrderReferencedDocument': referenced(references.order),
  'ram:ContractReferencedDocument': referenced(references.contract),
  'ram:SpecifiedProcuringProject': ifGiven(references.project, (project) => ({
    'ram:ID': project,
    'ram:Name': 'Project reference',
  })),
});

const referenced = (number: string | null): XmlFields | undefined =>
  ifGiven(number, (id) => ({ 'ram:IssuerAssignedID': id }));

/** The schemes of ISO 6523, whose identifiers are global. Without a scheme of its own an identifier has none. */
const party = (of: EInvoiceParty, legalInformation: string | null = null): XmlFields => ({
  'ram:GlobalID': of.identifiers.map(identifier),
  'ram:Name': of.name,
  'ram:Description': given(legalInformation),
  'ram:SpecifiedLegalOrganization':
    of.registration === null && of.trading_name === null
      ? undefined
      : {
          'ram:ID': ifGiven(of.registration, identifier),
          'ram:TradingBusinessName': given(of.trading_name),
        },
  'ram:DefinedTradeContact': contact(of),
  'ram:PostalTradeAddress': address(of),
  'ram:URIUniversalCommunication': ifGiven(of.electronic_address, (electronic) => ({
    'ram:URIID': identifier(electronic),
  })),
  'ram:SpecifiedTaxRegistration': [...registration('VA', of.vat_id), ...registration('FC', of.tax_number)],
});

const sellerParty = (seller: EInvoiceSeller): XmlFields => party(seller, seller.legal_information);

function contact({ contact: { name, phone, email } }: EInvoiceParty): XmlFields | undefined {
  if (name === null && phone === null && email === null) return undefined;
  return {
    'ram:PersonName': given(name),
    'ram:TelephoneUniversalCommunication': ifGiven(phone, (number) => ({ 'ram:CompleteNumber': number })),
    'ram:EmailURIUniversalCommunication': ifGiven(email, (uri) => ({ 'ram:URIID': uri })),
  };
}

const address = ({ address: { line1, line2, city, state, postal_code, country } }: Pick<EInvoiceParty, 'address'>) => ({
  'ram:PostcodeCode': given(postal_code),
  'ram:LineOne': given(line1),
  'ram:LineTwo': given(line2),
  'ram:CityName': given(city),
  'ram:CountryID': given(country),
  'ram:CountrySubDivisionName': given(state),
});

const registration = (scheme: 'VA' | 'FC', id: string | null): XmlFields[] =>
  id === null ? [] : [{ 'ram:ID': { '@schemeID': scheme, '#text': id } }];

const delivery = ({ buyer, delivery: { period, address: place } }: EInvoice): XmlFields => ({
  'ram:ShipToTradeParty': ifGiven(place, (to) => ({
    'ram:Name': buyer.name,
    'ram:PostalTradeAddress': address({ address: to }),
  })),
  'ram:ActualDeliverySupplyChainEvent': ifGiven(period, ({ end }) => ({
    'ram:OccurrenceDateTime': dateTime(end),
  })),
});

const settlement = (invoice: EInvoice): XmlFields => ({
  'ram:PaymentReference': invoice.payment.reference,
  'ram:TaxCurrencyCode': invoice.own_tax?.currency,
  'ram:InvoiceCurrencyCode': invoice.currency,
  'ram:SpecifiedTradeSettlementPaymentMeans': paymentMeans(invoice),
  'ram:ApplicableTradeTax': invoice.taxes.map(tradeTax),
  'ram:BillingSpecifiedPeriod': ifGiven(invoice.delivery.period, ({ start, end }) => ({
    'ram:StartDateTime': dateTime(start),
    'ram:EndDateTime': dateTime(end),
  })),
  'ram:SpecifiedTradePaymentTerms':
    invoice.due_date === null && invoice.payment_terms === null
      ? undefined
      : {
          'ram:Description': given(invoice.payment_terms),
          'ram:DueDateDateTime': ifGiven(invoice.due_date, dateTime),
        },
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': summation(invoice),
  'ram:InvoiceReferencedDocument': ifGiven(invoice.preceding, ({ number, date }) => ({
    'ram:IssuerAssignedID': number,
    'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': day(date) },
  })),
  'ram:ReceivableSpecifiedTradeAccountingAccount': ifGiven(invoice.references.accounting, (account) => ({
    'ram:ID': account,
  })),
});

const paymentMeans = ({ payment: { means, account } }: EInvoice): XmlFields => ({
  'ram:TypeCode': means,
  'ram:PayeePartyCreditorFinancialAccount': ifGiven(account, ({ iban, name }) => ({
    'ram:IBANID': iban,
    'ram:AccountName': given(name),
  })),
  'ram:PayeeSpecifiedCreditorFinancialInstitution': ifGiven(account?.bic ?? null, (bic) => ({ 'ram:BICID': bic })),
});

const tradeTax = (tax: EInvoiceTax): XmlFields => ({
  'ram:CalculatedAmount': amount(tax.tax),
  'ram:TypeCode': 'VAT',
  'ram:ExemptionReason': given(tax.reason),
  'ram:BasisAmount': amount(tax.taxable),
  'ram:CategoryCode': tax.category,
  'ram:ExemptionReasonCode': given(tax.reason_code),
  'ram:RateApplicablePercent': decimal(tax.rate),
});

const summation = ({ currency, own_tax: own, totals }: EInvoice): XmlFields => ({
  'ram:LineTotalAmount': amount(totals.net),
  'ram:TaxBasisTotalAmount': amount(totals.net),
  'ram:TaxTotalAmount': [
    { '@currencyID': currency, '#text': amount(totals.tax) },
    ...(own === null ? [] : [{ '@currencyID': own.currency, '#text': amount(own.amount) }]),
  ],
  'ram:RoundingAmount': totals.rounding.eq(zero) ? undefined : amount(totals.rounding),
  'ram:GrandTotalAmount': amount(totals.gross),
  'ram:DuePayableAmount': amount(totals.due),
});

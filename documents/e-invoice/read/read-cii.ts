/** An invoice in UN/CEFACT Cross Industry Invoice, of D16B and as ZUGFeRD 1.0 wrote it. */
import type {
  ReceivedAmounts,
  ReceivedInvoice,
  ReceivedLine,
  ReceivedParty,
  ReceivedPayment,
  ReceivedTax,
} from '../../../domain/billing/e-invoice/received-invoice.js';
import { toDecimal, zero } from '../../../domain/money.js';
import { Unreadable } from './unreadable.js';
import { amountOf, bicOf, ciiDay, codeOf, countryOf, ibanOf, percentOf, requiredText, textOf } from './values.js';
import type { ReadElement } from './read-element.js';

/** The names of elements that differ between the versions. */
interface Names {
  readonly context: string;
  readonly document: string;
  readonly transaction: string;
  readonly agreement: string;
  readonly settlement: string;
  readonly summation: string;
  readonly percent: string;
  readonly line: {
    readonly agreement: string;
    readonly delivery: string;
    readonly settlement: string;
    readonly summation: string;
  };
}

export const d16b: Names = {
  context: 'ExchangedDocumentContext',
  document: 'ExchangedDocument',
  transaction: 'SupplyChainTradeTransaction',
  agreement: 'ApplicableHeaderTradeAgreement',
  settlement: 'ApplicableHeaderTradeSettlement',
  summation: 'SpecifiedTradeSettlementHeaderMonetarySummation',
  percent: 'RateApplicablePercent',
  line: {
    agreement: 'SpecifiedLineTradeAgreement',
    delivery: 'SpecifiedLineTradeDelivery',
    settlement: 'SpecifiedLineTradeSettlement',
    summation: 'SpecifiedTradeSettlementLineMonetarySummation',
  },
};

export const zugferd1: Names = {
  context: 'SpecifiedExchangedDocumentContext',
  document: 'HeaderExchangedDocument',
  transaction: 'SpecifiedSupplyChainTradeTransaction',
  agreement: 'ApplicableSupplyChainTradeAgreement',
  settlement: 'ApplicableSupplyChainTradeSettlement',
  summation: 'SpecifiedTradeSettlementMonetarySummation',
  percent: 'ApplicablePercent',
  line: {
    agreement: 'SpecifiedSupplyChainTradeAgreement',
    delivery: 'SpecifiedSupplyChainTradeDelivery',
    settlement: 'SpecifiedSupplyChainTradeSettlement',
    summation: 'SpecifiedTradeSettlementMonetarySummation',
  },
};

export function readCii(invoice: ReadElement, names: Names): ReceivedInvoice {
  const document = invoice.at(names.document);
  const transaction = invoice.at(names.transaction);
  const agreement = transaction.at(names.agreement);
  const settlement = transaction.at(names.settlement);
  const currency = requiredText(settlement.text('InvoiceCurrencyCode'), 'a currency (BT-5, InvoiceCurrencyCode)');
  const date = ciiDay(document.at('IssueDateTime'), 'the issue date (BT-2, IssueDateTime)');
  if (date === null) throw new Unreadable('must have an issue date (BT-2, IssueDateTime)');
  const seller = partyOf(agreement.at('SellerTradeParty'));
  return {
    syntax: 'cii',
    specification: textOf(invoice.text(`${names.context}/GuidelineSpecifiedDocumentContextParameter/ID`)),
    type_code: codeOf(document.text('TypeCode')) ?? '380',
    number: requiredText(document.text('ID'), 'a number (BT-1, ID)'),
    date,
    currency,
    due_date: dueDateOf(settlement),
    seller: { ...seller, name: requiredText(seller.name ?? '', 'the name of the seller (BT-27)') },
    buyer: partyOf(agreement.at('BuyerTradeParty')),
    amounts: amountsOf(settlement.at(names.summation), currency),
    taxes: settlement
      .all('ApplicableTradeTax')
      .filter(isVat)
      .map((tax) => taxOf(tax, names)),
    lines: transaction.all('IncludedSupplyChainTradeLineItem').flatMap((line) => lineOf(line, names)),
    payment: paymentOf(settlement),
  };
}

function partyOf(party: ReadElement): ReceivedParty {
  const ids = party.all('SpecifiedTaxRegistration/ID');
  const idOf = (scheme: string): string | null =>
    textOf(ids.find((id) => id.attribute('schemeID') === scheme)?.text() ?? '');
  return {
    name: textOf(party.text('Name')),
    vat_id: idOf('VA'),
    tax_number: idOf('FC'),
    country: countryOf(party.text('PostalTradeAddress/CountryID')),
  };
}

const dueDateOf = (settlement: ReadElement): string | null =>
  settlement
    .all('SpecifiedTradePaymentTerms/DueDateDateTime')
    .map((due) => ciiDay(due, 'the due date (BT-9, DueDateDateTime)'))
    .find((due) => due !== null) ?? null;

function amountsOf(totals: ReadElement, currency: string): ReceivedAmounts {
  const gross = amountOf(totals.text('GrandTotalAmount'), 'the total with tax (BT-112, GrandTotalAmount)');
  if (gross === null) throw new Unreadable('must have a total with tax (BT-112, GrandTotalAmount)');
  // There may be a second amount, in the currency of the seller's tax.
  const taxes = totals.all('TaxTotalAmount');
  const tax = taxes.find((one) => ['', currency].includes(one.attribute('currencyID'))) ?? taxes[0];
  return {
    lines: amountOf(totals.text('LineTotalAmount'), 'the sum of the lines (BT-106)'),
    allowances: amountOf(totals.text('AllowanceTotalAmount'), 'the allowances (BT-107)'),
    charges: amountOf(totals.text('ChargeTotalAmount'), 'the charges (BT-108)'),
    net: amountOf(totals.text('TaxBasisTotalAmount'), 'the total before tax (BT-109)'),
    tax: amountOf(tax?.text() ?? '', 'the tax (BT-110)'),
    gross,
    prepaid: amountOf(totals.text('TotalPrepaidAmount'), 'the amount paid (BT-113)'),
    rounding: amountOf(totals.text('RoundingAmount'), 'the rounding (BT-114)'),
    due: amountOf(totals.text('DuePayableAmount'), 'the amount due (BT-115)'),
  };
}

const isVat = (tax: ReadElement): boolean => ['', 'VAT'].includes(tax.text('TypeCode').trim());

function taxOf(tax: ReadElement, { percent }: Names): ReceivedTax {
  return {
    code: codeOf(tax.text('CategoryCode')),
    rate: percentOf(tax.text(percent), 'a tax rate (BT-119)'),
    taxable: amountOf(tax.text('BasisAmount'), 'a taxable amount (BT-116)'),
    tax: amountOf(tax.text('CalculatedAmount'), 'a tax (BT-117)') ?? toDecimal(zero),
    reason: textOf(tax.text('ExemptionReason')) ?? textOf(tax.text('ExemptionReasonCode')),
  };
}

/** A line; none for a note or subtotal among the lines, which has no amount. */
function lineOf(line: ReadElement, { percent, line: names }: Names): ReceivedLine[] {
  const settlement = line.at(names.settlement);
  const amount = settlement.text(`${names.summation}/LineTotalAmount`);
  const status = line.text('AssociatedDocumentLineDocument/LineStatusReasonCode').trim();
  if (status === 'GROUP' || status === 'INFORMATION') return [];
  const quantity = line.at(`${names.delivery}/BilledQuantity`);
  const tax = settlement.all('ApplicableTradeTax').find(isVat);
  return [
    {
      name: textOf(line.text('SpecifiedTradeProduct/Name')) ?? '',
      quantity: amountOf(quantity.text(), 'a quantity (BT-129)'),
      unit: codeOf(quantity.attribute('unitCode')),
      price: amountOf(line.text(`${names.agreement}/NetPriceProductTradePrice/ChargeAmount`), 'a price (BT-146)'),
      net_amount: amountOf(amount, 'the amount of a line (BT-131)'),
      code: codeOf(tax?.text('CategoryCode') ?? ''),
      rate: percentOf(tax?.text(percent) ?? '', 'the tax rate of a line (BT-152)'),
    },
  ];
}

function paymentOf(settlement: ReadElement): ReceivedPayment {
  const means = settlement
    .all('SpecifiedTradeSettlementPaymentMeans')
    .find((one) => one.text('PayeePartyCreditorFinancialAccount/IBANID').trim() !== '');
  return {
    iban: ibanOf(means?.text('PayeePartyCreditorFinancialAccount/IBANID') ?? ''),
    bic: bicOf(means?.text('PayeeSpecifiedCreditorFinancialInstitution/BICID') ?? ''),
    account_name: textOf(means?.text('PayeePartyCreditorFinancialAccount/AccountName') ?? ''),
    reference: textOf(settlement.text('PaymentReference')),
  };
}

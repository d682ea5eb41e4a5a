/** An invoice in UBL 2.1. */
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
import { amountOf, bicOf, codeOf, countryOf, ibanOf, percentOf, requiredText, textOf, ublDay } from './values.js';
import type { ReadElement } from './read-element.js';

export function readUbl(invoice: ReadElement): ReceivedInvoice {
  const currency = requiredText(invoice.text('DocumentCurrencyCode'), 'a currency (BT-5, DocumentCurrencyCode)');
  const date = ublDay(invoice.text('IssueDate'), 'the issue date (BT-2, IssueDate)');
  if (date === null) throw new Unreadable('must have an issue date (BT-2, IssueDate)');
  const seller = partyOf(invoice.at('AccountingSupplierParty/Party'));
  return {
    syntax: 'ubl',
    specification: textOf(invoice.text('CustomizationID')),
    type_code: codeOf(invoice.text('InvoiceTypeCode')) ?? '380',
    number: requiredText(invoice.text('ID'), 'a number (BT-1, ID)'),
    date,
    currency,
    due_date: ublDay(invoice.text('DueDate'), 'the due date (BT-9, DueDate)'),
    seller: { ...seller, name: requiredText(seller.name ?? '', 'the name of the seller (BT-27, RegistrationName)') },
    buyer: partyOf(invoice.at('AccountingCustomerParty/Party')),
    amounts: amountsOf(invoice, currency),
    taxes: taxTotal(invoice, currency)?.all('TaxSubtotal').map(taxOf) ?? [],
    lines: invoice.all('InvoiceLine').map(lineOf),
    payment: paymentOf(invoice),
  };
}

function partyOf(party: ReadElement): ReceivedParty {
  const schemes = party.all('PartyTaxScheme');
  const isVat = (scheme: ReadElement): boolean => scheme.text('TaxScheme/ID').trim().toUpperCase() === 'VAT';
  return {
    name: textOf(party.text('PartyLegalEntity/RegistrationName')) ?? textOf(party.text('PartyName/Name')),
    vat_id: textOf(schemes.find(isVat)?.text('CompanyID') ?? ''),
    tax_number: textOf(schemes.find((scheme) => !isVat(scheme))?.text('CompanyID') ?? ''),
    country: countryOf(party.text('PostalAddress/Country/IdentificationCode')),
  };
}

/** There may be a second total, in the currency of the seller's tax. */
function taxTotal(invoice: ReadElement, currency: string): ReadElement | undefined {
  const totals = invoice.all('TaxTotal');
  return totals.find((total) => total.at('TaxAmount').attribute('currencyID') === currency) ?? totals[0];
}

function amountsOf(invoice: ReadElement, currency: string): ReceivedAmounts {
  const totals = invoice.at('LegalMonetaryTotal');
  const gross = amountOf(totals.text('TaxInclusiveAmount'), 'the total with tax (BT-112, TaxInclusiveAmount)');
  if (gross === null) throw new Unreadable('must have a total with tax (BT-112, TaxInclusiveAmount)');
  return {
    lines: amountOf(totals.text('LineExtensionAmount'), 'the sum of the lines (BT-106)'),
    allowances: amountOf(totals.text('AllowanceTotalAmount'), 'the allowances (BT-107)'),
    charges: amountOf(totals.text('ChargeTotalAmount'), 'the charges (BT-108)'),
    net: amountOf(totals.text('TaxExclusiveAmount'), 'the total before tax (BT-109)'),
    tax: amountOf(taxTotal(invoice, currency)?.text('TaxAmount') ?? '', 'the tax (BT-110)'),
    gross,
    prepaid: amountOf(totals.text('PrepaidAmount'), 'the amount paid (BT-113)'),
    rounding: amountOf(totals.text('PayableRoundingAmount'), 'the rounding (BT-114)'),
    due: amountOf(totals.text('PayableAmount'), 'the amount due (BT-115)'),
  };
}

function taxOf(group: ReadElement): ReceivedTax {
  const category = group.at('TaxCategory');
  return {
    code: codeOf(category.text('ID')),
    rate: percentOf(category.text('Percent'), 'a tax rate (BT-119)'),
    taxable: amountOf(group.text('TaxableAmount'), 'a taxable amount (BT-116)'),
    tax: amountOf(group.text('TaxAmount'), 'a tax (BT-117)') ?? toDecimal(zero),
    reason: textOf(category.text('TaxExemptionReason')) ?? textOf(category.text('TaxExemptionReasonCode')),
  };
}

function lineOf(line: ReadElement): ReceivedLine {
  const item = line.at('Item');
  return {
    name: textOf(item.text('Name')) ?? textOf(item.text('Description')) ?? '',
    quantity: amountOf(line.text('InvoicedQuantity'), 'a quantity (BT-129)'),
    unit: codeOf(line.at('InvoicedQuantity').attribute('unitCode')),
    price: amountOf(line.text('Price/PriceAmount'), 'a price (BT-146)'),
    net_amount: amountOf(line.text('LineExtensionAmount'), 'the amount of a line (BT-131)'),
    code: codeOf(item.text('ClassifiedTaxCategory/ID')),
    rate: percentOf(item.text('ClassifiedTaxCategory/Percent'), 'the tax rate of a line (BT-152)'),
  };
}

function paymentOf(invoice: ReadElement): ReceivedPayment {
  const means = invoice.all('PaymentMeans');
  const account = means.map((one) => one.at('PayeeFinancialAccount')).find((one) => one.text('ID').trim() !== '');
  return {
    iban: ibanOf(account?.text('ID') ?? ''),
    bic: bicOf(account?.text('FinancialInstitutionBranch/ID') ?? ''),
    account_name: textOf(account?.text('Name') ?? ''),
    reference: means.map((one) => textOf(one.text('PaymentID'))).find((one) => one !== null) ?? null,
  };
}

import { parseBic, parseIban } from '../../domain/billing/bank-account.js';
import { electronicAddressProblems } from '../../domain/billing/parties/electronic-address.js';
import { storedTaxIds, taxIdProblems } from '../../domain/billing/parties/tax-ids.js';
import { lateInterestProblems } from '../../domain/billing/reminders/late-interest.js';
import { scheduleProblems } from '../../domain/billing/reminders/schedule.js';
import { totalRoundingProblems } from '../../domain/billing/total-rounding.js';
import { isInvoiceNumberFormat } from '../../domain/billing/invoice-number.js';
import { isCountry } from '../../domain/country.js';
import { invalidMany, type FieldError } from '../../domain/errors.js';
import { localeProblems } from '../../domain/locale.js';
import { isCurrency } from '../../domain/money.js';
import { businessHoursProblems } from '../../domain/tickets/business-hours.js';
import { isTimezone } from '../../domain/time.js';
import type { Workspace } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';

type Update = Schemas['WorkspaceUpdate'];

/**
 * Validates an update of settings and returns the columns to write: changes of seller and payment are merged into the
 * stored ones. Throws `invalid_request` with all problems.
 */
export function settingsOf(before: Workspace, body: Update): Update {
  const problems = [...settingProblems(body), ...identityProblems(body), ...partyProblems(before, body)];
  if (problems.length > 0) throw invalidMany(problems);
  const { business, payment, late_interest: interest, ...settings } = body;
  return {
    ...settings,
    ...(business === undefined ? {} : { business: mergeBusiness(before.business, business) }),
    ...(payment === undefined ? {} : { payment: mergePayment(before.payment, payment) }),
    ...(interest === undefined ? {} : { late_interest: interest && filledIn(interest) }),
  };
}

function mergeBusiness(before: Update['business'], change: Update['business']): Update['business'] {
  if (!change) return null;
  const { address, tax_id, vat_id, tax_number, identifiers, ...rest } = change;
  const merged = address === undefined ? before?.address : address && filledIn({ ...before?.address, ...address });
  const taxes = storedTaxIds(before ?? {}, { tax_id, vat_id, tax_number });
  const others = identifiers === undefined ? {} : { identifiers: identifiers.length > 0 ? identifiers : undefined };
  return filledIn({ ...before, ...rest, ...taxes, ...others, address: merged });
}

/**
 * The values that are not null; null if there are none. Unset values are left out, so that sending back the null that a
 * response shows for them changes nothing.
 */
function filledIn<V extends object>(values: V): V | null {
  const filled = Object.entries(values).filter(([, value]) => value != null);
  return filled.length === 0 ? null : (Object.fromEntries(filled) as V);
}

function mergePayment(before: Update['payment'], change: Update['payment']): Update['payment'] {
  if (!change) return null;
  const { iban, bic } = change;
  return filledIn({
    ...before,
    ...change,
    ...(iban ? { iban: parseIban(iban) ?? null } : {}),
    ...(bic ? { bic: parseBic(bic) ?? null } : {}),
  });
}

/** Problems that the contract cannot express, such as an unknown currency or time zone. */
function settingProblems({
  currency,
  timezone,
  invoice_number_format,
  sla_business_hours: hours,
  total_rounding = [],
  reminder_schedule: steps = [],
  late_interest: interest,
}: Update): FieldError[] {
  const problems: FieldError[] = [];
  if (currency !== undefined && !isCurrency(currency))
    problems.push({ field: 'currency', message: 'must be an ISO 4217 currency code' });
  if (timezone !== undefined && !isTimezone(timezone))
    problems.push({ field: 'timezone', message: 'must be an IANA time zone such as Europe/Berlin' });
  if (invoice_number_format !== undefined && !isInvoiceNumberFormat(invoice_number_format))
    problems.push({
      field: 'invoice_number_format',
      message: 'must contain {SEQ} or {SEQ:n} exactly once, and optionally {YYYY}, {YY} and {MM}',
    });
  problems.push(...totalRoundingProblems(total_rounding, 'total_rounding'));
  problems.push(...scheduleProblems(steps, 'reminder_schedule'));
  if (interest) problems.push(...lateInterestProblems(interest, 'late_interest'));
  if (hours) problems.push(...businessHoursProblems(hours, 'sla_business_hours'));
  return problems;
}

/** Problems of the seller's tax numbers and electronic address. */
const partyProblems = (before: Workspace, { business }: Update): FieldError[] =>
  business
    ? [
        ...taxIdProblems(before.business ?? {}, business, 'business.'),
        ...electronicAddressProblems(business.electronic_address, 'business.electronic_address'),
      ]
    : [];

function identityProblems({ business, payment, locale }: Update): FieldError[] {
  const problems: FieldError[] = [];
  const country = business?.address?.country;
  if (country && !isCountry(country))
    problems.push({ field: 'business.address.country', message: 'must be an ISO 3166-1 country code, such as DE' });
  if (payment?.iban && parseIban(payment.iban) === undefined)
    problems.push({
      field: 'payment.iban',
      message: 'must be an IBAN with valid check digits and the length of its country',
    });
  if (payment?.bic && parseBic(payment.bic) === undefined)
    problems.push({ field: 'payment.bic', message: 'must be a BIC of 8 or 11 characters, such as COBADEFFXXX' });
  return [...problems, ...localeProblems(locale)];
}

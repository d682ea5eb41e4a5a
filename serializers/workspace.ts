import { fileNameOf } from '../domain/file-name.js';
import { taxIdsOf } from '../domain/billing/parties/tax-ids.js';
import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { WorkspaceDeletion } from '../models/workspace/workspace-deletion.js';
import type { LogoFacts } from '../models/workspace/workspace-logo.js';
import type { Workspace } from '../models/workspace/workspace.js';
import type { Schemas } from '../contract/contract.js';
import { noAddress } from './postal-address.js';
import type { View } from './view.js';

/** What the API shows of a workspace besides its own row. */
export interface BesideWorkspace {
  readonly logo: LogoFacts | undefined;
  readonly deletion: WorkspaceDeletion | undefined;
}

/** A workspace as the API shows it. */
export function serializeWorkspace(
  workspace: Workspace,
  { logo, deletion }: BesideWorkspace,
  { PUBLIC_URL, SMTP_URL }: { readonly PUBLIC_URL: string; readonly SMTP_URL: string | undefined },
  view: View,
): Schemas['Workspace'] {
  return {
    id: workspace.id,
    mode: workspace.mode,
    name: workspace.name,
    currency: workspace.currency,
    timezone: workspace.timezone,
    payment_terms_days: workspace.payment_terms_days,
    default_tax_rate: toNumber(workspace.default_tax_rate),
    invoice_number_format: workspace.invoice_number_format,
    ...view.rates({ default_hourly_rate: toNumber(workspace.default_hourly_rate) }),
    emergency_multiplier: toNumber(workspace.emergency_multiplier),
    time_rounding: workspace.time_rounding,
    total_rounding: [...workspace.total_rounding],
    apply_credit: workspace.apply_credit,
    require_invoice_approval: workspace.require_invoice_approval,
    require_expense_approval: workspace.require_expense_approval,
    require_time_approval: workspace.require_time_approval,
    allow_self_approval: workspace.allow_self_approval,
    require_two_factor: workspace.require_two_factor,
    portal_shows_hours: workspace.portal_shows_hours,
    accent_color: workspace.accent_color,
    sla_business_hours: workspace.sla_business_hours,
    lock_time_before: workspace.lock_time_before,
    business: serializeBusiness(workspace.business),
    payment: serializePaymentDetails(workspace.payment),
    invoice_footer: workspace.invoice_footer,
    reminder_schedule: [...workspace.reminder_schedule],
    mail_cc: [...workspace.mail_cc],
    mail_reply_to: workspace.mail_reply_to,
    late_interest: serializeLateInterest(workspace.late_interest),
    locale: workspace.locale,
    logo: logo ? serializeLogo(logo, `${PUBLIC_URL}/v1/workspace/logo`) : null,
    mail: { configured: SMTP_URL !== undefined },
    deletion: deletion ? serializeDeletion(deletion) : null,
    created_at: instant(workspace.created_at),
    updated_at: instant(workspace.updated_at),
  };
}

/** The rule of late interest; null for none. */
const serializeLateInterest = (rule: Workspace['late_interest']): Schemas['LateInterest'] | null =>
  rule && {
    annual_rate: rule.annual_rate ?? null,
    base_rate: rule.base_rate ?? null,
    base_rate_plus: rule.base_rate_plus ?? null,
  };

const serializeDeletion = (deletion: WorkspaceDeletion): Schemas['WorkspaceDeletion'] => ({
  requested_at: instant(deletion.requested_at),
  requested_by_id: deletion.requested_by_id,
  requested_by_name: deletion.requested_by_name,
  deletes_at: instant(deletion.deletes_at),
});

/** A logo, which is served at `url`. */
export function serializeLogo(logo: LogoFacts, url: string): Schemas['WorkspaceLogo'] {
  return {
    url,
    filename: fileNameOf(logo.filename, logo.content_type),
    content_type: logo.content_type,
    size: logo.size,
    uploaded_at: instant(logo.updated_at),
  };
}

/** The details of the seller; null for each that is not set. */
export const serializeBusiness = (business: Workspace['business']): Schemas['Business'] => ({
  legal_name: business?.legal_name ?? null,
  address: { ...noAddress, ...business?.address },
  ...taxIdsOf(business ?? {}),
  identifiers: business?.identifiers ?? [],
  electronic_address: business?.electronic_address ?? null,
  contact_name: business?.contact_name ?? null,
  registration_number: business?.registration_number ?? null,
  email: business?.email ?? null,
  phone: business?.phone ?? null,
  website: business?.website ?? null,
});

/** The payment details; null for each that is not set. */
export const serializePaymentDetails = (payment: Workspace['payment']): Schemas['PaymentDetails'] => ({
  account_holder: payment?.account_holder ?? null,
  iban: payment?.iban ?? null,
  bic: payment?.bic ?? null,
  bank_name: payment?.bank_name ?? null,
  instructions: payment?.instructions ?? null,
});

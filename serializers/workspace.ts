import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { LogoFacts } from '../models/workspace/workspace-logo.js';
import type { Workspace } from '../models/workspace/workspace.js';
import type { Schemas } from '../contract/contract.js';
import type { View } from './view.js';

/** A workspace as the API shows it to someone. `publicUrl` is how the outside reaches the service. */
export function serializeWorkspace(
  workspace: Workspace,
  logo: LogoFacts | undefined,
  publicUrl: string,
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
    require_invoice_approval: workspace.require_invoice_approval,
    require_expense_approval: workspace.require_expense_approval,
    require_time_approval: workspace.require_time_approval,
    allow_self_approval: workspace.allow_self_approval,
    sla_business_hours: workspace.sla_business_hours,
    lock_time_before: workspace.lock_time_before,
    logo: logo ? serializeLogo(logo, publicUrl) : null,
    created_at: instant(workspace.created_at),
    updated_at: instant(workspace.updated_at),
  };
}

function serializeLogo(logo: LogoFacts, publicUrl: string): Schemas['WorkspaceLogo'] {
  return {
    url: `${publicUrl}/v1/workspace/logo`,
    filename: logo.filename,
    content_type: logo.content_type,
    size: logo.size,
    uploaded_at: instant(logo.updated_at),
  };
}

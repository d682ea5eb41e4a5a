import { taxIdsOf } from '../domain/billing/parties/tax-ids.js';
import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Client } from '../models/clients/client.js';
import type { Schemas } from '../contract/contract.js';
import { serializeExternal } from './external.js';
import { serializeAddress } from './postal-address.js';
import { serializeTags } from './tags.js';

/** A client as the API shows it. */
export function serializeClient(client: Client): Schemas['ClientObject'] {
  return {
    id: client.id,
    name: client.name,
    email: client.email,
    phone: client.phone,
    website: client.website,
    address: serializeAddress(client),
    locale: client.locale,
    billing: {
      currency: client.currency,
      ...taxIdsOf(client),
      identifiers: [...(client.identifiers ?? [])],
      electronic_address: client.electronic_address,
      buyer_reference: client.buyer_reference,
      accounting_reference: client.accounting_reference,
      e_invoice: { format: client.e_invoice_format ?? 'none', via: client.e_invoice_via ?? 'mail' },
      tax_rate: toNumber(client.tax_rate),
      tax_rate_ids: client.tax_rate_ids ?? [],
      payment_terms_days: client.payment_terms_days,
      reminder_schedule: client.reminder_schedule && [...client.reminder_schedule],
      mail_cc: client.mail_cc && [...client.mail_cc],
      mail_reply_to: client.mail_reply_to,
      rate_id: client.rate_id,
    },
    status: client.status,
    health: { score: client.health_score, status: client.health_status },
    sla_overrides: client.sla_overrides,
    notes: client.notes,
    tags: serializeTags(client),
    ...serializeExternal(client),
    dates: { created_at: instant(client.created_at), archived_at: instant(client.archived_at) },
    created_at: instant(client.created_at),
    updated_at: instant(client.updated_at),
  };
}

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
      tax_id: client.tax_id,
      tax_rate: toNumber(client.tax_rate),
      tax_rate_ids: client.tax_rate_ids ?? [],
      payment_terms_days: client.payment_terms_days,
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

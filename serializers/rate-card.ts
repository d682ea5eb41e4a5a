import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { RateCard } from '../models/time/rate-card.js';
import type { Schemas } from '../contract/contract.js';
import type { View } from './view.js';

/** A rate card as the API shows it. */
export function serializeRateCard(card: RateCard, view: View): Schemas['RateCard'] {
  return {
    id: card.id,
    name: card.name,
    currency: card.currency,
    ...view.rates({ standard_rate: toNumber(card.standard_rate), emergency_rate: toNumber(card.emergency_rate) }),
    is_default: card.is_default,
    created_at: instant(card.created_at),
    updated_at: instant(card.updated_at),
  };
}

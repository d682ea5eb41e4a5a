/** The hourly rate of time, in the currency of the work (docs/decisions/time-entries.md). */
import { dec, roundRate, zero, type Big, type Decimal } from '../money.js';

export type LadderRateType = 'standard' | 'emergency';

/** The fields of a rate card that pricing needs. */
export interface PricedCard {
  readonly id: string;
  readonly standard_rate: Decimal;
  readonly emergency_rate: Decimal | null;
}

/** A plain hourly rate, or a card. */
type Source = Decimal | PricedCard | null | undefined;

/** Possible sources of a rate, in order of precedence: the first that exists counts. */
export interface RateLadder {
  /** The card that the time entry names. */
  readonly requested: PricedCard | undefined;
  /** The project's own rate; null unless it overrides. */
  readonly projectRate: Decimal | null;
  readonly projectCard: PricedCard | undefined;
  readonly clientCard: PricedCard | undefined;
  readonly userRate: Decimal | null;
  readonly defaultCard: PricedCard | undefined;
  readonly workspaceRate: Decimal | null;
}

export interface FoundRate {
  /** Per hour, with up to 4 decimals. */
  readonly rate_charged: Big;
  /** The card of the rate; null for a plain rate. */
  readonly rate_id: string | null;
}

/** The rate that applies; 0 without a source. An emergency rate is the card's own, else the standard × `multiplier`. */
export function rateFrom(ladder: RateLadder, type: LadderRateType, multiplier: Decimal): FoundRate {
  const sources: Source[] = [
    ladder.requested,
    ladder.projectRate,
    ladder.projectCard,
    ladder.clientCard,
    ladder.userRate,
    ladder.defaultCard,
    ladder.workspaceRate,
  ];
  const source = sources.find((each) => each !== null && each !== undefined) ?? null;
  if (source === null) return { rate_charged: zero, rate_id: null };
  const card = typeof source === 'string' ? plainCard(source) : source;
  return { rate_charged: priceOf(card, type, multiplier), rate_id: card.id };
}

type Priced = Omit<PricedCard, 'id'> & { readonly id: string | null };

const plainCard = (rate: Decimal): Priced => ({ id: null, standard_rate: rate, emergency_rate: null });

function priceOf(card: Priced, type: LadderRateType, multiplier: Decimal): Big {
  const standard = dec(card.standard_rate);
  if (type === 'standard') return standard;
  return card.emergency_rate === null ? roundRate(standard.times(dec(multiplier))) : dec(card.emergency_rate);
}

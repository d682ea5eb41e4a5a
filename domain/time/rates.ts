/** What an hour costs (docs/decisions/time-entries.md). All rates are numbers in the currency of the work. */
import { dec, roundRate, zero, type Big, type Decimal } from '../money.js';

export type LadderRateType = 'standard' | 'emergency';

/** As much of a rate card as pricing needs. */
export interface PricedCard {
  readonly id: string;
  readonly standard_rate: Decimal;
  readonly emergency_rate: Decimal | null;
}

/** A plain hourly rate, or a card. */
type Source = Decimal | PricedCard | null | undefined;

/** Where a rate may come from. The first that is there counts. */
export interface RateLadder {
  /** The card that the time entry names. */
  readonly requested: PricedCard | undefined;
  /** The project's own, where it overrides. */
  readonly projectRate: Decimal | null;
  readonly projectCard: PricedCard | undefined;
  readonly clientCard: PricedCard | undefined;
  readonly userRate: Decimal | null;
  readonly defaultCard: PricedCard | undefined;
  readonly workspaceRate: Decimal | null;
}

export interface FoundRate {
  /** Hourly, 4 decimals at most. */
  readonly rate_charged: Big;
  /** The card that it comes from, if any. */
  readonly rate_id: string | null;
}

/** The rate that applies: 0 where nobody has named one. `multiplier` makes an emergency rate of what has none of its own. */
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

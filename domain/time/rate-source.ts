/** The source of a time entry's rate: as recorded with the entry, otherwise derived from today's prices. */
import { dec, roundRate, zero, type Decimal } from '../money.js';
import type { Schemas } from '../../contract/contract.js';

type Source = Omit<Schemas['TraceRateSource'], 'rate_id'>;

/** The columns of an entry that record its rate. */
export interface FixedRate {
  readonly rate_charged: Decimal;
  readonly rate_type: Schemas['RateType'];
  readonly rate_override: boolean;
  readonly rate_id: string | null;
  readonly rate_id_given: boolean;
}

/** Today's prices that may have determined the rate. */
export interface PricesNow {
  /** The project's own rate and card; null unless it overrides. */
  readonly projectRate: Decimal | null;
  readonly projectCard: string | null;
  readonly clientCard: string | null;
  readonly userRate: Decimal | null;
  readonly workspaceRate: Decimal | null;
  readonly emergencyMultiplier: Decimal;
}

/**
 * The source of an entry's rate. The entry records whether the rate was given by hand, and its card, but not the source
 * of a plain rate: the first price that results in the same rate today is returned, with `is_recorded` false.
 */
export function rateSource(entry: FixedRate, now: PricesNow): Source {
  if (entry.rate_override) return { type: 'override', is_recorded: true };
  if (entry.rate_id !== null) return cardSource(entry, now);
  const multiplier = entry.rate_type === 'emergency' ? dec(now.emergencyMultiplier) : dec(1);
  const makes = (rate: Decimal | null): boolean =>
    rate !== null && roundRate(dec(rate).times(multiplier)).eq(dec(entry.rate_charged));
  if (makes(now.projectRate)) return { type: 'project', is_recorded: false };
  if (makes(now.userRate)) return { type: 'person', is_recorded: false };
  if (makes(now.workspaceRate)) return { type: 'workspace', is_recorded: false };
  return { type: dec(entry.rate_charged).eq(zero) ? 'none' : 'unknown', is_recorded: false };
}

function cardSource({ rate_id, rate_id_given }: FixedRate, now: PricesNow): Source {
  if (rate_id_given) return { type: 'card', is_recorded: true };
  if (rate_id === now.projectCard) return { type: 'project', is_recorded: false };
  if (rate_id === now.clientCard) return { type: 'client', is_recorded: false };
  return { type: 'card', is_recorded: true };
}

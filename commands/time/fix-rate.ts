import { invalid } from '../../domain/errors.js';
import { maximumRate, type Big } from '../../domain/money.js';
import type { Values } from '../../models/base.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import type { Schemas } from '../../contract/contract.js';
import type { EntryContext } from '../../queries/time/entry-links.js';
import { rateFor } from './entry-rate.js';

/** Rate fields of a request. Null is the same as omitted. */
export interface WantedRate {
  readonly rate_type?: Schemas['RateType'] | undefined;
  readonly rate_id?: string | null | undefined;
  readonly rate_charged?: number | null | undefined;
}

/**
 * The rate columns of an entry: the rate given by hand, otherwise the one that applies. Throws `invalid_request` if it
 * is missing or too high.
 */
export function fixRate(context: EntryContext, wanted: WantedRate): Values<TimeEntry> {
  const { currency } = context;
  const given = { rate_id: wanted.rate_id ?? null, rate_id_given: wanted.rate_id != null, currency };
  if (wanted.rate_charged != null) {
    return {
      ...given,
      rate_type: wanted.rate_type ?? 'custom',
      rate_charged: wanted.rate_charged,
      rate_override: true,
    };
  }
  const { rate_type = 'standard' } = wanted;
  if (rate_type === 'custom') throw invalid('rate_charged', 'is required when rate_type is custom');
  const applied = rateFor(context, { rate_type, rate_id: given.rate_id });
  assertRate(applied.rate_charged);
  return {
    ...given,
    rate_type,
    rate_override: false,
    rate_id: applied.rate_id,
    rate_charged: applied.rate_charged,
  };
}

/**
 * Throws `invalid_request` above the limit: rates of cards and users are below it, but their emergency multiple may not
 * be.
 */
function assertRate(rate: Big): void {
  if (rate.gt(maximumRate))
    throw invalid(
      'rate_type',
      `makes the hourly rate ${rate.toFixed()}, which exceeds the maximum of ${maximumRate.toFixed()}`,
    );
}

import { invalid } from '../../domain/errors.js';
import { rateFrom, type FoundRate, type LadderRateType } from '../../domain/time/rates.js';
import type { EntryContext } from '../../queries/time/entry-links.js';

export interface RateQuestion {
  readonly rate_type: LadderRateType;
  /** Rate card to use instead of the one that would apply. */
  readonly rate_id: string | null;
}

/**
 * The hourly rate of work, in the context's currency, and its rate card (docs/decisions/time-entries.md). Throws
 * `invalid_request` if the requested card is not in that currency.
 */
export function rateFor(context: EntryContext, { rate_type, rate_id }: RateQuestion): FoundRate {
  const { user, client, cards } = context;
  const project = context.project?.rate_override ? context.project : undefined;
  const cardOf = (id: string | null | undefined) => cards.find((card) => card.id === id);
  const requested = cardOf(rate_id);
  if (rate_id !== null && !requested)
    throw invalid('rate_id', `must be a rate card in ${context.currency}: ${rate_id}`);
  const ladder = {
    requested,
    projectRate: project?.custom_rate ?? null,
    projectCard: cardOf(project?.rate_id),
    clientCard: cardOf(client?.rate_id),
    userRate: user.bill_rate,
    defaultCard: cards.find((card) => card.is_default),
    workspaceRate: context.workspaceRate,
  };
  return rateFrom(ladder, rate_type, context.emergencyMultiplier);
}

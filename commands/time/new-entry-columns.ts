import { resolveLinks } from '../../domain/time/entry-links.js';
import type { Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { RateCard } from '../../models/time/rate-card.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import type { Schemas } from '../../contract/contract.js';
import { readEntryContext, type EntryContext } from '../../queries/time/entry-links.js';
import { periodToDraw } from '../retainers/draw-hours.js';
import { fixRate } from './fix-rate.js';
import { assertOngoing } from './ongoing-work.js';
import { assertActiveUser, assertMayRecordFor } from '../people/may-record-for.js';

/** Work, user and rate of new time: the fields that several entries of a request may share. */
export type NewTerms = Omit<Schemas['TimeEntryCreate'], 'date' | 'hours' | 'description' | 'external_id' | 'metadata'>;

/**
 * Validates the terms of new time, and returns the columns that follow from them. Locks the agreement, if there is one.
 */
export async function termsColumns(ctx: Ctx, terms: NewTerms): Promise<Values<TimeEntry>> {
  const { user_id = ctx.scope.userId, client_id = null, project_id = null, ticket_id = null, agreement_id } = terms;
  await assertMayRecordFor(ctx, user_id, 'time');
  const wanted = { client_id, project_id, ticket_id, agreement_id, period_id: terms.period_id ?? null };
  const context = await readEntryContext(ctx, user_id, { ...wanted, rate_id: terms.rate_id });
  const user = assertActiveUser(context.user, user_id);
  const links = resolveLinks(wanted, context);
  assertOngoing(context);
  const period_id = await periodToDraw(ctx, links.agreement_id, links.period_id);
  if (terms.rate_id != null) await RateCard.reference(ctx, terms.rate_id, 'rate_id');
  return {
    user_id,
    ...links,
    period_id,
    billable: terms.billable ?? isBillable(context),
    cost_rate: user.cost_rate,
    ...fixRate(context, terms),
  };
}

/** Default of `billable`: false if the project or the ticket is not billable. */
export const isBillable = ({ project, ticket }: Pick<EntryContext, 'project' | 'ticket'>): boolean =>
  project?.billing_type !== 'non_billable' && ticket?.billing_type !== 'non_billable';

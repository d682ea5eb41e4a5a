/** Agreements and periods with their hours, as events carry them. */
import { today } from '../../domain/time.js';
import type { Agreement } from '../../models/retainers/agreement.js';
import { openPeriodOf, type AgreementPeriod } from '../../models/retainers/agreement-period.js';
import type { Ctx } from '../../models/context.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { hoursOfPeriod, hoursOfPeriods, noHours } from '../../queries/retainers/period-hours.js';
import {
  serializeAgreement,
  serializePeriod,
  type FilledAgreement,
  type FilledPeriod,
} from '../../serializers/agreement.js';
import { everything } from '../../serializers/view.js';

/** A period with its hours. */
export async function fillPeriod(ctx: Ctx, period: AgreementPeriod): Promise<FilledPeriod> {
  return { period, hours: await hoursOfPeriod(ctx, period.id) };
}

/** Reads the hours of several periods with one query, and returns a function that adds the hours to a period. */
export async function fillPeriods(
  ctx: Ctx,
  periods: readonly AgreementPeriod[],
): Promise<(period: AgreementPeriod) => FilledPeriod> {
  const hours = await hoursOfPeriods(
    ctx,
    periods.map(({ id }) => id),
  );
  return (period) => ({ period, hours: hours.get(period.id) ?? noHours });
}

/** An agreement with its open period. */
export async function fillAgreement(ctx: Ctx, agreement: Agreement): Promise<FilledAgreement> {
  const open = await openPeriodOf(seeingAll(ctx), agreement.id);
  return { agreement, current: open && (await fillPeriod(ctx, open)) };
}

/** An agreement with all fields, for events. */
export const agreementData = async (ctx: Ctx, agreement: Agreement): Promise<Schemas['Agreement']> =>
  serializeAgreement(await fillAgreement(ctx, agreement), everything);

/** A period with all fields, for events. */
export function periodData(ctx: Ctx, { currency }: Agreement, filled: FilledPeriod): Schemas['AgreementPeriod'] {
  const setting = { today: today(ctx.now, ctx.workspace.timezone), currency };
  return serializePeriod(filled, setting, everything);
}

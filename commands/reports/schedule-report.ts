import { errorAt, forbidden, invalid } from '../../domain/errors.js';
import { may, refusalOf, type Need, type Subject } from '../../domain/people/policy.js';
import { nextRun, type ReportSchedule } from '../../domain/reports/report-schedule.js';
import type { ReportName, ReportQuery } from '../../domain/reports/reports.js';
import type { Ctx } from '../../models/context.js';
import { ScheduledReport } from '../../models/reports/scheduled-report.js';
import type { Schemas } from '../../contract/contract.js';
import { needsOfReport } from '../../contract/reports.js';
import { computeReport } from '../../queries/reports/index.js';

/** Schedules a report on behalf of the calling user, starting at its next regular time. */
export async function scheduleReport(ctx: Ctx, body: Schemas['ScheduledReportCreate']): Promise<ScheduledReport> {
  const { report_type, recipients, parameters = {} } = body;
  const schedule = scheduleOf(body);
  const missing = missingNeed(ctx.scope, report_type);
  if (missing !== undefined) throw forbidden(refusalOf(missing));
  assertRelative(parameters);
  await assertComputable(ctx, report_type, parameters);
  return ScheduledReport.insert(ctx, {
    user_id: ctx.scope.userId,
    report_type,
    ...schedule,
    recipients,
    parameters,
    next_run_at: nextRun(schedule, ctx.now, ctx.workspace.timezone),
  });
}

/** The first permission that a user lacks for a report by mail; undefined if none. */
export const missingNeed = (subject: Subject, type: ReportName): Need | undefined =>
  [...needsOfReport(type), 'can_export_data' as const].find((need) => !may(subject, need));

/** Types stored parameters as a report query; the contract has already validated them. */
export const queryOf = (parameters: Readonly<Record<string, unknown>>): ReportQuery<ReportName> => parameters;

/** The schedule of a request. Throws `invalid_request` unless the day fits the frequency. */
function scheduleOf({ schedule, day_of_week, day_of_month }: Schemas['ScheduledReportCreate']): ReportSchedule {
  const days = { weekly: day_of_week ?? null, monthly: day_of_month ?? null };
  const names = { weekly: 'day_of_week', monthly: 'day_of_month' } as const;
  for (const frequency of ['weekly', 'monthly'] as const) {
    const isGiven = days[frequency] !== null;
    if (isGiven && schedule !== frequency)
      throw invalid(names[frequency], `must be sent with a ${frequency} schedule only`);
    if (!isGiven && schedule === frequency) throw invalid(names[frequency], `is required with a ${frequency} schedule`);
  }
  return { schedule, day_of_week: days.weekly, day_of_month: days.monthly };
}

/** Throws `invalid_request` for fixed days, because every mail would have the same figures. */
function assertRelative(parameters: Readonly<Record<string, unknown>>): void {
  if (parameters['period'] === 'custom')
    throw invalid('parameters.period', 'must be relative to the day of the mail, for example last_month');
  for (const name of ['from', 'to'])
    if (parameters[name] !== undefined)
      throw invalid(`parameters.${name}`, 'must not be a fixed day: send a period such as last_month');
}

/** Computes the report once, which throws if an object named by the parameters does not exist. */
async function assertComputable(
  ctx: Ctx,
  type: ReportName,
  parameters: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await computeReport(ctx, type, queryOf(parameters));
  } catch (error) {
    throw errorAt('parameters', error);
  }
}

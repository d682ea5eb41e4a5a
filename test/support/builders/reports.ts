import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

/** A time report that is mailed every day. */
export async function buildScheduledReport(
  owner: ApiClient,
  overrides: Partial<Schemas['ScheduledReportCreate']> = {},
): Promise<Schemas['ScheduledReport']> {
  const daily = { report_type: 'time', schedule: 'daily' } as const;
  const body = { ...daily, recipients: ['boss@example.com'], ...overrides };
  return (await owner.call('createScheduledReport', { body })).data;
}

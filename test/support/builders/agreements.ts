import type { Body, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { buildClient } from './factories.js';

/**
 * An agreement that begins today: 20 hours and 2000.00 a month, overage at 120.00 an hour, for a new client.
 * `overrides` replace these.
 */
export async function buildAgreement(
  owner: ApiClient,
  overrides: Partial<Body<'createAgreement'>> = {},
): Promise<Schemas['Agreement']> {
  const client_id = overrides.client_id ?? (await buildClient(owner)).id;
  const terms = { title: 'Support', start_date: await todayOn(owner), monthly_fee: 2000, hours_included: 20 };
  const body = { ...terms, overage_rate: 120, ...overrides, client_id };
  return (await owner.call('createAgreement', { body })).data;
}

/** Today in UTC by the side's clock; the live side uses real time. */
async function todayOn(owner: ApiClient): Promise<string> {
  const isLive = owner.key?.startsWith('svc_sk_live_') === true;
  const now = isLive ? new Date().toISOString() : (await owner.call('getTestClock', {})).data.now;
  return now.slice(0, 10);
}

/** The open period of an agreement, which must have one. */
export function openPeriod({ current_period: period }: Schemas['Agreement']): Schemas['CurrentPeriod'] {
  if (!period) throw new Error('The agreement has no open period');
  return period;
}

/** The id of the open period of an agreement. */
export async function openPeriodId(owner: ApiClient, id: string): Promise<string> {
  return openPeriod((await owner.call('getAgreement', { params: { id } })).data).id;
}

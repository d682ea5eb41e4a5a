/** A retainer on a test side with a stopped clock, and the actions of tests on it. */
import type { Body, Schemas } from '../../../contract/contract.js';
import { buildAgreement, openPeriodId } from './agreements.js';
import type { ApiClient } from '../service/api.js';
import { startOn } from '../service/clock.js';
import { buildWorkspace } from './workspace.js';

export interface Retainer {
  readonly owner: ApiClient;
  readonly id: string;
  readonly client_id: string;
  /** Logs hours, on the clock's day by default. */
  readonly log: (hours: number, more?: Partial<Body<'createTimeEntry'>>) => Promise<Schemas['TimeEntry']>;
  /** Moves the clock to noon, UTC, of a day. */
  readonly goTo: (day: string) => Promise<void>;
  /** Closes the open period by hand. */
  readonly close: (body?: Schemas['PeriodClose']) => Promise<Schemas['AgreementPeriod']>;
  /** All periods, oldest first. */
  readonly periods: () => Promise<Schemas['AgreementPeriod'][]>;
  readonly read: () => Promise<Schemas['Agreement']>;
  readonly invoices: () => Promise<Schemas['Invoice'][]>;
}

/** A retainer of 20 hours and 2000.00 a month from 1 March 2027 on, with the clock at noon UTC of that day. */
export async function buildRetainer(
  overrides: Partial<Body<'createAgreement'>> = {},
  today = '2027-03-01',
  timezone = 'UTC',
): Promise<Retainer> {
  const { owner } = await buildWorkspace();
  const goTo = async (day: string): Promise<void> => {
    await owner.call('advanceTestClock', { body: { to: `${day}T12:00:00Z` } });
  };
  await owner.call('updateWorkspace', { body: { timezone } });
  await startOn(owner, today);
  const { id, client_id } = await buildAgreement(owner, { start_date: today, ...overrides });
  const read = async () => (await owner.call('getAgreement', { params: { id } })).data;
  return {
    owner,
    id,
    client_id,
    goTo,
    read,
    async log(hours, more = {}) {
      const { data: clock } = await owner.call('getTestClock', {});
      const body = { client_id, agreement_id: id, date: clock.now.slice(0, 10), hours, ...more };
      return (await owner.call('createTimeEntry', { body })).data;
    },
    async close(body = {}) {
      const period_id = await openPeriodId(owner, id);
      return (await owner.call('closeAgreementPeriod', { params: { id, period_id }, body })).data;
    },
    async periods() {
      const { data } = await owner.call('listAgreementPeriods', { params: { id }, query: { limit: 100 } });
      return data.toReversed();
    },
    async invoices() {
      const { data } = await owner.call('listInvoices', { query: { per_page: 100, order: 'asc' } });
      const whole = data.map((invoice) =>
        owner.call('getInvoice', { params: { id: invoice.id }, query: { include: ['line_items'] } }),
      );
      return (await Promise.all(whole)).map((answer) => answer.data);
    },
  };
}

/** After a change of the time zone, all rules about days follow the new one. */
import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildSentInvoice, readInvoice } from '../../support/builders/invoices.js';
import { startAt } from '../../support/service/clock.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const instant = '2027-03-01T10:30:00Z';
const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;

/** A firm at 10:30 UTC on 1 March 2027, when it is 2 March in the east already, and 28 February in the west still. */
async function buildFirm(timezone: string): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  await owner.call('updateWorkspace', { body: { timezone } });
  await startAt(owner, instant);
  return owner;
}

const moveTo = (owner: ApiClient, timezone: string): Promise<unknown> =>
  owner.call('updateWorkspace', { body: { timezone } });

/** Schedules the firm's daily jobs and runs those that are due, without moving the clock. */
const runDueJobs = (owner: ApiClient): Promise<unknown> => owner.call('advanceTestClock', { body: { to: instant } });

/** The number of overdue invoices in each operation that shows it. */
async function countsOf(owner: ApiClient): Promise<Record<string, number>> {
  const count = async (query: object): Promise<number> =>
    (await owner.call('listInvoices', { query })).pagination.total ?? 0;
  const { summary } = await owner.call('listInvoices', {});
  const { data: aging } = await owner.call('getInvoiceAging', {});
  const buckets = Object.values(aging.buckets).reduce((sum, bucket) => sum + bucket, 0);
  return {
    status: await count({ status: ['overdue'] }),
    flag: await count({ overdue: true }),
    summary: (summary.total_overdue ?? 0) / 100,
    aging: (buckets - aging.buckets.current) / 100,
  };
}

const all = (count: number) => ({ status: count, flag: count, summary: count, aging: count });

describe('a change of the time zone', () => {
  it('makes invoices overdue at once whose due date is past there, and takes it back where it is not', async () => {
    const owner = await buildFirm('UTC');
    const due = { invoice_date: '2027-02-01', due_date: '2027-02-28' };
    const past = await buildSentInvoice(owner, due);
    const { id, client_id } = await buildSentInvoice(owner, { ...due, due_date: '2027-03-01' });
    await moveTo(owner, east);
    expect(await countsOf(owner)).to.deep.equal(all(2));
    expect((await owner.call('getClient', { params: { id: client_id } })).data.health.score).to.equal(85);
    await moveTo(owner, 'UTC');
    expect(await countsOf(owner)).to.deep.equal(all(1));
    expect((await readInvoice(owner, id)).status).to.equal('sent');
    expect((await owner.call('getClient', { params: { id: client_id } })).data.health.score).to.equal(100);
    await moveTo(owner, west);
    expect(await countsOf(owner)).to.deep.equal(all(0));
    await moveTo(owner, east);
    expect(await countsOf(owner)).to.deep.equal(all(2));
    const types = (await eventTypesOf(owner, past.id)).slice(2);
    expect(types).to.deep.equal(['invoice.overdue', 'invoice.updated', 'invoice.overdue'].flatMap(withUpdate));
  });

  it('closes the periods that are over there, and opens none again where it is an earlier day', async () => {
    const owner = await buildFirm('UTC');
    const { id } = await buildAgreement(owner, { start_date: '2027-02-02', billing_day: 2, auto_invoice: true });
    const periods = async () =>
      (await owner.call('listAgreementPeriods', { params: { id } })).data.map(({ status }) => status);
    await runDueJobs(owner);
    expect(await periods()).to.deep.equal(['active']);
    await moveTo(owner, east);
    await runDueJobs(owner);
    expect(await periods()).to.deep.equal(['active', 'closed']);
    await moveTo(owner, west);
    await runDueJobs(owner);
    expect(await periods()).to.deep.equal(['upcoming', 'closed']);
    expect((await owner.call('listInvoices', {})).pagination.total).to.equal(1);
  });
});

/** An invoice that becomes overdue has two events. */
const withUpdate = (type: string): string[] => (type === 'invoice.overdue' ? ['invoice.updated', type] : [type]);

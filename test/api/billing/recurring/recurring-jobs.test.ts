/** Recurring invoices over months, in several workers, and when their invoices cannot be made or sent. */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { createRecurringInvoices } from '../../../../commands/billing/recurring/create-due.js';
import { closeForInvoice } from '../../../../commands/retainers/close-for-invoice.js';
import { systemContext } from '../../../../models/workspace/workspace-context.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildRecurringInvoice, hosting } from '../../../support/builders/billing/recurring.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';
import { startOn } from '../../../support/service/clock.js';
import { noJobs } from '../../../support/service/no-jobs.js';

async function firmOn(day: string): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  await startOn(owner, day);
  return owner;
}

const goTo = (owner: ApiClient, day: string) => owner.call('advanceTestClock', { body: { to: `${day}T12:00:00Z` } });

const invoicesOf = async (owner: ApiClient, ...schedules: { id: string }[]): Promise<Schemas['InvoiceSummary'][]> =>
  (
    await owner.call('listInvoices', {
      query: { recurring_invoice_id: schedules.map(({ id }) => id), per_page: 100, order: 'asc' },
    })
  ).data;

const read = async (owner: ApiClient, { id }: { id: string }) =>
  (await owner.call('getRecurringInvoice', { params: { id } })).data;

const failuresOf = async (owner: ApiClient) =>
  (await owner.call('listEvents', { query: { type: ['recurring_invoice.failed'], per_page: 100 } })).data;

describe('the job of recurring invoices', () => {
  it('makes and sends 14 invoices on their dates when the clock jumps by 14 months', async () => {
    const owner = await firmOn('2027-01-15');
    const schedule = await buildRecurringInvoice(owner, { anchor_date: '2027-01-31', auto_send: true });
    await goTo(owner, '2028-03-15');
    const made = await invoicesOf(owner, schedule);
    expect(made.map(({ dates, status }) => [dates.invoice_date, status === 'draft'])).to.deep.equal(
      [
        '2027-01-31 2027-02-28 2027-03-31 2027-04-30 2027-05-31 2027-06-30 2027-07-31',
        '2027-08-31 2027-09-30 2027-10-31 2027-11-30 2027-12-31 2028-01-31 2028-02-29',
      ]
        .flatMap((days) => days.split(' '))
        .map((day) => [day, false]),
    );
    expect(made.map(({ dates }) => dates.sent_at?.slice(0, 10))).to.deep.equal(
      made.map(({ dates }) => dates.invoice_date),
    );
  }).timeout(240_000);

  it('makes one invoice for each date when several workers run it at once, also of the dates that it has missed', async () => {
    const owner = await firmOn('2027-01-15');
    const schedules = await Promise.all(
      [1, 2, 3].map(() => buildRecurringInvoice(owner, { anchor_date: '2027-02-01' })),
    );
    const { database, settings, db } = await testApi();
    await db('workspaces')
      .where({ id: owner.workspaceId })
      .update({ clock_at: new Date('2027-05-10T12:00:00Z') });
    const run = async () =>
      createRecurringInvoices(
        await systemContext({ db: database, settings, jobs: noJobs }, owner.workspaceId),
        closeForInvoice,
      );
    await Promise.all([run(), run(), run(), run()]);
    await run();
    for (const schedule of schedules)
      expect((await invoicesOf(owner, schedule)).map(({ dates }) => dates.invoice_date)).to.deep.equal([
        '2027-02-01',
        '2027-03-01',
        '2027-04-01',
        '2027-05-01',
      ]);
  });

  it('reports one that cannot be made once, tries it again every day, and makes the others', async () => {
    const owner = await firmOn('2027-01-15');
    const { id: client_id } = await buildClient(owner);
    const broken = await buildRecurringInvoice(owner, { client_id, anchor_date: '2027-02-01' });
    const sound = await buildRecurringInvoice(owner, { anchor_date: '2027-02-01' });
    await owner.call('updateClient', { params: { id: client_id }, body: { status: 'inactive' } });
    await goTo(owner, '2027-02-03');
    expect(await invoicesOf(owner, broken)).to.deep.equal([]);
    expect(await invoicesOf(owner, sound)).to.have.length(1);
    const { last_error, next_date } = await read(owner, broken);
    expect(last_error).to.include({ date: '2027-02-01', at: '2027-02-01T00:00:00.000Z' });
    expect(last_error?.message).to.match(/is inactive/);
    expect(next_date).to.equal('2027-02-01');
    expect((await failuresOf(owner)).map(({ resource_id }) => resource_id)).to.deep.equal([broken.id]);
    const { data: failed } = await owner.call('listRecurringInvoices', { query: { failed: true } });
    expect(failed.map(({ id }) => id)).to.deep.equal([broken.id]);
    await owner.call('updateClient', { params: { id: client_id }, body: { status: 'active' } });
    await goTo(owner, '2027-02-05');
    expect((await invoicesOf(owner, broken)).map(({ dates }) => dates.invoice_date)).to.deep.equal(['2027-02-01']);
    expect((await read(owner, broken)).last_error).to.equal(null);
  });

  it('leaves one that cannot be sent as a draft, and says why', async () => {
    const owner = await firmOn('2027-01-15');
    const silent = await buildClient(owner);
    const demanding = await buildClient(owner, { email: 'e@example.com', e_invoice: { format: 'xrechnung_ubl' } });
    const schedules = await Promise.all(
      [silent, demanding].map(({ id }) =>
        buildRecurringInvoice(owner, { client_id: id, anchor_date: '2027-02-01', auto_send: true }),
      ),
    );
    await goTo(owner, '2027-02-02');
    const made = await invoicesOf(owner, ...schedules);
    expect(made.map(({ status }) => status)).to.deep.equal(['draft', 'draft']);
    for (const schedule of schedules) {
      const { last_error, next_date } = await read(owner, schedule);
      expect(last_error?.date).to.equal('2027-02-01');
      expect(next_date).to.equal('2027-03-01');
    }
    expect(await failuresOf(owner)).to.have.length(2);
  });

  it('leaves invoices that must be approved as drafts, without a failure', async () => {
    const owner = await firmOn('2027-01-15');
    await owner.call('updateWorkspace', { body: { require_invoice_approval: true } });
    const schedule = await buildRecurringInvoice(owner, { anchor_date: '2027-02-01', auto_send: true });
    await goTo(owner, '2027-02-02');
    expect((await invoicesOf(owner, schedule)).map(({ status }) => status)).to.deep.equal(['draft']);
    expect((await read(owner, schedule)).last_error).to.equal(null);
  });

  it('keeps a client with an active one from being deleted, and deletes ended ones with it', async () => {
    const owner = await firmOn('2027-01-15');
    const { id } = await buildClient(owner);
    const schedule = await buildRecurringInvoice(owner, { client_id: id, anchor_date: '2027-02-01', lines: [hosting] });
    expect((await owner.request('deleteClient', { params: { id } })).status).to.equal(409);
    await owner.call('endRecurringInvoice', { params: { id: schedule.id } });
    await owner.call('deleteClient', { params: { id } });
    expect((await owner.request('getRecurringInvoice', { params: { id: schedule.id } })).status).to.equal(404);
  });
});

/** An unchanged value that is sent again changes nothing: no rate, no approval, and no event. */
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject, buildRateCard } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

type Update = Schemas['TimeEntryUpdate'];

/** An approved entry at 80 an hour, from the client's rate card, which has been raised to 200 since. */
async function buildOldTime(owner: ApiClient): Promise<Schemas['TimeEntry']> {
  const card = await buildRateCard(owner, { standard_rate: 80 });
  const { id: client_id } = await buildClient(owner, { rate_id: card.id });
  const { id: project_id } = await buildProject(owner, { client_id, status: 'active' });
  const { id } = await buildTimeEntry(owner, { project_id, hours: 2 });
  const { data } = await owner.call('approveTimeEntry', { params: { id } });
  await owner.call('updateRateCard', { params: { id: card.id }, body: { standard_rate: 200 } });
  return data;
}

/** All writable fields of an entry, as read. */
const writable = ({ billing, ...entry }: Schemas['TimeEntry']): Update => ({
  user_id: entry.user_id,
  date: entry.date,
  hours: entry.hours,
  description: entry.description,
  client_id: entry.client_id,
  project_id: entry.project_id,
  ticket_id: entry.ticket_id,
  agreement_id: entry.agreement_id,
  period_id: entry.period_id,
  billable: billing.billable,
  rate_type: billing.rate_type,
  rate_id: billing.rate_id,
  ...(billing.rate_charged === undefined ? {} : { rate_charged: billing.rate_charged }),
});

const unchanged: Readonly<Record<string, (entry: Schemas['TimeEntry']) => Update>> = {
  rate_type: ({ billing }) => ({ rate_type: billing.rate_type }),
  rate_id: ({ billing }) => ({ rate_id: billing.rate_id }),
  'rate_id null, where no card was given': () => ({ rate_id: null }),
  'rate_charged null, where no rate was given': () => ({ rate_charged: null }),
  project_id: ({ project_id }) => ({ project_id }),
  hours: ({ hours }) => ({ hours }),
  'hours with rate_type': ({ hours, billing }) => ({ hours, rate_type: billing.rate_type }),
  'everything that can be written': writable,
};

describe('updateTimeEntry, updateTimeEntries and upsertTimeEntry', () => {
  for (const [name, bodyOf] of Object.entries(unchanged))
    it(`neither reprice old time nor take back its approval when sent unchanged ${name}`, async () => {
      const { owner } = await buildWorkspace();
      const { id } = await buildOldTime(owner);
      const params = { id };
      await owner.call('updateTimeEntry', { params, body: { external_id: 'erp-1' } });
      const before = await owner.send('getTimeEntry', { params });
      const events = await eventTypesOf(owner, id);
      const body = bodyOf(before.body.data);
      const put = await owner.send('updateTimeEntry', { params, body });
      expect(put.body.data).to.deep.equal(before.body.data);
      expect(put.headers.get('etag')).to.equal(before.headers.get('etag'));
      const bulk = await owner.call('updateTimeEntries', { body: { ids: [id], updates: body } });
      expect(bulk.data).to.deep.equal([before.body.data]);
      const upsert = await owner.call('upsertTimeEntry', { params: { external_id: 'erp-1' }, body });
      expect(upsert.data).to.deep.equal(before.body.data);
      expect(await eventTypesOf(owner, id)).to.deep.equal(events);
    });

  it('let members send back what they read of approved time, which they could not change', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id } = await buildTimeEntry(owner, { user_id: member.userId });
    const params = { id };
    await owner.call('approveTimeEntry', { params });
    const { data } = await member.call('getTimeEntry', { params });
    const { hours, date, client_id, project_id, description } = data;
    const body = { hours, date, client_id, project_id, description, rate_type: data.billing.rate_type };
    expect((await member.call('updateTimeEntry', { params, body })).data).to.deep.equal(data);
    expect((await member.fail('updateTimeEntry', { params, body: { ...body, hours: 3 } })).status).to.equal(403);
  });

  it('redetermine the rate when one of the values sent is another', async () => {
    const { owner } = await buildWorkspace();
    const entry = await buildOldTime(owner);
    const body = { ...writable(entry), rate_type: 'emergency' as const };
    const { data } = await owner.call('updateTimeEntry', { params: { id: entry.id }, body });
    expect(data.billing).to.include({ rate_type: 'emergency', rate_charged: 300, rate_override: false });
    expect(data.approval.status).to.equal('pending');
  });

  it('keep the present rate as one given by hand when it is sent as custom', async () => {
    const { owner } = await buildWorkspace();
    const entry = await buildOldTime(owner);
    const body = { rate_type: 'custom' as const, rate_charged: 80 };
    const { data } = await owner.call('updateTimeEntry', { params: { id: entry.id }, body });
    expect(data.billing).to.include({ rate_type: 'custom', rate_charged: 80, rate_override: true });
  });

  it('refuse references that contradict each other, also if one of them is unchanged', async () => {
    const { owner } = await buildWorkspace();
    const entry = await buildOldTime(owner);
    const elsewhere = await buildProject(owner, { client_id: (await buildClient(owner)).id });
    const body = { client_id: entry.client_id, project_id: elsewhere.id };
    const { error } = await owner.fail('updateTimeEntry', { params: { id: entry.id }, body });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'project_id']);
  });
});

describe('resumeTimer', () => {
  it('keeps the type of rate, determined anew, for everyone', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { bill_rate: 70 });
    const { id } = await buildTimeEntry(owner, { user_id: member.userId, rate_type: 'emergency' });
    for (const caller of [owner, member]) {
      const resumed = await caller.call('resumeTimer', { params: { id } });
      const { data } = await owner.call('getTimeEntry', { params: { id: resumed.data.id } });
      expect(data.billing).to.include({ rate_type: 'emergency', rate_charged: 105, rate_override: false });
    }
  });

  it('keeps a rate and a card given by hand for whoever sees rates, and only for them', async () => {
    const { owner } = await buildWorkspace();
    const card = await buildRateCard(owner, { standard_rate: 95 });
    const member = await buildUser(owner, 'member', { bill_rate: 70 });
    const given = { custom: { rate_charged: 33 }, card: { rate_id: card.id } };
    const billingAfter = async (caller: ApiClient, terms: object): Promise<Schemas['TimeEntry']['billing']> => {
      const { id } = await buildTimeEntry(owner, { user_id: member.userId, ...terms });
      const resumed = await caller.call('resumeTimer', { params: { id } });
      return (await owner.call('getTimeEntry', { params: { id: resumed.data.id } })).data.billing;
    };
    expect(await billingAfter(owner, given.custom)).to.include({ rate_type: 'custom', rate_charged: 33 });
    expect(await billingAfter(owner, given.card)).to.include({ rate_id: card.id, rate_charged: 95 });
    expect(await billingAfter(member, given.custom)).to.include({ rate_type: 'standard', rate_charged: 70 });
    expect(await billingAfter(member, given.card)).to.include({ rate_id: null, rate_charged: 70 });
  });
});

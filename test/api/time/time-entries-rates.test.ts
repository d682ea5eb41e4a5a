import { expect } from 'chai';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildProject, buildRateCard } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi } from '../../support/service/api.js';

const day = { date: '2026-03-10', hours: 2 };

describe('createTimeEntry rates', () => {
  it('uses the first rate available: project, client, user, default card, workspace', async () => {
    const { owner } = await buildWorkspace();
    const billing = async (overrides: Parameters<typeof buildTimeEntry>[1]) =>
      (await buildTimeEntry(owner, overrides)).billing;

    await owner.call('updateWorkspace', { body: { default_hourly_rate: 50 } });
    const user = await buildUser(owner, 'member');
    expect(await billing({ user_id: user.userId })).to.include({ rate_charged: 50, rate_id: null });

    const card = await buildRateCard(owner, { standard_rate: 60, is_default: true });
    expect(await billing({ user_id: user.userId })).to.include({ rate_charged: 60, rate_id: card.id });

    const priced = await buildUser(owner, 'member', { bill_rate: 70 });
    expect(await billing({ user_id: priced.userId })).to.include({ rate_charged: 70, rate_id: null });

    const clientCard = await buildRateCard(owner, { standard_rate: 80 });
    const { id: client_id } = await buildClient(owner, { rate_id: clientCard.id });
    expect(await billing({ user_id: priced.userId, client_id })).to.include({
      rate_charged: 80,
      rate_id: clientCard.id,
    });

    const { id: project_id } = await buildProject(owner, { client_id, custom_rate: 90 });
    expect(await billing({ user_id: priced.userId, project_id })).to.include({ rate_charged: 90, rate_id: null });

    const asked = await buildRateCard(owner, { standard_rate: 95.1234 });
    expect(await billing({ project_id, rate_id: asked.id })).to.include({
      rate_charged: 95.1234,
      rate_id: asked.id,
      rate_type: 'standard',
      rate_override: false,
    });
  });

  it('uses the emergency rate of a card, or multiplies', async () => {
    const { owner } = await buildWorkspace();
    const card = await buildRateCard(owner, { standard_rate: 100, emergency_rate: 180 });
    const { id: client_id } = await buildClient(owner, { rate_id: card.id });
    const entry = await buildTimeEntry(owner, { client_id, rate_type: 'emergency' });
    expect(entry.billing).to.include({ rate_charged: 180, rate_type: 'emergency' });
    const { userId } = await buildUser(owner, 'member', { bill_rate: 70 });
    const plain = await buildTimeEntry(owner, { user_id: userId, rate_type: 'emergency' });
    expect(plain.billing.rate_charged).to.equal(105);
  });

  it('uses a rate that is given as it is', async () => {
    const { owner } = await buildWorkspace();
    const entry = await buildTimeEntry(owner, { rate_charged: 33.3333 });
    expect(entry.billing).to.include({ rate_charged: 33.3333, rate_type: 'custom', rate_override: true });
    const typed = await buildTimeEntry(owner, { rate_charged: 0, rate_type: 'emergency' });
    expect(typed.billing).to.include({ rate_charged: 0, rate_type: 'emergency', rate_override: true });
  });

  it('can store the largest rate for the longest day', async () => {
    const { owner } = await buildWorkspace();
    await buildTimeEntry(owner, { hours: 24, rate_charged: 9_999_999.9999 });
    expect((await owner.call('listTimeEntries', {})).summary.total_value).to.equal(240_000_000);
  });

  it('refuses custom without rate_charged', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { error } = await owner.fail('createTimeEntry', { body: { ...day, client_id, rate_type: 'custom' } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'rate_charged']);
  });

  it("is in the client's currency", async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { currency: 'EUR' });
    const dollars = await buildRateCard(owner, { standard_rate: 100, currency: 'USD' });
    expect((await buildTimeEntry(owner, { client_id })).billing.currency).to.equal('EUR');
    const { error } = await owner.fail('createTimeEntry', { body: { ...day, client_id, rate_id: dollars.id } });
    expect(error.field).to.equal('rate_id');
  });

  it('stores the cost rate that the user has at that time', async () => {
    const { owner } = await buildWorkspace();
    const { userId } = await buildUser(owner, 'member', { cost_rate: 40 });
    const { id } = await buildTimeEntry(owner, { user_id: userId });
    const { db } = await testApi();
    await db('users').where({ id: userId }).update({ cost_rate: 45 });
    await owner.call('updateTimeEntry', { params: { id }, body: { hours: 3 } });
    const costRate = async (): Promise<unknown> =>
      (await db('time_entries').where({ id }).first('cost_rate')) as unknown;
    expect(await costRate()).to.deep.equal({ cost_rate: '40.0000' });
    await owner.call('updateTimeEntry', { params: { id }, body: { user_id: owner.userId } });
    expect(await costRate()).to.deep.equal({ cost_rate: null });
  });
});

describe('updateTimeEntry rates', () => {
  it('stays fixed when rates or other fields change', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { default_hourly_rate: 50 } });
    const { id } = await buildTimeEntry(owner);
    await owner.call('updateWorkspace', { body: { default_hourly_rate: 60 } });
    const { data } = await owner.call('updateTimeEntry', { params: { id }, body: { hours: 3, billable: false } });
    expect(data.billing.rate_charged).to.equal(50);
  });

  it('is fixed again when something that it depends on changes', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { default_hourly_rate: 50 } });
    const entry = await buildTimeEntry(owner);
    const rateAfter = async (body: object) =>
      (await owner.call('updateTimeEntry', { params: { id: entry.id }, body })).data.billing.rate_charged;
    expect(await rateAfter({ rate_type: 'emergency' })).to.equal(75);
    const { userId } = await buildUser(owner, 'member', { bill_rate: 80 });
    expect(await rateAfter({ user_id: userId })).to.equal(120);
    const project = await buildProject(owner, { client_id: entry.client_id ?? '', custom_rate: 90 });
    expect(await rateAfter({ project_id: project.id, rate_type: 'standard' })).to.equal(90);
    const card = await buildRateCard(owner, { standard_rate: 110 });
    expect(await rateAfter({ rate_id: card.id })).to.equal(110);
    expect(await rateAfter({ project_id: null })).to.equal(110);
    expect(await rateAfter({ rate_id: null })).to.equal(80);
  });

  it('keeps a rate given by hand until it is taken back', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { default_hourly_rate: 50 } });
    const { id } = await buildTimeEntry(owner, { rate_charged: 200 });
    const after = async (body: object) => (await owner.call('updateTimeEntry', { params: { id }, body })).data.billing;
    const { userId } = await buildUser(owner, 'member', { bill_rate: 80 });
    expect(await after({ user_id: userId })).to.include({ rate_charged: 200, rate_override: true });
    expect(await after({ rate_charged: 210 })).to.include({ rate_charged: 210, rate_type: 'custom' });
    expect(await after({ rate_charged: null })).to.include({
      rate_charged: 80,
      rate_type: 'standard',
      rate_override: false,
    });
    const { error } = await owner.fail('updateTimeEntry', { params: { id }, body: { rate_type: 'custom' } });
    expect(error.field).to.equal('rate_charged');
    expect(await eventTypesOf(owner, id)).to.have.length(4);
  });
});

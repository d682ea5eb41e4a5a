import { expect } from 'chai';
import type { Body } from '../../../contract/contract.js';
import { eventTypesOf, eventsOf } from '../../support/answers/events.js';
import { buildClient, buildContact, buildProject, buildRateCard } from '../../support/builders/factories.js';
import { addAgreement, addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

describe('updateProject', () => {
  it('changes only the fields sent, and reports what changed', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, { title: 'Old', notes: 'Keep', budget_hours: 10 });
    const { data } = await owner.call('updateProject', {
      params: { id: project.id },
      body: { title: 'New', budget_hours: null },
    });
    expect(data).to.deep.include({ title: 'New', notes: 'Keep' });
    const event = (await eventsOf(owner, project.id)).at(-1);
    expect(event?.type).to.equal('project.updated');
    expect(event?.context.changes).to.deep.equal({
      title: { from: 'Old', to: 'New' },
      'budget.hours': { from: 10, to: null },
    });
  });

  it('emits nothing if nothing changes', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, { title: 'Same', status: 'active', custom_rate: 80, budget_hours: 10 });
    const body = { title: 'Same', status: 'active', custom_rate: 80, budget_hours: 10 } as const;
    const { data } = await owner.call('updateProject', { params: { id: project.id }, body });
    expect(data).to.deep.equal(project);
    expect(await eventTypesOf(owner, project.id)).to.deep.equal(['project.created']);
  });

  it('emits a separate event for a change of status', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { title: 'Old' });
    await owner.call('updateProject', { params: { id }, body: { title: 'New', status: 'active' } });
    const [, updated, moved] = await eventsOf(owner, id);
    expect(updated?.type).to.equal('project.updated');
    expect(updated?.context.changes).to.have.all.keys('title');
    expect(moved?.type).to.equal('project.status_changed');
    expect(moved?.context.changes).to.have.all.keys('status', 'dates.commenced_at');
    expect(moved?.context.changes?.['status']).to.deep.equal({ from: 'pending', to: 'active' });
  });

  it('keeps commenced_at from when it was first active, and completed_at only while completed', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const move = async (status: 'active' | 'on_hold' | 'completed') =>
      (await owner.call('updateProject', { params: { id }, body: { status } })).data.dates;
    const { commenced_at } = await move('active');
    expect(commenced_at).to.be.a('string');
    await move('on_hold');
    expect(await move('active')).to.include({ commenced_at, completed_at: null });
    const done = await move('completed');
    expect(done.commenced_at).to.equal(commenced_at);
    expect(done.completed_at).to.be.a('string');
    expect(await move('active')).to.include({ commenced_at, completed_at: null });
    const types = await eventTypesOf(owner, id);
    expect(types.filter((type) => type === 'project.completed')).to.have.length(1);
    expect(types.filter((type) => type === 'project.status_changed')).to.have.length(5);
    expect(types).not.to.include('project.updated');
  });

  it('refuses a transition that the status does not allow', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { status: 'completed' });
    const { status, error } = await owner.fail('updateProject', { params: { id }, body: { status: 'on_hold' } });
    expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'status']);
  });

  it('drops the agreement when the billing type is no longer retainer', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const agreement_id = await addAgreement(owner, client_id);
    const { id } = await buildProject(owner, { client_id, billing_type: 'retainer', agreement_id });
    const { data } = await owner.call('updateProject', { params: { id }, body: { billing_type: 'fixed_fee' } });
    expect(data.agreement_id).to.equal(null);
    const { error } = await owner.fail('updateProject', { params: { id }, body: { agreement_id } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'agreement_id']);
  });

  it('can override the rate only while the project has one', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { custom_rate: 80 });
    const rateAfter = async (body: Body<'updateProject'>) =>
      (await owner.call('updateProject', { params: { id }, body })).data.rate;
    expect(await rateAfter({ rate_override: false })).to.deep.equal({
      override: false,
      rate_id: null,
      custom_rate: 80,
    });
    expect(await rateAfter({ title: 'Other' })).to.include({ override: false });
    expect(await rateAfter({ custom_rate: 90 })).to.include({ override: true, custom_rate: 90 });
    expect(await rateAfter({ custom_rate: null })).to.include({ override: false, custom_rate: null });
  });

  it('applies its rate to time only while it overrides', async () => {
    const { owner } = await buildWorkspace();
    const { id: rate_id } = await buildRateCard(owner, { standard_rate: 70 });
    const { id: project_id } = await buildProject(owner, { custom_rate: 80, rate_id });
    const rateCharged = async () => (await buildTimeEntry(owner, { project_id })).billing.rate_charged;
    const update = (body: Body<'updateProject'>) => owner.call('updateProject', { params: { id: project_id }, body });
    expect(await rateCharged()).to.equal(80);
    await update({ custom_rate: null });
    expect(await rateCharged()).to.equal(70);
    await update({ rate_override: false });
    expect(await rateCharged()).to.equal(0);
  });

  it('compares dates with the existing ones', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { start_date: '2026-02-01', due_date: '2026-02-28' });
    const { error } = await owner.fail('updateProject', { params: { id }, body: { start_date: '2026-03-01' } });
    expect(error.field).to.equal('due_date');
    await owner.call('updateProject', { params: { id }, body: { start_date: '2026-03-01', due_date: null } });
  });

  it('moves to another client as long as nothing is logged, with what fits that client', async () => {
    const { owner } = await buildWorkspace();
    const [from, to] = [await buildClient(owner), await buildClient(owner)];
    const { id: contact_id } = await buildContact(owner, { client_id: from.id });
    const { id } = await buildProject(owner, { client_id: from.id, contact_id });
    const { error } = await owner.fail('updateProject', { params: { id }, body: { client_id: to.id } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'contact_id']);
    const moved = await owner.call('updateProject', { params: { id }, body: { client_id: to.id, contact_id: null } });
    expect(moved.data.client_id).to.equal(to.id);
  });

  it('stays with its client once there is time or a ticket', async () => {
    const { owner } = await buildWorkspace();
    const other = await buildClient(owner);
    const [timed, planned] = [await buildProject(owner), await buildProject(owner)];
    await buildTimeEntry(owner, { project_id: timed.id });
    await addTicket(owner, { client_id: planned.client_id, project_id: planned.id });
    for (const { id } of [timed, planned]) {
      const { error } = await owner.fail('updateProject', { params: { id }, body: { client_id: other.id } });
      expect([error.code, error.field]).to.deep.equal(['invalid_state', 'client_id']);
    }
  });
});

import { expect } from 'chai';
import type { Body } from '../../../contract/contract.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact, buildProject, buildRateCard } from '../../support/builders/factories.js';
import { unknownLinks } from '../../support/builders/projects.js';
import { addAgreement, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('createProject', () => {
  it('is pending and billed by time and materials by default, with nothing used', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { data } = await owner.call('createProject', { body: { title: 'Relaunch', client_id } });
    expect(data).to.deep.include({
      title: 'Relaunch',
      client_id,
      status: 'pending',
      billing_type: 'time_and_materials',
    });
    expect(data.budget).to.deep.equal({
      hours: null,
      amount: null,
      hours_used: 0,
      amount_billed: 0,
      percent_complete: 0,
    });
    expect(data.dates).to.deep.equal({ start_date: null, due_date: null, commenced_at: null, completed_at: null });
    expect(data.rate).to.deep.equal({ override: false, rate_id: null, custom_rate: null });
    expect((await owner.call('getProject', { params: { id: data.id } })).data).to.deep.equal(data);
    expect(await eventTypesOf(owner, data.id)).to.deep.equal(['project.created']);
  });

  it('accepts every field', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const agreement_id = await addAgreement(owner, client_id);
    const { id: contact_id } = await buildContact(owner, { client_id });
    const { id: rate_id } = await buildRateCard(owner);
    const [type] = (await owner.call('listProjectTypes', {})).data;
    const body = {
      title: 'Relaunch',
      client_id,
      description: 'All of it',
      type_id: type?.id ?? '',
      billing_type: 'retainer',
      manager_id: owner.userId,
      contact_id,
      agreement_id,
      notes: 'Quiet',
      contract_url: 'https://example.com/contract',
    } as const;
    const dates = { start_date: '2026-01-05', due_date: '2026-01-05' };
    const rate = { rate_override: false, rate_id, custom_rate: 80.1234 };
    const { data } = await owner.call('createProject', {
      body: { ...body, ...dates, ...rate, budget_hours: 12.25, budget_amount: 1000.5 },
    });
    expect(data).to.deep.include(body);
    expect(data.dates).to.include(dates);
    expect(data.rate).to.deep.equal({ override: false, rate_id, custom_rate: 80.1234 });
    expect(data.budget).to.include({ hours: 12.25, amount: 1000.5 });
  });

  it('commences immediately if created as active, and is completed immediately if created as completed', async () => {
    const { owner } = await buildWorkspace();
    const active = await buildProject(owner, { status: 'active' });
    expect(active.dates.commenced_at).to.equal(active.created_at);
    const done = await buildProject(owner, { status: 'completed' });
    expect([done.dates.commenced_at, done.dates.completed_at]).to.deep.equal([null, done.created_at]);
    expect(await eventTypesOf(owner, done.id)).to.deep.equal(['project.created', 'project.completed']);
  });

  it('overrides the rate if it is given one', async () => {
    const { owner } = await buildWorkspace();
    expect((await buildProject(owner, { custom_rate: 80 })).rate.override).to.equal(true);
    const { id: rate_id } = await buildRateCard(owner);
    expect((await buildProject(owner, { rate_id })).rate.override).to.equal(true);
  });

  for (const [field, id] of Object.entries(unknownLinks)) {
    it(`refuses a ${field} that does not exist`, async () => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const body = { title: 'Relaunch', client_id, billing_type: 'retainer', [field]: id };
      const { status, error } = await owner.fail('createProject', { body });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
    });
  }

  it('reports all mistakes together', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const body = { ...unknownLinks, title: 'Relaunch', client_id, start_date: '2026-02-01', due_date: '2026-01-31' };
    const { error } = await owner.fail('createProject', { body: { ...body, billing_type: 'retainer' } });
    const fields = error.details?.map(({ field }) => field);
    expect(fields).to.have.members(['due_date', 'type_id', 'manager_id', 'contact_id', 'agreement_id', 'rate_id']);
  });

  it('refuses a contact, an agreement and a rate card that do not fit the client', async () => {
    const { owner } = await buildWorkspace();
    const [mine, other] = [await buildClient(owner), await buildClient(owner)];
    const { id: contact_id } = await buildContact(owner, { client_id: other.id });
    const agreement_id = await addAgreement(owner, other.id);
    const { id: rate_id } = await buildRateCard(owner, { currency: 'EUR' });
    const body = { title: 'Relaunch', client_id: mine.id, billing_type: 'retainer', contact_id, agreement_id, rate_id };
    const { error } = await owner.fail('createProject', { body });
    const fields = error.details?.map(({ field }) => field);
    expect(fields).to.have.members(['contact_id', 'agreement_id', 'rate_id']);
  });

  const wrong: readonly (readonly [string, Partial<Body<'createProject'>>, string])[] = [
    ['an end before the start', { start_date: '2026-02-01', due_date: '2026-01-31' }, 'due_date'],
    ['an override without a rate', { rate_override: true }, 'rate_override'],
    ['a negative budget of hours', { budget_hours: -1 }, 'budget_hours'],
    ['a negative budget of money', { budget_amount: -0.01 }, 'budget_amount'],
    ['hours of 3 decimals', { budget_hours: 1.125 }, 'budget_hours'],
    ['a link that is no web address', { contract_url: 'javascript:alert(1)' }, 'contract_url'],
    ['a blank title', { title: '  ' }, 'title'],
  ];
  for (const [what, body, field] of wrong) {
    it(`refuses ${what}`, async () => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const { status, error } = await owner.fail('createProject', { body: { title: 'Relaunch', client_id, ...body } });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
    });
  }

  it('requires can_manage_projects', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [manager, member] = await Promise.all([buildUser(owner, 'manager'), buildUser(owner, 'member')]);
    await buildProject(manager, { client_id });
    const { error } = await member.fail('createProject', { body: { title: 'Relaunch', client_id } });
    expect(error.code).to.equal('forbidden');
  });
});

describe('getProject', () => {
  it('omits the rate for users who may not see rates', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { custom_rate: 80 });
    const member = await buildUser(owner, 'member');
    const { data } = await member.call('getProject', { params: { id } });
    expect(data.rate).to.deep.equal({ override: true, rate_id: null });
  });

  it('embeds client, manager and time, and nothing unless requested', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const member = await buildUser(owner, 'member', { name: 'Mia' });
    const { id } = await buildProject(owner, { client_id: client.id, manager_id: member.userId });
    await buildTimeEntry(owner, { project_id: id, hours: 1.25 });
    await buildTimeEntry(owner, { project_id: id, hours: 2, user_id: member.userId });
    await buildTimeEntry(owner, { project_id: id, hours: 0.5, user_id: member.userId, billable: false });
    const include = ['client', 'manager', 'time_entries'] as const;
    const { data } = await owner.call('getProject', { params: { id }, query: { include: [...include] } });
    expect(data.client).to.deep.equal((await owner.call('getClient', { params: { id: client.id } })).data);
    expect(data.manager).to.include({ id: member.userId, name: 'Mia' });
    expect(data.time_entries).to.deep.equal({
      total_hours: 3.75,
      billable_hours: 3.25,
      by_user: [
        { user_id: member.userId, hours: 2.5 },
        { user_id: owner.userId, hours: 1.25 },
      ],
    });
    const bare = (await owner.call('getProject', { params: { id } })).data;
    expect(bare).not.to.have.any.keys(...include);
  });

  it('has the same ETag whatever is embedded', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const bare = await owner.send('getProject', { params: { id } });
    const full = await owner.send('getProject', { params: { id }, query: { include: ['client', 'time_entries'] } });
    expect(full.headers.get('etag')).to.equal(bare.headers.get('etag'));
  });

  it('embeds null for a project without a manager', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const { data } = await owner.call('getProject', { params: { id }, query: { include: ['manager'] } });
    expect(data.manager).to.equal(null);
  });

  it('refuses an unknown name in include', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner);
    const { error } = await owner.fail('getProject', { params: { id }, query: { include: 'client,secrets' } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'include']);
  });
});

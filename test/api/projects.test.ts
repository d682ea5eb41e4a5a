import { expect } from 'chai';
import type { Body } from '../../openapi/contract.js';
import { eventTypesOf, eventsOf } from '../support/events.js';
import { buildClient, buildContact, buildProject, buildRateCard } from '../support/factories.js';
import { addAgreement, addTicket, buildTimeEntry } from '../support/time.js';
import { buildUser, buildWorkspace } from '../support/workspace.js';

const unknown = {
  client_id: 'cli_00000000000000000000000000',
  type_id: 'ptype_00000000000000000000000000',
  manager_id: 'usr_00000000000000000000000000',
  contact_id: 'con_00000000000000000000000000',
  agreement_id: 'agr_00000000000000000000000000',
  rate_id: 'rate_00000000000000000000000000',
};

describe('createProject', () => {
  it('is pending and for time and materials unless it says otherwise, with nothing used', async () => {
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

  it('takes every field that it may have', async () => {
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

  it('commences at once as active, and is completed at once as completed', async () => {
    const { owner } = await buildWorkspace();
    const active = await buildProject(owner, { status: 'active' });
    expect(active.dates.commenced_at).to.equal(active.created_at);
    const done = await buildProject(owner, { status: 'completed' });
    expect([done.dates.commenced_at, done.dates.completed_at]).to.deep.equal([null, done.created_at]);
    expect(await eventTypesOf(owner, done.id)).to.deep.equal(['project.created', 'project.completed']);
  });

  it('overrides the rate when it is given one', async () => {
    const { owner } = await buildWorkspace();
    expect((await buildProject(owner, { custom_rate: 80 })).rate.override).to.equal(true);
    const { id: rate_id } = await buildRateCard(owner);
    expect((await buildProject(owner, { rate_id })).rate.override).to.equal(true);
  });

  for (const [field, id] of Object.entries(unknown)) {
    it(`refuses a ${field} that does not exist`, async () => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const body = { title: 'Relaunch', client_id, billing_type: 'retainer', [field]: id };
      const { status, error } = await owner.fail('createProject', { body });
      expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', field]);
    });
  }

  it('names all that is wrong at once', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const body = { ...unknown, title: 'Relaunch', client_id, start_date: '2026-02-01', due_date: '2026-01-31' };
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

  it('needs can_manage_projects', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [manager, member] = await Promise.all([buildUser(owner, 'manager'), buildUser(owner, 'member')]);
    await buildProject(manager, { client_id });
    const { error } = await member.fail('createProject', { body: { title: 'Relaunch', client_id } });
    expect(error.code).to.equal('forbidden');
  });
});

describe('getProject', () => {
  it('leaves the rate out for those who may not see rates', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { custom_rate: 80 });
    const member = await buildUser(owner, 'member');
    const { data } = await member.call('getProject', { params: { id } });
    expect(data.rate).to.deep.equal({ override: true, rate_id: null });
  });

  it('embeds client, manager and time, and nothing unless asked', async () => {
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

describe('updateProject', () => {
  it('changes the fields sent only, and tells what changed', async () => {
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

  it('that changes nothing tells nothing', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner, { title: 'Same', status: 'active', custom_rate: 80, budget_hours: 10 });
    const body = { title: 'Same', status: 'active', custom_rate: 80, budget_hours: 10 } as const;
    const { data } = await owner.call('updateProject', { params: { id: project.id }, body });
    expect(data).to.deep.equal(project);
    expect(await eventTypesOf(owner, project.id)).to.deep.equal(['project.created']);
  });

  it('tells of a change of status apart from other changes', async () => {
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

  it('keeps commenced_at from the first active, and completed_at only while completed', async () => {
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

  it('refuses a move that the status does not allow', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { status: 'completed' });
    const { status, error } = await owner.fail('updateProject', { params: { id }, body: { status: 'on_hold' } });
    expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'status']);
  });

  it('takes the agreement off when the work leaves the retainer', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const agreement_id = await addAgreement(owner, client_id);
    const { id } = await buildProject(owner, { client_id, billing_type: 'retainer', agreement_id });
    const { data } = await owner.call('updateProject', { params: { id }, body: { billing_type: 'fixed_fee' } });
    expect(data.agreement_id).to.equal(null);
    const { error } = await owner.fail('updateProject', { params: { id }, body: { agreement_id } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'agreement_id']);
  });

  it('overrides the rate as long as the project has one', async () => {
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

  it('has its rate apply to time only while it overrides', async () => {
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

  it('compares dates with those that stand', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { start_date: '2026-02-01', due_date: '2026-02-28' });
    const { error } = await owner.fail('updateProject', { params: { id }, body: { start_date: '2026-03-01' } });
    expect(error.field).to.equal('due_date');
    await owner.call('updateProject', { params: { id }, body: { start_date: '2026-03-01', due_date: null } });
  });

  it('moves to another client while nothing is logged, with what fits it', async () => {
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

describe('listProjects', () => {
  it('shows projects in short, with the name of the client', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner);
    const project = await buildProject(owner, { client_id: client.id, due_date: '2026-05-01', budget_hours: 10 });
    const { data, pagination } = await owner.call('listProjects', {});
    expect(data).to.deep.equal([
      {
        id: project.id,
        title: project.title,
        client_id: client.id,
        client_name: client.name,
        status: 'pending',
        type_id: null,
        billing_type: 'time_and_materials',
        manager_id: null,
        dates: { start_date: null, due_date: '2026-05-01' },
        budget: { hours: 10, hours_used: 0, percent_complete: 0 },
        tags: [],
        created_at: project.created_at,
        updated_at: project.updated_at,
      },
    ]);
    expect(pagination).to.deep.equal({ page: 1, per_page: 20, total: 1, total_pages: 1 });
  });

  it('filters by each of its filters, and by all of them together', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [type] = (await owner.call('listProjectTypes', {})).data;
    const type_id = type?.id ?? '';
    const traits = {
      client_id,
      status: 'active',
      billing_type: 'fixed_fee',
      manager_id: owner.userId,
      type_id,
    } as const;
    const match = await buildProject(owner, { ...traits, title: 'The 50% Relaunch' });
    await buildProject(owner, { title: 'The 500 Relaunches' });
    const filters = { ...traits, search: '50% relaunch' };
    const idsBy = async (query: object) => (await owner.call('listProjects', { query })).data.map(({ id }) => id);
    for (const [name, value] of Object.entries(filters))
      expect(await idsBy({ [name]: value }), name).to.deep.equal([match.id]);
    expect(await idsBy(filters)).to.deep.equal([match.id]);
    expect(await idsBy({ ...filters, status: 'pending' })).to.deep.equal([]);
  });

  it('gives what was changed since, hours logged included', async () => {
    const { owner } = await buildWorkspace();
    const [first, second] = [await buildProject(owner), await buildProject(owner)];
    await buildTimeEntry(owner, { project_id: first.id });
    const { updated_at } = (await owner.call('getProject', { params: { id: first.id } })).data;
    expect(updated_at > second.updated_at).to.equal(true);
    const { data } = await owner.call('listProjects', { query: { updated_since: updated_at } });
    expect(data.map(({ id }) => id)).to.deep.equal([first.id]);
  });

  it('sorts by each of its sorts, in both directions', async () => {
    const { owner } = await buildWorkspace();
    await buildProject(owner, { title: 'B', due_date: '2026-03-01', status: 'on_hold' });
    await buildProject(owner, { title: 'C', status: 'pending' });
    await buildProject(owner, { title: 'A', due_date: '2026-02-01', status: 'active' });
    const order = { created_at: 'BCA', title: 'ABC', due_date: 'CAB', status: 'ABC' } as const;
    for (const [sort, titles] of Object.entries(order) as [keyof typeof order, string][]) {
      const asc = await owner.call('listProjects', { query: { sort, order: 'asc' } });
      const desc = await owner.call('listProjects', { query: { sort } });
      expect(asc.data.map(({ title }) => title).join(''), sort).to.equal(titles);
      expect(desc.data.map(({ title }) => title).join(''), sort).to.equal(titles.split('').toReversed().join(''));
    }
  });

  for (const field of ['client_id', 'manager_id', 'type_id'] as const) {
    it(`refuses a ${field} that does not exist`, async () => {
      const { owner } = await buildWorkspace();
      const { error } = await owner.fail('listProjects', { query: { [field]: unknown[field] } });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', field]);
    });
  }
});

describe('listProjectTimeEntries', () => {
  it('gives the time of the project in a range, with what it adds up to', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { custom_rate: 100 });
    for (const date of ['2026-03-01', '2026-03-02', '2026-03-03'])
      await buildTimeEntry(owner, { project_id: id, date });
    await buildTimeEntry(owner);
    const query = { from: '2026-03-02', to: '2026-03-03' };
    const { data, pagination, summary } = await owner.call('listProjectTimeEntries', { params: { id }, query });
    expect(data.map(({ date }) => date)).to.deep.equal(['2026-03-03', '2026-03-02']);
    expect(pagination.total).to.equal(2);
    expect(summary).to.include({ total_hours: 4, billable_hours: 4, total_value: 400 });
  });

  it('is not_found for a project that is not there', async () => {
    const { owner } = await buildWorkspace();
    const { status } = await owner.fail('listProjectTimeEntries', { params: { id: 'prj_x' } });
    expect(status).to.equal(404);
  });

  it('leaves values out for those who may not see rates', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { custom_rate: 100 });
    const member = await buildUser(owner, 'member');
    await buildTimeEntry(owner, { project_id: id, user_id: member.userId });
    const { data, summary } = await member.call('listProjectTimeEntries', { params: { id } });
    expect(summary).not.to.have.any.keys('total_value', 'other_currencies');
    for (const { billing } of data) expect(billing).not.to.have.property('rate_charged');
  });
});

import { expect } from 'chai';
import type { Body } from '../../../contract/contract.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import {
  approve,
  requestApproval,
  buildApproval,
  buildApprovalScene,
  buildMilestoneApproval,
  march,
  reject,
} from '../../support/builders/approvals.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildMilestone } from '../../support/builders/projects.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

const none = '00000000000000000000000000';

const get = async (owner: ApiClient, id: string) => (await owner.call('getApproval', { params: { id } })).data;
const entriesOf = async (owner: ApiClient, id: string) =>
  (await owner.call('listApprovalEntries', { params: { id } })).data;

describe('createApproval', () => {
  it('asks for the hours of a project by day and person, without rates, and tells of it', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, project_id } = await buildApprovalScene(owner);
    const member = await buildUser(owner, 'member');
    await buildTimeEntry(owner, { project_id, date: '2026-03-11', hours: 1.5, description: 'Design' });
    await buildTimeEntry(owner, { project_id, date: '2026-03-10', hours: 2, description: 'Build' });
    await buildTimeEntry(owner, { project_id, date: '2026-03-10', hours: 3, user_id: member.userId });
    await buildTimeEntry(owner, { project_id, date: '2026-04-01' });
    const approval = await requestApproval(owner, {
      type: 'hours',
      project_id,
      ...march,
      message: 'March, please',
      due_date: '2999-01-31',
    });
    expect(approval).to.deep.include({ type: 'hours', status: 'pending', client_id, project_id, ...march });
    expect(approval).to.deep.include({ hours: 6.5, left_hours: 0, entry_count: 3, decision: null });
    expect(approval).to.include({ message: 'March, please', due_date: '2999-01-31', requested_by_id: owner.userId });
    expect(
      approval.days?.map(({ date, hours, people }) => [
        date,
        hours,
        people.map((each) => each.hours).toSorted((a, b) => a - b),
      ]),
    ).to.deep.equal([
      ['2026-03-10', 5, [2, 3]],
      ['2026-03-11', 1.5, [1.5]],
    ]);
    expect(JSON.stringify([approval, await entriesOf(owner, approval.id)])).not.to.match(/rate|value|cost/);
    expect((await entriesOf(owner, approval.id)).map(({ description }) => description)).to.deep.equal([
      'Build',
      null,
      'Design',
    ]);
    const [event] = await eventsOf(owner, approval.id);
    const { days: _, ...listed } = approval;
    expect(event).to.deep.include({ type: 'approval.requested', data: listed });
  });

  it('asks for the hours that draw on an agreement', async () => {
    const { owner } = await buildWorkspace();
    const { client_id } = await buildApprovalScene(owner);
    const { id: agreement_id, title } = await buildAgreement(owner, { client_id });
    await buildTimeEntry(owner, { client_id, agreement_id });
    const approval = await requestApproval(owner, { type: 'hours', agreement_id, ...march });
    expect(approval).to.deep.include({ agreement_id, project_id: null, title, hours: 2 });
  });

  it('asks for a milestone once, until that is cancelled or rejected', async () => {
    const { owner } = await buildWorkspace();
    const { project_id, contact } = await buildApprovalScene(owner);
    const { id: milestone_id, title } = await buildMilestone(owner, project_id, { description: 'All pages' });
    const body = { type: 'milestone', milestone_id } as const;
    const first = await requestApproval(owner, body);
    expect(first).to.deep.include({ milestone_id, project_id, title, description: 'All pages', hours: null });
    expect(first).not.to.have.property('days');
    const again = () => refusalOf(owner.fail('createApproval', { body }));
    expect(await again()).to.deep.equal([409, 'invalid_state', 'milestone_id']);
    await owner.call('cancelApproval', { params: { id: first.id } });
    await reject(contact, (await requestApproval(owner, body)).id);
    await approve(contact, (await requestApproval(owner, body)).id);
    expect(await again()).to.deep.equal([409, 'invalid_state', 'milestone_id']);
  });

  it('leaves out what is not billable, excluded, rejected, running, billed, or in another approval', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, project_id } = await buildApprovalScene(owner);
    const add = (overrides: Partial<Body<'createTimeEntry'>> = {}) =>
      buildTimeEntry(owner, { project_id, ...overrides });
    await add({ billable: false });
    await owner.call('excludeTimeEntry', { params: { id: (await add()).id }, body: { reason: 'goodwill' } });
    await owner.call('rejectTimeEntry', { params: { id: (await add()).id }, body: {} });
    await owner.call('startTimer', { body: { project_id } });
    await add();
    await owner.call('createInvoiceFromTime', { body: { client_id, ...march, group_by: 'none' } });
    const { id } = await add();
    const one = await requestApproval(owner, { type: 'hours', project_id, ...march });
    expect((await entriesOf(owner, one.id)).map((entry) => entry.time_entry_id)).to.deep.equal([id]);
    const body = { type: 'hours', project_id, ...march } as const;
    expect(await refusalOf(owner.fail('createApproval', { body }))).to.deep.equal([400, 'invalid_request', 'from']);
    const { id: later } = await add();
    const two = await requestApproval(owner, body);
    expect((await entriesOf(owner, two.id)).map((entry) => entry.time_entry_id)).to.deep.equal([later]);
  });

  it('includes only time that the firm has approved, if the workspace requires approval', async () => {
    const { owner } = await buildWorkspace();
    const { project_id } = await buildApprovalScene(owner);
    await owner.call('updateWorkspace', { body: { require_time_approval: true } });
    await buildTimeEntry(owner, { project_id, hours: 1 });
    const { id } = await buildTimeEntry(owner, { project_id, hours: 4 });
    await owner.call('approveTimeEntry', { params: { id } });
    expect((await requestApproval(owner, { type: 'hours', project_id, ...march })).hours).to.equal(4);
  });

  it('refuses a client without a contact who may approve', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const { id: milestone_id } = await buildMilestone(owner, project_id);
    const ask = () => refusalOf(owner.fail('createApproval', { body: { type: 'milestone', milestone_id } }));
    await buildPortalContact(owner, { client_id, portal_access: 'view' });
    expect(await ask()).to.deep.equal([409, 'invalid_state']);
    await buildPortalContact(owner, { client_id });
    await owner.call('updateClient', { params: { id: client_id }, body: { status: 'inactive' } });
    expect(await ask()).to.deep.equal([409, 'invalid_state']);
  });

  const wrong: readonly (readonly [Body<'createApproval'>, string])[] = [
    [{ type: 'milestone' }, 'milestone_id'],
    [{ type: 'milestone', milestone_id: `mil_${none}` }, 'milestone_id'],
    [{ type: 'milestone', milestone_id: `mil_${none}`, project_id: `prj_${none}` }, 'project_id'],
    [{ type: 'milestone', milestone_id: `mil_${none}`, from: '2026-01-01' }, 'from'],
    [{ type: 'milestone', milestone_id: `mil_${none}`, due_date: '2020-01-01' }, 'due_date'],
    [{ type: 'hours', ...march }, 'project_id'],
    [{ type: 'hours', project_id: `prj_${none}`, to: '2026-01-01' }, 'from'],
    [{ type: 'hours', project_id: `prj_${none}`, from: '2026-01-01' }, 'to'],
    [{ type: 'hours', project_id: `prj_${none}`, from: '2026-01-02', to: '2026-01-01' }, 'to'],
    [{ type: 'hours', project_id: `prj_${none}`, ...march }, 'project_id'],
    [{ type: 'hours', agreement_id: `agr_${none}`, ...march }, 'agreement_id'],
    [{ type: 'hours', project_id: `prj_${none}`, agreement_id: `agr_${none}`, ...march }, 'agreement_id'],
    [{ type: 'hours', project_id: `prj_${none}`, milestone_id: `mil_${none}`, ...march }, 'milestone_id'],
  ];
  it('names fields that are missing or contradict each other', async () => {
    const { owner } = await buildWorkspace();
    for (const [body, field] of wrong) {
      const failing = owner.fail('createApproval', { body });
      expect(await refusalOf(failing), JSON.stringify(body)).to.deep.equal([400, 'invalid_request', field]);
    }
  });

  it('requires can_manage_projects, or can_manage_invoices for an agreement', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, project_id } = await buildApprovalScene(owner);
    const { id: agreement_id } = await buildAgreement(owner, { client_id });
    const { id: milestone_id } = await buildMilestone(owner, project_id);
    for (const overrides of [{ project_id }, { client_id, agreement_id }]) await buildTimeEntry(owner, overrides);
    const bodies = [
      { type: 'milestone', milestone_id },
      { type: 'hours', project_id, ...march },
      { type: 'hours', agreement_id, ...march },
    ] as const;
    const bookkeeper = await buildUser(owner, 'member', { permissions: { can_manage_invoices: true } });
    const manager = await buildUser(owner, 'manager');
    const statuses = async (user: ApiClient) =>
      Promise.all(bodies.map(async (body) => (await user.request('createApproval', { body })).status));
    expect(await statuses(bookkeeper)).to.deep.equal([403, 403, 201]);
    expect(await statuses(manager)).to.deep.equal([201, 201, 403]);
    const seenBy = async (user: ApiClient) => (await user.call('listApprovals', {})).pagination.total;
    expect([await seenBy(bookkeeper), await seenBy(manager), await seenBy(owner)]).to.deep.equal([1, 2, 3]);
  });
});

describe('cancelApproval', () => {
  it('releases the work of a pending approval once, and refuses a decided one', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const { id } = await buildApproval(owner, place);
    const { data } = await owner.call('cancelApproval', { params: { id } });
    expect(data).to.include({ status: 'cancelled', cancelled_by_id: owner.userId, hours: 2 });
    expect((await owner.call('cancelApproval', { params: { id } })).data).to.deep.equal(data);
    expect(await eventTypesOf(owner, id)).to.deep.equal(['approval.requested', 'approval.cancelled']);
    const again = await requestApproval(owner, { type: 'hours', project_id: place.project_id, ...march });
    await approve(place.contact, again.id);
    const failing = owner.fail('cancelApproval', { params: { id: again.id } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
  });
});

describe('listApprovals', () => {
  it('narrows to status, type, client, project, agreement and days of the request, also as a file', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const hours = await buildApproval(owner, place);
    const milestone = await buildMilestoneApproval(owner, place);
    await approve(place.contact, milestone.id);
    const elsewhere = await buildApproval(owner);
    const found = async (query: object) =>
      (await owner.call('listApprovals', { query })).data.map(({ id }) => id).toSorted();
    expect(await found({})).to.deep.equal([hours.id, milestone.id, elsewhere.id].toSorted());
    expect(await found({ status: ['approved'] })).to.deep.equal([milestone.id]);
    expect(await found({ type: ['milestone'] })).to.deep.equal([milestone.id]);
    expect(await found({ client_id: [elsewhere.client_id] })).to.deep.equal([elsewhere.id]);
    expect(await found({ project_id: [place.project_id], status: ['pending', 'rejected'] })).to.deep.equal([hours.id]);
    const day = hours.created_at.slice(0, 10);
    expect(await found({ from: day, to: day })).to.have.length(3);
    expect(await found({ to: '2020-01-01' })).to.deep.equal([]);
    const file = await owner.request('listApprovals', { query: { format: 'csv' } });
    const [header, ...lines] = (await file.text()).trim().split('\r\n');
    expect(header).to.contain('decision.contact_name').and.not.contain('days');
    expect(lines).to.have.length(3);
    expect(await get(owner, hours.id)).to.deep.equal(hours);
  });
});

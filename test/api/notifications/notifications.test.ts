import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, pay } from '../../support/builders/invoices.js';
import { addNotification, notificationsOf, notifyOn } from '../../support/listening/notifications.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { unknownId } from '../../support/contract/odd-ids.js';
import type { ApiClient } from '../../support/service/api.js';

const kindsOf = async (caller: ApiClient): Promise<string[]> => (await notificationsOf(caller)).map(({ kind }) => kind);

/** A firm with a member and a ticket that is assigned to them. */
async function build() {
  const { owner } = await buildWorkspace();
  const member = await buildUser(owner, 'member');
  const ticket = await buildTicket(owner, { assignee_id: member.userId });
  return { owner, member, ticket };
}

const only = <T>(all: readonly T[]): T => {
  expect(all).to.have.lengthOf(1);
  return all[0] as T;
};

describe('listNotifications', () => {
  it('has what was assigned to the user, with its current title, the event and who did it', async () => {
    const { owner, member, ticket } = await build();
    await owner.call('updateTicket', { params: { id: ticket.id }, body: { title: 'Renamed' } });
    const notification = only(await notificationsOf(member));
    expect(notification).to.deep.include({
      kind: 'ticket_assigned',
      subject: { type: 'ticket', id: ticket.id, number: ticket.number, name: 'Renamed' },
      actor: { user_id: owner.userId, contact_id: null, name: 'Olga Owner' },
      comment: null,
      details: {},
      read_at: null,
      snoozed_until: null,
    });
    const event = await owner.call('getEvent', { params: { id: notification.event_id ?? '' } });
    expect(event.data.type).to.equal('ticket.assigned');
  });

  it('creates no notification for the user who caused the event', async () => {
    const { owner, member, ticket } = await build();
    await owner.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id: owner.userId } });
    expect(await kindsOf(owner)).to.deep.equal([]);
    await member.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id: owner.userId } });
    await member.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id: null } });
    await member.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id: owner.userId } });
    expect(await kindsOf(owner)).to.deep.equal(['ticket_assigned']);
  });

  it('filters by kind, read and snoozed, counts the unread and pages by cursor', async () => {
    const { owner, member, ticket } = await build();
    for (let count = 0; count < 4; count++) await addNotification(owner, member, ticket.id);
    const all = await notificationsOf(member);
    expect(all).to.have.lengthOf(5);
    const [first, second] = all as [Schemas['Notification'], Schemas['Notification']];
    await member.call('markNotificationRead', { params: { id: first.id } });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await member.call('snoozeNotification', { params: { id: second.id }, body: { until } });
    const list = async (query: object) => {
      const { data, summary } = await member.call('listNotifications', { query });
      return { count: data.length, unread: summary.unread };
    };
    expect(await list({})).to.deep.equal({ count: 4, unread: 3 });
    expect(await list({ unread: true })).to.deep.equal({ count: 3, unread: 3 });
    expect(await list({ unread: false })).to.deep.equal({ count: 1, unread: 0 });
    expect(await list({ snoozed: true })).to.deep.equal({ count: 1, unread: 1 });
    expect(await list({ kind: ['invoice_paid'] })).to.deep.equal({ count: 0, unread: 0 });
    expect(await list({ kind: ['ticket_assigned', 'invoice_paid'] })).to.deep.equal({ count: 4, unread: 3 });
    const page = await member.call('listNotifications', { query: { per_page: 3 } });
    const rest = await member.call('listNotifications', {
      query: { per_page: 3, cursor: page.pagination.next_cursor ?? '' },
    });
    expect([...page.data, ...rest.data].map(({ id }) => id)).to.deep.equal(
      all.map(({ id }) => id).filter((id) => id !== second.id),
    );
    expect(rest.summary.unread).to.equal(3);
  });

  it('leaves out what the user may no longer see, and what was deleted', async () => {
    const { owner } = await build();
    const contractor = await buildUser(owner, 'contractor');
    const ticket = await buildTicket(owner, { assignee_id: contractor.userId });
    const { id } = only(await notificationsOf(contractor));
    await owner.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id: null } });
    expect(await kindsOf(contractor)).to.deep.equal([]);
    expect((await contractor.fail('getNotification', { params: { id } })).status).to.equal(403);
    expect((await contractor.fail('markNotificationRead', { params: { id } })).status).to.equal(403);
    await owner.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id: contractor.userId } });
    expect(await kindsOf(contractor)).to.deep.equal(['ticket_assigned', 'ticket_assigned']);
    await owner.call('deleteTicket', { params: { id: ticket.id } });
    expect(await kindsOf(contractor)).to.deep.equal([]);
  });

  it('has rejected time and expenses, with the reason', async () => {
    const { owner, member } = await build();
    const entry = await buildTimeEntry(owner, { user_id: member.userId, project_id: (await buildProject(owner)).id });
    await owner.call('rejectTimeEntry', { params: { id: entry.id }, body: { reason: 'Wrong project' } });
    const expense = await buildExpense(owner, { user_id: member.userId });
    await owner.call('rejectExpense', { params: { id: expense.id }, body: { reason: 'No receipt' } });
    const [ofExpense, ofTime] = await notificationsOf(member);
    expect(ofExpense).to.deep.include({
      kind: 'expense_rejected',
      details: { date: expense.date, reason: 'No receipt' },
    });
    expect(ofTime).to.deep.include({ kind: 'time_rejected', details: { date: entry.date, reason: 'Wrong project' } });
    expect(await kindsOf(owner)).to.deep.equal([]);
  });

  it('has a budget that was crossed, for the manager of the project or else for owners and admins', async () => {
    const { owner, member } = await build();
    const manager = await buildUser(owner, 'manager');
    const admin = await buildUser(owner, 'admin');
    for (const manager_id of [manager.userId, null]) {
      const project = await buildProject(owner, { budget_hours: 10, manager_id });
      await buildTimeEntry(member, { project_id: project.id, hours: 9 });
    }
    const details = (all: readonly Schemas['Notification'][]) => all.map((each) => [each.kind, each.details.threshold]);
    const crossed = [75, 90].map((threshold) => ['budget_crossed', threshold]);
    expect(details(await notificationsOf(manager)).toReversed()).to.deep.equal(crossed);
    expect(details(await notificationsOf(admin)).toReversed()).to.deep.equal(crossed);
    expect(details(await notificationsOf(owner)).toReversed()).to.deep.equal(crossed);
  });

  it('has invoices submitted, decided, paid and overdue', async () => {
    const { owner } = await build();
    const admin = await buildUser(owner, 'admin');
    const params = { id: (await buildInvoice(owner)).id };
    await owner.call('submitInvoice', { params });
    expect(await kindsOf(admin)).to.deep.equal(['approval_requested']);
    await admin.call('rejectInvoiceApproval', { params, body: { reason: 'Too high' } });
    expect(only(await notificationsOf(owner))).to.deep.include({
      kind: 'approval_decided',
      details: { decision: 'rejected', reason: 'Too high' },
    });
    const sent = await buildSentInvoice(owner);
    await pay(owner, sent.id, sent.amounts.total ?? 0);
    expect(await kindsOf(admin)).to.deep.equal(['invoice_paid', 'approval_requested']);
    await buildSentInvoice(owner, { due_date: '2026-01-05', invoice_date: '2026-01-01' });
    await owner.call('advanceTestClock', { body: { to: new Date(Date.now() + 2 * 86_400_000).toISOString() } });
    const [overdue] = await notificationsOf(owner);
    expect(overdue).to.deep.include({ kind: 'invoice_overdue', actor: null, details: { date: '2026-01-05' } });
  });

  it('has retainers near their limit and beyond it', async () => {
    const { owner, member } = await build();
    const { id: client_id } = await buildClient(owner);
    const { id: agreement_id } = await buildAgreement(owner, { client_id, hours_included: 10 });
    for (const hours of [9.5, 2]) await buildTimeEntry(member, { client_id, agreement_id, hours });
    const limits = (await notificationsOf(owner)).map(({ kind, details }) => [kind, details.limit]);
    expect(limits.toReversed()).to.deep.equal([
      ['retainer_near_limit', 'near'],
      ['retainer_near_limit', 'over'],
    ]);
    expect(await kindsOf(member)).to.deep.equal(['ticket_assigned']);
  });

  it('is made once, however many workers read the events', async () => {
    const { owner, member, ticket } = await build();
    for (const assignee_id of [null, member.userId, null, member.userId])
      await owner.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id } });
    await Promise.all(Array.from({ length: 6 }, () => notifyOn(owner)));
    expect(await kindsOf(member)).to.have.lengthOf(3);
  });

  it('follows the settings of the user', async () => {
    const { owner, member, ticket } = await build();
    const params = { id: member.userId };
    const { data } = await member.call('updateUser', {
      params,
      body: { notification_settings: { ticket_assigned: { app: false } } },
    });
    expect(data.notification_settings?.ticket_assigned.app).to.equal(false);
    expect(data.notification_settings?.client_replied.app).to.equal(true);
    await notifyOn(owner);
    const before = await kindsOf(member);
    for (const assignee_id of [null, member.userId])
      await owner.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id } });
    expect(await kindsOf(member)).to.deep.equal(before);
    const back = await member.call('updateUser', {
      params,
      body: { notification_settings: { ticket_assigned: { app: null } } },
    });
    expect(back.data.notification_settings?.ticket_assigned.app).to.equal(true);
  });

  it('lets viewers change how they are notified, but nothing else', async () => {
    const { owner } = await build();
    const viewer = await buildUser(owner, 'viewer');
    const change = (body: object) => viewer.request('updateUser', { params: { id: viewer.userId }, body });
    expect((await change({ notification_settings: { sla_breached: { app: false } } })).status).to.equal(200);
    expect((await change({ notification_settings: {}, name: 'New' })).status).to.equal(403);
  });
});

describe('markNotificationRead and its companions', () => {
  it("change only what is one's own, and announce it once", async () => {
    const { owner, member } = await build();
    const { id } = only(await notificationsOf(member));
    const params = { id };
    expect((await owner.fail('markNotificationRead', { params })).status).to.equal(403);
    expect((await member.fail('getNotification', { params: { id: unknownId('ntf') } })).status).to.equal(404);
    const read = await member.call('markNotificationRead', { params });
    expect(read.data.read_at).to.be.a('string');
    expect((await member.call('markNotificationRead', { params })).data).to.deep.equal(read.data);
    const unread = await member.call('markNotificationUnread', { params });
    expect(unread.data.read_at).to.equal(null);
    const events = await owner.call('listEvents', { query: { type: ['notification.updated'], resource_id: id } });
    expect(events.data.map(({ context }) => Object.keys(context.changes ?? {}))).to.deep.equal([
      ['read_at'],
      ['read_at'],
    ]);
  });

  it('refuse to snooze until a time that is past or too far away', async () => {
    const { member } = await build();
    const { id } = only(await notificationsOf(member));
    for (const until of ['2020-01-01T00:00:00Z', '9999-01-01T00:00:00Z']) {
      const { status, error } = await member.fail('snoozeNotification', { params: { id }, body: { until } });
      expect([status, error.details?.[0]?.field]).to.deep.equal([400, 'until']);
    }
  });
});

describe('markAllNotificationsRead', () => {
  it('marks those of the caller alone, and announces the newest', async () => {
    const { owner, member, ticket } = await build();
    await addNotification(owner, owner, ticket.id);
    await addNotification(owner, member, ticket.id);
    const [newest] = await notificationsOf(member);
    const answers = await Promise.all([1, 2, 3].map(() => member.call('markAllNotificationsRead', {})));
    expect(answers.reduce((sum, { data }) => sum + data.read, 0)).to.equal(2);
    expect((await member.call('listNotifications', {})).summary.unread).to.equal(0);
    expect((await owner.call('listNotifications', {})).summary.unread).to.equal(1);
    const events = await owner.call('listEvents', { query: { type: ['notification.updated'] } });
    expect(events.data.map(({ resource_id }) => resource_id)).to.deep.equal([newest?.id]);
  });
});

import { expect } from 'chai';
import { buildTicket } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { notificationsOf, notifyOn } from '../../support/listening/notifications.js';
import type { ApiClient } from '../../support/service/api.js';
import type { Schemas } from '../../../contract/contract.js';

type Settings = Schemas['NotificationSettingsUpdate'];

const set = (user: ApiClient, notification_settings: Settings) =>
  user.call('updateUser', { params: { id: user.userId }, body: { notification_settings } });

const emailOf = async (user: ApiClient): Promise<string> => (await user.call('getCurrentUser', {})).data.email ?? '';

async function mailsTo(owner: ApiClient, user: ApiClient): Promise<{ subject: string; text: string; at: string }[]> {
  const email = await emailOf(user);
  const { data } = await owner.call('listTestMails', { query: { per_page: 100 } });
  return data
    .filter(({ to }) => to.includes(email))
    .map(({ subject, text, created_at: at }) => ({ subject, text, at }));
}

async function build() {
  const { owner } = await buildWorkspace();
  const member = await buildUser(owner, 'member');
  const ticket = await buildTicket(owner, { title: 'Login fails' });
  const params = { id: ticket.id };
  await member.call('watchTicket', { params });
  const comment = (content: string, mentions: string[] = []) =>
    owner.call('createTicketActivity', { params, body: { content, mentions } });
  return { owner, member, ticket, params, comment };
}

describe('the mails of notifications', () => {
  it('come at once if the user wants that, once, with the comment and a link', async () => {
    const { owner, member, ticket, comment } = await build();
    await comment('Please look', [member.userId]);
    const [mail, ...others] = await mailsTo(owner, member);
    expect(others).to.deep.equal([]);
    expect(mail?.subject).to.equal(`Olga Owner mentioned you: ${ticket.number} Login fails`);
    expect(mail?.text).to.contain('Please look').and.contain(`/tickets/${ticket.id}`);
    await Promise.all([notifyOn(owner), notifyOn(owner), notifyOn(owner)]);
    expect(await mailsTo(owner, member)).to.have.lengthOf(1);
  });

  it('are in the language of their reader', async () => {
    const { owner, member, ticket, comment } = await build();
    await member.call('updateUser', { params: { id: member.userId }, body: { locale: 'de' } });
    await comment('Please look', [member.userId]);
    const [mail] = await mailsTo(owner, member);
    expect(mail?.subject).to.equal(`Olga Owner hat Sie erwähnt: ${ticket.number} Login fails`);
  });

  it('come without the app, if the user wants that', async () => {
    const { owner, member, comment } = await build();
    await set(member, { mentioned: { app: false } });
    await comment('Please look', [member.userId]);
    expect(await mailsTo(owner, member)).to.have.lengthOf(1);
    expect(await notificationsOf(member)).to.deep.equal([]);
  });

  it('do not double those that tickets and approvals send themselves', async () => {
    const { owner, member, params } = await build();
    await owner.call('updateTicket', { params, body: { assignee_id: member.userId } });
    const [mail, ...others] = await mailsTo(owner, member);
    expect(others).to.deep.equal([]);
    expect(mail?.text).to.contain('Olga Owner assigned a ticket to you.');
  });

  it('follow the former switches, which are a short form of the settings', async () => {
    const { member } = await build();
    const update = async (body: object) =>
      (await member.call('updateUser', { params: { id: member.userId }, body })).data;
    const off = await update({ notifications: { ticket_assigned: false } });
    expect(off.notification_settings?.ticket_assigned).to.deep.equal({ app: true, mail: 'off' });
    const weekly = await update({ notification_settings: { ticket_assigned: { mail: 'weekly' } } });
    expect(weekly.notifications).to.deep.equal({ ticket_assigned: true, ticket_replied: true });
    const same = await update({ notifications: { ticket_assigned: true } });
    expect(same.notification_settings?.ticket_assigned.mail).to.equal('weekly');
    const { status, error } = await member.fail('updateUser', {
      params: { id: member.userId },
      body: {
        notifications: { ticket_replied: false },
        notification_settings: { client_replied: { mail: 'now' } },
      },
    });
    expect([status, error.field]).to.deep.equal([400, 'notifications']);
  });

  it('start with what suits the role', async () => {
    const { owner } = await build();
    const viewer = await buildUser(owner, 'viewer');
    const mails = async (user: ApiClient) => {
      const { data } = await user.call('getCurrentUser', {});
      return [data.notification_settings?.invoice_overdue.mail, data.notification_settings?.mentioned.mail];
    };
    expect(await mails(owner)).to.deep.equal(['daily', 'now']);
    expect(await mails(viewer)).to.deep.equal(['off', 'now']);
  });
});

/** 1 March 2027 is a Monday. */
const monday = '2027-03-01';

describe('a digest', () => {
  const withoutHours: Settings = { time_missing: { app: false, mail: 'off' } };
  /** Moves the clock to a time on the Monday, in UTC. */
  const goTo = (owner: ApiClient, to: string) => owner.call('advanceTestClock', { body: { to } });

  it('comes at the local morning of the user, once, with what is unread and still visible', async () => {
    const { owner, member, params, comment } = await build();
    await set(member, withoutHours);
    await member.call('updateUser', { params: { id: member.userId }, body: { timezone: 'America/New_York' } });
    await goTo(owner, `${monday}T09:00:00Z`);
    const { length: before } = await mailsTo(owner, member);
    await comment('First');
    await comment('Second');
    const [newest] = await notificationsOf(member);
    await member.call('markNotificationRead', { params: { id: newest?.id ?? '' } });
    await goTo(owner, `${monday}T12:59:00Z`);
    expect(await mailsTo(owner, member)).to.have.lengthOf(before);
    await goTo(owner, `${monday}T13:00:00Z`);
    const [digest] = (await mailsTo(owner, member)).toSorted((a, b) => b.at.localeCompare(a.at));
    expect(digest).to.deep.include({
      subject: 'Test Firm: 1 notification of the last day',
      at: `${monday}T13:00:00.000Z`,
    });
    expect(digest?.text).to.contain('Olga Owner commented: ').and.contain('Login fails');
    await goTo(owner, `2027-03-04T13:00:00Z`);
    expect(await mailsTo(owner, member)).to.have.lengthOf(before + 1);
    await comment('Third');
    await notifyOn(owner);
    await owner.call('deleteTicket', { params });
    await goTo(owner, `2027-03-06T13:00:00Z`);
    expect(await mailsTo(owner, member)).to.have.lengthOf(before + 1);
  });

  it('is weekly on Monday, and in the time zone of the workspace for users who have none', async () => {
    const { owner, member, comment } = await build();
    await set(member, withoutHours);
    await owner.call('updateWorkspace', { body: { timezone: 'Asia/Tokyo' } });
    await goTo(owner, `${monday}T09:00:00Z`);
    await set(member, { ticket_answered: { mail: 'weekly' } });
    await comment('First');
    await goTo(owner, '2027-03-07T22:59:00Z');
    const { length: before } = await mailsTo(owner, member);
    await goTo(owner, '2027-03-07T23:00:00Z');
    expect(await mailsTo(owner, member)).to.have.lengthOf(before + 1);
  });

  it('is not sent to those who have switched it off meanwhile', async () => {
    const { owner, member, comment } = await build();
    await goTo(owner, `${monday}T09:00:00Z`);
    const { length: before } = await mailsTo(owner, member);
    await comment('First');
    await notifyOn(owner);
    await set(member, { ticket_answered: { mail: 'off' } });
    await goTo(owner, `2027-03-03T09:00:00Z`);
    expect(await mailsTo(owner, member)).to.have.lengthOf(before);
  });

  it('has invoices for those who manage them', async () => {
    const { owner } = await build();
    const admin = await buildUser(owner, 'admin');
    await set(admin, { approval_requested: { mail: 'daily' } });
    await goTo(owner, `${monday}T09:00:00Z`);
    await owner.call('submitInvoice', { params: { id: (await buildInvoice(owner)).id } });
    await goTo(owner, `2027-03-02T09:00:00Z`);
    const texts = (await mailsTo(owner, admin)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('An invoice is waiting for your approval'))).to.have.lengthOf(1);
  });
});

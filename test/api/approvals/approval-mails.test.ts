/** Mails of approvals: requests, reminders by hand and by the clock, and decisions. */
import { expect } from 'chai';
import { remindDueApprovals } from '../../../commands/approvals/remind-due-approvals.js';
import { languages } from '../../../documents/messages/words.js';
import { systemContext } from '../../../models/workspace/workspace-context.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import {
  approve,
  requestApproval,
  buildApproval,
  buildApprovalScene,
  buildMilestoneApproval,
  march,
  reject,
  type ApprovalScene,
} from '../../support/builders/approvals.js';
import { goTo, inDays } from '../../support/builders/invoices.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { noJobs } from '../../support/service/no-jobs.js';

const mailsOf = async (owner: ApiClient) =>
  (await owner.call('listTestMails', { query: { per_page: 100 } })).data.toReversed();
const subjectsOf = async (owner: ApiClient): Promise<string[]> => (await mailsOf(owner)).map(({ subject }) => subject);
const emailOf = async (owner: ApiClient, id: string) => (await owner.call('getContact', { params: { id } })).data.email;

const askDue = async (owner: ApiClient, { project_id }: ApprovalScene, due_date: string) => {
  await buildTimeEntry(owner, { project_id });
  return requestApproval(owner, { type: 'hours', project_id, ...march, due_date });
};

const remindersOf = async (owner: ApiClient, id: string): Promise<number> =>
  (await owner.call('getApproval', { params: { id } })).data.reminders.count;

describe('the mail of an approval', () => {
  it('goes to each contact who may approve alone, with what it is about and a link to it in the portal', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner, { title: 'Shop & more' });
    const colleague = await buildPortalContact(owner, { client_id: place.client_id });
    await buildPortalContact(owner, { client_id: place.client_id, portal_access: 'view' });
    await buildTimeEntry(owner, { project_id: place.project_id, hours: 2.5 });
    const body = { type: 'hours', project_id: place.project_id, ...march, due_date: inDays(20) } as const;
    const { id } = await requestApproval(owner, { ...body, message: 'Is <b>this</b> right?' });
    const mails = await mailsOf(owner);
    const asked = [await emailOf(owner, place.contact.userId), await emailOf(owner, colleague.userId)];
    expect(mails.map(({ to }) => to)).to.deep.equal(asked.map((email) => [email]));
    const [mail] = mails;
    expect(mail?.subject).to.contain('asks for your approval: Shop & more');
    expect(mail?.text).to.contain('Hello Pat Jones,').and.contain('Is <b>this</b> right?').and.contain('2.5');
    expect(mail?.text).to.contain(`/portal/approvals/${id}?workspace_id=${owner.workspaceId}`);
    expect(mail?.html).to.contain('Is &lt;b&gt;this&lt;/b&gt; right?').and.contain(`/portal/approvals/${id}`);
    expect(mail?.text).not.to.match(/rate|\{\w+\}/);
  });

  it('is sent over SMTP on the live side, in the name of the firm', async () => {
    const { live } = await buildWorkspace();
    const place = await buildApprovalScene(live, { title: 'Relaunch' });
    const { id } = await buildMilestoneApproval(live, place);
    const { mail } = await testApi();
    const { message } = await mail.mailTo((await emailOf(live, place.contact.userId)) ?? '');
    expect(message.subject).to.contain('asks for your approval');
    expect(message.text).to.contain(`/portal/approvals/${id}`).and.not.contain('workspace_id');
    expect(message.html).to.contain(`/portal/approvals/${id}`);
  });

  it('speaks the language of the client', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner, { title: 'Relaunch' });
    for (const locale of languages) {
      await owner.call('updateClient', { params: { id: place.client_id }, body: { locale } });
      const { id } = await buildMilestoneApproval(owner, place);
      await owner.call('remindApproval', { params: { id } });
    }
    const mails = await mailsOf(owner);
    expect(new Set(mails.map(({ text }) => text.split('\n\n')[1])).size).to.equal(2 * languages.length);
    expect(mails.every(({ text, subject }) => !/\{\w+\}/.test(text + subject))).to.equal(true);
    expect(mails.filter(({ html }) => html.includes('lang="de"'))).to.have.length(2);
  });

  it('notifies the requester of the decision, with the comment', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const manager = await buildUser(owner, 'manager', { name: 'Mona' });
    const { id } = await buildMilestoneApproval(manager, place);
    await reject(place.contact, id);
    const mail = (await mailsOf(owner)).at(-1);
    const { data } = await owner.call('getUser', { params: { id: manager.userId } });
    expect(mail?.to).to.deep.equal([data.email]);
    expect(mail?.subject).to.contain('rejected');
    expect(mail?.text).to.contain('Hello Mona,').and.contain('Pat Jones of').and.contain('Too much');
  });

  it("notifies the project's manager too, each once", async () => {
    const { owner } = await buildWorkspace();
    const [requester, manager] = [await buildUser(owner, 'manager'), await buildUser(owner, 'manager')];
    const emailsOf = async (...users: ApiClient[]): Promise<(string | undefined)[]> =>
      Promise.all(users.map(async (user) => (await user.call('getCurrentUser', {})).data.email));
    for (const [asks, notified] of [
      [requester, [requester, manager]],
      [manager, [manager]],
    ] as const) {
      const place = await buildApprovalScene(owner, { manager_id: manager.userId });
      const { id } = await buildMilestoneApproval(asks, place);
      const before = (await mailsOf(owner)).length;
      await approve(place.contact, id);
      const mails = (await mailsOf(owner)).slice(before);
      expect(mails.flatMap(({ to }) => to)).to.have.members(await emailsOf(...notified));
    }
  });

  it("notifies the project's manager if the requester has left", async () => {
    const { owner } = await buildWorkspace();
    const leaver = await buildUser(owner, 'manager');
    const stayer = await buildUser(owner, 'manager');
    const place = await buildApprovalScene(owner, { manager_id: stayer.userId });
    const { id } = await buildMilestoneApproval(leaver, place);
    await owner.call('deactivateUser', { params: { id: leaver.userId } });
    await approve(place.contact, id);
    const { data } = await owner.call('getUser', { params: { id: stayer.userId } });
    expect((await mailsOf(owner)).at(-1)?.to).to.deep.equal([data.email]);
  });
});

describe('remindApproval', () => {
  it('mails the contacts who may approve now, with a message, and counts reminders', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const { id } = await buildApproval(owner, place);
    const later = await buildPortalContact(owner, { client_id: place.client_id });
    const input = { params: { id }, body: { message: 'Today?' } };
    const { data } = await owner.call('remindApproval', input);
    expect(data.reminders.count).to.equal(1);
    expect(data.reminders.last_sent_at).to.be.a('string');
    const mails = (await mailsOf(owner)).slice(-2);
    expect(mails.map(({ to }) => to[0])).to.deep.equal([
      await emailOf(owner, place.contact.userId),
      await emailOf(owner, later.userId),
    ]);
    expect(mails[0]?.text).to.contain('still waiting for your approval').and.contain('Today?');
    expect(await eventTypesOf(owner, id)).to.deep.equal(['approval.requested', 'approval.updated']);
    await approve(later, id);
    expect(await refusalOf(owner.fail('remindApproval', input))).to.deep.equal([409, 'invalid_state']);
  });
});

describe('the daily job for approvals', () => {
  it('reminds three days before the due date and on it, each once', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const { id } = await askDue(owner, place, inDays(10));
    const counts: number[] = [];
    for (const day of [6, 7, 8, 9, 10, 11]) {
      await goTo(owner, inDays(day));
      counts.push(await remindersOf(owner, id));
    }
    expect(counts).to.deep.equal([0, 1, 1, 1, 2, 2]);
    expect((await subjectsOf(owner)).filter((subject) => subject.startsWith('Reminder:'))).to.have.length(2);
  });

  it('sends no reminder for an approval that was requested on that day, is decided, or has no due date', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const soon = await askDue(owner, place, inDays(2));
    const decided = await askDue(owner, place, inDays(10));
    await approve(place.contact, decided.id);
    const open = await buildMilestoneApproval(owner, place);
    await goTo(owner, inDays(1));
    expect(await remindersOf(owner, soon.id)).to.equal(0);
    await goTo(owner, inDays(10));
    const ids = [soon.id, decided.id, open.id];
    expect(await Promise.all(ids.map((id) => remindersOf(owner, id)))).to.deep.equal([1, 0, 0]);
  });

  it('sends each reminder once, however many run it at once', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const { id } = await askDue(owner, place, inDays(1));
    const { database: db, settings } = await testApi();
    const base = await systemContext({ db, settings, jobs: noJobs }, owner.workspaceId);
    const ctx = { ...base, now: new Date(`${inDays(1)}T12:00:00.000Z`) };
    await Promise.all([remindDueApprovals(ctx), remindDueApprovals(ctx)]);
    await remindDueApprovals(ctx);
    expect(await remindersOf(owner, id)).to.equal(1);
  });

  it('skips an approval that no contact can decide any more', async () => {
    const { owner } = await buildWorkspace();
    const place = await buildApprovalScene(owner);
    const { id } = await askDue(owner, place, inDays(5));
    await owner.call('disableContactPortal', { params: { id: place.contact.userId } });
    const before = (await mailsOf(owner)).length;
    await goTo(owner, inDays(6));
    expect([await remindersOf(owner, id), (await mailsOf(owner)).length]).to.deep.equal([0, before]);
  });
});

/** When the schedule sends which reminder, over weeks of the test clock, and that it sends each once. */
import { expect } from 'chai';
import { sendDueReminders } from '../../../../commands/billing/reminders/send-due.js';
import type { Schemas } from '../../../../contract/contract.js';
import { addDays } from '../../../../domain/time.js';
import { systemContext } from '../../../../models/workspace/workspace-context.js';
import { eventsOf } from '../../../support/answers/events.js';
import {
  buildRemindingFirm,
  dates,
  dueOn,
  fullSchedule,
  goToTime,
  reminderMails,
  sentBySchedule,
  sentOn,
} from '../../../support/builders/billing/reminders.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, readInvoice } from '../../../support/builders/invoices.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';
import { startOn } from '../../../support/service/clock.js';
import { noJobs } from '../../../support/service/no-jobs.js';

/** Type, user and level of the events of reminders, which are kept for 30 days. */
const remindersTold = async (owner: ApiClient, id: string) =>
  (await eventsOf(owner, id)).flatMap(({ type, actor, context: { reminder } }) =>
    reminder ? [[type, actor.user_id, reminder.level]] : [],
  );

describe('the schedule of reminders', () => {
  it('mails each level on its day at 08:00, once, and shows the next one', async () => {
    const owner = await buildRemindingFirm();
    const invoice = await buildSentInvoice(owner, dates);
    expect(invoice.next_reminder).to.deep.equal({ at: '2027-03-12T08:00:00.000Z', level: 'before_due', held_by: null });
    await goToTime(owner, '2027-03-12', '07:59');
    expect(await sentBySchedule(owner, invoice)).to.deep.equal([]);
    await goToTime(owner, '2027-04-10');
    const events = await remindersTold(owner, invoice.id);
    await goToTime(owner, '2027-05-20');
    expect(await sentBySchedule(owner, invoice)).to.deep.equal([
      '2027-03-12T08:00 before_due',
      '2027-03-16T08:00 first',
      '2027-03-29T08:00 second',
      '2027-04-14T08:00 last',
    ]);
    const { reminders, next_reminder } = await readInvoice(owner, invoice.id);
    expect(reminders).to.deep.equal({
      last_reminder_at: '2027-04-14T08:00:00.000Z',
      reminder_count: 4,
      last_level: 'last',
    });
    expect(next_reminder).to.equal(null);
    const [number, name] = [invoice.invoice_number, (await owner.call('getWorkspace', {})).data.name];
    expect((await reminderMails(owner)).map(({ subject }) => subject).toReversed()).to.deep.equal([
      `Invoice ${number} from ${name} is due on March 15, 2027`,
      `Reminder: Invoice ${number} from ${name}`,
      `Second reminder: Invoice ${number} from ${name}`,
      `Last reminder: Invoice ${number} from ${name}`,
    ]);
    expect(events).to.deep.equal(['before_due', 'first', 'second'].map((level) => ['invoice.updated', null, level]));
  }).timeout(120_000);

  it('sends only the latest when the clock has jumped by weeks', async () => {
    const owner = await buildRemindingFirm();
    const invoice = await buildSentInvoice(owner, dates);
    await startOn(owner, '2027-04-02');
    await goToTime(owner, '2027-04-03');
    expect(await sentBySchedule(owner, invoice)).to.deep.equal(['2027-04-03T08:00 second']);
    await goToTime(owner, '2027-04-16');
    expect(await sentBySchedule(owner, invoice)).to.deep.equal(['2027-04-03T08:00 second', '2027-04-14T08:00 last']);
  });

  it('does not make up for days before it was set, or before the invoice was sent', async () => {
    const owner = await buildRemindingFirm([]);
    const before = await buildSentInvoice(owner, { invoice_date: '2027-01-01', due_date: '2027-02-25' });
    const late = await buildInvoice(owner, { invoice_date: '2027-01-01', due_date: '2027-02-25' });
    await goToTime(owner, '2027-03-12');
    await owner.call('updateWorkspace', { body: { reminder_schedule: fullSchedule } });
    expect((await readInvoice(owner, before.id)).next_reminder).to.include({
      at: '2027-03-27T08:00:00.000Z',
      level: 'last',
    });
    await goToTime(owner, '2027-03-14');
    await owner.call('sendInvoice', { params: { id: late.id } });
    await goToTime(owner, '2027-03-28');
    expect(await sentBySchedule(owner, before)).to.deep.equal(['2027-03-27T08:00 last']);
    expect(await sentBySchedule(owner, late)).to.deep.equal(['2027-03-27T08:00 last']);
  });

  it('stops while it is paused, and sends the latest on the morning after it is resumed', async () => {
    const owner = await buildRemindingFirm();
    const { id } = await buildSentInvoice(owner, dates);
    const pause = (reminders_paused: boolean) =>
      owner.call('updateInvoice', { params: { id }, body: { reminders_paused } });
    const { data: paused } = await pause(true);
    expect([paused.reminders_paused, paused.next_reminder]).to.deep.equal([true, null]);
    await goToTime(owner, '2027-04-02');
    expect(await sentBySchedule(owner, { id })).to.deep.equal([]);
    const { data: resumed } = await pause(false);
    expect(resumed.next_reminder).to.include({ at: '2027-04-03T08:00:00.000Z', level: 'second' });
    await goToTime(owner, '2027-04-04');
    expect(await sentBySchedule(owner, { id })).to.deep.equal(['2027-04-03T08:00 second']);
  }).timeout(120_000);

  it('counts what was sent by hand, and refuses to send a level twice', async () => {
    const owner = await buildRemindingFirm();
    const { id } = await buildSentInvoice(owner, dates);
    const remind = (body: Schemas['InvoiceRemind']) => owner.request('remindInvoice', { params: { id }, body });
    expect((await remind({ level: 'first' })).status).to.equal(409);
    expect((await remind({ level: 'before_due' })).status).to.equal(200);
    expect((await remind({ level: 'before_due' })).status).to.equal(409);
    await goToTime(owner, '2027-03-17');
    const again = await owner.fail('remindInvoice', { params: { id }, body: { level: 'first' } });
    expect([again.error.code, again.error.field, again.error.message]).to.deep.equal([
      'invalid_state',
      'level',
      'The reminder first of this invoice was sent on 2027-03-16: leave level out to send a neutral one',
    ]);
    expect((await remind({ level: 'last', message: 'Please!' })).status).to.equal(200);
    await goToTime(owner, '2027-04-20');
    const { sent_reminders: sent } = await readInvoice(owner, id, ['sent_reminders']);
    expect(sent?.map(({ level, sent_by_id: by }) => [level, by])).to.deep.equal([
      ['before_due', owner.userId],
      ['first', null],
      ['last', owner.userId],
    ]);
  }).timeout(120_000);

  for (const [timezone, first, second] of [
    ['Europe/Berlin', '2027-03-26T07:00', '2027-03-29T06:00'],
    ['America/New_York', '2027-03-26T12:00', '2027-03-29T12:00'],
    ['Pacific/Auckland', '2027-03-25T19:00', '2027-03-28T19:00'],
    ['Asia/Kathmandu', '2027-03-26T02:15', '2027-03-29T02:15'],
  ] as const)
    it(`goes by the morning of ${timezone}, over the change of clocks`, async () => {
      const owner = await buildRemindingFirm([], { timezone });
      const steps: Schemas['ReminderStep'][] = [
        { days_after_due: -2, level: 'before_due' },
        { days_after_due: 1, level: 'first' },
      ];
      await startOn(owner, '2027-03-22');
      await owner.call('updateWorkspace', { body: { reminder_schedule: steps } });
      const invoice = await buildSentInvoice(owner, { invoice_date: sentOn, due_date: '2027-03-28' });
      await goToTime(owner, '2027-03-30');
      expect(await sentBySchedule(owner, invoice)).to.deep.equal([`${first} before_due`, `${second} first`]);
    });

  it('does not mail at night when a change of the time zone makes its jobs due', async () => {
    const owner = await buildRemindingFirm([{ days_after_due: 1, level: 'first' }]);
    const invoice = await buildSentInvoice(owner, dates);
    await goToTime(owner, '2027-03-16', '07:00');
    // Midnight in Los Angeles, of the same day.
    await owner.call('updateWorkspace', { body: { timezone: 'America/Los_Angeles' } });
    await goToTime(owner, '2027-03-16', '14:00');
    expect(await sentBySchedule(owner, invoice)).to.deep.equal([]);
    await goToTime(owner, '2027-03-17', '20:00');
    expect(await sentBySchedule(owner, invoice)).to.deep.equal(['2027-03-16T15:00 first']);
  });

  it('mails each once when several workers run it at once', async () => {
    const owner = await buildRemindingFirm([{ days_after_due: 1, level: 'first' }]);
    const { id: client_id } = await buildClient(owner, { email: 'many@client.example' });
    const invoices = [];
    for (let made = 0; made < 20; made += 1) invoices.push(await buildSentInvoice(owner, { ...dates, client_id }));
    const { database, settings, db } = await testApi();
    await db('workspaces')
      .where({ id: owner.workspaceId })
      .update({ clock_at: new Date(`${addDays(dueOn, 2)}T12:00:00Z`) });
    const run = async () =>
      sendDueReminders(await systemContext({ db: database, settings, jobs: noJobs }, owner.workspaceId));
    await Promise.all([run(), run(), run(), run()]);
    await run();
    for (const invoice of invoices) expect(await sentBySchedule(owner, invoice)).to.have.length(1);
    expect(await reminderMails(owner)).to.have.length(20);
  });
});

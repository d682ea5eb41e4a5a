/** Which invoices the schedule reminds of, and which schedule that is. */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { eventsOf } from '../../../support/answers/events.js';
import {
  buildRemindingFirm,
  dates,
  fullSchedule,
  goToTime,
  payLate,
  reminderMails,
  sentBySchedule,
  sentOn,
} from '../../../support/builders/billing/reminders.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit, pay, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { startOn } from '../../../support/service/clock.js';

describe('the schedule of reminders', () => {
  it('mails nobody without a schedule, and reminds by hand as before', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, sentOn);
    const invoice = await buildSentInvoice(owner, dates);
    await goToTime(owner, '2027-05-20');
    expect(await reminderMails(owner)).to.deep.equal([]);
    expect(await readInvoice(owner, invoice.id)).not.to.have.property('next_reminder');
    await owner.call('remindInvoice', { params: { id: invoice.id } });
    expect((await readInvoice(owner, invoice.id)).reminders).to.include({ reminder_count: 1, last_level: null });
  }).timeout(120_000);

  it('passes over invoices that are drafts, paid, credited, void or written off by then', async () => {
    const owner = await buildRemindingFirm([{ days_after_due: 1, level: 'first' }]);
    const draft = await buildInvoice(owner, dates);
    const [owed, partly, paid, credited, voided, lost] = [
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
    ];
    await goToTime(owner, '2027-03-14');
    await pay(owner, partly.id, 40);
    await pay(owner, paid.id, 100);
    await credit(owner, credited.id);
    await owner.call('voidInvoice', { params: { id: voided.id } });
    await owner.call('markInvoiceUncollectible', { params: { id: lost.id } });
    await goToTime(owner, '2027-03-18');
    for (const { id } of [owed, partly])
      expect(await sentBySchedule(owner, { id })).to.deep.equal(['2027-03-16T08:00 first']);
    for (const { id } of [paid, credited, voided, lost]) {
      expect(await sentBySchedule(owner, { id })).to.deep.equal([]);
      expect((await readInvoice(owner, id)).next_reminder).to.equal(null);
    }
    expect(await sentBySchedule(owner, draft)).to.deep.equal([]);
    expect(await readInvoice(owner, draft.id)).not.to.have.property('next_reminder');
  });

  it('waits for a payment on its way, for credit that covers the invoice, and for an address', async () => {
    const owner = await buildRemindingFirm([{ days_after_due: 1, level: 'first' }]);
    const coming = await buildSentInvoice(owner, dates);
    const { id: client_id } = await buildClient(owner, { email: 'credit@client.example' });
    const covered = await buildSentInvoice(owner, { ...dates, client_id });
    const { id: silent } = await buildClient(owner);
    const { id } = await buildInvoice(owner, { ...dates, client_id: silent });
    await owner.call('sendInvoice', { params: { id }, body: { to: ['once@client.example'] } });
    await goToTime(owner, '2027-03-15');
    await payLate(owner, coming, '2027-03-18');
    await owner.call('createPayment', { body: { client_id, amount: 100, currency: covered.currency } });
    await goToTime(owner, '2027-03-17');
    const holds = await Promise.all(
      [coming.id, covered.id, id].map(async (each) => (await readInvoice(owner, each)).next_reminder?.held_by),
    );
    expect(holds).to.deep.equal(['payment_under_way', 'credit', 'no_recipient']);
    expect(await reminderMails(owner)).to.deep.equal([]);
    await owner.call('updateClient', { params: { id: silent }, body: { email: 'found@client.example' } });
    await goToTime(owner, '2027-03-20');
    expect((await reminderMails(owner)).map(({ to }) => to)).to.deep.equal([['found@client.example']]);
    expect((await readInvoice(owner, coming.id)).status).to.equal('paid');
  });

  it('follows the schedule of the client, which may be another or none', async () => {
    const owner = await buildRemindingFirm();
    const build = async (reminder_schedule?: Schemas['ReminderStep'][] | null) => {
      const { id: client_id } = await buildClient(owner, {
        email: `c${Math.random()}@client.example`,
        reminder_schedule,
      });
      return buildSentInvoice(owner, { ...dates, client_id });
    };
    const [usual, none, other, following] = [
      await build(),
      await build([]),
      await build([{ days_after_due: 5, level: 'last' }]),
      await build(null),
    ];
    await goToTime(owner, '2027-03-21');
    expect(await sentBySchedule(owner, usual)).to.have.length(2);
    expect(await sentBySchedule(owner, none)).to.deep.equal([]);
    expect(await sentBySchedule(owner, other)).to.deep.equal(['2027-03-20T08:00 last']);
    expect(await sentBySchedule(owner, following)).to.have.length(2);
    await owner.call('updateClient', { params: { id: usual.client_id }, body: { reminder_schedule: [] } });
    await owner.call('updateClient', { params: { id: none.client_id }, body: { reminder_schedule: null } });
    await goToTime(owner, '2027-04-15');
    expect(await sentBySchedule(owner, usual)).to.have.length(2);
    expect(await sentBySchedule(owner, none)).to.deep.equal(['2027-03-29T08:00 second', '2027-04-14T08:00 last']);
  }).timeout(120_000);

  it('works for a client alone when the workspace has none', async () => {
    const owner = await buildRemindingFirm([]);
    const { id: client_id } = await buildClient(owner, {
      email: 'own@client.example',
      reminder_schedule: fullSchedule,
    });
    const [own, another] = [
      await buildSentInvoice(owner, { ...dates, client_id }),
      await buildSentInvoice(owner, dates),
    ];
    await goToTime(owner, '2027-03-17');
    expect(await sentBySchedule(owner, own)).to.have.length(2);
    expect(await sentBySchedule(owner, another)).to.deep.equal([]);
  });
});

describe('updateWorkspace and updateClient', () => {
  it('refuse a schedule that is out of order, and say where', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner);
    const reminder_schedule: Schemas['ReminderStep'][] = [
      { days_after_due: 14, level: 'second' },
      { days_after_due: 1, level: 'first' },
    ];
    const failures = [
      await owner.fail('updateWorkspace', { body: { reminder_schedule } }),
      await owner.fail('updateClient', { params: { id }, body: { reminder_schedule } }),
    ];
    for (const { status, error } of failures)
      expect([status, error.message]).to.deep.equal([
        400,
        'reminder_schedule.1.level must be higher than second, the level before it',
      ]);
  });

  it('return what they were given, and change nothing if it is given again', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner, { reminder_schedule: fullSchedule });
    const late_interest = { annual_rate: null, base_rate: 0.0227, base_rate_plus: 0.09 };
    const body = { reminder_schedule: fullSchedule, late_interest };
    const { data } = await owner.call('updateWorkspace', { body });
    expect(data).to.deep.include(body);
    expect((await owner.call('updateWorkspace', { body })).data.updated_at).to.equal(data.updated_at);
    const client = await owner.call('updateClient', { params: { id }, body: { reminder_schedule: fullSchedule } });
    expect(client.data.billing.reminder_schedule).to.deep.equal(fullSchedule);
    expect((await eventsOf(owner, id)).map(({ type }) => type)).to.deep.equal(['client.created']);
  });
});

describe('getReminderTexts', () => {
  it('returns the text of each level in the requested language, or that of the workspace', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { locale: 'nl-NL' } });
    const subjectsIn = async (locale?: string) => {
      const { data } = await owner.call('getReminderTexts', { query: locale === undefined ? {} : { locale } });
      expect(data.texts.map(({ level }) => level)).to.deep.equal(['before_due', 'first', 'second', 'last']);
      return data.texts.map(({ subject, text }) => `${subject} ${text}`);
    };
    const languages = await Promise.all(['en', 'de', 'fr', 'es', 'it', 'nl'].map(subjectsIn));
    expect(new Set(languages.flat()).size).to.equal(24);
    expect(languages.flat().filter((text) => /[{}]/.test(text))).to.deep.equal([]);
    expect((await subjectsIn()).slice(1)).to.deep.equal((await subjectsIn('nl')).slice(1));
    expect((await owner.fail('getReminderTexts', { query: { locale: 'de-XX' } })).error.field).to.equal('locale');
  });
});

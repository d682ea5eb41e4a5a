/** The schedule of reminders over weeks of the test clock: who is reminded when, of what, and who is not. */
import { expect } from 'chai';
import { sendDueReminders } from '../../../../commands/billing/reminders/send-due.js';
import type { Body, Schemas } from '../../../../contract/contract.js';
import { addDays } from '../../../../domain/time.js';
import { systemContext } from '../../../../models/workspace/workspace-context.js';
import { eventsOf } from '../../../support/answers/events.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit, pay, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';
import { startOn } from '../../../support/service/clock.js';
import { noJobs } from '../../../support/service/no-jobs.js';

const schedule: Schemas['ReminderStep'][] = [
  { days_after_due: -3, level: 'before_due' },
  { days_after_due: 1, level: 'first' },
  { days_after_due: 14, level: 'second' },
  { days_after_due: 30, level: 'last' },
];

const sentOn = '2027-03-01';
const dueOn = '2027-03-15';
const dates = { invoice_date: sentOn, due_date: dueOn };

/** A firm on the day on which it sends its invoices, with this schedule. */
async function firm(steps = schedule, more: Body<'updateWorkspace'> = {}): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  await startOn(owner, sentOn);
  await owner.call('updateWorkspace', { body: { reminder_schedule: steps, ...more } });
  return owner;
}

const goTo = (owner: ApiClient, day: string, time = '12:00') =>
  owner.call('advanceTestClock', { body: { to: `${day}T${time}:00Z` } });

/** When reminders of an invoice were sent, and of which level. */
async function sentOf(owner: ApiClient, { id }: { readonly id: string }): Promise<string[]> {
  const { sent_reminders: sent = [] } = await readInvoice(owner, id, ['sent_reminders']);
  return sent.map(({ at, level, is_automatic: isAutomatic }) => {
    expect(isAutomatic).to.equal(true);
    return `${at.slice(0, 16)} ${level ?? ''}`;
  });
}

/** Type, user and level of the events of reminders, which are kept for 30 days. */
const remindersTold = async (owner: ApiClient, id: string) =>
  (await eventsOf(owner, id)).flatMap(({ type, actor, context: { reminder } }) =>
    reminder ? [[type, actor.user_id, reminder.level]] : [],
  );

const mailsOf = async (owner: ApiClient) =>
  (await owner.call('listTestMails', { query: { per_page: 100 } })).data.filter(({ subject }) =>
    /remind|is due on/i.test(subject),
  );

describe('the schedule of reminders', () => {
  it('mails each level on its day at 08:00, once, and shows the next one', async () => {
    const owner = await firm();
    const invoice = await buildSentInvoice(owner, dates);
    expect(invoice.next_reminder).to.deep.equal({ at: '2027-03-12T08:00:00.000Z', level: 'before_due', held_by: null });
    await goTo(owner, '2027-03-12', '07:59');
    expect(await sentOf(owner, invoice)).to.deep.equal([]);
    await goTo(owner, '2027-04-10');
    const events = await remindersTold(owner, invoice.id);
    await goTo(owner, '2027-05-20');
    expect(await sentOf(owner, invoice)).to.deep.equal([
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
    expect((await mailsOf(owner)).map(({ subject }) => subject).toReversed()).to.deep.equal([
      `Invoice ${number} from ${name} is due on March 15, 2027`,
      `Reminder: Invoice ${number} from ${name}`,
      `Second reminder: Invoice ${number} from ${name}`,
      `Last reminder: Invoice ${number} from ${name}`,
    ]);
    expect(events).to.deep.equal(['before_due', 'first', 'second'].map((level) => ['invoice.updated', null, level]));
  }).timeout(120_000);

  it('mails nobody without a schedule, and reminds by hand as before', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, sentOn);
    const invoice = await buildSentInvoice(owner, dates);
    await goTo(owner, '2027-05-20');
    expect(await mailsOf(owner)).to.deep.equal([]);
    expect(await readInvoice(owner, invoice.id)).not.to.have.property('next_reminder');
    await owner.call('remindInvoice', { params: { id: invoice.id } });
    expect((await readInvoice(owner, invoice.id)).reminders).to.include({ reminder_count: 1, last_level: null });
  }).timeout(120_000);

  it('sends only the latest when the clock has jumped by weeks', async () => {
    const owner = await firm();
    const invoice = await buildSentInvoice(owner, dates);
    await startOn(owner, '2027-04-02');
    await goTo(owner, '2027-04-03');
    expect(await sentOf(owner, invoice)).to.deep.equal(['2027-04-03T08:00 second']);
    await goTo(owner, '2027-04-16');
    expect(await sentOf(owner, invoice)).to.deep.equal(['2027-04-03T08:00 second', '2027-04-14T08:00 last']);
  });

  it('does not make up for days before it was set, or before the invoice was sent', async () => {
    const owner = await firm([]);
    const before = await buildSentInvoice(owner, { invoice_date: '2027-01-01', due_date: '2027-02-25' });
    const late = await buildInvoice(owner, { invoice_date: '2027-01-01', due_date: '2027-02-25' });
    await goTo(owner, '2027-03-12');
    await owner.call('updateWorkspace', { body: { reminder_schedule: schedule } });
    expect((await readInvoice(owner, before.id)).next_reminder).to.include({
      at: '2027-03-27T08:00:00.000Z',
      level: 'last',
    });
    await goTo(owner, '2027-03-14');
    await owner.call('sendInvoice', { params: { id: late.id } });
    await goTo(owner, '2027-03-28');
    expect(await sentOf(owner, before)).to.deep.equal(['2027-03-27T08:00 last']);
    expect(await sentOf(owner, late)).to.deep.equal(['2027-03-27T08:00 last']);
  });

  it('passes over invoices that are drafts, paid, credited, void or written off by then', async () => {
    const owner = await firm([{ days_after_due: 1, level: 'first' }]);
    const draft = await buildInvoice(owner, dates);
    const [owed, partly, paid, credited, voided, lost] = [
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
      await buildSentInvoice(owner, dates),
    ];
    await goTo(owner, '2027-03-14');
    await pay(owner, partly.id, 40);
    await pay(owner, paid.id, 100);
    await credit(owner, credited.id);
    await owner.call('voidInvoice', { params: { id: voided.id } });
    await owner.call('markInvoiceUncollectible', { params: { id: lost.id } });
    await goTo(owner, '2027-03-18');
    for (const { id } of [owed, partly]) expect(await sentOf(owner, { id })).to.deep.equal(['2027-03-16T08:00 first']);
    for (const { id } of [paid, credited, voided, lost]) {
      expect(await sentOf(owner, { id })).to.deep.equal([]);
      expect((await readInvoice(owner, id)).next_reminder).to.equal(null);
    }
    expect(await sentOf(owner, draft)).to.deep.equal([]);
    expect(await readInvoice(owner, draft.id)).not.to.have.property('next_reminder');
  });

  it('waits for a payment on its way, for credit that covers the invoice, and for an address', async () => {
    const owner = await firm([{ days_after_due: 1, level: 'first' }]);
    const coming = await buildSentInvoice(owner, dates);
    const { id: client_id } = await buildClient(owner, { email: 'credit@client.example' });
    const covered = await buildSentInvoice(owner, { ...dates, client_id });
    const { id: silent } = await buildClient(owner);
    const { id } = await buildInvoice(owner, { ...dates, client_id: silent });
    await owner.call('sendInvoice', { params: { id }, body: { to: ['once@client.example'] } });
    await goTo(owner, '2027-03-15');
    const { db } = await testApi();
    await db('test_payments').insert({
      id: 'tpay_01k6jz3v8he9s8x4d2m7q5r0ab',
      workspace_id: owner.workspaceId,
      created_at: new Date(),
      updated_at: new Date(),
      invoice_id: coming.id,
      reference: 'late',
      amount: 100,
      due_on: '2027-03-18',
    });
    await owner.call('createPayment', { body: { client_id, amount: 100, currency: covered.currency } });
    await goTo(owner, '2027-03-17');
    const holds = await Promise.all(
      [coming.id, covered.id, id].map(async (each) => (await readInvoice(owner, each)).next_reminder?.held_by),
    );
    expect(holds).to.deep.equal(['payment_under_way', 'credit', 'no_recipient']);
    expect(await mailsOf(owner)).to.deep.equal([]);
    await owner.call('updateClient', { params: { id: silent }, body: { email: 'found@client.example' } });
    await goTo(owner, '2027-03-20');
    expect((await mailsOf(owner)).map(({ to }) => to)).to.deep.equal([['found@client.example']]);
    expect((await readInvoice(owner, coming.id)).status).to.equal('paid');
  });

  it('follows the schedule of the client, which may be another or none', async () => {
    const owner = await firm();
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
    await goTo(owner, '2027-03-21');
    expect(await sentOf(owner, usual)).to.have.length(2);
    expect(await sentOf(owner, none)).to.deep.equal([]);
    expect(await sentOf(owner, other)).to.deep.equal(['2027-03-20T08:00 last']);
    expect(await sentOf(owner, following)).to.have.length(2);
    await owner.call('updateClient', { params: { id: usual.client_id }, body: { reminder_schedule: [] } });
    await owner.call('updateClient', { params: { id: none.client_id }, body: { reminder_schedule: null } });
    await goTo(owner, '2027-04-15');
    expect(await sentOf(owner, usual)).to.have.length(2);
    expect(await sentOf(owner, none)).to.deep.equal(['2027-03-29T08:00 second', '2027-04-14T08:00 last']);
  }).timeout(120_000);

  it('works for a client alone when the workspace has none', async () => {
    const owner = await firm([]);
    const { id: client_id } = await buildClient(owner, { email: 'own@client.example', reminder_schedule: schedule });
    const [own, another] = [
      await buildSentInvoice(owner, { ...dates, client_id }),
      await buildSentInvoice(owner, dates),
    ];
    await goTo(owner, '2027-03-17');
    expect(await sentOf(owner, own)).to.have.length(2);
    expect(await sentOf(owner, another)).to.deep.equal([]);
  });

  it('stops while it is paused, and sends the latest on the morning after it is resumed', async () => {
    const owner = await firm();
    const { id } = await buildSentInvoice(owner, dates);
    const pause = (reminders_paused: boolean) =>
      owner.call('updateInvoice', { params: { id }, body: { reminders_paused } });
    const { data: paused } = await pause(true);
    expect([paused.reminders_paused, paused.next_reminder]).to.deep.equal([true, null]);
    await goTo(owner, '2027-04-02');
    expect(await sentOf(owner, { id })).to.deep.equal([]);
    const { data: resumed } = await pause(false);
    expect(resumed.next_reminder).to.include({ at: '2027-04-03T08:00:00.000Z', level: 'second' });
    await goTo(owner, '2027-04-04');
    expect(await sentOf(owner, { id })).to.deep.equal(['2027-04-03T08:00 second']);
  }).timeout(120_000);

  it('counts what was sent by hand, and refuses to send a level twice', async () => {
    const owner = await firm();
    const { id } = await buildSentInvoice(owner, dates);
    const remind = (body: Schemas['InvoiceRemind']) => owner.request('remindInvoice', { params: { id }, body });
    expect((await remind({ level: 'first' })).status).to.equal(409);
    expect((await remind({ level: 'before_due' })).status).to.equal(200);
    expect((await remind({ level: 'before_due' })).status).to.equal(409);
    await goTo(owner, '2027-03-17');
    const again = await owner.fail('remindInvoice', { params: { id }, body: { level: 'first' } });
    expect([again.error.code, again.error.field, again.error.message]).to.deep.equal([
      'invalid_state',
      'level',
      'The reminder first of this invoice was sent on 2027-03-16: leave level out to send a neutral one',
    ]);
    expect((await remind({ level: 'last', message: 'Please!' })).status).to.equal(200);
    await goTo(owner, '2027-04-20');
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
      const owner = await firm([], { timezone });
      const steps: Schemas['ReminderStep'][] = [
        { days_after_due: -2, level: 'before_due' },
        { days_after_due: 1, level: 'first' },
      ];
      await startOn(owner, '2027-03-22');
      await owner.call('updateWorkspace', { body: { reminder_schedule: steps } });
      const invoice = await buildSentInvoice(owner, { invoice_date: sentOn, due_date: '2027-03-28' });
      await goTo(owner, '2027-03-30');
      expect(await sentOf(owner, invoice)).to.deep.equal([`${first} before_due`, `${second} first`]);
    });

  it('does not mail at night when a change of the time zone makes its jobs due', async () => {
    const owner = await firm([{ days_after_due: 1, level: 'first' }]);
    const invoice = await buildSentInvoice(owner, dates);
    await goTo(owner, '2027-03-16', '07:00');
    // Midnight in Los Angeles, of the same day.
    await owner.call('updateWorkspace', { body: { timezone: 'America/Los_Angeles' } });
    await goTo(owner, '2027-03-16', '14:00');
    expect(await sentOf(owner, invoice)).to.deep.equal([]);
    await goTo(owner, '2027-03-17', '20:00');
    expect(await sentOf(owner, invoice)).to.deep.equal(['2027-03-16T15:00 first']);
  });

  it('mails each once when several workers run it at once', async () => {
    const owner = await firm([{ days_after_due: 1, level: 'first' }]);
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
    for (const invoice of invoices) expect(await sentOf(owner, invoice)).to.have.length(1);
    expect(await mailsOf(owner)).to.have.length(20);
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
    const { id } = await buildClient(owner, { reminder_schedule: schedule });
    const late_interest = { annual_rate: null, base_rate: 0.0227, base_rate_plus: 0.09 };
    const body = { reminder_schedule: schedule, late_interest };
    const { data } = await owner.call('updateWorkspace', { body });
    expect(data).to.deep.include(body);
    expect((await owner.call('updateWorkspace', { body })).data.updated_at).to.equal(data.updated_at);
    const client = await owner.call('updateClient', { params: { id }, body: { reminder_schedule: schedule } });
    expect(client.data.billing.reminder_schedule).to.deep.equal(schedule);
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

import { expect } from 'chai';
import fc from 'fast-check';
import {
  dueReminder,
  nextReminder,
  reminderDay,
  scheduleProblems,
  type ReminderLevel,
  type ReminderStep,
} from '../../../../domain/billing/reminders/schedule.js';
import { addDays } from '../../../../domain/time.js';

const usual: readonly ReminderStep[] = [
  { days_after_due: -3, level: 'before_due' },
  { days_after_due: 1, level: 'first' },
  { days_after_due: 14, level: 'second' },
  { days_after_due: 30, level: 'last' },
];

/** Due on 31 March, sent on 1 March. */
const invoice = (reminder_level: ReminderLevel | null, sent_on = '2027-03-01') => ({
  due_date: '2027-03-31',
  sent_on,
  reminder_level,
});

const plan = { steps: usual, since: '2027-01-01' };

describe('the reminder that is due on a day', () => {
  const table: readonly [what: string, day: string, sent: ReminderLevel | null, due: ReminderLevel | undefined][] = [
    ['nothing before the first step', '2027-03-27', null, undefined],
    ['the first step on its day', '2027-03-28', null, 'before_due'],
    ['nothing again after it', '2027-03-30', 'before_due', undefined],
    ['the step after the due date', '2027-04-01', 'before_due', 'first'],
    ['the step on the day before the next', '2027-04-13', null, 'first'],
    ['the next one', '2027-04-14', 'first', 'second'],
    ['the latest alone of those missed', '2027-05-20', null, 'last'],
    ['the latest after some were sent', '2027-05-20', 'first', 'last'],
    ['nothing after the last', '2027-12-31', 'last', undefined],
    ['nothing lower than what was sent by hand', '2027-04-14', 'last', undefined],
  ];
  for (const [what, day, sent, due] of table)
    it(`is ${what}`, () => {
      expect(dueReminder(invoice(sent), plan, day)).to.equal(due);
    });

  it('is none for days before the schedule was set, and for those until the client has had the invoice for a day', () => {
    expect(dueReminder(invoice(null), { steps: usual, since: '2027-04-15' }, '2027-04-20')).to.equal(undefined);
    expect(dueReminder(invoice(null), { steps: usual, since: '2027-04-14' }, '2027-04-20')).to.equal('second');
    expect(dueReminder(invoice(null, '2027-04-14'), plan, '2027-04-20')).to.equal(undefined);
    expect(dueReminder(invoice(null, '2027-04-14'), plan, '2027-04-30')).to.equal('last');
  });
});

describe('the next reminder', () => {
  const next = (sent: ReminderLevel | null, now: string, timezone = 'UTC') => {
    const found = nextReminder(invoice(sent), plan, new Date(now), timezone);
    return found && `${found.level} ${found.at.toISOString().slice(0, 16)}`;
  };

  it('is the first step that comes, or on the next morning the one that was missed', () => {
    expect(next(null, '2027-03-05T12:00:00Z')).to.equal('before_due 2027-03-28T08:00');
    expect(next('before_due', '2027-03-28T12:00:00Z')).to.equal('first 2027-04-01T08:00');
    expect(next('before_due', '2027-04-01T07:59:00Z')).to.equal('first 2027-04-01T08:00');
    expect(next('before_due', '2027-04-05T12:00:00Z')).to.equal('first 2027-04-06T08:00');
    expect(next('before_due', '2027-04-13T12:00:00Z')).to.equal('second 2027-04-14T08:00');
    expect(next('last', '2027-04-13T12:00:00Z')).to.equal(undefined);
  });

  it('is in the morning of the time zone, also when clocks are changed', () => {
    expect(next(null, '2027-03-05T12:00:00Z', 'Europe/Berlin')).to.equal('before_due 2027-03-28T06:00');
    expect(next(null, '2027-03-05T12:00:00Z', 'America/New_York')).to.equal('before_due 2027-03-28T12:00');
    expect(next(null, '2027-03-05T12:00:00Z', 'Pacific/Auckland')).to.equal('before_due 2027-03-27T19:00');
    expect(next(null, '2027-03-05T12:00:00Z', 'Asia/Kathmandu')).to.equal('before_due 2027-03-28T02:15');
  });

  it('is what is sent when its time comes, whatever the schedule', () => {
    const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2027-03-01', days));
    const level = fc.constantFrom(null, ...usual.map((step) => step.level));
    const some = fc.subarray([...usual]);
    fc.assert(
      fc.property(some, day, day, day, level, (steps, sent_on, since, now, sent) => {
        const facts = { due_date: '2027-03-31', sent_on, reminder_level: sent };
        const found = nextReminder(facts, { steps, since }, new Date(`${now}T12:00:00Z`), 'UTC');
        if (!found) return;
        expect(dueReminder(facts, { steps, since }, found.at.toISOString().slice(0, 10))).to.equal(found.level);
      }),
    );
  });
});

describe('the day of reminders', () => {
  it('begins at 08:00 in the time zone', () => {
    expect(reminderDay(new Date('2027-03-28T05:59:59Z'), 'Europe/Berlin')).to.equal(undefined);
    expect(reminderDay(new Date('2027-03-28T06:00:00Z'), 'Europe/Berlin')).to.equal('2027-03-28');
    expect(reminderDay(new Date('2027-10-31T06:59:59Z'), 'Europe/Berlin')).to.equal(undefined);
    expect(reminderDay(new Date('2027-10-31T07:00:00Z'), 'Europe/Berlin')).to.equal('2027-10-31');
  });
});

describe('a schedule of reminders', () => {
  const problems = (...steps: [number, ReminderLevel][]) =>
    scheduleProblems(
      steps.map(([days_after_due, level]) => ({ days_after_due, level })),
      'reminder_schedule',
    ).map(({ field, message }) => `${field} ${message}`);

  it('may have each level once, in order, before or after the due date as its name says', () => {
    expect(scheduleProblems(usual, 'x')).to.deep.equal([]);
    expect(problems([0, 'before_due'], [1, 'last'])).to.deep.equal([]);
    expect(problems([1, 'before_due'])).to.deep.equal([
      'reminder_schedule.0.days_after_due must be 0 or less for before_due',
    ]);
    expect(problems([0, 'first'])).to.deep.equal(['reminder_schedule.0.days_after_due must be 1 or more for first']);
    expect(problems([1, 'first'], [5, 'first'])).to.deep.equal([
      'reminder_schedule.1.level must be higher than first, the level before it',
    ]);
    expect(problems([5, 'first'], [5, 'second'])).to.deep.equal([
      'reminder_schedule.1.days_after_due must be more than 5, that of the step before it',
    ]);
  });
});

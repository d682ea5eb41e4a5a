/** A firm that reminds its clients by a schedule, on the test clock in March 2027. */
import { expect } from 'chai';
import type { Body, Schemas } from '../../../../contract/contract.js';
import { newId } from '../../../../models/ids.js';
import { testApi, type ApiClient } from '../../service/api.js';
import { startOn } from '../../service/clock.js';
import { readInvoice } from '../invoices.js';
import { buildWorkspace } from '../workspace.js';

export const fullSchedule: Schemas['ReminderStep'][] = [
  { days_after_due: -3, level: 'before_due' },
  { days_after_due: 1, level: 'first' },
  { days_after_due: 14, level: 'second' },
  { days_after_due: 30, level: 'last' },
];

export const sentOn = '2027-03-01';
export const dueOn = '2027-03-15';
export const dates = { invoice_date: sentOn, due_date: dueOn };

/** A firm on the day on which it sends its invoices, with this schedule. */
export async function buildRemindingFirm(steps = fullSchedule, more: Body<'updateWorkspace'> = {}): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  await startOn(owner, sentOn);
  await owner.call('updateWorkspace', { body: { reminder_schedule: steps, ...more } });
  return owner;
}

/** Moves the clock of the test side to a time of a day, in UTC. */
export const goToTime = (owner: ApiClient, day: string, time = '12:00') =>
  owner.call('advanceTestClock', { body: { to: `${day}T${time}:00Z` } });

/** When the schedule sent reminders of an invoice, and of which level. */
export async function sentBySchedule(owner: ApiClient, { id }: { readonly id: string }): Promise<string[]> {
  const { sent_reminders: sent = [] } = await readInvoice(owner, id, ['sent_reminders']);
  return sent.map(({ at, level, is_automatic: isAutomatic }) => {
    expect(isAutomatic).to.equal(true);
    return `${at.slice(0, 16)} ${level ?? ''}`;
  });
}

/** The reminders among the captured mails, latest first. */
export const reminderMails = async (owner: ApiClient) =>
  (await owner.call('listTestMails', { query: { per_page: 100 } })).data.filter(({ subject }) =>
    /remind|is due on/i.test(subject),
  );

/** A payment of 100 on its way to an invoice, which arrives on a day by the test clock. */
export async function payLate({ workspaceId }: ApiClient, { id: invoice_id }: { readonly id: string }, due_on: string) {
  const { db } = await testApi();
  const now = new Date();
  const values = { workspace_id: workspaceId, created_at: now, updated_at: now };
  await db('test_payments').insert({
    ...values,
    id: newId('tpay'),
    invoice_id,
    reference: 'late',
    amount: 100,
    due_on,
  });
}

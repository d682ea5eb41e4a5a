/**
 * A notification is listed exactly as long as its user may GET what it is about: for random firms, everyone gets a
 * notification about every object, however they came by it.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import type { OperationId, Schemas } from '../../contract/contract.js';
import { newId } from '../../models/ids.js';
import { Notification } from '../../models/notifications/notification.js';
import { asService } from '../support/service/context.js';
import { found, plans, type Firm, type Person } from '../support/models/random-firm.js';

type SubjectType = Schemas['NotificationSubjectType'];
interface Subject {
  readonly type: SubjectType;
  readonly id: string;
}

const getters: Readonly<Record<SubjectType, OperationId>> = {
  ticket: 'getTicket',
  project: 'getProject',
  agreement: 'getAgreement',
  approval: 'getApproval',
  invoice: 'getInvoice',
  client: 'getClient',
  time_entry: 'getTimeEntry',
  expense: 'getExpense',
  user: 'getUser',
};

function subjectsOf({ people, tickets, projects, agreements, invoices, clients, entries, expenses }: Firm): Subject[] {
  const of = (type: SubjectType, rows: readonly { readonly id: string }[]): Subject[] =>
    rows.map(({ id }) => ({ type, id }));
  return [
    ...of('ticket', tickets),
    ...of('project', projects),
    ...of('agreement', agreements),
    ...of('invoice', invoices),
    ...of('client', clients),
    ...of('time_entry', entries),
    ...of('expense', expenses),
    ...of('user', people),
    // Deleted.
    ...of('ticket', [{ id: newId('tkt') }]),
  ];
}

async function notifyEveryone({ people }: Firm, subjects: readonly Subject[]): Promise<void> {
  const [boss] = people as [Person];
  await asService(boss.api, (ctx) =>
    Notification.insertMany(
      ctx,
      people.flatMap(({ id: user_id }) =>
        subjects.map(({ type: subject_type, id: subject_id }) => ({
          user_id,
          kind: 'ticket_assigned' as const,
          source: newId('evt'),
          subject_type,
          subject_id,
          details: {},
        })),
      ),
    ),
  );
}

async function assertListed({ api }: Person, subjects: readonly Subject[]): Promise<void> {
  const { data, summary } = await api.call('listNotifications', { query: { per_page: 100 } });
  const allowed: string[] = [];
  for (const { type, id } of subjects) {
    const answer = await api.request(getters[type], { params: { id } });
    await answer.arrayBuffer();
    if (answer.ok) allowed.push(id);
  }
  expect(data.map(({ subject }) => subject.id).toSorted()).to.deep.equal(allowed.toSorted());
  expect(summary.unread).to.equal(allowed.length);
}

/** Asserts that notifications about a ticket are listed to those, and only those, who may get the ticket now. */
async function assertSeenByThoseWhoMay({ people }: Firm, ticketId: string): Promise<void> {
  for (const { api } of people) {
    const { data } = await api.call('listNotifications', { query: { per_page: 100 } });
    const answer = await api.request('getTicket', { params: { id: ticketId } });
    await answer.arrayBuffer();
    expect(data.some(({ subject }) => subject.id === ticketId)).to.equal(answer.ok);
  }
}

describe('the notifications of the people of a firm', () => {
  it('are listed exactly as long as their user may get what they are about', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const firm = await found(plan);
        const subjects = subjectsOf(firm);
        await notifyEveryone(firm, subjects);
        for (const person of firm.people) await assertListed(person, subjects);
        // Rights are checked when the list is read: a ticket changes hands.
        const [boss] = firm.people as [Person];
        const [ticket] = firm.tickets;
        if (!ticket) return;
        for (const { id: assignee_id } of firm.people) {
          await boss.api.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id } });
          await assertSeenByThoseWhoMay(firm, ticket.id);
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }).timeout(120_000);
});

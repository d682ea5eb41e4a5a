/** A firm with users of every role and an object of each kind, in which nothing changes during the tests. */
import { roles, type Role } from '../../../../domain/people/policy.js';
import { buildScene, buildFixtures, type Scene } from '../../../support/access/scene.js';
import { buildContact } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, inDays, pay } from '../../../support/builders/invoices.js';
import { notifyOn } from '../../../support/listening/notifications.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../../support/builders/projects.js';

export interface Firm extends Pick<Scene, 'callers'> {
  /** The ids for the names in a look's path, for a user of this role. */
  readonly placesOf: (role: Role) => Readonly<Record<string, string>>;
}

export async function buildFirm(): Promise<Firm> {
  const scene = await buildScene();
  const { owner, assigned, unassigned, callers } = scene;
  const fixtures = await buildFixtures(scene);
  await buildPhase(owner, assigned.project_id, { title: 'Design' });
  await buildMilestone(owner, assigned.project_id, { title: 'Draft' });
  await buildProjectTask(owner, assigned.project_id, { title: 'Sketch it' });
  const { client_id } = assigned;
  const overdue = await buildSentInvoice(owner, { client_id, invoice_date: inDays(-40), due_date: inDays(-10) });
  const { payment } = await pay(owner, overdue.id, 40);
  const contact = await buildContact(owner, { client_id, name: 'Ada Lovelace', email: 'ada@client.example' });
  const places = {
    client: client_id,
    otherClient: unassigned.client_id,
    project: assigned.project_id,
    otherProject: unassigned.project_id,
    ticket: assigned.ticket_id,
    otherTicket: unassigned.ticket_id,
    entry: fixtures.entries.member.id,
    expense: fixtures.expenses.member.id,
    approval: fixtures.approvals.project.id,
    contact: contact.id,
    draft: (await buildInvoice(owner, { client_id })).id,
    overdue: overdue.id,
    payment: payment.id,
    creditNote: fixtures.creditNote.id,
    bankImport: fixtures.bankImport.id,
    retainer: fixtures.agreement.id,
    rateCard: fixtures.card.id,
    outsider: scene.outsider.userId,
  };
  // Each role has been notified of something else.
  await notifyOn(owner);
  for (const role of roles) await callers[role].call('markAllNotificationsRead', {});
  return { callers, placesOf: (role) => ({ ...places, me: callers[role].userId }) };
}

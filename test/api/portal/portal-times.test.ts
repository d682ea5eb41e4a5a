/** Times in the portal reveal nothing of the team's work but what the contact sees of it anyway. */
import { expect } from 'chai';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { atPortal, buildPortalContact } from '../../support/builders/portal.js';
import { priorityNamed, statusNamed } from '../../support/builders/tickets.js';
import { attachFile } from '../../support/builders/uploads.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

describe('updated_at of a ticket in the portal', () => {
  /** A ticket of the client, and a function that reads everything in which the contact sees its times. */
  async function buildWatched() {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const contact = await buildPortalContact(owner, { client_id });
    const params = { id: (await buildTicket(owner, { client_id })).id };
    const other = (await buildTicket(owner, { client_id })).id;
    const seen = async () => {
      const { data: ticket } = await contact.call('getPortalTicket', { params });
      const { data: listed } = await contact.call('listPortalTickets', { query: { sort: 'updated_at' } });
      const pages = await atPortal(contact);
      const page = (await pages.get('/portal/tickets')).text.replaceAll(/ value="[\w-]{36}"/g, '');
      return {
        ticket,
        updated_at: ticket.updated_at,
        order: listed.map(({ id }) => id === params.id),
        page,
      };
    };
    const later = async (minutes: number) => {
      const { data } = await owner.call('getTestClock', {});
      const to = new Date(new Date(data.now).getTime() + minutes * 60_000).toISOString();
      await owner.call('advanceTestClock', { body: { to } });
    };
    await later(60);
    await owner.call('updateTicket', { params: { id: other }, body: { title: 'Newer' } });
    await later(60);
    return { owner, client_id, contact, params, seen, later };
  }

  it('does not change with anything that only the team sees', async () => {
    const { owner, client_id, params, seen, later } = await buildWatched();
    const { id: file } = await attachFile(owner, params.id);
    const note = { content: 'Who takes this?', visibility: 'internal' as const };
    const { data: comment } = await owner.call('createTicketActivity', { params, body: note });
    const at = { params: { ...params, activity_id: comment.id } };
    const { data: task } = await owner.call('createTicketTask', { params, body: { title: 'Call' } });
    await owner.call('createTag', { body: { name: 'Urgent' } });
    const agreement = await buildAgreement(owner, { client_id });
    const before = await seen();
    const { title } = before.ticket;
    const doings: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['an internal note', () => owner.call('createTicketActivity', { params, body: note })],
      ['a note edited', () => owner.call('updateTicketActivity', { ...at, body: { content: 'I do' } })],
      ['a note deleted', () => owner.call('deleteTicketActivity', at)],
      ['an internal file', () => attachFile(owner, params.id)],
      [
        'an internal file deleted',
        () => owner.call('deleteTicketAttachment', { params: { ...params, attachment_id: file } }),
      ],
      ['an assignee', () => owner.call('updateTicket', { params, body: { assignee_id: owner.userId } })],
      ['an estimate', () => owner.call('updateTicket', { params, body: { estimated_hours: 3 } })],
      ['an agreement', () => owner.call('updateTicket', { params, body: { agreement_id: agreement.id } })],
      ['metadata', () => owner.call('updateTicket', { params, body: { metadata: { erp: '1' } } })],
      ['the same title', () => owner.call('updateTicket', { params, body: { title } })],
      ['tags', () => owner.call('addTicketTags', { params, body: { tags: ['urgent'] } })],
      ['a task', () => owner.call('completeTicketTask', { params: { ...params, task_id: task.id } })],
      ['time', () => owner.call('createTicketTimeEntry', { params, body: { hours: 1, date: '2026-01-02' } })],
      ['a timer', () => owner.call('startTimer', { body: { ticket_id: params.id } })],
      ['the end of a timer', () => owner.call('stopRunningTimer', {})],
    ];
    for (const [what, happen] of doings) {
      await later(1);
      await happen();
      expect(await seen(), what).to.deep.equal(before);
    }
  }).timeout(60_000);

  it('changes with everything that the client sees', async () => {
    const { owner, client_id, contact, params, seen, later } = await buildWatched();
    const { id: project_id } = await buildProject(owner, { client_id });
    const { id: attachment_id } = await attachFile(owner, params.id);
    const file = { ...params, attachment_id };
    const urgent = await priorityNamed(owner, 'Urgent');
    const progress = await statusNamed(owner, 'In Progress');
    const comment = { content: 'Done', visibility: 'public' as const };
    let before = await seen();
    const doings: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['a public comment', () => owner.call('createTicketActivity', { params, body: comment })],
      ['a public file', () => owner.call('updateTicketAttachment', { params: file, body: { visibility: 'public' } })],
      ['a file hidden', () => owner.call('updateTicketAttachment', { params: file, body: { visibility: 'internal' } })],
      ['the title', () => owner.call('updateTicket', { params, body: { title: 'Other' } })],
      ['the project', () => owner.call('updateTicket', { params, body: { project_id } })],
      [
        'the priority',
        () => owner.call('updateTickets', { body: { ids: [params.id], updates: { priority_id: urgent.id } } }),
      ],
      ['the status', () => owner.call('updateTicket', { params, body: { status_id: progress.id } })],
      ['what the client says', () => contact.call('createPortalTicketActivity', { params, body: { content: 'Hm' } })],
      ['the end', () => owner.call('closeTickets', { body: { ids: [params.id] } })],
      ['a new beginning', () => contact.call('reopenPortalTicket', { params })],
    ];
    for (const [what, happen] of doings) {
      await later(1);
      await happen();
      const after = await seen();
      expect(after.updated_at, what).not.to.equal(before.updated_at);
      expect(after.order, what).to.deep.equal([true, false]);
      before = after;
    }
  }).timeout(60_000);
});

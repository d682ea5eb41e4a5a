/** Requests about the parts of tickets. */
import type { Schemas } from '../../../contract/contract.js';
import { addTicket, buildTask } from '../builders/time.js';
import { attachFile, uploadForm } from '../builders/uploads.js';
import type { CasesOf } from './cases.js';
import type { Scene } from './scene.js';

const assigned = 'of their ticket';
const unassigned = 'of no ticket of theirs';

const found = {
  [assigned]: { find: (scene: Scene) => ({ params: { id: scene.assigned.ticket_id } }) },
  [unassigned]: { find: (scene: Scene) => ({ params: { id: scene.unassigned.ticket_id } }) },
};

/** A new ticket, assigned to the contractor or to nobody. */
const freshTicket = async ({ owner, contractor, assigned: { client_id } }: Scene, isTheirs: boolean) => ({
  id: await addTicket(owner, { client_id, ...(isTheirs ? { assignee_id: contractor.userId } : {}) }),
});
const onFresh = <Input extends object>(more: (scene: Scene) => Input) => ({
  [assigned]: { make: async (scene: Scene) => ({ params: await freshTicket(scene, true), ...more(scene) }) },
  [unassigned]: { make: async (scene: Scene) => ({ params: await freshTicket(scene, false), ...more(scene) }) },
});

const freshTask = async (scene: Scene, isTheirs: boolean) => {
  const params = await freshTicket(scene, isTheirs);
  return { ...params, task_id: (await buildTask(scene.owner, params.id)).id };
};
const onTask = <Input extends object>(input: Input) => ({
  [assigned]: { make: async (scene: Scene) => ({ params: await freshTask(scene, true), ...input }) },
  [unassigned]: { make: async (scene: Scene) => ({ params: await freshTask(scene, false), ...input }) },
});

/** A comment by the contractor on their ticket, or by the owner on nobody's: only authors can change comments. */
const freshComment = async (scene: Scene, isTheirs: boolean) => {
  const params = await freshTicket(scene, isTheirs);
  const body = { content: 'Done' };
  const { data } = await (isTheirs ? scene.contractor : scene.owner).call('createTicketActivity', { params, body });
  return { ...params, activity_id: data.id };
};
const onComment = <Input extends object>(input: Input) => ({
  [assigned]: { make: async (scene: Scene) => ({ params: await freshComment(scene, true), ...input }) },
  [unassigned]: { make: async (scene: Scene) => ({ params: await freshComment(scene, false), ...input }) },
});

const freshAttachment = async (scene: Scene, isTheirs: boolean) => {
  const { id } = await freshTicket(scene, isTheirs);
  return { id, attachment_id: (await attachFile(scene.owner, id)).id };
};
const idsOf = ({ ticket_id, id }: Schemas['Attachment']) => ({ params: { id: ticket_id, attachment_id: id } });

const shown = { visibility: 'public' as const };

export const ticketParts = {
  listTicketActivities: found,
  createTicketActivity: onFresh(() => ({ body: { content: 'Done', visibility: 'public' as const } })),
  updateTicketActivity: onComment({ body: { content: 'Done, and tried' } }),
  deleteTicketActivity: onComment({}),
  getTicketSla: found,
  listTicketTasks: found,
  createTicketTask: onFresh(() => ({ body: { title: 'Call' } })),
  getTicketTask: onTask({}),
  updateTicketTask: onTask({ body: { title: 'Call again' } }),
  completeTicketTask: onTask({}),
  deleteTicketTask: onTask({}),
  listTicketTimeEntries: found,
  createTicketTimeEntry: {
    ...onFresh(() => ({ body: { hours: 1 } })),
    'of the member': {
      make: (scene: Scene) => ({
        params: { id: scene.assigned.ticket_id },
        body: { hours: 1, user_id: scene.member.userId },
      }),
    },
  },
  listTicketAttachments: found,
  createTicketAttachment: onFresh(() => ({ body: uploadForm() })),
  getTicketAttachment: {
    [assigned]: { find: ({ fixtures }) => idsOf(fixtures.attachments.assigned) },
    [unassigned]: { find: ({ fixtures }) => idsOf(fixtures.attachments.unassigned) },
  },
  updateTicketAttachment: {
    [assigned]: { make: async (scene: Scene) => ({ params: await freshAttachment(scene, true), body: shown }) },
    [unassigned]: { make: async (scene: Scene) => ({ params: await freshAttachment(scene, false), body: shown }) },
  },
  deleteTicketAttachment: {
    [assigned]: { make: async (scene: Scene) => ({ params: await freshAttachment(scene, true) }) },
    [unassigned]: { make: async (scene: Scene) => ({ params: await freshAttachment(scene, false) }) },
  },
} satisfies CasesOf<'ticket-activities' | 'ticket-sla' | 'ticket-tasks' | 'ticket-time-entries' | 'ticket-attachments'>;

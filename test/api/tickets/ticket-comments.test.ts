import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addTicketOf } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** A comment by a member on a ticket, in a workspace with a stopped clock. */
async function build() {
  const { owner } = await buildWorkspace();
  const clock = await stopClock(owner);
  const author = await buildUser(owner, 'member');
  const id = await addTicketOf(owner, author.userId);
  const { data: comment } = await author.call('createTicketActivity', { params: { id }, body: { content: 'Done' } });
  return { owner, author, clock, comment, params: { id, activity_id: comment.id } };
}

const listed = async (by: ApiClient, { id }: { id: string }) =>
  (await by.call('listTicketActivities', { params: { id }, query: { type: 'comment' } })).data;

describe('updateTicketActivity', () => {
  it('changes the text of a comment, says when, and emits an event', async () => {
    const { owner, author, clock, comment, params } = await build();
    const now = await clock.forward(15);
    const body = { content: 'Done, and tried' };
    const { data: edited } = await author.call('updateTicketActivity', { params, body });
    expect(comment.edited_at).to.equal(null);
    expect(edited).to.deep.equal({ ...comment, ...body, edited_at: now.toISOString() });
    expect(await listed(owner, params)).to.deep.equal([edited]);
    const event = (await eventsOf(owner, params.id)).at(-1);
    expect([event?.type, event?.context]).to.deep.equal(['ticket.updated', { activity: edited }]);
  });

  it('changes nothing and emits nothing if the text is the same', async () => {
    const { owner, author, comment, params } = await build();
    const before = (await eventsOf(owner, params.id)).length;
    const { data } = await author.call('updateTicketActivity', { params, body: { content: 'Done' } });
    expect(data).to.deep.equal(comment);
    expect(await eventsOf(owner, params.id)).to.have.lengthOf(before);
  });

  it('is only for the author, for fifteen minutes, and for comments', async () => {
    const { owner, author, clock, params } = await build();
    const body = { content: 'Other words' };
    expect(await refusalOf(owner.fail('updateTicketActivity', { params, body }))).to.deep.equal([403, 'forbidden']);
    await owner.call('updateTicket', { params: { id: params.id }, body: { assignee_id: null } });
    const all = (await owner.call('listTicketActivities', { params: { id: params.id } })).data;
    const assignment = all.find(({ type }) => type === 'assignment')?.id ?? '';
    const onAssignment = owner.fail('updateTicketActivity', { params: { ...params, activity_id: assignment }, body });
    expect(await refusalOf(onAssignment)).to.deep.equal([409, 'invalid_state']);
    await clock.forward(15.01);
    expect(await refusalOf(author.fail('updateTicketActivity', { params, body }))).to.deep.equal([
      409,
      'invalid_state',
    ]);
    expect((await listed(owner, params)).map(({ content }) => content)).to.deep.equal(['Done']);
  });

  it('finds a comment only under its own ticket', async () => {
    const { owner, author, params } = await build();
    const elsewhere = { ...params, id: await addTicketOf(owner, author.userId) };
    const trying = author.fail('updateTicketActivity', { params: elsewhere, body: { content: 'x' } });
    expect(await refusalOf(trying)).to.deep.equal([404, 'not_found']);
  });
});

describe('deleteTicketActivity', () => {
  it('removes a comment from the ticket and emits it as it was', async () => {
    const { owner, author, comment, params } = await build();
    await author.call('deleteTicketActivity', { params });
    expect(await listed(owner, params)).to.deep.equal([]);
    const event = (await eventsOf(owner, params.id)).at(-1);
    expect([event?.type, event?.context]).to.deep.equal([
      'ticket.updated',
      { activity: comment, activity_deleted: true },
    ]);
  });

  it('is only for the author, for fifteen minutes', async () => {
    const { owner, author, clock, params } = await build();
    expect(await refusalOf(owner.fail('deleteTicketActivity', { params }))).to.deep.equal([403, 'forbidden']);
    await clock.forward(15.01);
    expect(await refusalOf(author.fail('deleteTicketActivity', { params }))).to.deep.equal([409, 'invalid_state']);
    expect(await listed(owner, params)).to.have.lengthOf(1);
  });
});

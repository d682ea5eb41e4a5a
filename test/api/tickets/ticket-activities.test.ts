import { expect } from 'chai';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addComment, addTicket, addTicketOf, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const comment = async (user: ApiClient, id: string, content: string, visibility?: 'public' | 'internal') =>
  (
    await user.call('createTicketActivity', {
      params: { id },
      body: { content, ...(visibility === undefined ? {} : { visibility }) },
    })
  ).data;

const activitiesOf = async (user: ApiClient, id: string, query = {}) =>
  (await user.call('listTicketActivities', { params: { id }, query })).data;

async function firstResponseOf(id: string): Promise<Date | null> {
  const { db } = await testApi();
  const row = (await db('tickets').where({ id }).first('first_response_at')) as { first_response_at: Date | null };
  return row.first_response_at;
}

describe('createTicketActivity', () => {
  it('adds a comment by the user, for the team unless it is public', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const said = await comment(owner, id, 'Looking into it');
    expect(said).to.deep.include({
      type: 'comment',
      content: 'Looking into it',
      visibility: 'internal',
      user_id: owner.userId,
      user_name: 'Olga Owner',
      contact_id: null,
      old_value: null,
      new_value: null,
    });
    expect(await comment(owner, id, 'We are on it', 'public')).to.include({ visibility: 'public' });
  });

  it('counts only the first public comment as the first response', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const clock = await stopClock(owner);
    await comment(owner, id, 'Among us', 'internal');
    expect(await firstResponseOf(id)).to.equal(null);
    const first = await clock.forward(5);
    await comment(owner, id, 'We are on it', 'public');
    await clock.forward(5);
    await comment(owner, id, 'Done', 'public');
    expect(await firstResponseOf(id)).to.deep.equal(first);
  });

  it('emits the comment, with the ticket as it is then', async () => {
    const { owner } = await buildWorkspace();
    const { now } = await stopClock(owner);
    const { id } = await buildTicket(owner);
    const said = await comment(owner, id, 'We are on it', 'public');
    const [, event, ...others] = await eventsOf(owner, id);
    expect([event?.type, event?.context, others]).to.deep.equal(['ticket.commented', { activity: said }, []]);
    const { data: ticket } = await owner.call('getTicket', { params: { id } });
    expect(event?.data).to.deep.equal(ticket);
    expect([ticket.dates.first_response_at, ticket.updated_at]).to.deep.equal([now.toISOString(), now.toISOString()]);
  });

  it('loses none of 20 concurrent comments', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const texts = Array.from({ length: 20 }, (_, index) => `Comment ${index}`);
    await Promise.all(texts.map((text) => comment(owner, id, text, 'public')));
    const said = (await activitiesOf(owner, id, { per_page: 100 })).map(({ content }) => content ?? '');
    expect(said.toSorted()).to.deep.equal(texts.toSorted());
    expect(await eventTypesOf(owner, id)).to.deep.equal(texts.map(() => 'ticket.commented'));
  });

  it('refuses a comment that is blank, or has more than 20,000 characters', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    for (const content of ['', '  \n ', 'x'.repeat(20_001)])
      expect(await refusalOf(owner.fail('createTicketActivity', { params: { id }, body: { content } }))).to.deep.equal([
        400,
        'invalid_request',
        'content',
      ]);
    expect(await activitiesOf(owner, id)).to.deep.equal([]);
  });

  it('is open to contractors on tickets assigned to them, never to viewers, and not_found in another workspace', async () => {
    const [{ owner, live }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const [contractor, viewer] = [await buildUser(owner, 'contractor'), await buildUser(owner, 'viewer')];
    const theirs = await addTicketOf(owner, contractor.userId);
    const other = await addTicketOf(owner);
    await comment(contractor, theirs, 'Mine');
    const tryOn = (user: ApiClient, id: string) =>
      refusalOf(user.fail('createTicketActivity', { params: { id }, body: { content: 'x' } }));
    expect(await tryOn(contractor, other)).to.deep.equal([403, 'forbidden']);
    expect(await tryOn(viewer, theirs)).to.deep.equal([403, 'forbidden']);
    for (const stranger of [live, elsewhere.owner])
      expect(await tryOn(stranger, theirs)).to.deep.equal([404, 'not_found']);
  });
});

describe('listTicketActivities', () => {
  it('lists the oldest first by default, and filters by type and visibility', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    await comment(owner, id, 'One', 'public');
    await buildTimeEntry(owner, { ticket_id: id });
    await comment(owner, id, 'Two');
    const shown = async (query: object) =>
      (await activitiesOf(owner, id, query)).map(({ type, content }) => content ?? type);
    expect(await shown({})).to.deep.equal(['One', 'time_logged', 'Two']);
    expect(await shown({ order: 'desc' })).to.deep.equal(['Two', 'time_logged', 'One']);
    expect(await shown({ type: 'comment' })).to.deep.equal(['One', 'Two']);
    expect(await shown({ visibility: 'public' })).to.deep.equal(['One']);
  });

  it('names the contact who commented, even after they are deleted', async () => {
    const { owner } = await buildWorkspace();
    const contact = await buildContact(owner, { name: 'Pat Jones' });
    const id = await addTicket(owner, { client_id: contact.client_id });
    await addComment(id, owner, contact.id);
    const said = async () =>
      (await activitiesOf(owner, id)).map(({ user_name, contact_id, contact_name }) => [
        user_name,
        contact_id,
        contact_name,
      ]);
    expect(await said()).to.deep.equal([[null, contact.id, 'Pat Jones']]);
    await owner.call('deleteContact', { params: { id: contact.id } });
    expect(await said()).to.deep.equal([[null, contact.id, 'Pat Jones']]);
  });

  it('records time logged manually, in bulk, with a timer and by moving an entry, with the hours', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, id: project_id } = await buildProject(owner);
    const id = await addTicket(owner, { client_id, project_id });
    const clock = await stopClock(owner);
    await buildTimeEntry(owner, { ticket_id: id, hours: 1.25, description: 'By hand' });
    const bulk = { user_id: owner.userId, ticket_id: id, date: '2026-03-10', hours: 2, billable: true };
    await owner.call('createTimeEntries', {
      body: { entries: [{ ...bulk, rate_type: 'standard', description: 'In bulk' }] },
    });
    const timer = await owner.call('startTimer', { body: { ticket_id: id, description: 'By timer' } });
    await clock.forward(30);
    await owner.call('stopTimer', { params: { id: timer.data.id } });
    const elsewhere = await buildTimeEntry(owner, { project_id, hours: 3, description: 'Moved' });
    await owner.call('updateTimeEntry', { params: { id: elsewhere.id }, body: { ticket_id: id } });
    await owner.call('updateTimeEntry', { params: { id: elsewhere.id }, body: { description: 'Moved before' } });
    const logged = await activitiesOf(owner, id, { type: 'time_logged' });
    expect(logged.map(({ content, new_value }) => [content, new_value])).to.deep.equal([
      ['By hand', '1.25'],
      ['In bulk', '2'],
      ['By timer', '0.5'],
      ['Moved', '3'],
    ]);
  });

  it('shows logged time only to users who see that time', async () => {
    const { owner } = await buildWorkspace();
    const [member, contractor] = [await buildUser(owner, 'member'), await buildUser(owner, 'contractor')];
    const id = await addTicketOf(owner, contractor.userId);
    for (const { userId: user_id } of [owner, member, contractor])
      await buildTimeEntry(owner, { ticket_id: id, user_id });
    const seen = async (user: ApiClient) => (await activitiesOf(user, id)).map(({ user_id }) => user_id);
    expect(await seen(owner)).to.deep.equal([owner.userId, member.userId, contractor.userId]);
    expect(await seen(member)).to.deep.equal([member.userId]);
    expect(await seen(contractor)).to.deep.equal([contractor.userId]);
  });
});

describe('getTicket with its activities', () => {
  it('embeds the latest 100, oldest first, and lists them all', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTicket(owner);
    const params = { id };
    for (let number = 1; number <= 100; number += 1)
      await owner.call('createTicketActivity', { params, body: { content: `Comment ${number}` } });
    const { data } = await owner.call('getTicket', { params, query: { include: ['activities'] } });
    const contents = data.activities?.map(({ content }) => content) ?? [];
    expect([contents.length, contents[0], contents.at(-1)]).to.deep.equal([100, 'Comment 1', 'Comment 100']);
    expect((await owner.call('listTicketActivities', { params })).pagination.total).to.equal(101);
  });
});

import { expect } from 'chai';
import { mailComment } from '../../../commands/tickets/ticket-mails.js';
import { Ticket } from '../../../models/tickets/ticket.js';
import { unknownId } from '../../support/contract/odd-ids.js';
import type { ApiClient } from '../../support/service/api.js';
import { asService } from '../../support/service/context.js';
import { buildContact, buildTicket } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { seen } from '../../support/answers/seen.js';

interface Shown {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const mailsOf = async (owner: ApiClient): Promise<readonly Shown[]> => (await owner.call('listTestMails', {})).data;

const addressesOf = async (owner: ApiClient): Promise<string[]> => (await mailsOf(owner)).flatMap(({ to }) => to);

const emailOf = async (owner: ApiClient, id: string): Promise<string> =>
  seen((await owner.call('getUser', { params: { id } })).data.email);

/** A ticket of a contact, with functions that comment on it and assign it. */
async function build(wishes: { contact?: object } = {}) {
  const { owner } = await buildWorkspace();
  const member = await buildUser(owner, 'member');
  const contact = await buildContact(owner, { email: 'pat@acme.example', ...wishes.contact });
  const ticket = await buildTicket(owner, { client_id: contact.client_id, contact_id: contact.id });
  const say = (by: ApiClient, content: string, visibility: 'public' | 'internal') =>
    by.call('createTicketActivity', { params: { id: ticket.id }, body: { content, visibility } });
  const assign = (by: ApiClient, assignee_id: string | null) =>
    by.call('updateTicket', { params: { id: ticket.id }, body: { assignee_id } });
  return { owner, member, contact, ticket, say, assign };
}

describe('the mails of a ticket', () => {
  it('send a public comment to its contact, as text and HTML, without anything internal', async () => {
    const { owner, ticket, say } = await build();
    await say(owner, 'Between us: <b>hopeless</b>', 'internal');
    await say(owner, 'We are on <b>it</b>.', 'public');
    const mails = await mailsOf(owner);
    expect(mails.map(({ to }) => to)).to.deep.equal([['pat@acme.example']]);
    expect(mails[0]?.subject).to.equal(`[${ticket.number}] ${ticket.title}`);
    expect(mails[0]?.text).to.contain('We are on <b>it</b>.').and.contain('Olga Owner has answered');
    expect(mails[0]?.html).to.contain('We are on &lt;b&gt;it&lt;/b&gt;.');
  });

  it('notify a new assignee, also of new tickets, but not one who took the ticket', async () => {
    const { owner, member, contact, assign } = await build();
    const email = await emailOf(owner, member.userId);
    await assign(member, member.userId);
    expect(await addressesOf(owner)).to.deep.equal([]);
    await assign(owner, null);
    await assign(owner, member.userId);
    await buildTicket(owner, { client_id: contact.client_id, assignee_id: member.userId });
    const mails = await mailsOf(owner);
    expect(mails.map(({ to }) => to)).to.deep.equal([[email], [email]]);
    expect(mails[0]?.text).to.contain('Olga Owner assigned a ticket to you.');
  });

  it('send what a contact says to the assignee', async () => {
    const { owner, member, contact, ticket, assign } = await build();
    await assign(member, member.userId);
    await asService(owner, async (ctx) => {
      const locked = await Ticket.lock(ctx, ticket.id);
      const said = { content: 'Still broken', visibility: 'public', user_name: null } as const;
      await mailComment(ctx, locked, { ...said, contact_id: contact.id, contact_name: contact.name });
    });
    const mails = await mailsOf(owner);
    expect(mails.map(({ to }) => to)).to.deep.equal([[await emailOf(owner, member.userId)]]);
    expect(mails[0]?.text).to.contain('Still broken').and.contain(contact.name);
  });

  it('are not sent to those who want none, or who have no address', async () => {
    const { owner, member, assign, say } = await build({ contact: { receives_ticket_replies: false } });
    const params = { id: member.userId };
    const { data } = await member.call('updateUser', { params, body: { notifications: { ticket_assigned: false } } });
    expect(data.notifications).to.deep.equal({ ticket_assigned: false, ticket_replied: true });
    await assign(owner, member.userId);
    await say(owner, 'We are on it', 'public');
    expect(await addressesOf(owner)).to.deep.equal([]);
    const without = await build({ contact: { email: null } });
    await without.say(without.owner, 'We are on it', 'public');
    expect(await addressesOf(without.owner)).to.deep.equal([]);
  });

  it('are not sent about a comment that was rolled back', async () => {
    const { owner, say } = await build();
    await owner.fail('createTicketActivity', { params: { id: unknownId('tkt') }, body: { content: 'x' } });
    await say(owner, 'We are on it', 'public');
    expect(await addressesOf(owner)).to.have.lengthOf(1);
  });
});

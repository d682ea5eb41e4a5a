/** Links in mails to contacts lead to the sign-in page first, and then to the page itself. */
import { expect } from 'chai';
import { buildContact, buildTicket } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { buildAddress, mailedPath, password, Visitor } from '../../support/service/visitor.js';

describe('the link in a mail of a ticket', () => {
  it('asks a contact of the test side to sign in there, and leads them to the ticket', async () => {
    const { owner } = await buildWorkspace();
    const contact = await buildContact(owner, { email: 'pat@acme.example', portal_access: 'full' });
    const email = await buildAddress('contacts', contact.id);
    const ticket = await buildTicket(owner, { client_id: contact.client_id, contact_id: contact.id });
    const body = { content: 'Done.', visibility: 'public' } as const;
    await owner.call('createTicketActivity', { params: { id: ticket.id }, body });
    const link = `${await mailedPath(owner, '/portal/tickets/')}?workspace_id=${owner.workspaceId}`;

    const visitor = await Visitor.arrive();
    const { status, next } = await visitor.get(link);
    expect(status).to.equal(303);
    const { text } = await visitor.get(next ?? '');
    expect(text).to.contain(`name="workspace_id" value="${owner.workspaceId}"`);
    const signedIn = await visitor.submit('/portal/sign-in', {
      email,
      password,
      workspace_id: owner.workspaceId,
      next: link,
    });
    expect(signedIn.next).to.equal(link);
    const page = await visitor.get(link);
    expect([page.status, page.text.includes('id="reply"')]).to.deep.equal([200, true]);
  });
});

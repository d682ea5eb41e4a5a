/** The portal's overview and its pages of projects. */
import { expect } from 'chai';
import { buildMilestoneApproval } from '../../support/builders/approvals.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildSentInvoice, goTo, inDays } from '../../support/builders/invoices.js';
import { atPortal, buildPortalContact } from '../../support/builders/portal.js';
import { addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

async function buildFirm() {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner, { email: 'billing@client.example' });
  const [full, viewer, payer] = await Promise.all([
    buildPortalContact(owner, { client_id }),
    buildPortalContact(owner, { client_id, portal_access: 'view' }),
    buildPortalContact(owner, { client_id, portal_access: 'view', is_billing: true }),
  ]);
  return { owner, client_id, full: await atPortal(full), viewer: await atPortal(viewer), payer: await atPortal(payer) };
}

/** The text under “Waiting for you”. */
const waitingIn = (text: string): string => text.slice(text.indexOf('Waiting for you'), text.indexOf('Open tickets'));

describe('/portal', () => {
  it('begins with what waits for the contact: tickets to answer and invoices overdue, each for whom they concern', async () => {
    const { owner, client_id, full, viewer, payer } = await buildFirm();
    expect(waitingIn((await full.get('/portal')).text)).to.contain('Nothing waits for you.');
    const id = await addTicket(owner, { client_id, title: 'Which browser' });
    await owner.call('createTicketActivity', { params: { id }, body: { content: 'Which?', visibility: 'public' } });
    await buildSentInvoice(owner, { client_id, due_date: inDays(3) });
    await goTo(owner, inDays(5));
    const [toFull, toViewer, toPayer] = await Promise.all(
      [full, viewer, payer].map(async (visitor) => waitingIn((await visitor.get('/portal')).text)),
    );
    expect(toFull).to.contain('Which browser').and.not.contain('Invoice');
    expect(toViewer).to.contain('Nothing waits for you.');
    expect(toPayer)
      .to.contain('Invoice INV-')
      .and.contain('Overdue')
      .and.contain('$100.00')
      .and.not.contain('Which browser');
  });

  it('asks those who may approve for what the firm wants approved, before all else', async () => {
    const { owner, client_id, full, viewer } = await buildFirm();
    const { id: project_id } = await buildProject(owner, { client_id });
    const { title } = await buildMilestoneApproval(owner, { client_id, project_id });
    const waiting = waitingIn((await full.get('/portal')).text);
    expect(waiting).to.contain(title).and.contain('Your approval is needed').and.contain('href="/portal/approvals/');
    expect(waitingIn((await viewer.get('/portal')).text)).to.contain('Nothing waits for you.');
  });

  it('no longer asks for an answer once the ticket is closed', async () => {
    const { owner, client_id, full } = await buildFirm();
    const id = await addTicket(owner, { client_id, title: 'Which browser' });
    await owner.call('createTicketActivity', { params: { id }, body: { content: 'Done', visibility: 'public' } });
    await owner.call('closeTicket', { params: { id }, body: {} });
    expect(waitingIn((await full.get('/portal')).text)).to.contain('Nothing waits for you.');
  });
});

describe('/portal/projects', () => {
  it('lists the current ones, the finished ones, or all', async () => {
    const { owner, client_id, viewer } = await buildFirm();
    await buildProject(owner, { client_id, title: 'Going on', status: 'active' });
    await buildProject(owner, { client_id, title: 'Given up', status: 'cancelled' });
    await buildProject(owner, { title: 'Of others', status: 'active' });
    const titlesAt = async (query: string): Promise<string[]> => {
      const { text } = await viewer.get(`/portal/projects${query}`);
      return ['Going on', 'Given up', 'Of others'].filter((title) => text.includes(title));
    };
    expect(await titlesAt('')).to.deep.equal(['Going on']);
    expect(await titlesAt('?show=finished')).to.deep.equal(['Given up']);
    expect(await titlesAt('?show=all')).to.have.members(['Going on', 'Given up']);
  });
});

describe('/portal/projects/{id}', () => {
  it('shows phases, milestones and progress, and hours where the firm shows them', async () => {
    const { owner, client_id, viewer } = await buildFirm();
    const { id } = await buildProject(owner, {
      client_id,
      title: 'Shop relaunch',
      description: 'On the new platform',
      status: 'active',
      budget_hours: 40,
    });
    await owner.call('createProjectPhase', { params: { id }, body: { title: 'Design' } });
    await owner.call('createProjectMilestone', {
      params: { id },
      body: { title: 'Shop is live', due_date: '2026-03-31' },
    });
    await addTicket(owner, { client_id, project_id: id, title: 'Colours' });
    const done = await addTicket(owner, { client_id, project_id: id });
    await owner.call('closeTicket', { params: { id: done }, body: {} });
    await buildTimeEntry(owner, { project_id: id, hours: 2.5 });
    const path = `/portal/projects/${id}`;
    const { text } = await viewer.get(path);
    for (const shown of [
      'Shop relaunch',
      'On the new platform',
      'Design',
      'Shop is live',
      'Mar 31, 2026',
      'Colours',
      '50%',
    ])
      expect(text).to.contain(shown);
    expect(text).to.not.contain('2.5 of 40');
    await owner.call('updateWorkspace', { body: { portal_shows_hours: true } });
    expect((await viewer.get(path)).text).to.contain('2.5 of 40 h');
  });
});

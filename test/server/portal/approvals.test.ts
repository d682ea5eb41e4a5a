/** The portal's pages of approvals. */
import { expect } from 'chai';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { atPortal, buildPortalContact } from '../../support/builders/portal.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

async function buildFirm() {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner);
  const { id: project_id } = await buildProject(owner, { client_id, title: 'Shop relaunch' });
  const [contact, viewer, stranger] = await Promise.all([
    buildPortalContact(owner, { client_id, name: 'Pat Jones' }),
    buildPortalContact(owner, { client_id, portal_access: 'view' }),
    buildPortalContact(owner, { client_id: (await buildClient(owner)).id }),
  ]);
  return {
    owner,
    client_id,
    project_id,
    visitor: await atPortal(contact),
    viewer: await atPortal(viewer),
    stranger: await atPortal(stranger),
  };
}

async function askForHours(owner: ApiClient, project_id: string): Promise<string> {
  const ada = await buildUser(owner, 'member', { name: 'Ada Lovelace' });
  const entry = { project_id, description: 'Moved the <shop>' };
  await buildTimeEntry(owner, { ...entry, date: '2026-02-03', hours: 2.5, user_id: ada.userId });
  await buildTimeEntry(owner, { ...entry, date: '2026-02-03', hours: 1, user_id: owner.userId });
  await buildTimeEntry(owner, { ...entry, date: '2026-02-04', hours: 4, user_id: ada.userId });
  const body = {
    type: 'hours' as const,
    project_id,
    from: '2026-02-01',
    to: '2026-02-28',
    message: 'By Friday please',
  };
  return (await owner.call('createApproval', { body })).data.id;
}

const keyIn = (text: string): string => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? '';

describe('/portal/approvals', () => {
  it('lists what waits for the contact, and apart what was decided', async () => {
    const { owner, project_id, visitor, stranger } = await buildFirm();
    expect((await visitor.get('/portal/approvals')).text).to.contain('Nothing waits for your approval.');
    const id = await askForHours(owner, project_id);
    expect((await visitor.get('/portal/approvals')).text)
      .to.contain(`/portal/approvals/${id}`)
      .and.contain('Shop relaunch')
      .and.contain('7.5 h');
    expect((await stranger.get('/portal/approvals?show=all')).text).to.not.contain(id);
    await visitor.submit(`/portal/approvals/${id}`, { form: 'decision', decision: 'approve' });
    expect((await visitor.get('/portal/approvals')).text).to.not.contain(id);
    expect((await visitor.get('/portal/approvals?show=decided')).text)
      .to.contain(id)
      .and.contain('Approved');
  });

  it('exists, with its tab, only for contacts with full access', async () => {
    const { owner, project_id, viewer, stranger } = await buildFirm();
    const id = await askForHours(owner, project_id);
    expect((await viewer.get('/portal')).text).to.not.contain('href="/portal/approvals"');
    expect((await viewer.get('/portal/approvals')).status).to.equal(403);
    expect((await viewer.get(`/portal/approvals/${id}`)).status).to.equal(403);
    expect((await stranger.get(`/portal/approvals/${id}`)).status).to.equal(404);
  });
});

describe('/portal/approvals/{id}', () => {
  it('shows the hours by day and person with their sums, and each piece of work', async () => {
    const { owner, project_id, visitor } = await buildFirm();
    const { status, text } = await visitor.get(`/portal/approvals/${await askForHours(owner, project_id)}`);
    expect(status).to.equal(200);
    expect(text).to.contain('By Friday please').and.contain('Moved the &lt;shop&gt;').and.contain('Ada Lovelace');
    const hours = [...text.matchAll(/<td class="number"[^>]*>([\d.]+ h)<\/td>/g)].map(([, sum]) => sum);
    expect(hours).to.deep.equal(['3.5 h', '4 h', '7.5 h']);
  });

  it('is approved once, with a comment, and says then by whom and when', async () => {
    const { owner, project_id, visitor } = await buildFirm();
    const id = await askForHours(owner, project_id);
    const path = `/portal/approvals/${id}`;
    const { text } = await visitor.get(path);
    const fields = { form: 'decision', key: keyIn(text), decision: 'approve', comment: 'Fine\r\nwith us' };
    const [first, second] = [await visitor.submit(path, fields), await visitor.submit(path, fields)];
    expect([first.status, second.status]).to.deep.equal([303, 303]);
    const shown = await visitor.get(first.next ?? '');
    expect(shown.text)
      .to.contain('Your decision has been sent.')
      .and.contain('Approved by Pat Jones')
      .and.contain('Fine\nwith us')
      .and.not.contain('value="approve"');
    const { data } = await owner.call('getApproval', { params: { id } });
    expect([data.status, data.decision?.comment]).to.deep.equal(['approved', 'Fine\nwith us']);
  });

  it('tells who decides too late that it was decided', async () => {
    const { owner, project_id, visitor } = await buildFirm();
    const path = `/portal/approvals/${await askForHours(owner, project_id)}`;
    await visitor.submit(path, { form: 'decision', decision: 'approve' });
    const late = await visitor.submit(path, { form: 'decision', decision: 'reject', comment: 'Not agreed' });
    expect(late.status).to.equal(409);
    expect(late.text).to.contain('Your decision was not sent.').and.contain('Approved by Pat Jones');
  });

  it('is rejected with a comment, which is asked for at its field', async () => {
    const { owner, project_id, visitor } = await buildFirm();
    const path = `/portal/approvals/${await askForHours(owner, project_id)}`;
    const silent = await visitor.submit(path, { form: 'decision', decision: 'reject' });
    expect(silent.status).to.equal(400);
    expect(silent.text).to.contain('id="decision-comment-wrong"').and.contain('value="approve"');
    const { next } = await visitor.submit(path, { form: 'decision', decision: 'reject', comment: 'Not agreed' });
    expect((await visitor.get(next ?? '')).text)
      .to.contain('Rejected by Pat Jones')
      .and.contain('Not agreed');
  });

  it('cannot be decided from a page that is outdated by a change of the firm', async () => {
    const { owner, project_id, visitor } = await buildFirm();
    const id = await askForHours(owner, project_id);
    const path = `/portal/approvals/${id}`;
    const { text } = await visitor.get(path);
    const seen = /name="seen" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const [entry] = (await owner.call('listTimeEntries', { query: { project_id } })).data;
    await owner.call('updateTimeEntry', { params: { id: entry?.id ?? '' }, body: { hours: 9 } });
    const late = await visitor.submit(path, { form: 'decision', seen, decision: 'approve' });
    expect(late.status).to.equal(412);
    expect(late.text).to.contain('This has changed since you opened the page.');
    expect((await owner.call('getApproval', { params: { id } })).data.status).to.equal('pending');
    const again = await visitor.submit(path, {
      form: 'decision',
      seen: /name="seen" value="([^"]+)"/.exec(late.text)?.[1] ?? '',
      decision: 'approve',
    });
    expect(again.status).to.equal(303);
  });

  it('shows a milestone with what the firm says of it', async () => {
    const { owner, project_id, visitor } = await buildFirm();
    const milestone = { title: 'Shop is live', description: 'All pages moved', amount: 98_765 };
    const { data } = await owner.call('createProjectMilestone', { params: { id: project_id }, body: milestone });
    const body = { type: 'milestone' as const, milestone_id: data.id };
    const { id } = (await owner.call('createApproval', { body })).data;
    expect((await visitor.get(`/portal/approvals/${id}`)).text)
      .to.contain('Shop is live')
      .and.contain('All pages moved')
      .and.not.match(/98[.,\u{a0} ]?765/u);
  });
});

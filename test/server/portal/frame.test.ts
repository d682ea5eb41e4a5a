/** The parts that all pages of the portal have in common. */
import { expect } from 'chai';
import { languages } from '../../../documents/messages/words.js';
import { png } from '../../support/builders/images.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../support/builders/factories.js';
import { atPortal, buildPortalContact } from '../../support/builders/portal.js';
import { addTicket } from '../../support/builders/time.js';
import { uploadForm } from '../../support/builders/uploads.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildAddress, password, Visitor } from '../../support/service/visitor.js';

interface Firm {
  readonly owner: ApiClient;
  readonly client_id: string;
  readonly contact: ApiClient;
  readonly visitor: Visitor;
}

async function buildFirm(): Promise<Firm> {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner, { name: 'Acme Corporation' });
  const contact = await buildPortalContact(owner, { client_id, name: 'Pat Jones' });
  return { owner, client_id, contact, visitor: await atPortal(contact) };
}

const tabsOf = (text: string): string[] =>
  [...text.matchAll(/<li><a href="(\/portal[\w/]*)"/g)].map(([, path = '']) => path);

describe('the pages of the portal', () => {
  it('bear the name of the firm, and the contact and client they are for', async () => {
    const { visitor } = await buildFirm();
    const { status, text } = await visitor.get('/portal');
    expect(status).to.equal(200);
    expect(text).to.contain('Test Firm').and.contain('Pat Jones').and.contain('Acme Corporation');
    expect(text).to.contain('action="/portal/sign-out"');
  });

  it('run no script, load nothing from elsewhere and have no style in them', async () => {
    const { visitor } = await buildFirm();
    const { headers, text } = await visitor.get('/portal');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy)
      .to.contain("default-src 'none'")
      .and.contain("form-action 'self'")
      .and.contain("frame-ancestors 'none'");
    expect(policy).to.not.contain('script-src').and.not.contain('unsafe');
    expect(text).to.not.match(/<script|<style|\sstyle=|\son[a-z]+=|https?:\/\//);
    expect(headers.get('cache-control')).to.equal('private, no-store');
  });

  it('have styles whose address changes with them and which browsers keep', async () => {
    const { owner, visitor } = await buildFirm();
    await owner.call('updateWorkspace', { body: { accent_color: '#0F766E' } });
    const { text } = await visitor.get('/portal');
    const urls = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url);
    expect(urls).to.have.length(2);
    for (const url of urls) {
      const style = await (await Visitor.arrive()).get(url);
      expect(style.status, url).to.equal(200);
      expect(style.headers.get('content-type')).to.match(/^text\/css/);
      expect(style.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
    }
    const accent = await visitor.get(urls[1] ?? '');
    expect(accent.text).to.contain('--accent:#0f766e').and.contain('prefers-color-scheme:dark');
    const other = await visitor.get('/portal/styles/accent-0f766e-0000000000.css');
    expect([other.status, other.headers.get('cache-control')]).to.deep.equal([200, 'no-cache']);
  });

  it('show the logo of the firm, at an address that changes with it', async () => {
    const { owner, visitor } = await buildFirm();
    expect((await visitor.get('/portal')).text).to.not.contain('<img');
    await owner.request('uploadWorkspaceLogo', { body: uploadForm(Uint8Array.from(png(8, 8)), 'logo.png') });
    const { text } = await visitor.get('/portal');
    const [, url = ''] = /<img src="([^"]+)"/.exec(text) ?? [];
    expect(url).to.match(/^\/portal\/logo\/\d+$/);
    const logo = await visitor.get(url);
    expect([logo.status, logo.headers.get('content-type')]).to.deep.equal([200, 'image/png']);
    expect(logo.headers.get('cache-control')).to.contain('private').and.contain('immutable');
    expect((await (await Visitor.arrive()).get(url)).status).to.equal(303);
  });

  it('speak the language of the client, in its dates too', async () => {
    const { owner, client_id, visitor } = await buildFirm();
    const words = {
      en: 'Waiting for you',
      de: 'Wartet auf Sie',
      fr: 'En attente de votre part',
      es: 'Pendiente de usted',
      it: 'In attesa di Lei',
      nl: 'Wacht op u',
    };
    expect(Object.keys(words)).to.have.members([...languages]);
    await addTicket(owner, { client_id });
    for (const [locale, expected] of Object.entries(words)) {
      await owner.call('updateClient', { params: { id: client_id }, body: { locale } });
      const { text } = await visitor.get('/portal');
      expect(text, locale).to.contain(`<html lang="${locale}">`).and.contain(expected);
    }
    await buildProject(owner, { client_id, status: 'active', due_date: '2026-03-31' });
    expect((await visitor.get('/portal/projects')).text).to.contain('31 mrt 2026');
  });

  it('mark the test side, and only it', async () => {
    const { visitor } = await buildFirm();
    expect((await visitor.get('/portal')).text).to.contain('Test side');
    const { live } = await buildWorkspace();
    const { id: client_id } = await buildClient(live);
    const real = await atPortal(await buildPortalContact(live, { client_id }));
    expect((await real.get('/portal')).text).to.not.contain('Test side');
  });

  it('escape whatever people have typed', async () => {
    const { owner } = await buildWorkspace();
    const hostile = `"><script>alert(1)</script>'&`;
    await owner.call('updateWorkspace', { body: { name: hostile } });
    const { id: client_id } = await buildClient(owner, { name: hostile });
    const { id: project_id } = await buildProject(owner, {
      client_id,
      title: hostile,
      description: hostile,
      status: 'active',
    });
    await owner.call('createProjectPhase', {
      params: { id: project_id },
      body: { title: hostile, description: hostile },
    });
    await owner.call('createProjectMilestone', { params: { id: project_id }, body: { title: hostile } });
    const contact = await buildPortalContact(owner, { client_id, name: hostile });
    const { id } = await buildTicket(owner, { client_id, project_id, title: hostile, description: hostile });
    await owner.call('createTicketActivity', { params: { id }, body: { content: hostile, visibility: 'public' } });
    const visitor = await atPortal(contact);
    const addresses = [
      '/portal',
      '/portal/projects',
      `/portal/projects/${project_id}`,
      '/portal/tickets',
      `/portal/tickets/${id}`,
      '/portal/tickets/new',
      `/portal/tickets?project=${encodeURIComponent(project_id)}&mine=${encodeURIComponent(hostile)}`,
      `/portal/tickets?page=${encodeURIComponent(hostile)}`,
      `/portal/${encodeURIComponent(hostile)}`,
    ];
    for (const address of addresses) {
      const { text } = await visitor.get(address);
      expect(text, address).to.not.contain('<script');
    }
    const { text } = await visitor.submit('/portal/tickets/new', { form: 'ticket', title: '', description: hostile });
    expect(text).to.contain('&lt;script&gt;').and.not.contain('<script');
  });

  it('have tabs for what the contact may see', async () => {
    const { visitor } = await buildFirm();
    const { text } = await visitor.get('/portal');
    expect(tabsOf(text)).to.include.members(['/portal', '/portal/projects', '/portal/tickets']);
    expect(text).to.match(/href="\/portal"\s+aria-current="page"/);
  });

  it('show an unknown address in the same style', async () => {
    const { visitor, contact, owner } = await buildFirm();
    const { id: other } = await buildClient(owner);
    const theirs = await addTicket(owner, { client_id: other });
    const unknown = theirs.replace(/.{6}$/, 'zzzzzz');
    const pages = await Promise.all(
      [`/portal/tickets/${theirs}`, `/portal/tickets/${unknown}`, '/portal/nothing', '/portal/tickets/%E4'].map(
        (path) => visitor.get(path),
      ),
    );
    for (const { status, text } of pages) {
      expect([400, 404]).to.include(status);
      expect(text).to.contain('<nav class="main"').and.contain('href="/portal"');
    }
    expect(pages[0]?.text, 'no hint that it exists').to.equal(pages[1]?.text);
    expect(contact.userId).to.not.equal('');
  });

  it('lead to sign in and back to the very page', async () => {
    const { owner, client_id } = await buildFirm();
    const { id } = await buildContact(owner, { client_id, portal_access: 'view', email: 'pat@acme.example' });
    const email = await buildAddress('contacts', id);
    const visitor = await Visitor.arrive();
    const { status, next } = await visitor.get('/portal/tickets?show=closed&page=1');
    expect([status, next]).to.deep.equal([303, '/portal/sign-in?next=%2Fportal%2Ftickets%3Fshow%3Dclosed%26page%3D1']);
    const { text } = await visitor.get(next ?? '');
    expect(text).to.contain('name="next" value="/portal/tickets?show=closed&amp;page=1"');
    const wanted = { next: '/portal/tickets?show=closed&page=1', workspace_id: owner.workspaceId };
    const wrong = await visitor.submit('/portal/sign-in', { email, password: 'wrong', ...wanted });
    expect(wrong.text).to.contain('name="next" value="/portal/tickets?show=closed&amp;page=1"');
    const done = await visitor.submit('/portal/sign-in', { email, password, ...wanted });
    expect([done.status, done.next]).to.deep.equal([303, '/portal/tickets?show=closed&page=1']);
    expect((await visitor.get(done.next ?? '')).status).to.equal(200);
  });

  it('never lead elsewhere after signing in', async () => {
    const { owner, client_id } = await buildFirm();
    const { id } = await buildContact(owner, { client_id, portal_access: 'view', email: 'pat@acme.example' });
    const email = await buildAddress('contacts', id);
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/portalevil',
      '/portal\\evil',
      '/',
      '/portal/a\r\nSet-Cookie: a=b',
      '/portal@evil.example',
    ]) {
      const visitor = await Visitor.arrive();
      const done = await visitor.submit('/portal/sign-in', { email, password, next, workspace_id: owner.workspaceId });
      expect([done.status, done.next], next).to.deep.equal([303, '/portal']);
    }
  });

  it('are closed at once to whoever loses access', async () => {
    const { owner, contact, visitor } = await buildFirm();
    expect((await visitor.get('/portal/projects')).status).to.equal(200);
    await owner.call('disableContactPortal', { params: { id: contact.userId } });
    expect((await visitor.get('/portal/projects')).next).to.equal('/portal/sign-in?next=%2Fportal%2Fprojects');
  });

  it('give back typed text after a new sign-in, but never a password', async () => {
    const { owner, client_id } = await buildFirm();
    const id = await addTicket(owner, { client_id });
    const late = await Visitor.arrive();
    const path = `/portal/tickets/${id}`;
    const page = await late.submit(path, { form: 'reply', content: 'A long <story>', new_password: 'a secret' });
    expect(page.status).to.equal(401);
    expect(page.text).to.contain('A long &lt;story&gt;</textarea>').and.not.contain('a secret');
    expect(page.text).to.contain(`href="/portal/sign-in?next=${encodeURIComponent(path)}"`);
    expect((await late.submit(path, { form: 'reply', content: '' })).status, 'nothing written').to.equal(303);
    const forged = await late.submit(path, { form: 'reply', content: 'Forged' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect([forged.status, forged.text.includes('Forged')]).to.deep.equal([403, false]);
  });

  it('refuse forms of other sites', async () => {
    const { owner, client_id, visitor } = await buildFirm();
    const id = await addTicket(owner, { client_id });
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    const { status } = await visitor.submit(`/portal/tickets/${id}`, { form: 'reply', content: 'Forged' }, headers);
    expect(status).to.equal(403);
    const { text } = await visitor.get(`/portal/tickets/${id}`);
    expect(text).to.not.contain('Forged');
  });
});

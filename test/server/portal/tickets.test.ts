/** The portal's pages of tickets. */
import { expect } from 'chai';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { atPortal, buildPortalContact } from '../../support/builders/portal.js';
import { addTicket } from '../../support/builders/time.js';
import { attachFile, pdf } from '../../support/builders/uploads.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';
import type { Visitor } from '../../support/service/visitor.js';

interface Firm {
  readonly owner: ApiClient;
  readonly client_id: string;
  readonly contact: ApiClient;
  readonly visitor: Visitor;
  readonly viewer: Visitor;
}

async function buildFirm(): Promise<Firm> {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner);
  const contact = await buildPortalContact(owner, { client_id, name: 'Pat Jones' });
  const viewer = await buildPortalContact(owner, { client_id, portal_access: 'view' });
  return { owner, client_id, contact, visitor: await atPortal(contact), viewer: await atPortal(viewer) };
}

const keyIn = (text: string, form: string): string =>
  new RegExp(`id="${form}".*?name="key" value="([^"]+)"`, 's').exec(text)?.[1] ?? '';

interface Typed {
  readonly [name: string]: string;
}

function formOf(texts: Typed, ...files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const { name, bytes } of files) form.append('files', new Blob([bytes]), name);
  return form;
}

const certificate = { name: 'certificate.pdf', bytes: Uint8Array.from(pdf) };
const note = { name: 'note.txt', bytes: new TextEncoder().encode('It happens at noon.') };

describe('/portal/tickets/new', () => {
  it('sends a ticket with its files, and shows it', async () => {
    const { owner, client_id, visitor, contact } = await buildFirm();
    const { id: project_id } = await buildProject(owner, { client_id, status: 'active', title: 'Shop relaunch' });
    const page = await visitor.get(`/portal/tickets/new?project=${project_id}`);
    expect(page.text)
      .to.contain('enctype="multipart/form-data"')
      .and.match(new RegExp(`value="${project_id}"\\s+selected`));
    const key = keyIn(page.text, 'ticket');
    const typed = { form: 'ticket', key, title: 'Login fails', description: 'First\r\n**Second**', project_id };
    const sent = await visitor.upload('/portal/tickets/new', formOf(typed, certificate, note));
    expect(sent.status).to.equal(303);
    const { status, text } = await visitor.get(sent.next ?? '');
    expect(status).to.equal(200);
    expect(text).to.contain('Your ticket has been sent.').and.contain('Shop relaunch');
    expect(text).to.contain('certificate.pdf').and.contain('note.txt').and.contain('First<br />');
    expect(text).to.contain('<strong>Second</strong>');
    const { data } = await owner.call('listTickets', { query: { client_id } });
    expect(data).to.have.length(1);
    expect(data[0]).to.include({ title: 'Login fails', contact_id: contact.userId, project_id });
  });

  it('makes one ticket however often the button is pressed', async () => {
    const { owner, client_id, visitor } = await buildFirm();
    const key = keyIn((await visitor.get('/portal/tickets/new')).text, 'ticket');
    const send = () =>
      visitor.upload('/portal/tickets/new', formOf({ form: 'ticket', key, title: 'Once' }, certificate));
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).to.deep.equal([303, 303]);
    expect(second.next).to.equal(first.next);
    const { data } = await owner.call('listTickets', { query: { client_id } });
    expect(data).to.have.length(1);
    const files = await owner.call('listTicketAttachments', { params: { id: data[0]?.id ?? '' } });
    expect(files.data).to.have.length(1);
  });

  it('says at the field what is wrong and keeps what was typed', async () => {
    const { owner, client_id, visitor } = await buildFirm();
    const typed = { form: 'ticket', title: ' ', description: 'A long story' };
    const { status, text } = await visitor.upload('/portal/tickets/new', formOf(typed));
    expect(status).to.equal(400);
    expect(text).to.contain('<title>Error: New ticket').and.contain('role="alert"').and.contain('href="#ticket-title"');
    expect(text).to.match(
      /id="ticket-title"[^>]*aria-describedby="ticket-title-hint ticket-title-wrong"[^>]*aria-invalid="true"/,
    );
    expect(text).to.contain('Subject: Please fill this in.').and.contain('A long story</textarea>');
    expect((await owner.call('listTickets', { query: { client_id } })).data).to.deep.equal([]);
  });

  it('refuses files that are too many, too large, empty or of another type, and says which', async () => {
    const { owner, client_id, visitor } = await buildFirm();
    const send = (...files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]) =>
      visitor.upload(
        '/portal/tickets/new',
        formOf({ form: 'ticket', title: 'With files', description: 'Kept' }, ...files),
      );
    const many = await send(...Array.from({ length: 6 }, () => note));
    expect(many.status).to.equal(400);
    expect(many.text).to.contain('at most 5 files').and.contain('Kept</textarea>').and.contain('value="With files"');
    const large = await send({ name: 'big.txt', bytes: new Uint8Array(10 * 1024 * 1024 + 1).fill(65) });
    expect(large.status).to.equal(413);
    expect(large.text).to.contain('“big.txt” is larger than 10 MB.').and.contain('Kept</textarea>');
    const empty = await send({ name: 'empty.txt', bytes: new Uint8Array() });
    expect(empty.text).to.contain('“empty.txt” is empty.');
    expect((await owner.call('listTickets', { query: { client_id } })).data).to.deep.equal([]);
    const program = { name: 'page.html', bytes: new TextEncoder().encode('<!doctype html><script></script>') };
    const sent = await send(program);
    expect((await visitor.get(sent.next ?? '')).text).to.contain('not all of its files could be attached');
  });

  it('is for contacts with full access', async () => {
    const { owner, client_id, viewer } = await buildFirm();
    const { status, text } = await viewer.get('/portal/tickets/new');
    expect(status).to.equal(403);
    expect(text).to.contain('Your access does not include this').and.contain('<nav class="main"');
    expect((await viewer.upload('/portal/tickets/new', formOf({ form: 'ticket', title: 'No' }))).status).to.equal(403);
    expect((await viewer.get('/portal/tickets')).text).to.not.contain('/portal/tickets/new');
    expect((await owner.call('listTickets', { query: { client_id } })).data).to.deep.equal([]);
  });
});

describe('/portal/tickets/{id}', () => {
  it('shows the public conversation and files, and nothing of what the team keeps to itself', async () => {
    const { owner, client_id, viewer } = await buildFirm();
    const { id } = await buildTicket(owner, { client_id, description: 'It is broken' });
    const params = { id };
    await owner.call('createTicketActivity', { params, body: { content: 'A secret', visibility: 'internal' } });
    await owner.call('createTicketActivity', { params, body: { content: 'We look into it', visibility: 'public' } });
    const inner = await attachFile(owner, id, Uint8Array.from(pdf), 'inner.pdf');
    const { text } = await viewer.get(`/portal/tickets/${id}`);
    expect(text).to.contain('It is broken').and.contain('We look into it').and.contain('Olga Owner');
    expect(text).to.not.contain('A secret').and.not.contain('inner.pdf').and.not.contain('<textarea');
    expect((await viewer.get(`/portal/tickets/${id}/files/${inner.id}`)).status).to.equal(404);
  });

  it('takes a reply with files, or files alone, once', async () => {
    const { owner, client_id, visitor } = await buildFirm();
    const id = await addTicket(owner, { client_id });
    const path = `/portal/tickets/${id}`;
    const key = keyIn((await visitor.get(path)).text, 'reply');
    const send = (texts: Typed, ...files: readonly (typeof note)[]) =>
      visitor.upload(path, formOf({ form: 'reply', ...texts }, ...files));
    await send({ key, content: 'Thank you' }, certificate);
    const { next } = await send({ key, content: 'Thank you' }, certificate);
    expect(next).to.equal(`${path}?done=replied`);
    expect((await send({ content: '' }, note)).status).to.equal(303);
    const { data } = await owner.call('listTicketActivities', { params: { id }, query: { visibility: ['public'] } });
    expect(data.map(({ content }) => content)).to.deep.equal(['Thank you', 'certificate.pdf', 'note.txt']);
    const nothing = await send({ content: '' });
    expect([nothing.status, nothing.text.includes('Please fill this in.')]).to.deep.equal([400, true]);
    const again = await send({ key, content: 'Something else' });
    expect(again.status).to.equal(422);
    expect(again.text).to.contain('Something else</textarea>').and.not.contain(key);
  });

  it('serves files for saving, under their names', async () => {
    const { owner, client_id, visitor } = await buildFirm();
    const id = await addTicket(owner, { client_id });
    await visitor.upload(`/portal/tickets/${id}`, formOf({ form: 'reply' }, note));
    const { text } = await visitor.get(`/portal/tickets/${id}`);
    const [, url = ''] = /href="(\/portal\/tickets\/\w+\/files\/\w+)"/.exec(text) ?? [];
    const file = await visitor.get(url);
    expect([file.status, file.text]).to.deep.equal([200, 'It happens at noon.']);
    expect(file.headers.get('content-disposition')).to.equal('attachment; filename="note.txt"');
    expect(file.headers.get('content-security-policy')).to.contain('sandbox');
  });

  it('reopens what was closed a short while ago', async () => {
    const { owner, client_id, contact, visitor, viewer } = await buildFirm();
    const id = await addTicket(owner, { client_id });
    const path = `/portal/tickets/${id}`;
    await owner.call('closeTicket', { params: { id }, body: { resolution_summary: 'Restarted it' } });
    const page = await visitor.get(path);
    expect(page.text).to.contain('Restarted it').and.contain('<summary>Reopen ticket</summary>');
    expect((await viewer.get(path)).text)
      .to.contain('Restarted it')
      .and.not.contain('<summary>');
    const { next } = await visitor.submit(path, { form: 'reopen', key: keyIn(page.text, 'reopen'), reason: 'Again' });
    expect(next).to.equal(`${path}?done=reopened`);
    expect((await visitor.get(next ?? '')).text).to.contain('The ticket is open again.');
    expect((await contact.call('getPortalTicket', { params: { id } })).data.closed_at).to.equal(null);
  });

  it('says why it cannot be reopened after 14 days, and keeps the reason that was typed', async () => {
    const { owner, client_id, visitor } = await buildFirm();
    const id = await addTicket(owner, { client_id });
    await owner.call('closeTicket', { params: { id }, body: {} });
    const later = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000).toISOString();
    await owner.call('advanceTestClock', { body: { to: later } });
    expect((await visitor.get(`/portal/tickets/${id}`)).text).not.to.contain('<summary>');
    const { status, text } = await visitor.submit(`/portal/tickets/${id}`, { form: 'reopen', reason: 'Still broken' });
    expect(status).to.equal(409);
    expect(text).to.contain('more than 14 days ago').and.contain('Still broken</textarea>');
  });
});

describe('/portal/tickets', () => {
  it('lists the open ones first of all, and by view, project and whose they are', async () => {
    const { owner, client_id, contact, visitor } = await buildFirm();
    const { id: project_id } = await buildProject(owner, { client_id, status: 'active' });
    const one = await addTicket(owner, { client_id, project_id, title: 'One of the project' });
    await addTicket(owner, { client_id, title: 'Two of mine', contact_id: contact.userId });
    const closed = await addTicket(owner, { client_id, title: 'Three is closed' });
    await owner.call('closeTicket', { params: { id: closed }, body: {} });
    await owner.call('createTicketActivity', {
      params: { id: one },
      body: { content: 'Which?', visibility: 'public' },
    });
    const titlesAt = async (query: string): Promise<string[]> => {
      const { text } = await visitor.get(`/portal/tickets${query}`);
      return ['One', 'Two', 'Three'].filter((title) => text.includes(`>${title} `));
    };
    expect(await titlesAt('')).to.deep.equal(['One', 'Two']);
    expect(await titlesAt('?show=closed')).to.deep.equal(['Three']);
    expect(await titlesAt('?show=all')).to.deep.equal(['One', 'Two', 'Three']);
    expect(await titlesAt('?show=waiting')).to.deep.equal(['One']);
    expect(await titlesAt(`?project=${project_id}`)).to.deep.equal(['One']);
    expect(await titlesAt('?mine=1')).to.deep.equal(['Two']);
    await visitor.submit(`/portal/tickets/${one}`, { form: 'reply', content: 'The first' });
    expect(await titlesAt('?show=waiting'), 'once it is answered').to.deep.equal([]);
  });

  it('turns pages under the same filters', async () => {
    const { owner, client_id, visitor } = await buildFirm();
    for (let at = 0; at < 21; at += 1) await addTicket(owner, { client_id });
    const { text } = await visitor.get('/portal/tickets?show=all');
    expect(text)
      .to.contain('Page 1 of 2')
      .and.contain('href="/portal/tickets?show=all&amp;page=2"')
      .and.not.contain('rel="prev"');
    expect((await visitor.get('/portal/tickets?show=all&page=2')).text)
      .to.contain('Page 2 of 2')
      .and.contain('rel="prev"');
    expect((await visitor.get('/portal/tickets?page=none')).status).to.equal(400);
  });
});

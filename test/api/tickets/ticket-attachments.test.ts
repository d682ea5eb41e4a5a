import { expect } from 'chai';
import { testApi, type ApiClient } from '../../support/service/api.js';
import type { JsonResult, Schemas } from '../../../contract/contract.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addTicket, addTicketOf } from '../../support/builders/time.js';
import { attachFile, attachmentsOf, download, filesOf, pdf, uploadForm } from '../../support/builders/uploads.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

async function attachInPortal(contact: ApiClient, id: string, content: string, name: string) {
  const body = uploadForm(new Uint8Array(Buffer.from(content)), name);
  const response = await contact.request('createPortalTicketAttachment', { params: { id }, body });
  return ((await response.json()) as JsonResult<'createPortalTicketAttachment'>).data;
}

describe('createTicketAttachment', () => {
  it('says who attached it and where it is, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const attachment = await attachFile(owner, id);
    const url = `http://docket.test/v1/tickets/${id}/attachments/${attachment.id}`;
    expect(attachment).to.include({ user_id: owner.userId, user_name: 'Olga Owner', url });
    const [activity, ...others] = (await owner.call('listTicketActivities', { params: { id } })).data;
    expect([activity?.type, activity?.content, others]).to.deep.equal(['attachment', 'certificate.pdf', []]);
    const events = await eventsOf(owner, id);
    expect(events.map(({ type, context }) => [type, context])).to.deep.equal([['ticket.updated', { activity }]]);
  });

  it('uses only the name of the file, without its path', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const names: string[] = [];
    for (const name of ['../../etc/passwd.pdf', 'C:\\papers\\new.pdf', `${'x'.repeat(300)}.pdf`])
      names.push((await attachFile(owner, id, pdf, name)).filename);
    expect(names).to.deep.equal(['passwd.pdf', 'new.pdf', `${'x'.repeat(251)}.pdf`]);
  });

  it('gives a file from a contact the extension of its content, and a name that reads as it is written', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const contact = await buildPortalContact(owner, { client_id });
    const id = await addTicket(owner, { client_id });
    const names: string[] = [];
    for (const name of ['run.bat', 'x.hta', 'invoice\u202Efdp.bat', 'photo.png', 'notes.txt'])
      names.push((await attachInPortal(contact, id, 'start calc', name)).filename);
    const shown = ['run.bat.txt', 'x.hta.txt', 'invoicefdp.bat.txt', 'photo.png.txt', 'notes.txt'];
    expect(names).to.deep.equal(shown);
    const attachments = await attachmentsOf(owner, id, { sort: 'created_at', order: 'asc' });
    expect(attachments.map(({ filename }) => filename)).to.deep.equal(shown);
    const { data: activities } = await owner.call('listTicketActivities', { params: { id }, query: { order: 'asc' } });
    expect(activities.map(({ content }) => content)).to.deep.equal(shown);
  });

  it('shows and saves a file that was stored under another name earlier likewise', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const contact = await buildPortalContact(owner, { client_id });
    const id = await addTicket(owner, { client_id });
    const { id: attachment_id } = await attachInPortal(contact, id, 'start calc', 'run.txt');
    const { db } = await testApi();
    const before = 'invoice\u202Efdp.bat';
    await db('attachments').where({ id: attachment_id }).update({ filename: before });
    await db('ticket_activities').where({ ticket_id: id, type: 'attachment' }).update({ content: before });
    const params = { id, attachment_id };
    const [attachment] = await attachmentsOf(owner, id);
    const [activity] = (await owner.call('listTicketActivities', { params: { id } })).data;
    const [inPortal] = (await contact.call('listPortalTicketAttachments', { params: { id } })).data;
    const [said] = (await contact.call('listPortalTicketActivities', { params: { id } })).data;
    expect([attachment?.filename, inPortal?.filename]).to.deep.equal(['invoicefdp.bat.txt', 'invoicefdp.bat.txt']);
    expect([activity?.content, said?.content]).to.deep.equal(['invoicefdp.bat', 'invoicefdp.bat']);
    for (const response of [
      await owner.request('getTicketAttachment', { params }),
      await contact.request('getPortalTicketAttachment', { params }),
    ])
      expect(response.headers.get('content-disposition')).to.equal('attachment; filename="invoicefdp.bat.txt"');
  });

  it('attaches a file once if repeated with its key', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const send = () =>
      owner.request('createTicketAttachment', {
        params: { id },
        body: uploadForm(),
        headers: { 'Idempotency-Key': 'upload-1' },
      });
    const first: unknown = await (await send()).json();
    const again = await send();
    expect(again.headers.get('idempotency-replayed')).to.equal('true');
    expect(await again.json()).to.deep.equal(first);
    expect([(await attachmentsOf(owner, id)).length, await filesOf(owner)]).to.deep.equal([1, 1]);
  });

  it('loses none of ten concurrent files', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const names = Array.from({ length: 10 }, (_, index) => `file-${index}.pdf`);
    await Promise.all(names.map((name) => attachFile(owner, id, pdf, name)));
    const kept = await attachmentsOf(owner, id, { sort: 'filename' });
    expect(kept.map(({ filename }) => filename)).to.deep.equal(names);
  });

  it('is not for viewers, nor for contractors on the tickets of others', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    for (const role of ['viewer', 'contractor'] as const) {
      const user = await buildUser(owner, role);
      const failing = user.fail('createTicketAttachment', { params: { id }, body: uploadForm() });
      expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
    }
    expect(await filesOf(owner)).to.equal(0);
  });
});

describe('getTicketAttachment', () => {
  it('is shown by a browser if it is a PDF, otherwise saved, under its name, and never run', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    for (const [bytes, ending, disposition] of [
      [pdf, 'pdf', 'inline'],
      [Buffer.from('name,hours'), 'csv', 'attachment'],
    ] as const) {
      const { id: attachment_id } = await attachFile(owner, id, bytes, `Rechnung für 数据.${ending}`);
      const { headers } = await download(owner, id, attachment_id);
      expect(headers.get('content-disposition')).to.match(
        new RegExp(`^${disposition}; .*filename\\*=UTF-8''Rechnung%20f%C3%BCr%20%E6%95%B0%E6%8D%AE\\.${ending}$`),
      );
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(headers.get('content-security-policy')).to.match(/default-src 'none'/);
    }
  });

  it('is not found under another ticket, nor in another workspace', async () => {
    const [{ owner, live }, elsewhere] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const [id, other] = [await addTicketOf(owner), await addTicketOf(owner)];
    const { id: attachment_id } = await attachFile(owner, id);
    for (const [user, ticket] of [
      [owner, other],
      [live, id],
      [elsewhere.owner, id],
      [elsewhere.owner, await addTicketOf(elsewhere.owner)],
    ] as const)
      expect((await download(user, ticket, attachment_id)).status).to.equal(404);
  });
});

describe('updateTicketAttachment', () => {
  const upload = (user: ApiClient, id: string, visibility: string): Promise<Response> => {
    const body = uploadForm();
    body.append('visibility', visibility);
    return user.request('createTicketAttachment', { params: { id }, body });
  };

  it('says who sees a file: only the team, unless it is uploaded as public', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    expect((await attachFile(owner, id)).visibility).to.equal('internal');
    expect((await upload(owner, id, 'public')).status).to.equal(201);
    expect((await attachmentsOf(owner, id)).map(({ visibility }) => visibility)).to.deep.equal(['internal', 'public']);
    const activities = (await owner.call('listTicketActivities', { params: { id }, query: { type: ['attachment'] } }))
      .data;
    expect(activities.map(({ visibility }) => visibility)).to.have.members(['internal', 'public']);
    const response = await upload(owner, id, 'everyone');
    const { error } = (await response.json()) as Schemas['ErrorEnvelope'];
    expect([response.status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'visibility']);
  });

  it('distinguishes repeated uploads by visibility too', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const headers = { 'Idempotency-Key': 'once' };
    const statuses: number[] = [];
    for (const visibility of ['public', 'public', 'internal']) {
      const body = uploadForm();
      body.append('visibility', visibility);
      statuses.push((await owner.request('createTicketAttachment', { params: { id }, body, headers })).status);
    }
    expect(statuses).to.deep.equal([201, 201, 422]);
  });

  it('changes it and emits an event, but nothing if it stays as it was', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const { id: attachment_id } = await attachFile(owner, id);
    const params = { id, attachment_id };
    const before = (await eventTypesOf(owner, id)).length;
    for (const again of [1, 2]) {
      const { data } = await owner.call('updateTicketAttachment', { params, body: { visibility: 'public' } });
      expect([data.id, data.visibility, again]).to.deep.equal([attachment_id, 'public', again]);
    }
    expect((await eventTypesOf(owner, id)).slice(before)).to.deep.equal(['ticket.updated']);
    const failing = owner.fail('updateTicketAttachment', { params, body: { visibility: 'everyone' } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'visibility']);
  });

  it('is not found under another ticket', async () => {
    const { owner } = await buildWorkspace();
    const { id: attachment_id } = await attachFile(owner, await addTicketOf(owner));
    const params = { id: await addTicketOf(owner), attachment_id };
    const failing = owner.fail('updateTicketAttachment', { params, body: { visibility: 'public' } });
    expect(await refusalOf(failing)).to.deep.equal([404, 'not_found']);
  });
});

describe('deleteTicketAttachment', () => {
  it('removes the file from the ticket', async () => {
    const { owner } = await buildWorkspace();
    const id = await addTicketOf(owner);
    const [kept, gone] = [await attachFile(owner, id), await attachFile(owner, id)];
    const params = { id, attachment_id: gone.id };
    expect((await owner.call('deleteTicketAttachment', { params })).data).to.deep.equal({ id: gone.id, deleted: true });
    expect((await attachmentsOf(owner, id)).map((each) => each.id)).to.deep.equal([kept.id]);
    expect((await download(owner, id, gone.id)).status).to.equal(404);
    expect(await eventTypesOf(owner, id)).to.deep.equal(Array.from({ length: 3 }, () => 'ticket.updated'));
    expect((await download(owner, id, kept.id)).status).to.equal(200);
  });
});

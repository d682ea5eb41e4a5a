/** What became of the mails of a workspace. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { unknownPrefix } from '../../support/mails/smtp-sink.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';

const known = (): string => `fine-${randomUUID()}@example.com`;
const unknown = (): string => `${unknownPrefix}${randomUUID()}@example.com`;

/** Mails an invoice to an address, and returns its id. */
async function mailInvoice(owner: ApiClient, to: string): Promise<string> {
  const { id } = await buildInvoice(owner);
  await owner.call('sendInvoice', { params: { id }, body: { to: [to], attach_pdf: false } });
  return id;
}

const mailOf = async (owner: ApiClient, resource_id: string): Promise<Schemas['Mail']> => {
  const { data } = await owner.call('listMails', { query: { resource_id: [resource_id] } });
  return data[0] ?? expect.fail('There is no mail about it');
};

/** The mail about an object, once it has this status. */
async function untilStatus(owner: ApiClient, id: string, status: Schemas['MailStatus']): Promise<Schemas['Mail']> {
  await until(async () => (await mailOf(owner, id)).status === status);
  return mailOf(owner, id);
}

describe('listMails', () => {
  it('lists what was sent, with its kind, recipients and object, and without its text', async () => {
    const { live } = await buildWorkspace();
    const to = known();
    const id = await mailInvoice(live, to);
    const mail = await untilStatus(live, id, 'sent');
    expect(mail).to.include({ kind: 'invoice', attempts: 1, error: null, next_attempt_at: null });
    expect(mail.to).to.deep.equal([to]);
    expect(mail.resource).to.deep.equal({ type: 'invoice', id });
    expect(mail.subject).to.match(/^Invoice INV-/);
    expect(mail.sent_at).to.be.a('string');
    expect(mail).not.to.have.any.keys('text', 'html');
    expect((await live.call('getMail', { params: { id: mail.id } })).data).to.deep.equal(mail);
  });

  it('says why a mail failed, and lists mails by status and kind', async () => {
    const { live } = await buildWorkspace();
    const failed = await mailInvoice(live, unknown());
    const mail = await untilStatus(live, failed, 'failed');
    expect(mail.error).to.contain('No such person');
    await untilStatus(live, await mailInvoice(live, known()), 'sent');
    const idsBy = async (query: { status?: Schemas['MailStatus'][]; kind?: Schemas['MailKind'][] }) =>
      (await live.call('listMails', { query })).data.map(({ id }) => id);
    expect(await idsBy({ status: ['failed'] })).to.deep.equal([mail.id]);
    expect(await idsBy({ status: ['failed', 'sent'], kind: ['invoice'] })).to.have.length(2);
    expect(await idsBy({ kind: ['statement'] })).to.deep.equal([]);
  });

  it('shows on its invoice that the last mail failed, which does not change the ETag', async () => {
    const { live } = await buildWorkspace();
    const read = async (id: string) => {
      const answer = await live.request('getInvoice', { params: { id } });
      const { data } = (await answer.json()) as { data: Schemas['Invoice'] };
      return { delivery: data.delivery, etag: answer.headers.get('etag') };
    };
    const failed = await mailInvoice(live, unknown());
    const before = await read(failed);
    const mail = await untilStatus(live, failed, 'failed');
    const after = await read(failed);
    expect(after.delivery).to.include({ status: 'failed', error: mail.error });
    expect(after.etag).to.equal(before.etag);
    await live.call('sendInvoice', { params: { id: failed }, body: { to: [known()], attach_pdf: false } });
    await until(async () => (await read(failed)).delivery === undefined);
  });

  it('says on the test side what was captured, which counts as sent', async () => {
    const { owner } = await buildWorkspace();
    const id = await mailInvoice(owner, known());
    await owner.call('listTestMails', {});
    expect(await mailOf(owner, id)).to.include({ status: 'sent', sent_at: null });
  });

  it('says that a mail was not sent because its contact may no longer see what it links to', async () => {
    const { live } = await buildWorkspace();
    const { id: client_id } = await buildClient(live);
    const { userId: id } = await buildPortalContact(live, { client_id });
    const { db } = await testApi();
    await live.call('resetContactPortalPassword', { params: { id } });
    await db('mails')
      .where({ workspace_id: live.workspaceId, status: 'pending' })
      .update({ next_attempt_at: new Date(Date.now() + 3_600_000) });
    await live.call('disableContactPortal', { params: { id } });
    await db('mails')
      .where({ workspace_id: live.workspaceId, status: 'pending' })
      .update({ next_attempt_at: new Date() });
    await untilStatus(live, id, 'suppressed');
  });

  it('is for owners and admins, and of their own workspace', async () => {
    const { live } = await buildWorkspace();
    const { live: stranger } = await buildWorkspace();
    const mail = await untilStatus(live, await mailInvoice(live, known()), 'sent');
    const params = { id: mail.id };
    expect((await stranger.call('listMails', {})).data).to.deep.equal([]);
    expect((await refusalOf(stranger.fail('getMail', { params })))[0]).to.equal(404);
    const manager = await buildUser(live, 'manager');
    expect((await refusalOf(manager.fail('listMails', {})))[0]).to.equal(403);
  });
});

describe('the events of mails', () => {
  it('are mail.sent and mail.failed, with the mail as it is read', async () => {
    const { live } = await buildWorkspace();
    const sent = await untilStatus(live, await mailInvoice(live, known()), 'sent');
    const failed = await untilStatus(live, await mailInvoice(live, unknown()), 'failed');
    expect(await eventTypesOf(live, sent.id)).to.deep.equal(['mail.sent']);
    const [event] = await eventsOf(live, failed.id);
    expect([event?.type, event?.data]).to.deep.equal(['mail.failed', failed]);
  });
});

describe('retryMail', () => {
  it('sends a mail that failed once more, as it was written; its invoice no longer counts as failed', async () => {
    const { live } = await buildWorkspace();
    const to = unknown();
    const invoice = await mailInvoice(live, to);
    const failed = await untilStatus(live, invoice, 'failed');
    const isListed = async () => (await live.call('listInvoices', { query: { mail_failed: true } })).data.length === 1;
    expect(await isListed()).to.equal(true);
    const { db, mail } = await testApi();
    const reached = known();
    await db('mails')
      .where({ id: failed.id })
      .update({ to: JSON.stringify([reached]) });
    const { data } = await live.call('retryMail', { params: { id: failed.id } });
    expect(data).to.include({ id: failed.id, status: 'queued', attempts: 0, error: null });
    expect(await isListed()).to.equal(false);
    await untilStatus(live, invoice, 'sent');
    expect((await mail.mailTo(reached)).message.subject).to.equal(failed.subject);
  });

  it('is refused for a mail that was sent or waits', async () => {
    const { live } = await buildWorkspace();
    const { id } = await untilStatus(live, await mailInvoice(live, known()), 'sent');
    expect(await refusalOf(live.fail('retryMail', { params: { id } }))).to.deep.equal([409, 'invalid_state']);
  });
});

import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import PostalMime from 'postal-mime';
import { Mail, queueMail, type MailDraft } from '../../models/workspace/mail.js';
import { transaction } from '../../database/transaction.js';
import { messageId } from '../../workers/attempt-mail.js';
import { createMailTransport } from '../../workers/mail-transport.js';
import { testApi } from '../support/service/api.js';
import { endSenders, newSender, settledMail } from '../support/mails/mail-sender.js';
import { systemContextOf } from '../support/service/context.js';
import { busyPrefix, droppedPrefix, unknownPrefix } from '../support/mails/smtp-sink.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const address = (prefix = ''): string => `${prefix}${randomUUID()}@example.com`;

const draft = (to: string, more: Partial<MailDraft> = {}): MailDraft => ({
  kind: 'other',
  resource: null,
  to: [to],
  subject: 'Hello',
  text: 'Hello there',
  html: '<p>Hello there</p>',
  ...more,
});

describe('the mail worker', () => {
  after(() => endSenders());

  it('sends a mail of the live side over SMTP, in text and HTML, to everyone it is for', async () => {
    const { live } = await buildWorkspace();
    const [to, cc, bcc] = [address(), address(), address()];
    const ctx = await systemContextOf(live);
    const { id } = await queueMail(ctx, draft(to, { cc: [cc], bcc: [bcc], subject: 'Rechnung für Ω 数据' }));
    expect((await settledMail(ctx, id)).status).to.equal('sent');
    const { recipients, message } = await (await testApi()).mail.mailTo(to);
    expect(recipients).to.have.members([to, cc, bcc]);
    expect(message.subject).to.equal('Rechnung für Ω 数据');
    expect(message.from).to.include({ address: 'docket@docket.test', name: 'Docket' });
    expect(message.text?.trim()).to.equal('Hello there');
    expect(message.html?.trim()).to.equal('<p>Hello there</p>');
    expect(message.cc?.map((each) => each.address)).to.deep.equal([cc]);
    expect(message.bcc ?? []).to.deep.equal([]);
    expect(message.messageId).to.equal(messageId(id, 'docket@docket.test'));
  });

  it('sends nothing from a transaction that was rolled back', async () => {
    const { live } = await buildWorkspace();
    const ctx = await systemContextOf(live);
    const to = address();
    const failing = transaction(ctx.db, async (db) => {
      await queueMail({ ...ctx, db }, draft(to));
      throw new Error('undone');
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal('undone');
    expect(await Mail.all(ctx)).to.deep.equal([]);
  });

  it('never sends a mail from the test side, but captures it', async () => {
    const { owner } = await buildWorkspace();
    const ctx = await systemContextOf(owner);
    const to = address();
    const { id } = await queueMail(ctx, draft(to));
    await (await newSender()).capture(owner.workspaceId);
    expect((await Mail.get(ctx, id)).status).to.equal('captured');
    expect((await testApi()).mail.mailsTo(to)).to.deep.equal([]);
  });

  it('sends each mail once if several workers poll for it', async () => {
    const { live } = await buildWorkspace();
    const ctx = await systemContextOf(live);
    const addresses = Array.from({ length: 20 }, () => address());
    for (const to of addresses) await queueMail(ctx, draft(to));
    const senders = await Promise.all(Array.from({ length: 4 }, () => newSender()));
    await Promise.all(senders.map((sender) => sender.run()));
    const { mail } = await testApi();
    for (const to of addresses) await mail.mailTo(to);
    expect(addresses.map((to) => mail.mailsTo(to).length)).to.deep.equal(addresses.map(() => 1));
  });

  it('leaves a mail to the worker that has it, and takes it over when the lease has ended', async () => {
    const { live } = await buildWorkspace();
    const ctx = await systemContextOf(live);
    const to = address();
    const leased = { lease_by: 'another worker', lease_until: new Date(Date.now() + 60_000) };
    const mail = await Mail.insert(ctx, { ...parts(draft(to)), next_attempt_at: new Date(), ...leased });
    await (await newSender()).run();
    expect((await testApi()).mail.mailsTo(to)).to.deep.equal([]);
    await mail.patch(ctx, { lease_until: new Date(Date.now() - 1) });
    await (await newSender()).run();
    const { message } = await (await testApi()).mail.mailTo(to);
    expect(message.messageId).to.equal(messageId(mail.id, 'docket@docket.test'));
  });

  for (const [name, prefix, reason] of [
    ['is busy', busyPrefix, 'Try again later'],
    ['drops the connection', droppedPrefix, 'Connection closed unexpectedly'],
  ] as const)
    it(`tries again after a minute when the server ${name}`, async () => {
      const { live } = await buildWorkspace();
      const ctx = await systemContextOf(live);
      const before = Date.now();
      const { id } = await queueMail(ctx, draft(address(prefix)));
      const mail = await settledMail(ctx, id);
      expect(mail).to.include({ status: 'pending', attempts: 1 });
      expect(mail.error).to.contain(reason);
      expect(mail.next_attempt_at.getTime()).to.be.within(before + 60_000, Date.now() + 60_000);
    });

  it('gives up after seven attempts', async () => {
    const { live } = await buildWorkspace();
    const ctx = await systemContextOf(live);
    const { id } = await Mail.insert(ctx, {
      ...parts(draft(address(busyPrefix))),
      next_attempt_at: new Date(),
      attempts: 6,
    });
    const until = Date.now() + 10_000;
    while ((await Mail.get(ctx, id)).status === 'pending' && Date.now() < until) await (await newSender()).run();
    expect(await Mail.get(ctx, id)).to.include({ status: 'failed', attempts: 7 });
  });

  it('gives up immediately if the address is permanently refused', async () => {
    const { live } = await buildWorkspace();
    const ctx = await systemContextOf(live);
    const { id } = await queueMail(ctx, draft(address(unknownPrefix)));
    expect(await settledMail(ctx, id)).to.include({ status: 'failed', attempts: 1 });
  });

  it('does not allow line breaks in a subject', async () => {
    const { live } = await buildWorkspace();
    const { subject } = await queueMail(
      await systemContextOf(live),
      draft(address(), { subject: 'One\r\nBcc: all@example.com' }),
    );
    expect(subject).to.equal('One Bcc: all@example.com');
  });
});

describe('mail without SMTP_URL', () => {
  it('is written as one .eml file per mail, blind copies included', async () => {
    const { settings } = await testApi();
    const files = createMailTransport({ ...settings, SMTP_URL: undefined }, 1);
    const to = address();
    for (const text of ['first', 'again']) {
      await files.send('mail_1', { from: 'a@example.com', to, bcc: 'b@example.com', subject: 'Grüße', text });
    }
    const folder = join(settings.DATA_DIR, 'mail');
    expect(await readdir(folder)).to.deep.equal(['mail_1.eml']);
    const message = await PostalMime.parse(await readFile(join(folder, 'mail_1.eml')));
    expect(message.to?.map((each) => each.address)).to.deep.equal([to]);
    expect(message.bcc?.map((each) => each.address)).to.deep.equal(['b@example.com']);
    expect([message.subject, message.text?.trim()]).to.deep.equal(['Grüße', 'again']);
  });
});

/** The columns of a mail with the content of a draft. */
const parts = ({ to, subject, text, html }: MailDraft) => ({
  to,
  cc: [],
  bcc: [],
  subject,
  text,
  html,
  attachments: [],
});

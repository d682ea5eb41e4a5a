import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { notificationsOf } from '../../support/listening/notifications.js';
import { endSenders, newSender } from '../../support/mails/mail-sender.js';
import { busyPrefix, unknownPrefix } from '../../support/mails/smtp-sink.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';

const address = (prefix: string): string => `${prefix}${randomUUID()}@example.com`;

type FailedMail = Schemas['EventContext']['mail'];

const failureEvents = async (owner: ApiClient): Promise<Schemas['Event'][]> =>
  (await owner.call('listEvents', { query: { type: ['invoice.mail_failed'] } })).data;

const failuresOf = async (owner: ApiClient): Promise<FailedMail[]> =>
  (await failureEvents(owner)).map(({ context }) => context.mail);

async function send(owner: ApiClient, to: string): Promise<string> {
  const { id } = await buildInvoice(owner);
  await owner.call('sendInvoice', { params: { id }, body: { to: [to], attach_pdf: false } });
  return id;
}

const listed = async (owner: ApiClient, mail_failed: boolean): Promise<string[]> =>
  (await owner.call('listInvoices', { query: { mail_failed } })).data.map(({ id }) => id);

describe('the mail of an invoice that cannot be delivered', () => {
  after(() => endSenders());

  it('emits invoice.mail_failed, once, with the recipients and the answer of the mail server', async () => {
    const { live } = await buildWorkspace();
    const to = address(unknownPrefix);
    const id = await send(live, to);
    const senders = await Promise.all(Array.from({ length: 3 }, () => newSender()));
    await Promise.all(senders.map((sender) => sender.run()));
    await until(async () => (await failuresOf(live)).length > 0);
    const [failure, ...others] = await failuresOf(live);
    expect(others).to.deep.equal([]);
    expect(failure?.to).to.deep.equal([to]);
    expect(failure?.reason).to.contain('No such person');
    const [event] = await failureEvents(live);
    const { delivery, ...invoice } = (await live.call('getInvoice', { params: { id } })).data;
    expect(event?.data).to.deep.equal(invoice);
    expect(delivery).to.include({ status: 'failed', error: failure?.reason });
  });

  it('names the recipient whom the mail server refused when others have got it, and does not send it again by itself', async () => {
    const { live } = await buildWorkspace();
    const [fine, unknown, busy] = [address('fine-'), address(unknownPrefix), address(busyPrefix)];
    const { id } = await buildInvoice(live);
    await live.call('sendInvoice', { params: { id }, body: { to: [fine, unknown], cc: [busy], attach_pdf: false } });
    await (await newSender()).run();
    await until(async () => (await failuresOf(live)).length > 0);
    const [failure] = await failuresOf(live);
    expect(failure?.to).to.deep.equal([unknown, busy]);
    expect(failure?.reason).to.equal(`${unknown}: 550 No such person; ${busy}: 451 Try again later`);
    const { data: mails } = await live.call('listMails', { query: { resource_id: [id] } });
    expect(mails.map(({ status, error, attempts }) => [status, error, attempts])).to.deep.equal([
      ['failed', failure?.reason, 1],
    ]);
    expect((await testApi()).mail.mailsTo(fine)).to.have.length(1);
  });

  it('notifies users who manage invoices, the sender too, and nobody else', async () => {
    const { live } = await buildWorkspace();
    const [admin, member] = [await buildUser(live, 'admin'), await buildUser(live, 'member')];
    const to = address(unknownPrefix);
    const id = await send(live, to);
    await (await newSender()).run();
    await until(async () => (await failuresOf(live)).length > 0);
    for (const reader of [live, admin]) {
      const [notification] = await notificationsOf(reader);
      expect(notification).to.include({ kind: 'invoice_mail_failed' });
      expect(notification?.subject.id).to.equal(id);
      expect(notification?.details.recipients).to.deep.equal([to]);
    }
    expect(await notificationsOf(member)).to.deep.equal([]);
  });

  it('is not reported while it will be tried again', async () => {
    const { live } = await buildWorkspace();
    const refused = address(unknownPrefix);
    await send(live, address(busyPrefix));
    await send(live, refused);
    await (await newSender()).run();
    await until(async () => (await failuresOf(live)).length > 0);
    expect((await failuresOf(live)).map((failure) => failure?.to)).to.deep.equal([[refused]]);
  });

  it('lists the invoice by mail_failed until it is mailed again', async () => {
    const { live } = await buildWorkspace();
    const id = await send(live, address(unknownPrefix));
    const delivered = await send(live, address('fine-'));
    const { delivery: _, ...before } = (await live.call('getInvoice', { params: { id } })).data;
    await (await newSender()).run();
    await until(async () => (await failuresOf(live)).length > 0);
    expect([await listed(live, true), await listed(live, false)]).to.deep.equal([[id], [delivered]]);
    const { delivery, ...after } = (await live.call('getInvoice', { params: { id } })).data;
    expect(after).to.deep.equal(before);
    const { data: rows } = await live.call('listInvoices', {});
    expect(new Map(rows.map((row) => [row.id, row.delivery]))).to.deep.equal(
      new Map([
        [delivered, null],
        [id, delivery],
      ]),
    );
    await live.call('sendInvoice', { params: { id }, body: { to: [address('fine-')], attach_pdf: false } });
    expect(await listed(live, true)).to.deep.equal([]);
  });

  it('does not list an invoice by a mail that was not its last', async () => {
    const { live } = await buildWorkspace();
    const id = await send(live, address(busyPrefix));
    await live.call('sendInvoice', { params: { id }, body: { to: [address('fine-')], attach_pdf: false } });
    const { db } = await testApi();
    const [first] = await db<{ id: string; invoice_id: string }>('mails')
      .where({ invoice_id: id })
      .orderBy('id')
      .limit(1);
    await until(async () => {
      // The attempt that follows is the last one, and due at once.
      await db('mails').where({ id: first?.id }).update({ attempts: 6, next_attempt_at: new Date() });
      await (await newSender()).run();
      return (await failuresOf(live)).length > 0;
    });
    expect(await listed(live, true)).to.deep.equal([]);
  });
});

import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { notificationsOf } from '../../support/listening/notifications.js';
import { endSenders, newSender } from '../../support/mails/mail-sender.js';
import { busyPrefix, unknownPrefix } from '../../support/mails/smtp-sink.js';
import type { ApiClient } from '../../support/service/api.js';
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
    expect(event?.data).to.deep.equal((await live.call('getInvoice', { params: { id } })).data);
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
});

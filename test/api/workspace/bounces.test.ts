/** `/bounces`: mails that come back to the address of the service. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { newBounceToken } from '../../../domain/workspace/bounce-address.js';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildInvoice } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { seen } from '../../support/answers/seen.js';
import { notificationsOf } from '../../support/listening/notifications.js';
import { bounces, harmless } from '../../support/mails/bounce-samples.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';

const [postfix, exchange] = bounces;

/** Hands over a message as the mail server does. */
async function handOver(
  message: string,
  key?: string,
  query = '',
): Promise<readonly [status: number, recorded: unknown]> {
  const api = await testApi();
  const response = await fetch(`${api.url}/bounces${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key ?? api.settings.BOUNCE_KEY ?? ''}`, 'content-type': 'message/rfc822' },
    body: message,
  });
  const answer = (await response.json()) as { data?: { recorded: boolean } };
  return [response.status, answer.data?.recorded];
}

const mailOf = async (live: ApiClient, id: string): Promise<Schemas['Mail']> =>
  seen((await live.call('listMails', { query: { resource_id: [id] } })).data[0]);

describe('a mail that comes back', () => {
  it('fails once, with the reason and at its invoice, until it is sent again', async () => {
    const { live } = await buildWorkspace();
    const { id } = await buildInvoice(live);
    const to = `fine-${randomUUID()}@client.example`;
    await live.call('sendInvoice', { params: { id }, body: { to: [to], attach_pdf: false } });
    const { mail } = await testApi();
    const { sender, recipients } = await mail.mailTo(to);
    expect(sender).to.match(/^bounces\+[0-9a-f]{32}@docket\.test$/);
    expect(recipients).to.deep.equal([to]);
    await until(async () => (await mailOf(live, id)).status === 'sent');

    const report = seen(postfix).write(sender);
    expect(await handOver(report, 'x'.repeat(32))).to.deep.equal([401, undefined]);
    for (const [name, write] of Object.entries(harmless))
      expect(await handOver(write(sender)), name).to.deep.equal([200, false]);
    expect(await handOver(seen(postfix).write(`bounces+${newBounceToken()}@docket.test`))).to.deep.equal([200, false]);
    expect((await mailOf(live, id)).status).to.equal('sent');

    const outcomes = await Promise.all(Array.from({ length: 4 }, () => handOver(report)));
    expect(outcomes.filter(([, recorded]) => recorded === true)).to.have.length(1);
    const failed = await mailOf(live, id);
    expect(failed).to.include({ status: 'failed', error: seen(postfix).reason, attempts: 1 });
    expect((await live.call('getInvoice', { params: { id } })).data.delivery).to.include({
      status: 'failed',
      error: seen(postfix).reason,
    });
    expect((await eventTypesOf(live, failed.id)).filter((type) => type === 'mail.failed')).to.have.length(1);
    expect((await eventTypesOf(live, id)).filter((type) => type === 'invoice.mail_failed')).to.have.length(1);

    await live.call('retryMail', { params: { id: failed.id } });
    await until(async () => (await mailOf(live, id)).status === 'sent');
    expect((await live.call('getInvoice', { params: { id } })).data.delivery).to.equal(undefined);
    // The first attempt comes back once more, late; then the second one, to an address that only the envelope has.
    expect(await handOver(report)).to.deep.equal([200, false]);
    await until(() => mail.mailsTo(to).length === 2);
    const second = seen(mail.mailsTo(to)[1]).sender;
    expect(second).not.to.equal(sender);
    const hidden = seen(postfix).write('undisclosed-recipients:;');
    expect(await handOver(hidden)).to.deep.equal([200, false]);
    expect(await handOver(hidden, undefined, `?recipient=${encodeURIComponent(second)}`)).to.deep.equal([200, true]);
  });

  it('from some of its recipients has failed, and names them one by one, everywhere, each once', async () => {
    const { live } = await buildWorkspace();
    const { id } = await buildInvoice(live);
    const own = `fine-${randomUUID()}@client.example`;
    // One address ends like the other, and the reason does not name it.
    const [first, second] = ['not-pat@client.example', 'pat@client.example'];
    await live.call('sendInvoice', { params: { id }, body: { to: [own, first], cc: [second], attach_pdf: false } });
    const { sender } = await (await testApi()).mail.mailTo(own);
    await until(async () => (await mailOf(live, id)).status === 'sent');
    const later = seen(exchange).write(sender);
    const { reason } = seen(exchange);
    const report = later.replaceAll(second, first);
    expect(await handOver(report)).to.deep.equal([200, true]);
    const both = [reason.replaceAll(second, first), reason];
    expect([await handOver(later), await handOver(later), await handOver(report)]).to.deep.equal([
      [200, true],
      [200, false],
      [200, false],
    ]);
    expect(await mailOf(live, id)).to.include({ status: 'failed', error: both.join('; ') });
    expect((await live.call('getInvoice', { params: { id } })).data.delivery?.error).to.equal(both.join('; '));
    const { data: events } = await live.call('listEvents', { query: { type: ['invoice.mail_failed'] } });
    expect(events.map(({ context }) => context.mail).toReversed()).to.deep.equal([
      { to: [first], reason: both[0] },
      { to: [second], reason: both[1] },
    ]);
    const recipients = (await notificationsOf(live)).map(({ details }) => details.recipients);
    expect(recipients).to.have.deep.members([[first], [second]]);
  });
});

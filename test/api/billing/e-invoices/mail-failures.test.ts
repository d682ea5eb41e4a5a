/** Mails of electronic invoices that cannot be delivered. The service's own worker sends them, to a real mail server. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { eventTypesOf } from '../../../support/answers/events.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { identify } from '../../../support/e-invoices/identify.js';
import { unknownPrefix } from '../../../support/mails/smtp-sink.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';

const known = (): string => `fine-${randomUUID()}@example.com`;
const unknown = (): string => `${unknownPrefix}${randomUUID()}@example.com`;

const mail = (owner: ApiClient, id: string, to: string) =>
  owner.call('sendInvoice', { params: { id }, body: { to: [to] } });

/** An invoice that is issued as XRechnung and mailed to an address. */
async function issue(owner: ApiClient, to: string): Promise<string> {
  const { id: client_id } = await buildClient(owner, { name: 'Acme GmbH', email: 'acme@client.example' });
  await identify(owner, client_id, { format: 'xrechnung_ubl' });
  const delivery = { delivery_start: '2026-10-01', delivery_end: '2026-10-31' };
  const { id } = await buildInvoice(owner, { client_id, tax_rate: 0.19, ...delivery });
  await mail(owner, id, to);
  return id;
}

const stateOf = async (owner: ApiClient, id: string) => (await readInvoice(owner, id)).e_invoice;

const untilStatus = (owner: ApiClient, id: string, status: string): Promise<void> =>
  until(async () => (await stateOf(owner, id))?.status === status);

const untilMailFailed = (owner: ApiClient, id: string): Promise<void> =>
  until(async () => (await eventTypesOf(owner, id)).includes('invoice.mail_failed'));

describe('an electronic invoice whose mail cannot be delivered', () => {
  it('is rejected, with the answer of the mail server, and sent by the mail that follows', async () => {
    const { live } = await buildWorkspace();
    const id = await issue(live, unknown());
    await untilStatus(live, id, 'rejected');
    expect((await stateOf(live, id))?.error).to.contain('No such person');
    expect(await eventTypesOf(live, id)).to.include('invoice.e_invoice_rejected');
    await mail(live, id, known());
    await untilStatus(live, id, 'sent');
    expect((await stateOf(live, id))?.error).to.equal(null);
  });

  it('stays sent when a mail that follows fails', async () => {
    const { live } = await buildWorkspace();
    const id = await issue(live, known());
    await untilStatus(live, id, 'sent');
    await mail(live, id, unknown());
    await untilMailFailed(live, id);
    expect(await stateOf(live, id)).to.include({ status: 'sent', error: null });
    expect(await eventTypesOf(live, id)).not.to.include('invoice.e_invoice_rejected');
  });
});

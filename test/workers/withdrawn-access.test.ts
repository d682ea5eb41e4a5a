/** Mails that could not be sent at first, and whose reader has lost access to the portal before they are sent again. */
import { expect } from 'chai';
import { Mail, openMail } from '../../models/workspace/mail.js';
import { seen } from '../support/answers/seen.js';
import { readInvoice } from '../support/builders/invoices.js';
import { buildScene, newAddress, portal, reply, type Scene } from '../support/mails/client-scene.js';
import { endSenders, settledMail } from '../support/mails/mail-sender.js';
import { testApi } from '../support/service/api.js';
import { systemContextOf } from '../support/service/context.js';
import { busyPrefix } from '../support/mails/smtp-sink.js';

/** A scene whose mails the contact's mail server defers. */
async function buildPutOff(values: object = {}) {
  const scene = await buildScene(null, values, newAddress(busyPrefix));
  const ctx = await systemContextOf(scene.live);
  const putOff = async (): Promise<Mail[]> => {
    for (const { id } of await Mail.all(ctx)) await settledMail(ctx, id);
    return Mail.all(ctx);
  };
  /** The mails after they were sent again. */
  const tryAgain = async (): Promise<Mail[]> => {
    const { db } = await testApi();
    await db('mails')
      .where({ workspace_id: scene.live.workspaceId })
      .update({ next_attempt_at: new Date(), attempts: 0 });
    return putOff();
  };
  return { ...scene, ctx, putOff, tryAgain };
}

describe('access that is taken away before a mail is sent', () => {
  after(() => endSenders());

  const ways: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
    'the access itself': ({ live, contact }) => live.call('disableContactPortal', { params: { id: contact.id } }),
    'the contact': ({ live, contact }) => live.call('deleteContact', { params: { id: contact.id } }),
    'the client': ({ live, contact }) =>
      live.call('updateClient', { params: { id: contact.client_id }, body: { status: 'inactive' } }),
    'the address': ({ live, contact }) =>
      live.call('updateContact', { params: { id: contact.id }, body: { email: newAddress() } }),
  };
  for (const [what, take] of Object.entries(ways))
    it(`cancels mails that link to the portal (${what})`, async () => {
      const scene = await buildPutOff();
      await scene.live.call('enableContactPortal', {
        params: { id: scene.contact.id },
        body: { send_invitation: true },
      });
      await reply(scene);
      const before = await scene.putOff();
      expect(before.map(({ status }) => status)).to.deep.equal(['pending', 'pending']);
      expect((await scene.tryAgain()).map(({ status }) => status)).to.deep.equal(['pending', 'pending']);
      await take(scene);
      expect((await scene.tryAgain()).map(({ status }) => status)).to.deep.equal(['dropped', 'dropped']);
    });

  it('leaves the client its invoice, with the link that needs no password', async () => {
    const { live, contact, ctx, putOff, tryAgain } = await buildPutOff();
    const invoice = await live.call('createInvoice', {
      body: { client_id: contact.client_id, line_items: [{ description: 'Work', quantity: 1, rate: 100 }] },
    });
    const { id } = invoice.data;
    await live.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
    const bodies = (mail: Mail | undefined) => openMail(ctx.settings, seen(mail));
    expect(bodies((await putOff())[0]).text).to.contain(`${portal}/invoices/${id}`);
    await live.call('disableContactPortal', { params: { id: contact.id } });
    const [mail] = await tryAgain();
    const hosted = seen((await readInvoice(live, id)).hosted_url);
    expect(mail?.status).to.equal('pending');
    expect(bodies(mail).text).to.contain(hosted).and.not.contain('/portal/');
    expect(bodies(mail).html).to.contain(hosted).and.not.contain('/portal/');
  });
});

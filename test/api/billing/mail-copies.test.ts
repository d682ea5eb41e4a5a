/** Copies of mails to clients about billing, and where replies to them go. */
import { expect } from 'chai';
import { buildSentInvoice, credit } from '../../support/builders/invoices.js';
import { buildScene, newAddress, reply, sendStatement } from '../../support/mails/client-scene.js';
import { testApi } from '../../support/service/api.js';
import { until } from '../../support/service/waiting.js';

describe('mail_cc and mail_reply_to', () => {
  it('are those of the workspace for each mail about billing, besides copies of the request, and nobody gets it twice', async () => {
    const scene = await buildScene('en');
    const { live, contact, email } = scene;
    const [books, once] = [newAddress(), newAddress()];
    const settings = {
      mail_cc: [books, 'ada@münchen.example', email.toUpperCase()],
      mail_reply_to: 'antwort@bücher.example',
    };
    await live.call('updateWorkspace', { body: { ...settings, business: { email: 'office@firm.example' } } });
    const { id, invoice_number: number } = await buildSentInvoice(live, { client_id: contact.client_id });
    const note = await credit(live, id, { amount: 10 });
    await live.call('sendInvoice', { params: { id }, body: { cc: [once, books.toUpperCase()], attach_pdf: false } });
    await live.call('sendCreditNote', { params: { id: note.id }, body: {} });
    await sendStatement(scene);
    await reply(scene);
    const { mail } = await testApi();
    await until(() => mail.mailsTo(email).length === 5);
    const got = mail.mailsTo(email).map(({ recipients, message }) => ({
      subject: message.subject ?? '',
      replyTo: message.replyTo?.map(({ address }) => address),
      recipients,
    }));
    const about = (pattern: RegExp) => got.filter(({ subject }) => pattern.test(subject));
    const billing = about(/^(Invoice|Credit note|Statement)/);
    expect(billing).to.have.length(4);
    for (const each of billing) {
      expect(each.replyTo).to.deep.equal(['antwort@xn--bcher-kva.example']);
      expect(each.recipients).to.include('ada@münchen.example', JSON.stringify(each));
      expect(each.recipients.filter((address) => address.toLowerCase() === email)).to.have.length(1);
      expect(each.recipients.filter((address) => address.toLowerCase() === books)).to.have.length(1);
    }
    expect(billing.filter(({ recipients }) => recipients.includes(once))).to.have.length(1);
    // Replies about a ticket go where they went.
    expect(about(/^\[TKT/)).to.deep.equal([
      { subject: about(/^\[TKT/)[0]?.subject, replyTo: ['office@firm.example'], recipients: [email] },
    ]);
    const { data } = await live.call('listMails', { query: { resource_id: [id] } });
    expect(data.map(({ cc }) => cc)).to.deep.equal([
      [once, books.toUpperCase(), 'ada@münchen.example'],
      [books, 'ada@münchen.example'],
    ]);
    expect(number).to.match(/^INV/);
  });

  it('can be others of a client, or none, and are addresses', async () => {
    const { live, contact } = await buildScene('en');
    const params = { id: contact.client_id };
    await live.call('updateWorkspace', { body: { mail_cc: ['books@firm.example'], mail_reply_to: 'in@firm.example' } });
    const { id } = await buildSentInvoice(live, { client_id: contact.client_id });
    const ccBy = async (body: { mail_cc?: string[] | null; mail_reply_to?: string | null }) => {
      const { data } = await live.call('updateClient', { params, body });
      expect(data.billing).to.include(body.mail_reply_to === undefined ? {} : { mail_reply_to: body.mail_reply_to });
      return (await live.call('previewInvoiceMail', { params: { id } })).data.cc;
    };
    expect(await ccBy({ mail_cc: ['ana@client.example'], mail_reply_to: 'ana@firm.example' })).to.deep.equal([
      'ana@client.example',
    ]);
    expect(await ccBy({ mail_cc: [] })).to.deep.equal([]);
    expect(await ccBy({ mail_cc: null, mail_reply_to: null })).to.deep.equal(['books@firm.example']);
    for (const address of [
      'ana',
      'ana@',
      'ana@-.example',
      'a b@c.example',
      'ana@münchen.example\r\nBcc: x@y.example',
    ]) {
      const { error } = await live.fail('updateClient', { params, body: { mail_cc: ['fine@c.example', address] } });
      expect(error.field).to.equal('mail_cc.1');
    }
    const { error } = await live.fail('updateWorkspace', {
      body: { mail_cc: Array.from({ length: 11 }, (_, at) => `a${at}@b.example`) },
    });
    expect(error.field).to.equal('mail_cc');
  });

  it('are left by whoever is erased', async () => {
    const { live, contact, email } = await buildScene('en');
    const body = { mail_cc: [email.toUpperCase(), 'books@firm.example'], mail_reply_to: email };
    await live.call('updateWorkspace', { body });
    await live.call('updateClient', { params: { id: contact.client_id }, body });
    await live.call('eraseContact', { params: { id: contact.id } });
    const left = { mail_cc: ['books@firm.example'], mail_reply_to: null };
    expect((await live.call('getWorkspace', {})).data).to.deep.include(left);
    const { data } = await live.call('getClient', { params: { id: contact.client_id } });
    expect(data.billing).to.deep.include(left);
  });
});

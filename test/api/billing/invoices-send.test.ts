import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import type { ApiClient } from '../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient, buildContact } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, inDays, lineAt, pay, readInvoice } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const send = async (owner: ApiClient, id: string, body: object = {}) =>
  (await owner.call('sendInvoice', { params: { id }, body })).data;

const refusal = async (
  owner: ApiClient,
  operation: Parameters<ApiClient['fail']>[0],
  id: string,
): Promise<unknown[]> => {
  const { status, error } = await owner.fail(operation, { params: { id } });
  return [status, error.code];
};
const refused = [409, 'invalid_state'];

const newestMail = async (owner: ApiClient) => (await owner.call('listTestMails', {})).data[0];

describe('sendInvoice', () => {
  it('greets its only recipient by name, unless a message does, or the address is nobody or several contacts', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { locale: 'de' });
    const pat = { client_id, name: 'Pat Jones', email: 'Pat@client.example', is_billing: true };
    await buildContact(owner, pat);
    const greetingIn = async (body: object = {}): Promise<string | undefined> => {
      const { id } = await buildInvoice(owner, { client_id });
      await send(owner, id, body);
      return (await newestMail(owner))?.text.split('\n\n')[0];
    };
    expect(await greetingIn()).to.equal('Guten Tag Pat Jones,');
    expect(await greetingIn({ to: ['pat@CLIENT.example'], cc: ['boss@client.example'] })).to.equal(
      'Guten Tag Pat Jones,',
    );
    expect(await greetingIn({ message: 'Lieber Pat!' })).to.equal('Lieber Pat!');
    for (const to of [['nobody@client.example'], ['pat@client.example', 'other@client.example']])
      expect(await greetingIn({ to })).to.contain('Anbei erhalten Sie unsere Rechnung');
    const { id: other } = await buildClient(owner);
    await buildContact(owner, { ...pat, client_id: other, name: 'Of another client' });
    expect(await greetingIn()).to.equal('Guten Tag Pat Jones,');
    await buildContact(owner, { ...pat, name: 'The same address', is_billing: false });
    expect(await greetingIn()).to.contain('Anbei erhalten Sie unsere Rechnung');
  });

  it('mails the invoice with link, amount, due date and PDF, and marks it as sent', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { email: 'rechnung@client.example', currency: 'EUR', country: 'DE' });
    const { id, invoice_number } = await buildInvoice(owner, {
      client_id: client.id,
      due_date: '2099-01-31',
      subject: 'Köln & <b>Bonn</b>',
      line_items: [lineAt(1234.5)],
      internal_notes: 'SECRET',
    });
    const data = await send(owner, id, { message: 'Hallo <Pat>', cc: ['copy@client.example'] });
    expect(data).to.deep.include({ id, status: 'sent', email_sent_to: ['rechnung@client.example'] });
    const invoice = await readInvoice(owner, id);
    expect(invoice.dates.sent_at).to.equal(data.dates.sent_at);
    expect(invoice.hosted_url).to.match(/^http:\/\/docket\.test\/i\/[\w-]{43}$/);
    const mail = await newestMail(owner);
    expect(mail).to.deep.include({ to: ['rechnung@client.example'], cc: ['copy@client.example'], bcc: [] });
    expect(mail?.subject).to.equal(`Invoice ${invoice_number} from Test Firm`);
    expect(mail?.text).to.contain('Hallo <Pat>').and.contain('1.234,50\u00a0€').and.contain('31 January 2099');
    expect(mail?.html).to.contain('Hallo &lt;Pat&gt;').and.contain('&lt;b&gt;Bonn').and.not.contain('SECRET');
    expect(mail?.links).to.include(invoice.hosted_url);
    expect(mail?.attachments.map(({ filename, content_type: type }) => [filename, type])).to.deep.equal([
      [`${invoice_number}.pdf`, 'application/pdf'],
    ]);
    const types = await eventTypesOf(owner, id);
    expect(types).to.deep.equal(['invoice.created', 'invoice.sent']);
    expect((await eventsOf(owner, id)).at(-1)?.data).to.deep.equal(invoice);
  });

  it('goes to the contact of the invoice, otherwise to the billing contact, the primary contact or the client', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { email: 'client@client.example' });
    const sentTo = async (contact_id: string | null) =>
      (await send(owner, (await buildInvoice(owner, { client_id, contact_id })).id)).email_sent_to;
    const person = async (email: string | null, more: object): Promise<string> =>
      (await buildContact(owner, { client_id, email, ...more })).id;
    expect(await sentTo(null)).to.deep.equal(['client@client.example']);
    await person('primary@client.example', { is_primary: true });
    expect(await sentTo(null)).to.deep.equal(['primary@client.example']);
    await person('billing@client.example', { is_billing: true });
    expect(await sentTo(null)).to.deep.equal(['billing@client.example']);
    expect(await sentTo(await person('pat@client.example', {}))).to.deep.equal(['pat@client.example']);
    expect(await sentTo(await person(null, {}))).to.deep.equal(['billing@client.example']);
  });

  it('is refused for the field to if nobody has an address, and then changes nothing', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id } = await buildInvoice(owner, { client_id });
    const { status, error } = await owner.fail('sendInvoice', { params: { id } });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'to']);
    expect((await readInvoice(owner, id)).status).to.equal('draft');
    expect((await send(owner, id, { to: ['x@client.example'], attach_pdf: false })).email_sent_to).to.deep.equal([
      'x@client.example',
    ]);
    expect((await newestMail(owner))?.attachments).to.deep.equal([]);
  });

  it('mails again without changing anything', async () => {
    const { owner } = await buildWorkspace();
    const before = await buildSentInvoice(owner);
    await pay(owner, before.id, 100);
    const paid = await readInvoice(owner, before.id);
    expect((await send(owner, before.id)).status).to.equal('paid');
    expect(await readInvoice(owner, before.id)).to.deep.equal(paid);
    expect((await owner.call('listTestMails', {})).pagination.total).to.equal(2);
    expect((await eventTypesOf(owner, before.id)).filter((type) => type === 'invoice.sent')).to.have.length(1);
  });

  it('returns the status sent even past the due date', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner, { invoice_date: inDays(-20), due_date: inDays(-10) });
    expect((await send(owner, id)).status).to.equal('sent');
  });

  it('marks an invoice over 0 as paid right away', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner, { line_items: [lineAt(10), lineAt(-10)] });
    expect((await send(owner, id)).status).to.equal('paid');
    const { dates } = await readInvoice(owner, id);
    expect(dates.paid_date).to.equal(inDays(0));
    expect(await eventTypesOf(owner, id)).to.deep.equal(['invoice.created', 'invoice.sent', 'invoice.paid']);
    expect((await owner.call('voidInvoice', { params: { id } })).data.dates.paid_date).to.equal(null);
  });

  it('refuses a void and an uncollectible one', async () => {
    const { owner } = await buildWorkspace();
    const [gone, lost] = [await buildSentInvoice(owner), await buildSentInvoice(owner)];
    await owner.call('voidInvoice', { params: { id: gone.id } });
    await owner.call('markInvoiceUncollectible', { params: { id: lost.id } });
    expect(await refusal(owner, 'sendInvoice', gone.id)).to.deep.equal(refused);
    expect(await refusal(owner, 'sendInvoice', lost.id)).to.deep.equal(refused);
  });
});

describe('the approval of an invoice', () => {
  it('is required by the workspace, given, and taken back, with events', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner);
    const params = { id };
    await owner.call('updateWorkspace', { body: { require_invoice_approval: true } });
    expect((await readInvoice(owner, id)).approval.required).to.equal(true);
    expect(await refusal(owner, 'sendInvoice', id)).to.deep.equal(refused);
    expect(await refusal(owner, 'approveInvoice', id)).to.deep.equal(refused);
    expect((await owner.call('submitInvoice', { params })).data.status).to.equal('pending_approval');
    for (const operation of ['sendInvoice', 'remindInvoice', 'markInvoiceUncollectible'] as const)
      expect(await refusal(owner, operation, id)).to.deep.equal(refused);
    const { error } = await owner.fail('updateInvoice', { params, body: { tax_rate: 0.1 } });
    expect(error.message).to.contain('reject its approval');
    const { data: approved } = await owner.call('approveInvoice', { params });
    expect([approved.status, approved.approval.approved_by_id]).to.deep.equal(['approved', owner.userId]);
    expect(approved.approval.approved_at).to.be.a('string');
    const rejected = await owner.call('rejectInvoiceApproval', { params, body: { reason: 'Too cheap' } });
    expect([rejected.data.status, rejected.data.approval.approved_at]).to.deep.equal(['draft', null]);
    const last = (await eventsOf(owner, id)).at(-1);
    expect([last?.type, last?.context.reason]).to.deep.equal(['invoice.updated', 'Too cheap']);
    expect(last?.context.changes?.['status']).to.deep.equal({ from: 'approved', to: 'draft' });
    await owner.call('submitInvoice', { params });
    await owner.call('approveInvoice', { params });
    expect((await send(owner, id)).status).to.equal('sent');
    expect(await refusal(owner, 'rejectInvoiceApproval', id)).to.deep.equal(refused);
  });

  it('can be requested even if the workspace does not require it', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner);
    await owner.call('submitInvoice', { params: { id } });
    expect(await refusal(owner, 'sendInvoice', id)).to.deep.equal(refused);
  });
});

describe('getInvoicePdf', () => {
  it('is the invoice as a PDF in any status, without the internal notes', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, {
      name: 'Ωmega 東京 GmbH',
      address_line1: '1 Main Street',
      city: 'Köln',
      country: 'DE',
    });
    const { id, invoice_number } = await buildInvoice(owner, {
      client_id: client.id,
      po_number: 'PO-4711',
      notes: 'Thank you',
      internal_notes: 'SECRET',
    });
    const pdf = async () => {
      const response = await owner.request('getInvoicePdf', { params: { id } });
      expect([response.status, response.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
      expect(response.headers.get('content-disposition')).to.contain(`${invoice_number}.pdf`);
      const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
      return (await extractText(document, { mergePages: true })).text;
    };
    const text = await pdf();
    for (const shown of [
      invoice_number,
      'Ωmega',
      '東京',
      '1 Main Street',
      'Germany',
      'PO-4711',
      'Thank you',
      'Consulting',
    ])
      expect(text).to.contain(shown);
    expect(text).not.to.contain('SECRET');
    await owner.call('voidInvoice', { params: { id } });
    expect((await pdf()).toUpperCase()).to.contain('VOID');
  });

  it('is not found in another workspace', async () => {
    const [one, two] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { id } = await buildInvoice(one.owner);
    expect((await two.owner.fail('getInvoicePdf', { params: { id } })).status).to.equal(404);
  });
});

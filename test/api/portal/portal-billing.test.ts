/** Invoices and credit notes in the portal, for contacts who receive invoices. */
import { expect } from 'chai';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, pay } from '../../support/builders/invoices.js';
import { buildPortalContact } from '../../support/builders/portal.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

async function buildFirm() {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner, { email: 'billing@client.example' });
  const [payer, colleague, stranger] = await Promise.all([
    buildPortalContact(owner, { client_id, portal_access: 'view', is_billing: true }),
    buildPortalContact(owner, { client_id }),
    buildPortalContact(owner, { client_id: (await buildClient(owner)).id, receives_invoices: true }),
  ]);
  return { owner, client_id, payer, colleague, stranger };
}

describe('listPortalInvoices', () => {
  it('lists what was sent to the client, void ones too, and never a draft or a draft made void', async () => {
    const { owner, client_id, payer, stranger } = await buildFirm();
    const sent = await buildSentInvoice(owner, { client_id });
    const voided = await buildSentInvoice(owner, { client_id });
    await owner.call('voidInvoice', { params: { id: voided.id } });
    const draft = await buildInvoice(owner, { client_id });
    const dropped = await buildInvoice(owner, { client_id });
    await owner.call('voidInvoice', { params: { id: dropped.id } });
    const { data } = await payer.call('listPortalInvoices', {});
    expect(data.map(({ id }) => id)).to.have.members([sent.id, voided.id]);
    expect((await payer.fail('getPortalInvoice', { params: { id: draft.id } })).status).to.equal(404);
    expect((await payer.fail('getPortalInvoicePdf', { params: { id: draft.id } })).status).to.equal(404);
    expect((await stranger.call('listPortalInvoices', {})).data).to.deep.equal([]);
    expect((await stranger.fail('getPortalInvoice', { params: { id: sent.id } })).status).to.equal(404);
  });

  it('is forbidden to contacts who neither pay nor receive invoices', async () => {
    const { owner, client_id, colleague } = await buildFirm();
    const { id } = await buildSentInvoice(owner, { client_id });
    for (const name of [
      'listPortalInvoices',
      'listPortalCreditNotes',
      'listPortalAgreements',
      'getPortalStatement',
    ] as const)
      expect((await colleague.fail(name)).status, name).to.equal(403);
    expect((await colleague.fail('getPortalInvoice', { params: { id } })).status).to.equal(403);
  });
});

describe('getPortalInvoicePdf', () => {
  it('is the very document of the firm', async () => {
    const { owner, client_id, payer } = await buildFirm();
    const { id } = await buildSentInvoice(owner, { client_id });
    const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
    const theirs = await bytesOf(await payer.request('getPortalInvoicePdf', { params: { id } }));
    const ours = await bytesOf(await owner.request('getInvoicePdf', { params: { id } }));
    expect(theirs.subarray(0, 5).toString()).to.equal('%PDF-');
    expect(theirs.equals(ours)).to.equal(true);
  });
});

describe('listPortalCreditNotes', () => {
  it('lists the credits of the client, each with its PDF', async () => {
    const { owner, client_id, payer, stranger } = await buildFirm();
    const { id } = await buildSentInvoice(owner, { client_id });
    const { data: note } = await owner.call('createCreditNote', { params: { id }, body: { amount: 10 } });
    const { data } = await payer.call('listPortalCreditNotes', {});
    expect(data.map((each) => [each.id, each.invoice_id])).to.deep.equal([[note.id, id]]);
    const pdf = { params: { id: note.id } };
    expect((await payer.request('getPortalCreditNotePdf', pdf)).status).to.equal(200);
    expect((await stranger.request('getPortalCreditNotePdf', pdf)).status).to.equal(404);
  });
});

describe('getPortalStatement', () => {
  it('is the statement that the firm sees of the client, as figures and as files', async () => {
    const { owner, client_id, payer } = await buildFirm();
    const { id } = await buildSentInvoice(owner, { client_id });
    await pay(owner, id, 40);
    const query = { from: '2026-01-01', to: '2026-12-31' };
    const { data: ours } = await owner.call('getClientStatement', { params: { id: client_id }, query });
    const { data: theirs } = await payer.call('getPortalStatement', { query });
    expect(theirs).to.deep.equal(ours);
    expect(theirs.accounts[0]?.movements).to.have.length(2);
    for (const format of ['csv', 'pdf'])
      expect((await payer.request('getPortalStatement', { query: { ...query, format } })).status, format).to.equal(200);
  });
});

describe('listPortalAgreements', () => {
  it('shows what is left of the open period, and no fee', async () => {
    const { owner, client_id, payer } = await buildFirm();
    const agreement = await buildAgreement(owner, { client_id, hours_included: 10, monthly_fee: 777 });
    await buildAgreement(owner, { client_id, status: 'draft' });
    await buildTimeEntry(owner, { client_id, agreement_id: agreement.id, hours: 2.5 });
    const { data } = await payer.call('listPortalAgreements', {});
    expect(data.map(({ id }) => id)).to.deep.equal([agreement.id]);
    expect(data[0]?.period).to.include({ available_hours: 10, used_hours: 2.5, remaining_hours: 7.5 });
    expect(JSON.stringify(data)).to.not.contain('777');
  });
});

/** The portal's pages of invoices, credit notes, the statement and retainers. */
import { expect } from 'chai';
import { buildAgreement } from '../../support/builders/agreements.js';
import { buildClient } from '../../support/builders/factories.js';
import {
  buildInvoice,
  buildSentInvoice,
  credit,
  inDays,
  lineAt,
  pay,
  readInvoice,
} from '../../support/builders/invoices.js';
import { atPortal, buildPortalContact } from '../../support/builders/portal.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

async function buildFirm() {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner, { email: 'billing@client.example' });
  const [payer, colleague, stranger] = await Promise.all([
    buildPortalContact(owner, { client_id, portal_access: 'view', is_billing: true }),
    buildPortalContact(owner, { client_id }),
    buildPortalContact(owner, { client_id: (await buildClient(owner)).id, is_billing: true }),
  ]);
  return {
    owner,
    client_id,
    payer: await atPortal(payer),
    colleague: await atPortal(colleague),
    stranger: await atPortal(stranger),
  };
}

describe('/portal/invoices', () => {
  it('lists what was sent with its status, all or what is to be paid or is paid', async () => {
    const { owner, client_id, payer } = await buildFirm();
    const [open, paid, draft] = [
      await buildSentInvoice(owner, { client_id, subject: 'January <b>' }),
      await buildSentInvoice(owner, { client_id }),
      await buildInvoice(owner, { client_id }),
    ];
    await pay(owner, paid.id, 100);
    await pay(owner, open.id, 40);
    const shownAt = async (query: string): Promise<string[]> => {
      const { text } = await payer.get(`/portal/invoices${query}`);
      return [open, paid, draft].filter(({ id }) => text.includes(`/portal/invoices/${id}`)).map(({ id }) => id);
    };
    expect(await shownAt('')).to.deep.equal([open.id, paid.id]);
    expect(await shownAt('?show=open')).to.deep.equal([open.id]);
    expect(await shownAt('?show=paid')).to.deep.equal([paid.id]);
    const { text } = await payer.get('/portal/invoices');
    expect(text).to.contain('January &lt;b&gt;').and.contain('Partly paid').and.contain('$60.00 still to pay');
  });

  it('is no page for contacts who do not receive invoices, and no tab', async () => {
    const { owner, client_id, colleague } = await buildFirm();
    const { id } = await buildSentInvoice(owner, { client_id });
    expect((await colleague.get('/portal')).text).to.not.contain('href="/portal/invoices"');
    const paths = ['invoices', `invoices/${id}`, `invoices/${id}/pdf`, 'credit-notes', 'statement', 'retainers'];
    for (const path of paths) expect((await colleague.get(`/portal/${path}`)).status, path).to.equal(403);
  });
});

describe('/portal/invoices/{id}', () => {
  it('shows what is to be paid, with the ways to pay and to the PDF', async () => {
    const { owner, client_id, payer } = await buildFirm();
    const { id, invoice_number, hosted_url } = await buildSentInvoice(owner, { client_id });
    await pay(owner, id, 40);
    const { status, text } = await payer.get(`/portal/invoices/${id}`);
    expect(status).to.equal(200);
    expect(text).to.contain(invoice_number).and.contain('$60.00').and.contain('View and pay');
    expect(text).to.contain(`href="${hosted_url}"`);
    const pdf = await payer.get(`/portal/invoices/${id}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
  });

  it('says that nothing is to be paid of one that is void or paid', async () => {
    const { owner, client_id, payer } = await buildFirm();
    const [voided, paid] = [await buildSentInvoice(owner, { client_id }), await buildSentInvoice(owner, { client_id })];
    await owner.call('voidInvoice', { params: { id: voided.id } });
    await pay(owner, paid.id, 100);
    expect((await payer.get(`/portal/invoices/${voided.id}`)).text).to.contain('This invoice is void');
    expect((await payer.get(`/portal/invoices/${paid.id}`)).text).to.contain('Nothing is left to pay');
  });

  it('does not exist for other clients', async () => {
    const { owner, client_id, stranger } = await buildFirm();
    const { id, invoice_number } = await buildSentInvoice(owner, { client_id });
    const { status, text } = await stranger.get(`/portal/invoices/${id}`);
    expect(status).to.equal(404);
    expect(text).to.not.contain(invoice_number);
  });
});

describe('/portal/credit-notes', () => {
  it('lists the credits, each with its PDF', async () => {
    const { owner, client_id, payer, stranger } = await buildFirm();
    const invoice = await buildSentInvoice(owner, { client_id });
    const note = await credit(owner, invoice.id, { amount: 25 });
    const { text } = await payer.get('/portal/credit-notes');
    expect(text).to.contain(note.credit_note_number).and.contain(invoice.invoice_number).and.contain('$25.00');
    const pdf = await payer.get(`/portal/credit-notes/${note.id}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
    expect((await stranger.get(`/portal/credit-notes/${note.id}/pdf`)).status).to.equal(404);
  });
});

describe('/portal/statement', () => {
  it('shows what was billed and paid over the days asked for, as a page, PDF and CSV', async () => {
    const { owner, client_id, payer } = await buildFirm();
    const { id, invoice_number } = await buildSentInvoice(owner, { client_id });
    await pay(owner, id, 40);
    const query = `?from=${inDays(-1)}&to=${inDays(1)}`;
    const { status, text } = await payer.get(`/portal/statement${query}`);
    expect(status).to.equal(200);
    expect(text).to.contain(`Invoice ${invoice_number}`).and.contain(`Payment of ${invoice_number}`);
    expect(text).to.contain('-$40.00').and.contain('$60.00').and.contain('Closing balance');
    const files = [...text.matchAll(/href="(\/portal\/statement\/(?:pdf|csv)[^"]*)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
    const types = await Promise.all(files.map(async (url) => (await payer.get(url)).headers.get('content-type')));
    expect(types).to.deep.equal(['application/pdf', 'text/csv; charset=utf-8']);
  });

  it('has a CSV for the spreadsheet of a client, in their language', async () => {
    const { owner, client_id, payer } = await buildFirm();
    await owner.call('updateClient', { params: { id: client_id }, body: { locale: 'fr-FR' } });
    const { id } = await buildSentInvoice(owner, { client_id, line_items: [lineAt(12.5)], tax_rate: 0 });
    expect((await readInvoice(owner, id)).amounts.total).to.equal(12.5);
    const { text } = await payer.get(`/portal/statement/csv?from=${inDays(-1)}&to=${inDays(1)}`);
    const [heads = '', ...rows] = text.replace(/^\uFEFF/, '').split('\r\n');
    expect(heads).to.equal('Date;Numéro;Devise;Type;Montant;Solde;ID;Facture (ID)');
    expect(rows.some((row) => row.includes(';USD;invoice;12,5;12,5;'))).to.equal(true);
  });

  it('says at the days what is wrong with them', async () => {
    const { payer } = await buildFirm();
    const { status, text } = await payer.get('/portal/statement?from=2026-02-02&to=2026-02-01');
    expect(status).to.equal(400);
    expect(text).to.contain('The last day must not be before the first.').and.contain('value="2026-02-02"');
    expect((await payer.get('/portal/statement?from=soon')).text).to.contain('Please enter a day.');
  });
});

describe('/portal/retainers', () => {
  it('shows what is left of each', async () => {
    const { owner, client_id, payer, stranger } = await buildFirm();
    const { id } = await buildAgreement(owner, { client_id, title: 'Support', hours_included: 10 });
    await buildTimeEntry(owner, { client_id, agreement_id: id, hours: 2.5 });
    expect((await payer.get('/portal/retainers')).text)
      .to.contain('Support')
      .and.contain('7.5 h left')
      .and.contain('2.5 of 10 h used')
      .and.not.contain('$');
    expect((await stranger.get('/portal/retainers')).text).to.contain('There are no retainers.');
  });
});

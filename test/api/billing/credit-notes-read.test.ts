import { expect } from 'chai';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildSentInvoice, credit, lineAt, openHosted, readInvoice } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { startOn } from '../../support/service/clock.js';

describe('listCreditNotes', () => {
  it('filters by client, invoice and day, with totals, also as CSV', async () => {
    const { owner } = await buildWorkspace();
    const [one, other] = [await buildSentInvoice(owner), await buildSentInvoice(owner)];
    const notes = [await credit(owner, one.id, { amount: 30 }), await credit(owner, other.id, { amount: 20 })];
    const found = async (query: object) => {
      const { data, summary } = await owner.call('listCreditNotes', { query });
      return [data.map(({ id }) => id), summary.total_credited];
    };
    expect(await found({})).to.deep.equal([[notes[1]?.id, notes[0]?.id], 50]);
    expect(await found({ client_id: [one.client_id] })).to.deep.equal([[notes[0]?.id], 30]);
    expect(await found({ invoice_id: [other.id] })).to.deep.equal([[notes[1]?.id], 20]);
    expect(await found({ to: '2020-01-01' })).to.deep.equal([[], 0]);
    expect(await found({ sort: 'total', order: 'asc' })).to.deep.equal([[notes[1]?.id, notes[0]?.id], 50]);
    const csv = await (await owner.request('listCreditNotes', { query: { format: 'csv' } })).text();
    expect(csv.split('\n')[0]).to.include('credit_note_number').and.include('amounts.total');
    expect(csv).to.include(notes[0]?.credit_note_number ?? '?');
  });
});

describe('getCreditNote', () => {
  it('shows the credit note as it was created, and the invoice includes it', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const note = await credit(owner, id, { amount: 30 });
    expect((await owner.call('getCreditNote', { params: { id: note.id } })).data).to.deep.equal(note);
    expect((await readInvoice(owner, id, ['credit_notes'])).credit_notes).to.deep.equal([note]);
  });
});

describe('getCreditNotePdf', () => {
  it('is available with a key and from the hosted page of its invoice, but not from that of another', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url: url } = await buildSentInvoice(owner);
    const note = await credit(owner, id, { amount: 30 });
    const pdf = await owner.request('getCreditNotePdf', { params: { id: note.id } });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).to.equal('%PDF-');
    const page = await (await openHosted(url)).text();
    expect(page).to.include(note.credit_note_number).and.include(`/credit-notes/${note.id}/pdf`);
    const path = `/credit-notes/${note.id}/pdf`;
    expect((await openHosted(url, {}, path)).headers.get('content-type')).to.equal('application/pdf');
    const another = await buildSentInvoice(owner);
    expect((await openHosted(another.hosted_url, {}, path)).status).to.equal(404);
  });
});

describe('sendCreditNote', () => {
  it('mails it with its PDF to the recipients of the invoice, or to those in the request', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { email: 'billing@acme.example' });
    const { id } = await buildSentInvoice(owner, { client_id: client.id });
    const note = await credit(owner, id, { amount: 30 });
    const send = (body: object) => owner.call('sendCreditNote', { params: { id: note.id }, body });
    expect((await send({})).data.email_sent_to).to.deep.equal(['billing@acme.example']);
    expect((await send({ to: ['pat@acme.example'] })).data.email_sent_to).to.deep.equal(['pat@acme.example']);
    const { data } = await owner.call('listTestMails', {});
    const mail = data.find(({ to }) => to.includes('pat@acme.example'));
    expect(mail?.subject).to.include(note.credit_note_number);
    expect(mail?.text).to.include('$30.00');
    expect(mail?.attachments.map(({ content_type: type }) => type)).to.deep.equal(['application/pdf']);
  });
});

describe('a credit note in reports', () => {
  it('reduces revenue on its own day, also that of the project, and leaves earlier months and aging correct', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-01-20');
    const client = await buildClient(owner, { email: 'billing@acme.example' });
    const project = await buildProject(owner, { client_id: client.id });
    const { id } = await buildSentInvoice(owner, {
      client_id: client.id,
      line_items: [lineAt(200, { project_id: project.id }), lineAt(100)],
    });
    await owner.call('advanceTestClock', { body: { to: '2026-02-10T12:00:00Z' } });
    await credit(owner, id, { amount: 60 });
    const query = { from: '2026-01-01', to: '2026-02-28' } as const;
    const { data } = await owner.call('getRevenueReport', { query: { ...query, group_by: 'month' } });
    expect(data.by_month?.map(({ month, invoiced }) => [month, invoiced])).to.deep.equal([
      ['2026-01', 300],
      ['2026-02', -60],
    ]);
    expect(data.summary.total_revenue).to.equal(240);
    const byProject = (await owner.call('getRevenueReport', { query: { ...query, group_by: 'project' } })).data
      .by_project;
    expect(byProject?.find(({ project_id: named }) => named === project.id)?.invoiced).to.equal(160);
    expect((await owner.call('getInvoiceAging', {})).data.total_outstanding).to.equal(240);
    expect((await owner.call('getAgingReport', {})).data.total_outstanding).to.equal(240);
  });
});

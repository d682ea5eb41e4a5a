import { expect } from 'chai';
import { invoiceDocument } from '../../../commands/billing/invoice-document.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { systemContextOf } from '../../support/service/context.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { until, untilServed } from '../../support/service/waiting.js';
import { stopClock } from '../../support/service/clock.js';
import { buildInvoice, buildSentInvoice, openHosted, pay } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const storedPdfsOf = async ({ workspaceId }: ApiClient) =>
  (await testApi()).db('kept_documents').where({ workspace_id: workspaceId });

async function pdfOf(owner: ApiClient, id: string): Promise<Buffer> {
  const response = await untilServed(() => owner.request('getInvoicePdf', { params: { id } }));
  expect(response.status).to.equal(200);
  return Buffer.from(await response.arrayBuffer());
}

const hostedPdf = async (url: string | null | undefined): Promise<Buffer> =>
  Buffer.from(await (await untilServed(() => openHosted(url, {}, '/pdf'))).arrayBuffer());

describe('the PDF of a sent invoice', () => {
  it('is rendered once, and then kept for everyone who asks', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    const first = await hostedPdf(hosted_url);
    expect(await storedPdfsOf(owner)).to.have.length(1);
    const { db } = await testApi();
    await db('kept_documents')
      .where({ workspace_id: owner.workspaceId })
      .update({ bytes: Buffer.from('as it was kept') });
    expect(first.subarray(0, 5).toString()).to.equal('%PDF-');
    for (const again of [await hostedPdf(hosted_url), await pdfOf(owner, id)])
      expect(again.toString()).to.equal('as it was kept');
  });

  it('is rendered again as soon as anything on it has changed', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    const seen = [(await hostedPdf(hosted_url)).toString('base64')];
    for (const change of [
      () => pay(owner, id, 30),
      () => owner.call('updateInvoice', { params: { id }, body: { po_number: 'PO-4711' } }),
    ]) {
      await change();
      seen.push((await hostedPdf(hosted_url)).toString('base64'));
    }
    expect(new Set(seen)).to.have.property('size', 3);
    expect(await storedPdfsOf(owner)).to.have.length(3);
  });

  it('never shows a payment without its effects, even if it arrives between two reads of the invoice', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const ctx = await systemContextOf(owner);
    const before = await Invoice.get(ctx, id);
    await pay(owner, id, 30);
    const { payments, amount_paid, outstanding } = await invoiceDocument(ctx, before);
    expect([payments?.length, Number(amount_paid), Number(outstanding)]).to.deep.equal([1, 30, 70]);
  });

  it('is kept only for its workspace, and that of a draft is not kept', async () => {
    const [one, another] = [await buildWorkspace(), await buildWorkspace()];
    await pdfOf(one.owner, (await buildInvoice(one.owner)).id);
    expect(await storedPdfsOf(one.owner)).to.deep.equal([]);
    await hostedPdf((await buildSentInvoice(one.owner)).hosted_url);
    expect([(await storedPdfsOf(one.owner)).length, (await storedPdfsOf(another.owner)).length]).to.deep.equal([1, 0]);
  });

  it('replaces the least recently used of a hundred, and is deleted if nobody asks for it for 30 days', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const { id } = await buildSentInvoice(owner);
    // The mail with the invoice stores its PDF too. Waits for that, so that it does not evict any of the rows added
    // below.
    await until(async () => (await storedPdfsOf(owner)).length === 1);
    const { db } = await testApi();
    const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60_000);
    const used = (days: number) => ({
      workspace_id: owner.workspaceId,
      digest: `${days}`,
      bytes: Buffer.from('x'),
      used_at: daysAgo(days),
    });
    await db('kept_documents').insert(Array.from({ length: 110 }, (_, days) => used(days + 1)));
    await owner.call('updateInvoice', { params: { id }, body: { po_number: 'PO-4711' } });
    await pdfOf(owner, id);
    const left = (await storedPdfsOf(owner)).map(({ digest }: { digest: string }) => digest);
    expect(left).to.have.length(100).and.include('1').and.include('98').and.not.include('99');
    await clock.forward(24 * 60);
    expect(await storedPdfsOf(owner)).to.have.length(31);
  });
});

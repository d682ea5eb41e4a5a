import { expect } from 'chai';
import { buildExpense, receiptForm } from '../support/builders/expenses.js';
import { png } from '../support/builders/images.js';
import { buildSentInvoice, openHosted } from '../support/builders/invoices.js';
import { addTicketOf } from '../support/builders/time.js';
import { attachFile, pdf, uploadForm } from '../support/builders/uploads.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const period = { from: '2026-01-01', to: '2026-01-31' };

describe('a response that is a file', () => {
  it('is not cached, has its real type, may run nothing, and is displayed only if it is a PDF or an image', async () => {
    const { owner } = await buildWorkspace();
    const [invoice, expense, note, ticket] = [
      await buildSentInvoice(owner),
      await buildExpense(owner),
      await buildExpense(owner),
      await addTicketOf(owner),
    ];
    await owner.request('uploadWorkspaceLogo', { body: uploadForm(new Uint8Array(png(10, 10)), 'logo.png') });
    const receiptOf = async (id: string, content: Buffer | string, filename: string): Promise<Response> => {
      await owner.request('uploadExpenseReceipt', { params: { id }, body: receiptForm(content, filename) });
      return owner.request('getExpenseReceipt', { params: { id } });
    };
    const { id: attachment_id } = await attachFile(owner, ticket);
    const answers: readonly (readonly [what: string, shown: 'pdf' | 'image' | 'saved', answer: Response])[] = [
      ['the logo', 'image', await owner.request('getWorkspaceLogo', {})],
      ['a receipt', 'pdf', await receiptOf(expense.id, pdf, 'taxi.pdf')],
      ['a receipt that is text', 'saved', await receiptOf(note.id, 'Paid by cash', 'taxi.txt')],
      ['an attachment', 'pdf', await owner.request('getTicketAttachment', { params: { id: ticket, attachment_id } })],
      ['an invoice', 'pdf', await owner.request('getInvoicePdf', { params: { id: invoice.id } })],
      ['an invoice at its link', 'pdf', await openHosted(invoice.hosted_url, {}, '/pdf')],
      ['a report', 'pdf', await owner.request('getRevenueReport', { query: { ...period, format: 'pdf' } })],
      [
        'the rows of a report',
        'saved',
        await owner.request('getRevenueReport', { query: { ...period, format: 'csv' } }),
      ],
      ['the rows of a list', 'saved', await owner.request('listClients', { query: { format: 'csv' } })],
    ];
    for (const [what, shown, { status, headers }] of answers) {
      expect(status, what).to.equal(200);
      expect(headers.get('content-disposition'), what).to.match(shown === 'saved' ? /^attachment;/ : /^inline;/);
      expect(headers.get('cache-control'), what).to.equal('private, no-store');
      expect(headers.get('x-content-type-options'), what).to.equal('nosniff');
      const policy = (headers.get('content-security-policy') ?? '').split('; ');
      // The dashboard shows PDFs in a frame.
      const frames = shown === 'pdf' ? "'self'" : "'none'";
      expect(policy, what).to.include("default-src 'none'").and.include(`frame-ancestors ${frames}`);
      // Browsers do not show PDFs in a sandbox.
      expect(policy.includes('sandbox'), what).to.equal(shown !== 'pdf');
      expect(policy.join(), what).not.to.contain('script');
    }
  });
});

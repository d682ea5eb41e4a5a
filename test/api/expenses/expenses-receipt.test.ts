import { expect } from 'chai';
import { eventTypesOf } from '../../support/answers/events.js';
import { buildExpense, receiptForm } from '../../support/builders/expenses.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { png } from '../../support/builders/images.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const pdf = '%PDF-1.7\n%âãÏÓ\n1 0 obj << /Type /Catalog >> endobj\n';

const upload = (by: ApiClient, id: string, content: Buffer | string, filename: string) =>
  by.request('uploadExpenseReceipt', { params: { id }, body: receiptForm(content, filename) });

async function download(by: ApiClient, id: string): Promise<[string | null, string]> {
  const file = await by.request('getExpenseReceipt', { params: { id } });
  return [file.headers.get('content-type'), await file.text()];
}

async function filesLeft(owner: ApiClient): Promise<number> {
  const { db } = await testApi();
  const rows = (await db('files').where('storage_key', 'like', `${owner.workspaceId}/%`)) as { state: string }[];
  return rows.filter(({ state }) => state !== 'gone').length;
}

describe('uploadExpenseReceipt', () => {
  it('stores the file under its name, with the type and the extension that its content shows', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner, { receipt_url: 'https://receipts.example/1' });
    const answer = await upload(owner, id, pdf, 'taxi.txt');
    expect(answer.status).to.equal(200);
    const { data } = await owner.call('getExpense', { params: { id } });
    expect(data.receipt).to.deep.equal({
      url: `http://docket.test/v1/expenses/${id}/receipt`,
      filename: 'taxi.txt.pdf',
      uploaded_at: data.updated_at,
    });
    expect(((await answer.json()) as { data: object }).data).to.deep.equal({ id, receipt: data.receipt });
    expect(await download(owner, id)).to.deep.equal(['application/pdf', pdf]);
  });

  it('shows and saves a receipt that was stored under another name earlier with the extension of its content', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    await upload(owner, id, 'start calc', 'run.bat');
    const shown = async () => (await owner.call('getExpense', { params: { id } })).data.receipt.filename;
    expect(await shown()).to.equal('run.bat.txt');
    const { db } = await testApi();
    await db('expenses').where({ id }).update({ receipt_filename: 'invoice\u202Efdp.bat' });
    expect(await shown()).to.equal('invoicefdp.bat.txt');
    const { headers } = await owner.request('getExpenseReceipt', { params: { id } });
    expect(headers.get('content-disposition')).to.equal('attachment; filename="invoicefdp.bat.txt"');
  });

  it('replaces the previous receipt', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    await upload(owner, id, 'one', 'one.txt');
    await upload(owner, id, 'a,b\n1,2\n', 'two.csv');
    expect(await eventTypesOf(owner, id)).to.deep.equal(['expense.created', 'expense.updated', 'expense.updated']);
    const [type, text] = await download(owner, id);
    expect([type?.split(';')[0], text]).to.deep.equal(['text/csv', 'a,b\n1,2\n']);
    expect(await filesLeft(owner)).to.equal(1);
  });

  it('leaves neither file nor receipt if it is refused', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    expect((await upload(owner, id, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png')).status).to.equal(415);
    expect((await upload(owner, id, png(16_000, 16_000), 'bomb.png')).status).to.equal(400);
    expect((await upload(owner, id, Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'a.txt')).status).to.equal(413);
    await owner.call('markExpensesBilled', { body: { expense_ids: [id] } });
    expect((await upload(owner, id, pdf, 'late.pdf')).status).to.equal(409);
    expect((await owner.call('getExpense', { params: { id } })).data.receipt.url).to.equal(null);
    expect(await filesLeft(owner)).to.equal(0);
  });

  it('is open to users who see the expense', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    const member = await buildUser(owner, 'member');
    expect((await upload(member, id, pdf, 'taxi.pdf')).status).to.equal(403);
    expect((await upload(await buildUser(owner, 'viewer'), id, pdf, 'taxi.pdf')).status).to.equal(403);
  });
});

describe('getExpenseReceipt', () => {
  it('is not_found if there is none', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    expect(await refusalOf(owner.fail('getExpenseReceipt', { params: { id } }))).to.deep.equal([404, 'not_found']);
  });

  it('is deleted along with the expense', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    await upload(owner, id, pdf, 'taxi.pdf');
    await owner.call('deleteExpense', { params: { id } });
    expect(await filesLeft(owner)).to.equal(0);
  });
});

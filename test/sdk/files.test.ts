/** Uploads and downloads with the SDK, also when responses are lost. */
import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { ConnectionError, Docket, TimeoutError, UnsupportedMediaTypeError } from '../../sdk/src/index.js';
import { buildProject } from '../support/builders/factories.js';
import { failure } from '../support/answers/failure.js';
import { losing, sdkOf } from '../support/sdk/sdk.js';
import { startScriptedServer, type Answer, type ScriptedServer } from '../support/service/scripted-server.js';
import { pdf } from '../support/builders/uploads.js';
import { ublInvoice } from '../support/e-invoices/received-invoices.js';
import { buildWorkspace } from '../support/builders/workspace.js';

const bytesOf = (data: Uint8Array): number[] => [...data];

describe('work in the SDK with lost responses', () => {
  it('is done once', async () => {
    const { owner } = await buildWorkspace();
    const docket = sdkOf(owner, { fetch: losing(2) });
    const client = await docket.clients.create({ name: 'Acme' });
    const { data } = await docket.clients.list();
    expect(data.map(({ id }) => id)).to.deep.equal([client.id]);
  });

  it('is done once for a file too, although its form is created again', async () => {
    const { owner } = await buildWorkspace();
    const { client_id } = await buildProject(owner);
    const ticket = await sdkOf(owner).tickets.create({ title: 'Broken', client_id });
    const docket = sdkOf(owner, { fetch: losing(1) });
    const file = { content: pdf, filename: 'broken.pdf' };
    const { data, response } = await docket.tickets.createAttachment(ticket.id, file).withResponse();
    expect(response.headers.get('idempotency-replayed')).to.equal('true');
    expect((await docket.tickets.listAttachments(ticket.id)).data.map(({ id }) => id)).to.deep.equal([data.id]);
  });
});

describe('files in the SDK', () => {
  it('are sent with what else their form takes', async () => {
    const { owner } = await buildWorkspace();
    const { client_id } = await buildProject(owner);
    const docket = sdkOf(owner);
    const ticket = await docket.tickets.create({ title: 'Broken', client_id });
    const file = { content: pdf, filename: 'for-you.pdf', fields: { visibility: 'public' } };
    expect((await docket.tickets.createAttachment(ticket.id, file)).visibility).to.equal('public');
    const content = new TextEncoder().encode('from,to,date,rate\nUSD,EUR,2026-01-05,0.8\nUSD,EUR,2026-01-12,0.9');
    const rates = { content, filename: 'rates.csv', fields: { since: '2026-01-10' } };
    expect((await docket.exchangeRates.importMany(rates)).created).to.equal(1);
    const invoice = { content: new TextEncoder().encode(ublInvoice()), filename: 'invoice.xml' };
    const fields = { description: 'Servers', billable: 'false' };
    const expense = await docket.expenses.createFromEInvoice({ ...invoice, fields });
    expect([expense.description, expense.billing.billable]).to.deep.equal(['Servers', false]);
  });

  it('can be uploaded as bytes, as a Blob from disk and as a File, and are downloaded unchanged', async () => {
    const { owner } = await buildWorkspace();
    const docket = sdkOf(owner);
    const expense = await docket.expenses.create({ date: '2026-01-31', description: 'Taxi', amount: 12.5 });
    const source = fileURLToPath(import.meta.url);
    const files = [
      [{ content: pdf, filename: 'taxi.pdf' }, 'taxi.pdf', 'application/pdf'],
      [{ content: await openAsBlob(source), filename: 'Quittung Ω.txt' }, 'Quittung Ω.txt', 'text/plain'],
      [new File([pdf], 'file.pdf'), 'file.pdf', 'application/pdf'],
    ] as const;
    for (const [file, filename, type] of files) {
      const { receipt } = await docket.expenses.uploadReceipt(expense.id, file);
      expect(receipt.filename).to.equal(filename);
      const download = await docket.expenses.getReceipt(expense.id);
      expect([download.filename, download.type.split(';')[0]]).to.deep.equal([filename, type]);
      const sent = file instanceof Blob ? file : new Blob([file.content]);
      expect(bytesOf(await download.bytes())).to.deep.equal(bytesOf(new Uint8Array(await sent.arrayBuffer())));
    }
    const unknown = { content: new Uint8Array([0, 1, 2]), filename: 'what.bin' };
    expect(await failure(docket.expenses.uploadReceipt(expense.id, unknown))).to.be.instanceOf(
      UnsupportedMediaTypeError,
    );
  });

  it('can be read as a stream, as text and as a Blob', async () => {
    const { owner } = await buildWorkspace();
    const docket = sdkOf(owner);
    const { client_id } = await buildProject(owner);
    const { id } = await docket.invoices.create({ client_id, line_items: [{ description: 'Work', rate: 100 }] });
    const streamed: Uint8Array[] = [];
    for await (const chunk of (await docket.invoices.getPdf(id)).stream) streamed.push(chunk);
    expect(Buffer.concat(streamed).subarray(0, 5).toString()).to.equal('%PDF-');
    expect(await (await docket.invoices.getPdf(id)).text()).to.contain('%%EOF');
    const blob = await (await docket.invoices.getPdf(id)).blob();
    expect([blob.type, blob.size]).to.deep.equal(['application/pdf', Buffer.concat(streamed).length]);
  });
});

describe('lists and reports in the SDK', () => {
  it('are data, or a file if a format is requested', async () => {
    const { owner } = await buildWorkspace();
    const docket = sdkOf(owner);
    const project = await buildProject(owner);
    await docket.timeEntries.create({ project_id: project.id, date: '2026-03-02', hours: 7.5 });
    const range = { from: '2026-03-01', to: '2026-03-31', group_by: 'project' } as const;
    expect((await docket.reports.getTime(range)).summary.total_hours).to.equal(7.5);
    const csv = await docket.reports.getTime({ ...range, format: 'csv' });
    expect(csv.type).to.match(/^text\/csv/);
    expect(await csv.text()).to.contain(project.title);
    const entries = await docket.timeEntries.list({ project_id: project.id, format: 'csv' });
    expect((await entries.text()).trim().split('\r\n')).to.have.lengthOf(2);
  });
});

describe('a file that is not received completely', () => {
  let server: ScriptedServer;
  const begun: Answer = (response) => void response.writeHead(200, { 'Content-Length': '10' }).write('half');
  const broken: Answer = (response) => {
    begun(response, {} as never);
    setTimeout(() => response.destroy(), 20);
  };

  before(async () => {
    server = await startScriptedServer(begun, broken, begun);
  });

  after(() => server.stop());

  it('is an error, like one that arrives too slowly', async () => {
    const docket = new Docket({ baseUrl: server.url, timeoutMs: 100 });
    const slow = await docket.invoices.getPdf('inv_1');
    expect(await failure(slow.bytes())).to.be.instanceOf(TimeoutError);
    const cut = await docket.invoices.getPdf('inv_1');
    expect(await failure(cut.bytes())).to.be.instanceOf(ConnectionError);
  });

  it('ends with the signal of its call', async () => {
    const controller = new AbortController();
    const docket = new Docket({ baseUrl: server.url });
    const { signal } = controller;
    const download = await docket.invoices.getPdf('inv_1', { signal });
    const reading = failure(download.bytes());
    controller.abort(new RangeError('Changed my mind'));
    expect(await reading).to.be.instanceOf(RangeError);
  });
});

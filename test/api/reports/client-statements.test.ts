import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import { wordsFor } from '../../../documents/messages/words.js';
import { presentReport } from '../../../documents/report.js';
import { statementSheet } from '../../../serializers/reports/statement.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, credit, lineAt, pay } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { startOn } from '../../support/service/clock.js';

const january = { from: '2026-01-01', to: '2026-01-31' } as const;

const read = async (owner: ApiClient, id: string, query: { from?: string; to?: string } = january) =>
  (await owner.call('getClientStatement', { params: { id }, query })).data;

/** A client that owed 500 from December, was billed 300 in January, and paid the 500, of which 100 were refunded. */
async function buildBooks() {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2026-01-20');
  const client = await buildClient(owner, { name: 'Acme', email: 'billing@acme.example' });
  const bill = (amount: number, invoice_date: string) =>
    buildSentInvoice(owner, {
      client_id: client.id,
      line_items: [lineAt(amount)],
      invoice_date,
      due_date: '2026-03-01',
    });
  const december = await bill(500, '2025-12-10');
  const recent = await bill(300, '2026-01-05');
  const { payment } = await pay(owner, december.id, 500, { date: '2026-01-05' });
  await owner.call('refundInvoicePayment', {
    params: { id: december.id, payment_id: payment.id },
    body: { amount: 100 },
  });
  const note = await credit(owner, recent.id, { amount: 50 });
  return { owner, client, december, recent, note };
}

/** Bills a client 1.00 `count` times on a day, in the table: through the API, this would take minutes. */
async function owe({ workspaceId }: ApiClient, clientId: string, count: number, day: string): Promise<void> {
  const { db } = await testApi();
  const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');
  await db.raw(
    `INSERT INTO invoices (id, workspace_id, created_at, updated_at, invoice_number, client_id, status, currency,
                           invoice_date, due_date, subtotal, total, outstanding)
     SELECT CONCAT('inv_', LPAD(n, 4, '0'), ?), ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), CONCAT(?, '-', n), ?, 'sent', 'USD', ?, ?, 1, 1, 1
       FROM (SELECT 1 + a.d + 10 * b.d + 100 * c.d + 1000 * d.d AS n
               FROM (${digits}) a JOIN (${digits}) b JOIN (${digits}) c JOIN (${digits}) d) numbers
      WHERE n <= ?`,
    [`${day.replaceAll('-', '')}${clientId.slice(-14)}`, workspaceId, day, clientId, day, day, count],
  );
}

const pdfOf = async (owner: ApiClient, id: string): Promise<string> => {
  const file = await owner.request('getClientStatement', { params: { id }, query: { ...january, format: 'pdf' } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/g, ' ');
};

/** Gives the workspace an address and a tax id. */
const nameSeller = (owner: ApiClient) =>
  owner.call('updateWorkspace', {
    body: {
      locale: 'fr',
      business: {
        legal_name: 'Northwind GmbH',
        address: { line1: 'Hafenstr. 48', city: 'Kiel', country: 'DE' },
        tax_id: 'DE123456788',
      },
    },
  });

describe('getClientStatement', () => {
  it('leads from what was owed before, through each movement, ordered by day and kind, to what is owed after', async () => {
    const { owner, client, december, recent, note } = await buildBooks();
    const { accounts } = await read(owner, client.id);
    const [account] = accounts;
    expect(accounts.length).to.equal(1);
    expect([account?.currency, account?.opening_balance, account?.closing_balance]).to.deep.equal(['USD', 500, 350]);
    expect(account?.movements.map((row) => [row.date, row.type, row.number, row.amount, row.balance])).to.deep.equal([
      ['2026-01-05', 'invoice', recent.invoice_number, 300, 800],
      ['2026-01-05', 'payment', december.invoice_number, -500, 300],
      ['2026-01-20', 'credit_note', note.credit_note_number, -50, 250],
      ['2026-01-20', 'refund', december.invoice_number, 100, 350],
    ]);
    expect((await read(owner, client.id, {})).accounts[0]?.closing_balance).to.equal(350);
    expect((await read(owner, client.id, { from: '2025-12-01', to: '2025-12-31' })).accounts).to.deep.include({
      ...account,
      opening_balance: 0,
      closing_balance: 500,
      movements: [
        {
          date: '2025-12-10',
          type: 'invoice',
          id: december.id,
          invoice_id: december.id,
          number: december.invoice_number,
          amount: 500,
          balance: 500,
        },
      ],
    });
  });

  it('counts what was sent, uncollectible invoices included, but neither drafts nor void ones', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2026-01-20');
    const { id: client_id } = await buildClient(owner, { email: 'billing@acme.example' });
    await buildInvoice(owner, { client_id });
    const voided = await buildSentInvoice(owner, { client_id });
    await owner.call('voidInvoice', { params: { id: voided.id } });
    expect((await read(owner, client_id)).accounts).to.deep.equal([
      { currency: 'USD', opening_balance: 0, movements: [], closing_balance: 0, credit: 0, late_interest: null },
    ]);
    const lost = await buildSentInvoice(owner, { client_id });
    await owner.call('markInvoiceUncollectible', { params: { id: lost.id } });
    expect((await read(owner, client_id)).accounts[0]?.closing_balance).to.equal(100);
    await credit(owner, lost.id);
    expect((await read(owner, client_id)).accounts[0]?.closing_balance).to.equal(0);
  });

  it('is negative by what was paid in excess of what is owed', async () => {
    const { owner } = await buildWorkspace();
    const invoice = await buildSentInvoice(owner);
    await pay(owner, invoice.id, 100);
    await credit(owner, invoice.id, { amount: 30 });
    expect((await read(owner, invoice.client_id, {})).accounts[0]?.closing_balance).to.equal(-30);
  });

  it('refuses a range that is reversed or too long', async () => {
    const { owner, client } = await buildBooks();
    const refused = async (query: { from: string; to: string }) =>
      (await owner.fail('getClientStatement', { params: { id: client.id }, query })).error.field;
    expect(await refused({ from: '2026-02-01', to: '2026-01-31' })).to.equal('to');
    expect(await refused({ from: '2022-01-01', to: '2026-01-31' })).to.equal('from');
  });

  it('returns 2,000 movements, and refuses one more, naming a later start', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildClient(owner);
    await owe(owner, id, 2000, '2026-01-15');
    await owe(owner, id, 1, '2025-12-31');
    const [account] = (await read(owner, id)).accounts;
    expect(account?.opening_balance).to.equal(1);
    expect(account?.movements.length).to.equal(2000);
    expect(account?.closing_balance).to.equal(2001);
    await owe(owner, id, 1, '2026-01-16');
    const refused = async (query: { from: string; format?: 'csv' | 'pdf' }) =>
      (await owner.fail('getClientStatement', { params: { id }, query: { to: january.to, ...query } })).error;
    expect(await refused({ from: january.from })).to.deep.include({
      code: 'invalid_request',
      field: 'from',
      message: 'from must be later: the statement can have at most 2000 movements',
    });
    expect((await refused({ from: '2025-12-01', format: 'csv' })).field).to.equal('from');
    expect((await read(owner, id, { from: '2026-01-16', to: january.to })).accounts[0]).to.deep.include({
      opening_balance: 2001,
      closing_balance: 2002,
    });
  });

  it('is available as CSV with both balances, and as PDF', async () => {
    const { owner, client, recent } = await buildBooks();
    const file = (format: 'csv' | 'pdf') =>
      owner.request('getClientStatement', { params: { id: client.id }, query: { ...january, format } });
    const csv = (await (await file('csv')).text()).trimEnd().split('\r\n');
    expect(csv[0]).to.equal('currency,date,type,id,invoice_id,number,amount,balance');
    expect(csv[1]).to.equal('USD,2026-01-01,opening_balance,,,,,500');
    expect(csv[2]).to.equal(`USD,2026-01-05,invoice,${recent.id},${recent.id},${recent.invoice_number},300,800`);
    expect(csv.at(-1)).to.equal('USD,2026-01-31,closing_balance,,,,,350');
    const pdf = Buffer.from(await (await file('pdf')).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).to.equal('%PDF-');
  });

  it('is a PDF headed by the seller, in the language of the client or else of the workspace', async () => {
    const { owner, client } = await buildBooks();
    await nameSeller(owner);
    const french = await pdfOf(owner, client.id);
    expect(french).to.include('Relevé de compte').and.include('Solde initial').and.include('Avoir');
    await owner.call('updateClient', { params: { id: client.id }, body: { locale: 'de', country: 'DE' } });
    const german = await pdfOf(owner, client.id);
    for (const part of [
      'Northwind GmbH Hafenstr. 48 Kiel Deutschland USt-IdNr. DE123456788',
      'Kontoauszug',
      'Acme, 1. Januar 2026 – 31. Januar 2026',
      'Beträge in USD',
      '01.01.2026 Anfangssaldo',
      '350,00',
      'Endsaldo',
    ])
      expect(german).to.include(part);
  });

  it('writes each currency with its own decimals and the words of the client', () => {
    const { say } = wordsFor('de');
    const movement = { type: 'invoice', id: 'inv_1', invoice_id: 'inv_1', number: 'R-1', date: '2026-01-20' } as const;
    const accountOf = (currency: string, amount: number) => ({
      currency,
      opening_balance: 0,
      movements: [{ ...movement, amount, balance: amount }],
      closing_balance: amount,
      credit: currency === 'EUR' ? 20 : 0,
      late_interest: null,
    });
    const statement = {
      client_id: 'cli_1',
      client_name: 'Acme',
      ...january,
      accounts: [accountOf('JPY', 4000), accountOf('EUR', 350)],
    };
    const sheet = statementSheet(statement, { locale: 'de', period: 'Januar', say });
    const { view } = presentReport({
      workspace: { name: 'Northwind GmbH', country: 'DE' },
      sheet,
      generated_at: '2026-01-20T09:00:00.000Z',
      timezone: 'Europe/Berlin',
    });
    expect(view.language).to.equal('de');
    expect(view.generated).to.equal('Erstellt am 20. Januar 2026 um 10:00 (Europe/Berlin)');
    expect(view.tables.map(({ unit }) => unit)).to.deep.equal(['Beträge in JPY', 'Beträge in EUR']);
    expect(view.tables[0]?.columns.map(({ label }) => label)).to.deep.equal([
      'Datum',
      'Vorgang',
      'Nummer',
      'Betrag',
      'Saldo',
    ]);
    expect(view.tables.map(({ rows }) => rows.at(-1))).to.deep.equal([
      ['20.01.2026', 'Rechnung', 'R-1', '4.000', '4.000'],
      ['20.01.2026', 'Rechnung', 'R-1', '350,00', '350,00'],
    ]);
    expect(view.figures.map(({ label, value }) => [label, value.replaceAll(/\s/g, ' ')])).to.deep.equal([
      ['Endsaldo', '4.000 ¥'],
      ['Endsaldo', '350,00 €'],
      ['Guthaben', '20,00 €'],
    ]);
  });
});

describe('sendClientStatement', () => {
  it('mails it with its PDF to the client, or to the recipients in the request', async () => {
    const { owner, client } = await buildBooks();
    const send = async (body: object) =>
      (await owner.call('sendClientStatement', { params: { id: client.id }, body })).data;
    expect(await send({ period: january })).to.deep.equal({
      id: client.id,
      ...january,
      email_sent_to: ['billing@acme.example'],
    });
    expect((await send({ period: january, to: ['pat@acme.example'] })).email_sent_to).to.deep.equal([
      'pat@acme.example',
    ]);
    const { data } = await owner.call('listTestMails', {});
    const mail = data.find(({ to }) => to.includes('pat@acme.example'));
    expect(mail?.subject).to.equal('Statement from Test Firm');
    expect(mail?.text).to.include('from January 1, 2026 to January 31, 2026');
    expect(mail?.text).to.include('$350.00');
    expect(mail?.attachments.map(({ content_type: type }) => type)).to.deep.equal(['application/pdf']);
  });

  it('uses the language of the client', async () => {
    const { owner, client } = await buildBooks();
    await owner.call('updateClient', { params: { id: client.id }, body: { locale: 'de', country: 'DE' } });
    await owner.call('sendClientStatement', { params: { id: client.id }, body: { period: january } });
    const [mail] = (await owner.call('listTestMails', {})).data;
    expect(mail?.subject).to.equal('Kontoauszug von Test Firm');
    expect(mail?.text).to.include('vom 1. Januar 2026 bis 31. Januar 2026').and.include('Endsaldo: 350,00');
    expect(mail?.html).to.include('<html lang="de">');
  });

  it('names the wrong field of a period, and asks for recipients if nobody has an address', async () => {
    const { owner, client } = await buildBooks();
    const refused = async (id: string, body: object) =>
      (await owner.fail('sendClientStatement', { params: { id }, body })).error.field;
    const upsideDown = { period: { from: '2026-02-01', to: '2026-01-01' } };
    expect(await refused(client.id, upsideDown)).to.equal('period.to');
    expect(await refused((await buildClient(owner)).id, {})).to.equal('to');
  });
});

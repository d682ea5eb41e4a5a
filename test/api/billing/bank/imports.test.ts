import { expect } from 'chai';
import {
  bankForm,
  camt,
  camtDetails,
  camtEntry,
  camtOf,
  confirm,
  importStatement,
  linesOf,
  payersIban,
  refusedStatement,
  undoLine,
} from '../../../support/builders/billing/bank.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

const paymentsOf = async (owner: ApiClient) => (await owner.call('listPayments', { query: { per_page: 100 } })).data;
const outstandingOf = async (owner: ApiClient, id: string) => (await readInvoice(owner, id)).amounts.outstanding;

describe('createBankImport', () => {
  it('imports nothing twice: the same file, another of the three CAMT formats, and files that overlap', async () => {
    const { owner } = await buildWorkspace();
    const [first, second, third] = [1, 2, 3].map((at) => ({
      amount: at * 10,
      text: `Number ${at}`,
      reference: `R${at}`,
    }));
    if (!first || !second || !third) throw new Error('They are there');
    expect((await importStatement(owner, camt([first, second], { kind: '052' }))).counts).to.include({
      open: 2,
      known: 0,
    });
    expect((await importStatement(owner, camt([first, second], { kind: '052' }))).counts).to.include({
      open: 0,
      known: 2,
    });
    expect((await importStatement(owner, camt([first, second, third]))).counts).to.include({ open: 1, known: 2 });
    expect((await importStatement(owner, camt([third, first], { kind: '054', version: '02' }))).counts).to.include({
      open: 0,
      known: 2,
    });
    const other = await importStatement(owner, camt([first], { iban: 'NL91ABNA0417164300' }));
    expect(other.counts).to.include({ open: 1, known: 0 });
  });

  it('tells entries without a reference apart by their number on the day', async () => {
    const { owner } = await buildWorkspace();
    const same = { amount: 10, text: 'Same' };
    expect((await importStatement(owner, camt([same]))).counts).to.include({ open: 1 });
    expect((await importStatement(owner, camt([same, same]))).counts).to.include({ open: 1, known: 1 });
    expect((await importStatement(owner, camt([{ ...same, date: '2026-02-11' }, same, same]))).counts).to.include({
      open: 1,
      known: 2,
    });
  });

  it('knows an entry that an earlier file has with its transfers, and the other way round', async () => {
    const { owner } = await buildWorkspace();
    const parts = [60, 40].map((amount) =>
      camtDetails(
        {
          amount,
          text: `Part ${amount}`,
          details: `<AmtDtls><TxAmt><Amt Ccy="USD">${amount}.00</Amt></TxAmt></AmtDtls>`,
        },
        true,
      ),
    );
    const split = (reference: string) =>
      camtOf([camtEntry({ amount: 100, reference }, true, parts.join(''))], { kind: '054' });
    const whole = (reference: string) => camtOf([camtEntry({ amount: 100, reference }, true, '')]);
    expect((await importStatement(owner, split('B1'))).counts).to.include({ open: 2 });
    expect((await importStatement(owner, whole('B1'))).counts).to.include({ open: 0, known: 1 });
    expect((await importStatement(owner, whole('B2'))).counts).to.include({ open: 1 });
    expect((await importStatement(owner, split('B2'))).counts).to.include({ open: 0, known: 2 });
  });

  it('imports each entry once when ten callers send the same file at once', async () => {
    const { owner } = await buildWorkspace();
    const file = camt(Array.from({ length: 500 }, (_, at) => ({ amount: at + 1, text: `Number ${at}` })));
    const made = await Promise.all(Array.from({ length: 10 }, () => importStatement(owner, file)));
    expect(made.map(({ counts }) => counts.open).toSorted((a, b) => b - a)).to.deep.equal([
      500, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('is never certain of a line that a file in another format may have', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { email: 'formats@client.example' });
    const invoice = await buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(100)] });
    await importStatement(owner, camt([{ amount: 100, text: invoice.invoice_number, reference: 'X' }]));
    const csv = `Date;Amount;Text;Account number\n2026-02-10;100,00;${invoice.invoice_number};DE02120300000000202051\n`;
    const { id } = await importStatement(owner, csv);
    const [line] = await linesOf(owner, id);
    expect(line?.proposals[0]).to.deep.include({
      confidence: 'possible',
      reasons: ['invoice_number', 'exact_amount', 'similar_line'],
    });
    expect((await confirm(owner, id)).lines).to.deep.equal([]);
  });

  it('asks for the columns of a CSV once, and keeps account and currency with them', async () => {
    const { owner } = await buildWorkspace();
    expect(await refusedStatement(owner, 'Wann;Wieviel\n10.02.2026;5,00\n')).to.deep.include({
      status: 400,
      code: 'invalid_request',
      details: [
        'date_column must name the column with the day: the file has "Wann", "Wieviel"',
        'amount_column must name the column with the amount, or credit_column and debit_column those with what came in and went out: the file has "Wann", "Wieviel"',
      ],
    });
    const fields = { date_column: 'Wann', amount_column: 'Wieviel', account: 'Till', currency: 'EUR' };
    const first = await importStatement(owner, 'Wann;Wieviel\n10.02.2026;5,00\n', fields);
    expect(first.columns).to.include({ date: 'Wann', amount: 'Wieviel', date_format: 'dmy' });
    const second = await importStatement(owner, 'Wann;Wieviel\n11.02.2026;6,00\n10.02.2026;5,00\n');
    expect(second).to.deep.include({ accounts: ['Till'], from: '2026-02-10', to: '2026-02-11' });
    expect(second.counts).to.include({ open: 1, known: 1 });
    expect((await linesOf(owner, second.id)).map(({ amount, currency }) => [amount, currency])).to.deep.equal([
      [6, 'EUR'],
    ]);
  });

  it('refuses what is no statement, amounts that no currency has, and files that are too large', async () => {
    const { owner } = await buildWorkspace();
    const hostile = `<?xml version="1.0"?><!DOCTYPE x [${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('')}]>${camt([]).slice(38)}`;
    const { details } = await refusedStatement(owner, hostile);
    expect(details[0]).to.match(/^file must not have a document type/);
    expect(
      (await refusedStatement(owner, camt([{ amount: 1, currency: 'JPY' }]).replace('1.00', '1.50'))).details[0],
    ).to.equal('file must have amounts in whole minor units of JPY, and has 1.5 on 2026-02-10');
    expect((await refusedStatement(owner, '{"a":1}')).status).to.equal(400);
    const large = await owner.request('createBankImport', { body: bankForm(Buffer.alloc(11 * 1024 * 1024, 'a')) });
    expect(large.status).to.equal(413);
  });

  it('stores 10,000 entries within seconds, and pages through them', async () => {
    const { owner } = await buildWorkspace();
    const lines = Array.from({ length: 10_000 }, (_, at) => `2026-02-10;${at + 1}.00;Payment ${at}`);
    const before = performance.now();
    const { id, counts } = await importStatement(owner, ['Date;Amount;Text', ...lines].join('\n'));
    expect(counts.open).to.equal(10_000);
    expect(performance.now() - before).to.be.below(20_000);
    const { data } = await owner.call('listBankImportLines', { params: { id }, query: { page: 100, per_page: 100 } });
    expect(data.map(({ amount }) => amount).slice(0, 2)).to.deep.equal([9901, 9902]);
  });
});

describe('a returned debit', () => {
  it('reverses the payment of its line, and can be undone', async () => {
    const { owner } = await buildWorkspace();
    const client = await buildClient(owner, { email: 'returns@client.example' });
    const invoice = await buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(100)] });
    const debit = { text: invoice.invoice_number, iban: payersIban, endToEndId: 'E2E-77' };
    const first = await importStatement(owner, camt([{ ...debit, amount: 100, reference: 'P1' }]));
    await confirm(owner, first.id);
    expect(await outstandingOf(owner, invoice.id)).to.equal(0);
    const back = await importStatement(
      owner,
      camt([
        {
          ...debit,
          amount: -103.5,
          date: '2026-02-20',
          reference: 'P2',
          details: '<RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf>',
        },
      ]),
    );
    const [line] = await linesOf(owner, back.id);
    expect(line).to.deep.include({ is_return: true, amount: -103.5 });
    expect(line?.proposals[0]).to.deep.include({ confidence: 'certain', reasons: ['returned', 'end_to_end_id'] });
    const {
      lines: [booked],
    } = await confirm(owner, back.id);
    expect(await outstandingOf(owner, invoice.id)).to.equal(100);
    expect((await linesOf(owner, first.id)).map(({ status }) => status)).to.deep.equal(['reversed']);
    const refund = (await paymentsOf(owner)).find(({ type }) => type === 'refund');
    expect(refund).to.include({ id: booked?.payment_id, amount: -100, date: '2026-02-20' });
    const [paid] = await linesOf(owner, first.id);
    const refused = await owner.request('undoBankImportLine', { params: { id: first.id, line_id: paid?.id ?? '' } });
    expect(refused.status).to.equal(409);
    expect(booked && (await undoLine(owner, booked)).status).to.equal('open');
    expect(await outstandingOf(owner, invoice.id)).to.equal(0);
    expect((await linesOf(owner, first.id)).map(({ status }) => status)).to.deep.equal(['booked']);
  });
});

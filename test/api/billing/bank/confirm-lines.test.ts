import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { eventTypesOf } from '../../../support/answers/events.js';
import {
  camt,
  confirm,
  ignoreLine,
  importStatement,
  linesOf,
  payersIban,
  undoLine,
} from '../../../support/builders/billing/bank.js';
import { buildClient, uniqueName } from '../../../support/builders/factories.js';
import { buildSentInvoice, lineAt, pay, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

/** A client with sent invoices of these amounts. */
async function firmWith(owner: ApiClient, ...amounts: readonly number[]) {
  const client = await buildClient(owner, { email: `${uniqueName('bank').replace(' ', '-')}@client.example` });
  const invoices: Schemas['Invoice'][] = [];
  for (const amount of amounts)
    invoices.push(await buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(amount)] }));
  return { client, invoices };
}

const paymentsOf = async (owner: ApiClient) => (await owner.call('listPayments', { query: { per_page: 100 } })).data;
const outstandingOf = async (owner: ApiClient, { id }: Schemas['Invoice']) =>
  (await readInvoice(owner, id)).amounts.outstanding;
const creditOf = async (owner: ApiClient, id: string) =>
  (await owner.call('getClientBalance', { params: { id } })).data.accounts.map(({ credit }) => credit);

describe('confirmBankImport', () => {
  it('books all certain lines as payments on the day of the bank, and leaves the others open', async () => {
    const { owner } = await buildWorkspace();
    const { client, invoices } = await firmWith(owner, 600, 500);
    const [one, two] = invoices;
    const statement = await importStatement(
      owner,
      camt([
        { amount: 600, text: `Invoice ${one?.invoice_number}`, name: client.name, iban: payersIban, reference: 'R1' },
        { amount: 480, text: `Invoice ${two?.invoice_number} less discount`, reference: 'R2' },
        { amount: 77, text: 'Refund of power', reference: 'R3' },
        { amount: -900, text: 'Rent', reference: 'R4' },
      ]),
    );
    expect(statement).to.deep.include({
      format: 'camt_053',
      status: 'open',
      from: '2026-02-10',
      counts: { open: 3, booked: 0, ignored: 0, reversed: 0, known: 0, outgoing: 1, pending: 0 },
    });
    const [first, second, third] = await linesOf(owner, statement.id);
    expect(first?.proposals).to.deep.equal([
      {
        client_id: client.id,
        client_name: client.name,
        invoice_ids: [one?.id],
        invoice_numbers: [one?.invoice_number],
        payment_id: null,
        confidence: 'certain',
        reasons: ['invoice_number', 'exact_amount', 'client_name'],
      },
    ]);
    expect(second?.proposals[0]).to.deep.include({
      confidence: 'likely',
      reasons: ['invoice_number', 'partial_amount'],
    });
    expect(third?.proposals).to.deep.equal([]);
    const done = await confirm(owner, statement.id);
    expect(done.lines.map(({ id, status }) => [id, status])).to.deep.equal([[first?.id, 'booked']]);
    expect(done.import.counts).to.include({ open: 2, booked: 1 });
    expect(await paymentsOf(owner)).to.have.length(1);
    const [payment] = await paymentsOf(owner);
    expect(payment).to.include({
      id: done.lines[0]?.payment_id,
      client_id: client.id,
      amount: 600,
      date: '2026-02-10',
      method: 'wire',
    });
    expect(await readInvoice(owner, one?.id ?? '')).to.include({ status: 'paid' });
    const rest = await confirm(owner, statement.id, { line_ids: [second?.id ?? '', third?.id ?? ''] });
    expect(rest.skipped).to.deep.equal([{ line_id: third?.id, reason: 'no_proposal' }]);
    expect(two && (await outstandingOf(owner, two))).to.equal(20);
    if (third) await ignoreLine(owner, third);
    const { data: after } = await owner.call('getBankImport', { params: { id: statement.id } });
    expect(after).to.deep.include({ status: 'completed' });
    expect(await eventTypesOf(owner, statement.id)).to.deep.equal(['bank_import.created', 'bank_import.completed']);
  });

  it('books each line once when twenty callers confirm at once', async () => {
    const { owner } = await buildWorkspace();
    const { invoices } = await firmWith(owner, 100, 200, 300, 400, 500);
    const statement = await importStatement(
      owner,
      camt(
        invoices.map(({ invoice_number: text, amounts }, at) => ({
          amount: amounts.total ?? 0,
          text,
          reference: `A${at}`,
        })),
      ),
    );
    const ids = (await linesOf(owner, statement.id)).map(({ id }) => id);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        confirm(owner, statement.id, at % 2 === 0 ? { certain: true } : { line_ids: ids }),
      ),
    );
    expect((await paymentsOf(owner)).map(({ amount }) => amount).toSorted((a = 0, b = 0) => a - b)).to.deep.equal([
      100, 200, 300, 400, 500,
    ]);
    for (const invoice of invoices) expect(await outstandingOf(owner, invoice)).to.equal(0);
  });

  it('makes what is too much credit, and money for a settled invoice too', async () => {
    const { owner } = await buildWorkspace();
    const { client, invoices } = await firmWith(owner, 100, 50);
    const [one, two] = invoices;
    await pay(owner, two?.id ?? '', 50);
    const statement = await importStatement(
      owner,
      camt([
        { amount: 130, text: one?.invoice_number ?? '', reference: 'B1' },
        { amount: 50, text: two?.invoice_number ?? '', reference: 'B2' },
      ]),
    );
    const lines = await linesOf(owner, statement.id);
    expect(lines.map(({ proposals: [best] }) => [best?.confidence, best?.reasons])).to.deep.equal([
      ['likely', ['invoice_number', 'above_outstanding']],
      ['likely', ['invoice_settled']],
    ]);
    await confirm(owner, statement.id, { line_ids: lines.map(({ id }) => id) });
    expect(await creditOf(owner, client.id)).to.deep.equal([80]);
  });

  it('skips a certain line whose invoice somebody has paid meanwhile, and books it as credit if it is named', async () => {
    const { owner } = await buildWorkspace();
    const { client, invoices } = await firmWith(owner, 100);
    const [invoice] = invoices;
    const twice = [1, 2].map((at) => ({
      amount: 100,
      text: `${invoice?.invoice_number} (${at})`,
      reference: `C${at}`,
    }));
    const statement = await importStatement(owner, camt(twice));
    const done = await confirm(owner, statement.id);
    expect([done.lines.length, done.skipped.map(({ reason }) => reason)]).to.deep.equal([1, ['changed']]);
    const [open] = await linesOf(owner, statement.id, { status: ['open'] });
    await confirm(owner, statement.id, { line_ids: [open?.id ?? ''] });
    expect(await creditOf(owner, client.id)).to.deep.equal([100]);
  });

  it('books lines as somebody decided, or none of them if one is wrong', async () => {
    const { owner } = await buildWorkspace();
    const { client, invoices } = await firmWith(owner, 100);
    const other = await firmWith(owner, 100);
    const statement = await importStatement(
      owner,
      camt([
        { amount: 150, reference: 'D1' },
        { amount: 10, reference: 'D2' },
      ]),
    );
    const [first, second] = (await linesOf(owner, statement.id)).map(({ id }) => id);
    const wrong = await owner.request('confirmBankImport', {
      params: { id: statement.id },
      body: {
        lines: [
          { line_id: second ?? '', client_id: client.id },
          {
            line_id: first ?? '',
            client_id: client.id,
            allocations: [{ invoice_id: other.invoices[0]?.id ?? '', amount: 100 }],
          },
        ],
      },
    });
    const { error } = (await wrong.json()) as Schemas['ErrorEnvelope'];
    expect([wrong.status, error.field]).to.deep.equal([400, 'lines.1.allocations.0.invoice_id']);
    expect(await paymentsOf(owner)).to.deep.equal([]);
    const allocations = [{ invoice_id: invoices[0]?.id ?? '', amount: 100 }];
    await confirm(owner, statement.id, {
      lines: [
        { line_id: first ?? '', client_id: client.id, allocations },
        { line_id: second ?? '', client_id: client.id },
      ],
    });
    expect(await creditOf(owner, client.id)).to.deep.equal([60]);
  });
});

describe('undoBankImportLine', () => {
  it('takes a booked line back as if it had not been booked, and it can be booked again', async () => {
    const { owner } = await buildWorkspace();
    const { client, invoices } = await firmWith(owner, 100);
    const [invoice] = invoices;
    const statement = await importStatement(owner, camt([{ amount: 130, text: invoice?.invoice_number ?? '' }]));
    const [line] = await linesOf(owner, statement.id);
    const {
      lines: [booked],
    } = await confirm(owner, statement.id, { line_ids: [line?.id ?? ''] });
    const open = booked && (await undoLine(owner, booked));
    expect(open).to.deep.include({ status: 'open', payment_id: null, client_id: null });
    expect(open?.proposals[0]?.invoice_ids).to.deep.equal([invoice?.id]);
    expect(await outstandingOf(owner, invoice ?? expect.fail())).to.equal(100);
    expect(await creditOf(owner, client.id)).to.deep.equal([0]);
    const { data: payments } = await owner.call('listPayments', { query: { from: '2026-02-10', to: '2026-02-10' } });
    expect(payments.map(({ amount }) => amount).toSorted((a = 0, b = 0) => a - b)).to.deep.equal([-130, 130]);
    expect(booked && (await undoLine(owner, booked)).status).to.equal('open');
    await confirm(owner, statement.id, { line_ids: [line?.id ?? ''] });
    expect(await outstandingOf(owner, invoice ?? expect.fail())).to.equal(0);
  });

  it('refuses to take back a payment of which money was refunded', async () => {
    const { owner } = await buildWorkspace();
    const { client } = await firmWith(owner);
    const statement = await importStatement(owner, camt([{ amount: 130 }]));
    const [line] = await linesOf(owner, statement.id);
    const {
      lines: [booked],
    } = await confirm(owner, statement.id, { lines: [{ line_id: line?.id ?? '', client_id: client.id }] });
    await owner.call('refundPayment', { params: { id: booked?.payment_id ?? '' }, body: { amount: 1 } });
    const refused = await owner.request('undoBankImportLine', {
      params: { id: statement.id, line_id: line?.id ?? '' },
    });
    expect(refused.status).to.equal(409);
  });
});

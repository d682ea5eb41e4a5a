import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, lineAt, readInvoice } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

/** Runs `work` for 0 … count − 1, at most `atOnce` at a time. */
async function inParallel<T>(count: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return results;
}

async function logHours(owner: ApiClient, project_id: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 100) {
    const entries = Array.from({ length: Math.min(100, count - made) }, () => ({
      project_id,
      date: '2026-03-10',
      hours: 0.25,
      rate_charged: 27.5,
    }));
    const { data } = await owner.call('createTimeEntries', { body: { entries } });
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

const statusesOf = (answers: readonly Response[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('invoices created concurrently', () => {
  it('bill each of 500 time entries exactly once in 40 parallel calls of from-time', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const ids = await logHours(owner, project.id, 500);
    const groups = ['none', 'project', 'user', 'date'];
    const answers = await inParallel(40, 40, (index) =>
      owner.request('createInvoiceFromTime', {
        body: { client_id: project.client_id, from: '2026-03-01', to: '2026-03-31', group_by: groups[index % 4] },
      }),
    );
    expect(statusesOf(answers)).to.deep.equal({ 201: 1, 400: 39 });
    const { data: made } = await owner.call('listInvoices', {});
    const invoices = await Promise.all(made.map(({ id }) => readInvoice(owner, id, ['line_items'])));
    const billed = invoices.flatMap(({ line_items: lines = [] }) => lines.flatMap((line) => line.time_entry_ids));
    expect(billed.toSorted()).to.deep.equal(ids.toSorted());
    expect((await owner.call('listTimeEntries', { query: { billed: true } })).pagination.total).to.equal(500);
  });

  it('bill each entry once while others name the same entries on their own lines', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const ids = await logHours(owner, project.id, 40);
    const { client_id } = project;
    const answers = await inParallel(40, 20, (index) => {
      const time_entry_ids = [ids[index % 40] ?? '', ids[(index + 1) % 40] ?? ''];
      return index % 10 === 9
        ? owner.request('createInvoiceFromTime', { body: { client_id, from: '2026-03-01', to: '2026-03-31' } })
        : owner.request('createInvoice', { body: { client_id, line_items: [lineAt(1, { time_entry_ids })] } });
    });
    expect(Object.keys(statusesOf(answers)).filter((status) => !['201', '400', '409'].includes(status))).to.deep.equal(
      [],
    );
    const { data: made } = await owner.call('listInvoices', { query: { per_page: 100 } });
    const invoices = await Promise.all(made.map(({ id }) => readInvoice(owner, id, ['line_items'])));
    const billed = invoices.flatMap(({ line_items: lines = [] }) => lines.flatMap((line) => line.time_entry_ids));
    expect(new Set(billed).size).to.equal(billed.length);
    expect((await owner.call('listTimeEntries', { query: { billed: true } })).pagination.total).to.equal(billed.length);
  });

  it('have numbers without gaps: 200 of them, 20 at a time, with failures and retries in between', async () => {
    const { owner } = await buildWorkspace();
    const clients = await Promise.all(Array.from({ length: 5 }, () => buildClient(owner)));
    const made = await inParallel(200, 20, async (index) => {
      const client_id = clients[index % 5]?.id ?? '';
      if (index % 7 === 0) await owner.fail('createInvoice', { body: { client_id, line_items: [lineAt(-1)] } });
      return (await buildInvoice(owner, { client_id, invoice_date: '2026-03-10' })).invoice_number;
    });
    const expected = Array.from({ length: 200 }, (_, index) => `INV-2026-${String(index + 1).padStart(4, '0')}`);
    expect(made.toSorted()).to.deep.equal(expected);
  });

  it('accept 50 parallel payments up to the total and no more', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const answers = await inParallel(50, 50, () =>
      owner.request('recordInvoicePayment', { params: { id }, body: { amount: 7 } }),
    );
    expect(statusesOf(answers)).to.deep.equal({ 201: 14, 400: 36 });
    const invoice = await readInvoice(owner, id, ['payments']);
    expect([invoice.amounts.amount_paid, invoice.amounts.outstanding, invoice.payments?.length]).to.deep.equal([
      98, 2, 14,
    ]);
  });

  it('refund a payment once in 10 parallel calls', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const { data } = await owner.call('recordInvoicePayment', { params: { id }, body: { amount: 60 } });
    const params = { id, payment_id: data.payment.id };
    const answers = await inParallel(10, 10, () => owner.request('refundInvoicePayment', { params }));
    expect(statusesOf(answers)).to.deep.equal({ 200: 1, 409: 9 });
    expect((await readInvoice(owner, id)).amounts.amount_paid).to.equal(0);
  });

  it('keep the amounts of a draft correct while lines are added concurrently', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const { id } = await buildInvoice(owner, { client_id: project.client_id, line_items: [] });
    const body = lineAt(1.01, { project_id: project.id });
    await inParallel(30, 15, () => owner.call('addInvoiceLineItem', { params: { id }, body }));
    expect((await readInvoice(owner, id)).amounts.total).to.equal(30.3);
    expect((await owner.call('getProject', { params: { id: project.id } })).data.budget.amount_billed).to.equal(30.3);
  });
});

describe('time that is changed while it is billed', () => {
  it('is on the invoice as it is in the entry', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const entries = await Promise.all(Array.from({ length: 10 }, () => buildTimeEntry(owner, { client_id, hours: 1 })));
    const [made] = await Promise.all([
      owner.call('createInvoiceFromTime', { body: { client_id, from: '2026-03-01', to: '2026-03-31' } }),
      ...entries.map(({ id }) => owner.request('updateTimeEntry', { params: { id }, body: { hours: 2 } })),
    ]);
    for (const line of made.data.line_items ?? []) {
      const { data } = await owner.call('getTimeEntry', { params: { id: line.time_entry_ids[0] ?? '' } });
      expect(line.quantity).to.equal(data.hours);
    }
  });
});

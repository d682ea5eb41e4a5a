import { expect } from 'chai';
import { seen } from '../../../support/answers/seen.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';

const callers = Array.from({ length: 20 }, (_, index) => index);

async function build(owner: ApiClient, ...totals: readonly number[]) {
  const client = await buildClient(owner, { email: 'pile@client.example' });
  const ids: string[] = [];
  for (const total of totals)
    ids.push((await buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(total)] })).id);
  return { client_id: client.id, ids };
}

const balanceOf = async (owner: ApiClient, id: string) =>
  (await owner.call('getClientBalance', { params: { id } })).data.accounts[0];

const paidOf = async (owner: ApiClient, ids: readonly string[]): Promise<number[]> =>
  Promise.all(ids.map(async (id) => seen((await readInvoice(owner, id)).amounts.amount_paid)));

/** The statuses of all responses; a caller that lost a deadlock would get another. */
const statusesOf = async (requests: readonly Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(requests)).map(({ status }) => status).toSorted((a, b) => a - b);

describe('20 allocations at once', () => {
  it('of one payment to invoices in any order are each whole, and the last one stands', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, ids } = await build(owner, 100, 100, 100);
    const { id } = (await owner.call('createPayment', { body: { client_id, amount: 150 } })).data;
    const requests = callers.map((at) => {
      const order = [0, 1, 2].map((step) => ids[(at + step) % 3] ?? '');
      const allocations = order.slice(0, 2).map((invoice_id) => ({ invoice_id, amount: 60 + (at % 10) }));
      return owner.request('updatePaymentAllocations', { params: { id }, body: { allocations } });
    });
    expect(await statusesOf(requests)).to.deep.equal(callers.map(() => 200));
    const { allocations, unallocated_amount: left } = (await owner.call('getPayment', { params: { id } })).data;
    const paid = await paidOf(owner, ids);
    const allocated = allocations.reduce((total, { amount }) => total + seen(amount), 0);
    expect([allocations.length, allocated + seen(left)]).to.deep.equal([2, 150]);
    expect(paid.reduce((total, amount) => total + amount, 0)).to.equal(allocated);
  });

  it('of 20 payments to one invoice never exceed what is outstanding', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, ids } = await build(owner, 100, 100);
    const requests = callers.map((at) => {
      const order = at % 2 === 0 ? ids : ids.toReversed();
      const allocations = order.map((invoice_id) => ({ invoice_id, amount: 15 }));
      return owner.request('createPayment', { body: { client_id, amount: 30, allocations } });
    });
    const statuses = await statusesOf(requests);
    expect([
      statuses.filter((status) => status === 201).length,
      statuses.filter((status) => status === 400).length,
    ]).to.deep.equal([6, 14]);
    expect(await paidOf(owner, ids)).to.deep.equal([90, 90]);
    expect(await balanceOf(owner, client_id)).to.include({ outstanding: 20, credit: 0 });
  });

  it('of credit to many invoices never exceed the credit', async () => {
    const { owner } = await buildWorkspace();
    const { client_id, ids } = await build(owner, ...callers.slice(0, 5).map(() => 40));
    for (const amount of [30, 30, 30]) await owner.call('createPayment', { body: { client_id, amount } });
    const requests = callers.map((at) =>
      at % 4 === 0
        ? owner.request('recordInvoicePayment', { params: { id: ids[at % 5] ?? '' }, body: { amount: 1 } })
        : owner.request('applyCredit', { params: { id: ids[at % 5] ?? '' }, body: { amount: 8 } }),
    );
    const statuses = await statusesOf(requests);
    expect(statuses.filter((status) => status >= 500)).to.deep.equal([]);
    const paid = (await paidOf(owner, ids)).reduce((total, amount) => total + amount, 0);
    const balance = await balanceOf(owner, client_id);
    expect([paid + seen(balance?.credit), seen(balance?.credit) >= 0]).to.deep.equal([95, true]);
    expect(balance?.balance).to.equal(200 - 95);
  });
});

import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, lineAt, readInvoice } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { seen } from '../../support/answers/seen.js';

const isBilled = async (owner: ApiClient, id: string): Promise<boolean> =>
  (await owner.call('getTimeEntry', { params: { id } })).data.billing.billed;

const billedOn = async (owner: ApiClient, id: string): Promise<number> =>
  seen((await owner.call('getProject', { params: { id } })).data.budget.amount_billed);

describe('addInvoiceLineItem', () => {
  it('adds a line at the end, and updates the amounts and the project', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const { id } = await buildInvoice(owner, { client_id: project.client_id, tax_rate: 0.1 });
    const body = lineAt(49.9, { description: 'Hosting', quantity: 3, project_id: project.id });
    const { data } = await owner.call('addInvoiceLineItem', { params: { id }, body });
    expect(data).to.deep.include({
      description: 'Hosting',
      quantity: 3,
      rate: 49.9,
      amount: 149.7,
      project_id: project.id,
    });
    const { line_items: lines, warnings: _, ...invoice } = await readInvoice(owner, id, ['line_items']);
    expect(lines?.at(-1)).to.deep.equal(data);
    expect(invoice.amounts).to.include({ subtotal: 249.7, tax_amount: 24.97, total: 274.67, outstanding: 274.67 });
    expect(await billedOn(owner, project.id)).to.equal(149.7);
    const updated = (await eventsOf(owner, id)).at(-1);
    expect(updated).to.deep.include({ type: 'invoice.updated', data: invoice });
    expect(updated?.context.changes?.[`line_items.${data.id}`]).to.deep.equal({ from: null, to: data });
  });

  it('accepts a discount, but no negative total', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildInvoice(owner);
    await owner.call('addInvoiceLineItem', { params: { id }, body: lineAt(-100) });
    const { status, error } = await owner.fail('addInvoiceLineItem', { params: { id }, body: lineAt(-0.01) });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'rate']);
    expect((await readInvoice(owner, id)).amounts.total).to.equal(0);
  });

  it('bills the time entries it names, if they can be billed', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [free, excluded] = [await buildTimeEntry(owner, { client_id }), await buildTimeEntry(owner, { client_id })];
    const [silent, foreign] = [
      await buildTimeEntry(owner, { client_id, billable: false }),
      await buildTimeEntry(owner),
    ];
    await owner.call('excludeTimeEntry', { params: { id: excluded.id }, body: { reason: 'rework' } });
    const { id } = await buildInvoice(owner, { client_id });
    const params = { id };
    const add = (...time_entry_ids: string[]) => ({ params, body: lineAt(1, { time_entry_ids }) });
    await owner.call('addInvoiceLineItem', add(free.id));
    expect(await isBilled(owner, free.id)).to.equal(true);
    for (const entry of [free, excluded, silent]) {
      const { status, error } = await owner.fail('addInvoiceLineItem', add(entry.id));
      expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'time_entry_ids.0']);
    }
    const { error } = await owner.fail('addInvoiceLineItem', add('time_01k6jz3v8he9s8x4d2m7q5r0ab', foreign.id));
    expect(error.details?.map(({ field }) => field)).to.deep.equal(['time_entry_ids.0', 'time_entry_ids.1']);
    const twice = {
      client_id,
      line_items: [lineAt(1, { time_entry_ids: [silent.id] }), lineAt(1, { time_entry_ids: [silent.id] })],
    };
    expect((await owner.fail('createInvoice', { body: twice })).error.field).to.equal('line_items.1.time_entry_ids.0');
  });

  it('refuses an invoice that is not a draft', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const line_id = (await readInvoice(owner, id, ['line_items'])).line_items?.[0]?.id ?? '';
    for (const operation of ['addInvoiceLineItem', 'updateInvoiceLineItem', 'deleteInvoiceLineItem'] as const) {
      const body = operation === 'deleteInvoiceLineItem' ? undefined : lineAt(1);
      const { status, error } = await owner.fail(operation, { params: { id, line_id }, body });
      expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
    }
  });
});

describe('updateInvoiceLineItem', () => {
  it('recalculates from quantity and rate, and keeps an amount that is given', async () => {
    const { owner } = await buildWorkspace();
    const { id, line_items: [line] = [] } = await buildInvoice(owner);
    const params = { id, line_id: line?.id ?? '' };
    const change = async (body: object) => (await owner.call('updateInvoiceLineItem', { params, body })).data;
    expect((await change({ quantity: 1.5 })).amount).to.equal(150);
    expect((await change({ amount: 140 })).amount).to.equal(140);
    expect(await change({ description: 'Renamed' })).to.include({ amount: 140, description: 'Renamed', quantity: 1.5 });
    expect((await change({ rate: 99.99 })).amount).to.equal(149.99);
    expect((await readInvoice(owner, id)).amounts.total).to.equal(149.99);
  });

  it('replaces the time entries of the line, and the project counts what is left', async () => {
    const { owner } = await buildWorkspace();
    const shop = await buildProject(owner);
    const { client_id } = shop;
    const [one, two] = [
      await buildTimeEntry(owner, { project_id: shop.id }),
      await buildTimeEntry(owner, { client_id, hours: 6 }),
    ];
    const line_items = [lineAt(100, { time_entry_ids: [one.id, two.id] })];
    const { id, line_items: [line] = [] } = await buildInvoice(owner, { client_id, line_items });
    expect(await billedOn(owner, shop.id)).to.equal(25);
    const params = { id, line_id: line?.id ?? '' };
    const { data } = await owner.call('updateInvoiceLineItem', { params, body: { time_entry_ids: [one.id] } });
    expect(data.time_entry_ids).to.deep.equal([one.id]);
    expect([await isBilled(owner, one.id), await isBilled(owner, two.id)]).to.deep.equal([true, false]);
    expect(await billedOn(owner, shop.id)).to.equal(100);
  });

  it('is not found on another invoice', async () => {
    const { owner } = await buildWorkspace();
    const [one, two] = [await buildInvoice(owner), await buildInvoice(owner)];
    const params = { id: one.id, line_id: two.line_items?.[0]?.id ?? '' };
    expect((await owner.fail('updateInvoiceLineItem', { params, body: { rate: 1 } })).status).to.equal(404);
    expect((await owner.fail('deleteInvoiceLineItem', { params })).status).to.equal(404);
  });
});

describe('deleteInvoiceLineItem', () => {
  it('removes the line, frees its time and subtracts it from its project', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const entry = await buildTimeEntry(owner, { project_id: project.id });
    const line_items = [lineAt(10), lineAt(90, { project_id: project.id, time_entry_ids: [entry.id] })];
    const { id, line_items: [, line] = [] } = await buildInvoice(owner, { client_id: project.client_id, line_items });
    expect(await billedOn(owner, project.id)).to.equal(90);
    const { data } = await owner.call('deleteInvoiceLineItem', { params: { id, line_id: line?.id ?? '' } });
    expect(data).to.deep.equal({ id: line?.id, deleted: true });
    expect((await readInvoice(owner, id)).amounts.total).to.equal(10);
    expect([await isBilled(owner, entry.id), await billedOn(owner, project.id)]).to.deep.equal([false, 0]);
  });

  it('does not leave a discount alone', async () => {
    const { owner } = await buildWorkspace();
    const { id, line_items: [line] = [] } = await buildInvoice(owner, { line_items: [lineAt(10), lineAt(-5)] });
    const { status, error } = await owner.fail('deleteInvoiceLineItem', { params: { id, line_id: line?.id ?? '' } });
    expect([status, error.field]).to.deep.equal([400, 'line_id']);
    expect((await readInvoice(owner, id)).amounts.total).to.equal(5);
  });
});

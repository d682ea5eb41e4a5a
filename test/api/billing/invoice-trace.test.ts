import { expect } from 'chai';
import { assertTraceAddsUp, traceOf } from '../../support/answers/invoice-trace.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject, buildRateCard } from '../../support/builders/factories.js';
import { buildInvoice, credit, lineAt, pay } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { Dice } from '../../support/models/dice.js';

describe('getInvoiceTrace', () => {
  it('adds up to the invoice to the cent, whatever it bills and whatever happened to it', async () => {
    for (const [seed, currency] of ['USD', 'JPY', 'KWD'].entries()) {
      const dice = new Dice(seed + 3);
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { currency, tax_rate: 0.09975, email: 'a@client.example' });
      for (let count = 0; count < 6; count += 1)
        await buildTimeEntry(owner, {
          client_id,
          hours: dice.between(1, 900) / 100,
          rate_charged: dice.pick([27.5, 33.3333, 124.9995]),
        });
      await buildExpense(owner, { client_id, amount: 33, markup_percent: 12.5, currency });
      const range = { from: '2026-03-01', to: '2026-03-31' };
      const body = { client_id, ...range, group_by: dice.pick(['none', 'user'] as const), include_expenses: true };
      const { id } = (await owner.call('createInvoiceFromTime', { body })).data;
      await owner.call('addInvoiceLineItem', { params: { id }, body: lineAt(10, { quantity: 0.3333, amount: 4 }) });
      await assertTraceAddsUp(owner, id);
      await owner.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
      const { payment } = await pay(owner, id, 200);
      await credit(owner, id, { amount: 7 });
      await owner.call('refundInvoicePayment', { params: { id, payment_id: payment.id }, body: { amount: 50 } });
      await assertTraceAddsUp(owner, id);
      await pay(owner, id, (await traceOf(owner, id)).outstanding);
      await credit(owner, id, { amount: 20 });
      expect((await traceOf(owner, id)).refundable).to.equal(20);
      await assertTraceAddsUp(owner, id);
    }
  });

  it('adds the lines up to what they include tax in, where prices include tax', async () => {
    const { owner } = await buildWorkspace();
    const line_items = [lineAt(119, { quantity: 6 }), lineAt(32.1, { quantity: 6 })];
    const { id } = await buildInvoice(owner, { tax_rate: 0.19, prices_include_tax: true, line_items });
    const { prices_include_tax, subtotal, tax, total } = await traceOf(owner, id);
    // 906.60 ÷ 1.19 = 761.848…
    expect({ prices_include_tax, subtotal, tax: tax.amount, total }).to.deep.equal({
      prices_include_tax: true,
      subtotal: 761.85,
      tax: 144.75,
      total: 906.6,
    });
    await assertTraceAddsUp(owner, id);
  });

  it('says where each rate came from, and whether the entry recorded that', async () => {
    const { owner } = await buildWorkspace();
    const [named, ofClient] = [await buildRateCard(owner), await buildRateCard(owner)];
    const ben = await buildUser(owner, 'member', { bill_rate: 81.25 });
    const priced = await buildClient(owner, { rate_id: ofClient.id });
    const plain = await buildClient(owner);
    const project = await buildProject(owner, { client_id: plain.id, rate_override: true, custom_rate: 61 });
    const sources = async (client_id: string, entries: object[]) => {
      const ids: string[] = [];
      for (const entry of entries)
        ids.push((await buildTimeEntry(owner, { client_id, user_id: ben.userId, ...entry })).id);
      const line = lineAt(1, { time_entry_ids: ids });
      const { id } = await buildInvoice(owner, { client_id, line_items: [line] });
      const traced = (await traceOf(owner, id)).lines[0]?.time_entries ?? [];
      return ids.map((each) => traced.find((entry) => entry.id === each)?.rate_source);
    };
    expect(await sources(priced.id, [{}, { rate_id: named.id }, { rate_charged: 5 }])).to.deep.equal([
      { type: 'client', rate_id: ofClient.id, is_recorded: false },
      { type: 'card', rate_id: named.id, is_recorded: true },
      { type: 'override', rate_id: null, is_recorded: true },
    ]);
    expect(await sources(plain.id, [{}, { project_id: project.id }])).to.deep.equal([
      { type: 'person', rate_id: null, is_recorded: false },
      { type: 'project', rate_id: null, is_recorded: false },
    ]);
  });
});

import { expect } from 'chai';
import { languages, wordsFor } from '../../../../documents/messages/words.js';
import { portalWords } from '../../../../server/portal/words.js';
import type { ApiClient } from '../../../support/service/api.js';
import { eventTypesOf } from '../../../support/answers/events.js';
import {
  goTo,
  buildInvoice,
  buildSentInvoice,
  inDays,
  openHosted,
  readInvoice,
} from '../../../support/builders/invoices.js';
import { buildClient } from '../../../support/builders/factories.js';
import { atPortal, buildPortalContact } from '../../../support/builders/portal.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';

const page = '/pay/test';

/** The hidden fields of the page's form: the provider's reference, and the amount to pay. */
async function openForm(url: string | null | undefined): Promise<{ reference: string; amount: string }> {
  const shown = await (await openHosted(url, { headers: { Accept: 'text/html' } }, page)).text();
  const hidden = (name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(shown)?.[1] ?? '';
  return { reference: hidden('reference'), amount: hidden('amount') };
}

const press = (url: string | null | undefined, outcome: string, form: object, headers: Record<string, string> = {}) =>
  openHosted(url, { method: 'POST', body: new URLSearchParams({ ...form, outcome }), headers }, page);

const creditOf = async (owner: ApiClient, id: string): Promise<number | undefined> =>
  (await owner.call('getClientBalance', { params: { id } })).data.accounts[0]?.credit;

const paymentsOf = async (owner: ApiClient, id: string) =>
  (await owner.call('listInvoicePayments', { params: { id } })).data.map(({ amount, date }) => [amount, date]);

describe('getInvoicePaymentMethods', () => {
  it('returns the account as it was when the invoice was sent, and the test page on the test side', async () => {
    const { owner } = await buildWorkspace();
    const set = (iban: string) =>
      owner.call('updateWorkspace', { body: { payment: { iban, account_holder: 'Studio GmbH' } } });
    await set('DE89370400440532013000');
    const { id, invoice_number, hosted_url } = await buildSentInvoice(owner);
    await set('NL91ABNA0417164300');
    const read = async (of: string) =>
      (await owner.call('getInvoicePaymentMethods', { params: { id: of } })).data.methods;
    expect(await read(id)).to.deep.equal([
      {
        method: 'bank_transfer',
        url: null,
        instructions: {
          account_holder: 'Studio GmbH',
          iban: 'DE89370400440532013000',
          bic: null,
          bank_name: null,
          text: null,
          reference: invoice_number,
        },
      },
      { method: 'test', url: `${hosted_url}${page}`, instructions: null },
    ]);
    expect(await read((await buildInvoice(owner)).id)).to.deep.equal([]);
    await owner.call('createCreditNote', { params: { id } });
    expect(await read(id)).to.deep.equal([]);
  });
});

describe('the test payment method', () => {
  it('pays what is outstanding immediately, with the events of a payment, and is no longer offered then', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    expect(await (await openHosted(hosted_url)).text()).to.include(`${hosted_url}${page}"`);
    const answer = await press(hosted_url, 'success', await openForm(hosted_url));
    expect([answer.status, (await answer.text()).includes('was received')]).to.deep.equal([200, true]);
    expect((await readInvoice(owner, id)).status).to.equal('paid');
    expect(await eventTypesOf(owner, id)).to.include('invoice.paid');
    expect((await openHosted(hosted_url, {}, page)).status).to.equal(404);
  });

  it('pays nothing if it is declined', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    expect(await (await press(hosted_url, 'decline', await openForm(hosted_url))).text()).to.include('declined');
    expect(await paymentsOf(owner, id)).to.deep.equal([]);
  });

  it('records one payment per reference, even if reported twice, resent, or sent concurrently', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    const form = await openForm(hosted_url);
    await Promise.all(Array.from({ length: 5 }, () => press(hosted_url, 'twice', form)));
    await press(hosted_url, 'success', form);
    expect((await paymentsOf(owner, id)).map(([amount]) => amount)).to.deep.equal([100]);
  });

  it('records the full amount even if it is more than outstanding: the surplus is credit, and can be refunded', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url, client_id } = await buildSentInvoice(owner);
    const [first, second] = [await openForm(hosted_url), await openForm(hosted_url)];
    await press(hosted_url, 'too_much', first);
    expect((await readInvoice(owner, id)).amounts).to.deep.include({
      amount_paid: 100,
      outstanding: 0,
      refundable: 0,
    });
    await press(hosted_url, 'success', second);
    const { amounts, status } = await readInvoice(owner, id);
    expect([amounts.amount_paid, status]).to.deep.equal([100, 'paid']);
    expect(await creditOf(owner, client_id)).to.equal(110);
    const { data } = await owner.call('listPayments', { query: { invoice_id: [id] } });
    const surplus = data.find(({ amount }) => amount === 110);
    const params = { id, payment_id: surplus?.id ?? '' };
    await owner.call('refundInvoicePayment', { params, body: { amount: 10 } });
    expect((await readInvoice(owner, id)).status).to.equal('paid');
    expect(await creditOf(owner, client_id)).to.equal(100);
  });

  it('keeps money for an invoice that was voided or credited meanwhile as credit of the client', async () => {
    const { owner } = await buildWorkspace();
    for (const [action, status] of [
      ['voidInvoice', 'void'],
      ['createCreditNote', 'paid'],
    ] as const) {
      const { id, hosted_url, client_id } = await buildSentInvoice(owner);
      const form = await openForm(hosted_url);
      await owner.call(action, { params: { id } });
      expect((await press(hosted_url, 'twice', form)).status).to.equal(200);
      const { amounts, status: after } = await readInvoice(owner, id);
      expect([amounts.amount_paid, after, await creditOf(owner, client_id)]).to.deep.equal([0, status, 100]);
      const { data } = await owner.call('listPayments', { query: { invoice_id: [id] } });
      expect(data.map(({ invoice_id, unallocated_amount: left }) => [invoice_id, left])).to.deep.equal([[id, 100]]);
    }
  });

  it('records late money on the day it arrives, by the test clock', async () => {
    const { owner } = await buildWorkspace();
    await goTo(owner, inDays(1));
    const { id, hosted_url, client_id } = await buildSentInvoice(owner);
    const [form, other] = [await openForm(hosted_url), await openForm(hosted_url)];
    await press(hosted_url, 'late', form);
    await press(hosted_url, 'late', form);
    await press(hosted_url, 'late', { ...other, amount: '30' });
    await goTo(owner, inDays(3));
    expect(await paymentsOf(owner, id)).to.deep.equal([]);
    await goTo(owner, inDays(6));
    const paid = await owner.call('listPayments', { query: { invoice_id: [id] } });
    expect(paid.data.map(({ amount, date }) => [amount, date])).to.have.deep.members([
      [100, inDays(4)],
      [30, inDays(4)],
    ]);
    const { amounts, dates } = await readInvoice(owner, id);
    expect([amounts.outstanding, dates.paid_date, await creditOf(owner, client_id)]).to.deep.equal([0, inDays(4), 30]);
  });

  it('is offered nowhere while a payment is on its way, and hosted page and portal say so in the language of the client', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { payment: { iban: 'DE89370400440532013000' } } });
    const { id: client_id } = await buildClient(owner, { email: 'late@client.example', locale: 'de-DE' });
    const { id, hosted_url } = await buildSentInvoice(owner, { client_id, due_date: inDays(0) });
    const payer = await buildPortalContact(owner, { client_id, is_billing: true });
    const portal = await atPortal(payer);
    const path = `/portal/invoices/${id}`;
    const states = async () => [
      (await owner.call('getInvoicePaymentMethods', { params: { id } })).data.methods.map(({ method }) => method),
      (await payer.call('getPortalInvoice', { params: { id } })).data.payment_under_way,
      (await payer.call('listPortalInvoices', {})).data.map(({ payment_under_way: isUnderWay }) => isUnderWay),
      (await openHosted(hosted_url, {}, page)).status,
    ];
    expect(await states()).to.deep.equal([['bank_transfer', 'test'], false, [false], 200]);
    await press(hosted_url, 'late', await openForm(hosted_url));
    expect(await states()).to.deep.equal([['bank_transfer'], true, [true], 404]);
    const hosted = await (await openHosted(hosted_url)).text();
    expect(hosted).to.include('Eine Zahlung ist unterwegs.').and.not.include('Jetzt bezahlen');
    expect((await portal.get('/portal/invoices')).text).to.include('Zahlung unterwegs');
    for (const locale of languages) {
      await owner.call('updateClient', { params: { id: client_id }, body: { locale } });
      const { text } = await portal.get(path);
      expect(text, locale)
        .to.include(wordsFor(locale).say('payment_under_way'))
        .and.not.include(portalWords(locale).say('view_and_pay'));
    }
    await goTo(owner, inDays(2));
    expect((await portal.get('/portal')).text).to.not.include(path);
    await goTo(owner, inDays(4));
    expect(await states()).to.deep.equal([[], false, [false], 404]);
  });

  it('accepts nothing sent from another site, no unknown outcome, and no reference of another invoice', async () => {
    const { owner } = await buildWorkspace();
    const { id, hosted_url } = await buildSentInvoice(owner);
    const form = await openForm(hosted_url);
    const foreign = await press(hosted_url, 'success', form, { 'Sec-Fetch-Site': 'cross-site' });
    expect([foreign.status, (await press(hosted_url, 'steal', form)).status]).to.deep.equal([403, 400]);
    expect((await press(hosted_url, 'success', { ...form, amount: '0.001' })).status).to.equal(400);
    expect(await paymentsOf(owner, id)).to.deep.equal([]);
    const other = await buildSentInvoice(owner);
    await press(other.hosted_url, 'success', form);
    expect((await press(hosted_url, 'success', form)).status).to.equal(400);
  });
});

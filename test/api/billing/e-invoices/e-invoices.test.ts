/** Electronic invoices as they are issued, kept and handed over. */
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type { Body, Schemas } from '../../../../contract/contract.js';
import type { ApiClient } from '../../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../../support/answers/events.js';
import { identify } from '../../../support/e-invoices/identify.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, inDays, lineAt, openHosted, pay, readInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { stopClock } from '../../../support/service/clock.js';
import { untilServed } from '../../../support/service/waiting.js';

type Electronic = NonNullable<Body<'updateClient'>['e_invoice']>;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A workspace with a draft for a client who gets this electronic form. */
async function buildDraft(e_invoice: Electronic, change: Body<'updateClient'> = {}) {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner, { name: 'Acme GmbH', email: 'acme@client.example', locale: 'de' });
  await identify(owner, client_id, e_invoice, change);
  const lines = [lineAt(100), lineAt(33.33, { quantity: 3, tax_rate: 0.07 })];
  const delivery = { delivery_start: '2026-10-01', delivery_end: '2026-10-31' };
  const { id } = await buildInvoice(owner, { client_id, tax_rate: 0.19, line_items: lines, ...delivery });
  return { owner, client_id, id };
}

async function fileOf(owner: ApiClient, id: string, format?: string): Promise<Buffer> {
  const input = { params: { id }, query: format === undefined ? {} : { format } };
  const response = await untilServed(() => owner.request('getElectronicInvoice', input));
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, response.status === 200 ? '' : bytes.toString()]).to.deep.equal([200, '']);
  return bytes;
}

const stateOf = async (owner: ApiClient, id: string): Promise<Schemas['Invoice']['e_invoice']> =>
  (await readInvoice(owner, id)).e_invoice;

const newestMail = async (owner: ApiClient) => (await owner.call('listTestMails', {})).data[0];
const filesIn = (mail: Schemas['TestMail'] | undefined) =>
  mail?.attachments.map(({ filename, content_type: type }) => `${filename} ${type}`);

describe('sendInvoice: electronic invoices', () => {
  it('issues an invoice in the form of its client, with PDF and XML in its mail, and keeps it byte for byte', async () => {
    const { owner, client_id, id } = await buildDraft({ format: 'xrechnung_ubl' });
    expect(await stateOf(owner, id)).to.equal(null);
    await owner.call('sendInvoice', { params: { id } });
    const { invoice_number: number } = await readInvoice(owner, id);
    expect(filesIn(await newestMail(owner))).to.deep.equal([
      `${number}.pdf application/pdf`,
      `${number}.xml application/xml`,
    ]);
    const first = await fileOf(owner, id);
    const issued = { format: 'xrechnung_ubl', via: 'mail', reference: null, error: null };
    expect(await stateOf(owner, id)).to.deep.equal({ ...issued, status: 'sent', sha256: sha256(first) });
    await owner.call('updateWorkspace', { body: { business: { legal_name: 'Another GmbH' } } });
    await owner.call('updateClient', { params: { id: client_id }, body: { e_invoice: { format: 'none' } } });
    await pay(owner, id, 50);
    await owner.call('createCreditNote', { params: { id }, body: { amount: 10 } });
    expect((await fileOf(owner, id)).equals(first)).to.equal(true);
    const { error } = await owner.fail('getElectronicInvoice', { params: { id }, query: { format: 'peppol_bis' } });
    expect(error.message).to.contain('PEPPOL-EN16931-CL008');
    const other = (await fileOf(owner, id, 'xrechnung_cii')).toString();
    expect(other).to.contain('Nordlicht Beratung GmbH').and.to.contain('<ram:DuePayableAmount>225.99<');
    const types = await eventTypesOf(owner, id);
    expect(types).to.include.members(['invoice.sent', 'invoice.e_invoice_sent']);
  });

  it('puts the data into the PDF, which is drawn once and kept', async () => {
    const { owner, id } = await buildDraft({ format: 'zugferd' });
    await owner.call('sendInvoice', { params: { id } });
    expect(await stateOf(owner, id)).to.include({ status: 'issued', sha256: null });
    await pay(owner, id, 50);
    const [one, another] = await Promise.all([fileOf(owner, id), fileOf(owner, id, 'factur_x')]);
    expect(one.equals(another)).to.equal(true);
    expect(await stateOf(owner, id)).to.include({ sha256: sha256(one) });
    const { invoice_number: number } = await readInvoice(owner, id);
    const mail = await newestMail(owner);
    expect(filesIn(mail)).to.deep.equal([`${number}.pdf application/pdf`]);
    expect(mail?.attachments[0]?.size).to.equal(one.length);
    expect(one.toString('latin1'))
      .to.match(/\/AFRelationship\s*\/Alternative/)
      .and.to.contain('fx:ConformanceLevel');
  });

  it('refuses an invoice that lacks what the form wants, naming each rule and what mends it, as its warnings do', async () => {
    const { owner, client_id, id } = await buildDraft(
      { format: 'xrechnung_cii' },
      { buyer_reference: null, city: null },
    );
    const { warnings = [] } = await readInvoice(owner, id);
    const named = warnings.filter(({ code }) => code === 'e_invoice_term_missing');
    expect(named.map(({ rule, setting }) => [rule, setting])).to.deep.equal([
      ['BR-DE-15', 'invoice.references.buyer'],
      ['BR-DE-8', 'client.address.city'],
    ]);
    for (const operation of ['sendInvoice', 'previewInvoiceMail', 'getElectronicInvoice'] as const) {
      const { error } = await owner.fail(operation, { params: { id } });
      expect([error.code, error.details?.map(({ field }) => field)]).to.deep.equal([
        'invalid_state',
        ['invoice.references.buyer', 'client.address.city'],
      ]);
    }
    expect(await readInvoice(owner, id)).to.include({ status: 'draft', e_invoice: null });
    await identify(owner, client_id, { format: 'xrechnung_cii' });
    await owner.call('updateInvoice', { params: { id }, body: { references: { buyer: '04011000-12345-34' } } });
    await owner.call('sendInvoice', { params: { id } });
    expect(await stateOf(owner, id)).to.include({ format: 'xrechnung_cii' });
  });

  it('changes nothing for a client who gets plain PDFs', async () => {
    const { owner, id } = await buildDraft({ format: 'none' });
    await owner.call('sendInvoice', { params: { id } });
    const { invoice_number: number } = await readInvoice(owner, id);
    expect(await stateOf(owner, id)).to.equal(null);
    expect(filesIn(await newestMail(owner))).to.deep.equal([`${number}.pdf application/pdf`]);
    const { error } = await owner.fail('getElectronicInvoice', { params: { id } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'format']);
    expect((await fileOf(owner, id, 'xrechnung_cii')).toString()).to.contain('xrechnung_3.0');
  });

  it('is sent again with the file that was kept, and reported once', async () => {
    const { owner, id } = await buildDraft({ format: 'xrechnung_ubl' });
    for (let times = 0; times < 2; times += 1) {
      await owner.call('sendInvoice', { params: { id } });
      await newestMail(owner);
    }
    const reported = (await eventsOf(owner, id)).filter(({ type }) => type === 'invoice.e_invoice_sent');
    expect(reported).to.have.length(1);
  });
});

describe('electronic credit notes', () => {
  it('are issued in the form of their invoice, naming it, and stand in its events', async () => {
    const { owner, client_id, id } = await buildDraft({ format: 'peppol_bis' }, peppol);
    await owner.call('updateWorkspace', { body: { business: { electronic_address: peppol.electronic_address } } });
    await owner.call('sendInvoice', { params: { id } });
    await owner.call('updateClient', { params: { id: client_id }, body: { e_invoice: { format: 'none' } } });
    const { data: note } = await owner.call('createCreditNote', { params: { id }, body: { amount: 10 } });
    expect(note.e_invoice).to.include({ format: 'peppol_bis', via: 'mail', status: 'issued' });
    const response = await owner.request('getElectronicCreditNote', { params: { id: note.id } });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { invoice_number: number } = await readInvoice(owner, id);
    expect(sha256(bytes)).to.equal(note.e_invoice?.sha256);
    expect(bytes.toString()).to.contain('<CreditNote').and.to.contain(`<cbc:ID>${number}</cbc:ID>`);
    await owner.call('sendCreditNote', { params: { id: note.id } });
    expect(filesIn(await newestMail(owner))).to.deep.equal([
      `${note.credit_note_number}.pdf application/pdf`,
      `${note.credit_note_number}.xml application/xml`,
    ]);
    const event = (await eventsOf(owner, id)).find(
      ({ type, context }) => type === 'invoice.e_invoice_sent' && context.credit_note !== undefined,
    );
    expect(event?.context.credit_note?.e_invoice).to.include({ status: 'sent' });
  });
});

const peppol = { electronic_address: { scheme: '0088', value: '4012345000009' } };

describe('transports of electronic invoices', () => {
  it('by download: the client who gets it from the hosted page has it, once', async () => {
    const { owner, id } = await buildDraft({ format: 'xrechnung_ubl', via: 'download' });
    await owner.call('sendInvoice', { params: { id } });
    expect(await stateOf(owner, id)).to.include({ status: 'sent' });
    const { hosted_url: url, invoice_number: number } = await readInvoice(owner, id);
    expect(filesIn(await newestMail(owner))).to.deep.equal([`${number}.pdf application/pdf`]);
    expect(await (await openHosted(url)).text()).to.contain('/e-invoice">E-Rechnung herunterladen');
    await Promise.all([openHosted(url, {}, '/e-invoice'), openHosted(url, {}, '/e-invoice')]);
    const response = await openHosted(url, {}, '/e-invoice');
    expect(response.headers.get('content-type')).to.equal('application/xml');
    const state = await stateOf(owner, id);
    expect(sha256(Buffer.from(await response.arrayBuffer()))).to.equal(state?.sha256);
    expect(state).to.include({ status: 'delivered' });
    const reported = (await eventsOf(owner, id)).filter(({ type }) => type === 'invoice.e_invoice_delivered');
    expect(reported).to.have.length(1);
  });

  const outcomes: readonly (readonly [value: string, states: readonly string[], error: RegExp])[] = [
    ['buyer@acme.example', ['delivered', 'delivered'], /null/],
    ['late@acme.example', ['sent', 'delivered'], /null/],
    ['rejected@acme.example', ['rejected', 'rejected'], /rejects this address/],
  ];
  for (const [value, states, error] of outcomes)
    it(`for tests: the address ${value} leads to ${states.join(', later ')}`, async () => {
      const test = { electronic_address: { scheme: 'EM', value } };
      const { owner, id } = await buildDraft({ format: 'xrechnung_ubl', via: 'test' }, test);
      await stopClock(owner);
      await owner.call('sendInvoice', { params: { id } });
      const first = await stateOf(owner, id);
      expect([first?.status, first?.reference]).to.deep.equal([states[0], `test-${id}`]);
      expect(String(first?.error)).to.match(error);
      await owner.call('advanceTestClock', { body: { to: `${inDays(14)}T09:00:00Z` } });
      expect((await stateOf(owner, id))?.status).to.equal(states[1]);
      const types = (await eventsOf(owner, id)).map(({ type }) => type).filter((type) => type.includes('e_invoice'));
      expect(types.toSorted()).to.deep.equal(
        [...new Set(states)].map((status) => `invoice.e_invoice_${status}`).toSorted(),
      );
    });

  it('for tests: are refused on the live side', async () => {
    const { live: owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { email: 'acme@client.example' });
    await identify(owner, client_id, { format: 'xrechnung_ubl', via: 'test' });
    const { id } = await buildInvoice(owner, { client_id });
    const { error } = await owner.fail('sendInvoice', { params: { id } });
    expect([error.code, error.message]).to.deep.equal([
      'invalid_state',
      'The client gets electronic invoices by the transport test, which is for test mode only',
    ]);
  });
});

/** Late interest on reminders and statements, and the drafts that charge it. */
import { expect } from 'chai';
import type { Body, Schemas } from '../../../../contract/contract.js';
import { pdfText } from '../../../support/answers/pdf-text.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, lineAt, pay, readInvoice } from '../../../support/builders/invoices.js';
import { atPortal, buildPortalContact } from '../../../support/builders/portal.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { startOn } from '../../../support/service/clock.js';

const dates = { invoice_date: '2027-01-01', due_date: '2027-01-31' };

async function firm(
  late_interest: Body<'updateWorkspace'>['late_interest'] = { annual_rate: 0.09 },
): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2027-01-02');
  await owner.call('updateWorkspace', { body: { late_interest } });
  return owner;
}

/** An invoice of 1000 that is due on 31 January, of a client with this language. */
async function overdue(owner: ApiClient, day: string, locale = 'en-GB'): Promise<Schemas['Invoice']> {
  const { id: client_id } = await buildClient(owner, { email: `${locale}@client.example`, locale, currency: 'EUR' });
  const invoice = await buildSentInvoice(owner, { ...dates, client_id, line_items: [lineAt(1000)] });
  await startOn(owner, day);
  return invoice;
}

const charge = async (owner: ApiClient, id: string) =>
  (await owner.call('chargeInvoiceInterest', { params: { id } })).data;

const linesOf = ({ line_items: lines = [] }: Schemas['Invoice']) =>
  lines.map(({ description, quantity, rate }) => [description.replaceAll(/\s/g, ' '), quantity, rate]);

describe('a reminder of an overdue invoice', () => {
  it('states the interest up to its day on a line of its own, and records it', async () => {
    const owner = await firm();
    const { id } = await overdue(owner, '2027-02-28');
    const { data } = await owner.call('previewInvoiceReminder', { params: { id } });
    expect(data.text).to.include('\nLate interest until 28 February 2027: €6.90\n');
    await owner.call('remindInvoice', { params: { id }, body: { level: 'second' } });
    const { sent_reminders: sent } = await readInvoice(owner, id, ['sent_reminders']);
    expect(sent?.map(({ level, late_interest }) => [level, late_interest])).to.deep.equal([['second', 6.9]]);
    expect((await readInvoice(owner, id)).amounts.outstanding).to.equal(1000);
  });

  for (const [locale, line] of [
    ['de-DE', 'Verzugszinsen bis 28. Februar 2027: 6,90 €'],
    ['fr-FR', 'Intérêts de retard jusqu’au 28 février 2027: 6,90 €'],
    ['es-ES', 'Intereses de demora hasta el 28 de febrero de 2027: 6,90 €'],
    ['it-IT', 'Interessi di mora fino al 28 febbraio 2027: 6,90 €'],
    ['nl-NL', 'Vertragingsrente tot en met 28 februari 2027: € 6,90'],
  ] as const)
    it(`states it in the language of the client: ${locale}`, async () => {
      const owner = await firm();
      const { id } = await overdue(owner, '2027-02-28', locale);
      const { data } = await owner.call('previewInvoiceReminder', { params: { id } });
      expect(data.text?.replaceAll(/[\u00a0\u202f]/g, ' ')).to.include(line);
    });

  it('states none without a rule', async () => {
    const owner = await firm(null);
    const { id } = await overdue(owner, '2027-02-28');
    const { data } = await owner.call('previewInvoiceReminder', { params: { id } });
    expect(data.text).not.to.include('interest');
  });
});

describe('a statement', () => {
  it('has the interest of what is owed, outside of its balance', async () => {
    const owner = await firm({ base_rate: 0.0227, base_rate_plus: 0.09 });
    const { id, client_id } = await overdue(owner, '2027-02-10');
    await pay(owner, id, 400, { date: '2027-02-10' });
    await startOn(owner, '2027-02-28');
    const statement = async (to: string) =>
      (await owner.call('getClientStatement', { params: { id: client_id }, query: { from: '2027-01-01', to } })).data
        .accounts[0];
    // 9 days of 1000 and 19 of 600, at 11.27 %
    expect(await statement('2027-02-28')).to.include({ closing_balance: 600, late_interest: 6.3 });
    expect(await statement('2027-12-31')).to.include({ late_interest: 6.3 });
    // 9 days of 1000: 9000 × 0.1127 / 365 = 2.7789…
    expect(await statement('2027-02-09')).to.include({ late_interest: 2.78 });
    await charge(owner, id);
    expect(await statement('2027-02-28')).to.include({ closing_balance: 600, late_interest: null });
  });

  it('shows the client the interest in the portal and on its PDF, and no reminder with the invoice', async () => {
    const owner = await firm();
    await owner.call('updateWorkspace', { body: { reminder_schedule: [{ days_after_due: 1, level: 'first' }] } });
    const { id, client_id } = await overdue(owner, '2027-02-10');
    const terms = { client_id, portal_access: 'view' as const, is_billing: true };
    const payer = await atPortal(await buildPortalContact(owner, terms));
    const range = 'from=2027-01-01&to=2027-02-10';
    const { text } = await payer.get(`/portal/statement?${range}`);
    expect(text).to.contain('Late interest (not included)').and.contain('€2.47');
    const query = { from: '2027-01-01', to: '2027-02-10', format: 'pdf' as const };
    const pdf = await owner.request('getClientStatement', { params: { id: client_id }, query });
    expect(await pdfText(await pdf.arrayBuffer())).to.contain('LATE INTEREST (NOT INCLUDED) €2.47');
    await owner.call('remindInvoice', { params: { id }, body: { level: 'second' } });
    expect((await payer.get(`/portal/invoices/${id}`)).text).to.not.match(/remind/i);
  });
});

describe('chargeInvoiceInterest', () => {
  it('drafts one line for the days that were not charged yet, and the same draft again on the same day', async () => {
    const owner = await firm();
    const { id, invoice_number: number, client_id } = await overdue(owner, '2027-02-28');
    const first = await charge(owner, id);
    expect(first).to.include({ status: 'draft', client_id, currency: 'EUR' });
    expect(first.amounts).to.include({ total: 6.9, tax_amount: 0 });
    expect(linesOf(first)).to.deep.equal([[`Late interest on invoice ${number}, 1 – 28 Feb 2027, 9% a year`, 1, 6.9]]);
    expect((await charge(owner, id)).id).to.equal(first.id);
    await startOn(owner, '2027-03-10');
    const second = await charge(owner, id);
    // 10 days of 1000
    expect(linesOf(second)).to.deep.equal([
      [`Late interest on invoice ${number}, 1 – 10 Mar 2027, 9% a year`, 1, 2.47],
    ]);
    expect(second.id).not.to.equal(first.id);
  });

  it('charges one draft when it is requested many times at once', async () => {
    const owner = await firm();
    const { id, client_id } = await overdue(owner, '2027-02-28');
    const drafts = await Promise.all(Array.from({ length: 6 }, () => charge(owner, id)));
    expect(new Set(drafts.map((each) => each.id)).size).to.equal(1);
    expect((await owner.call('listInvoices', { query: { client_id: [client_id] } })).pagination.total).to.equal(2);
  });

  it('charges the days again when its draft was voided, and not when it was sent', async () => {
    const owner = await firm();
    const { id } = await overdue(owner, '2027-02-28');
    const first = await charge(owner, id);
    await owner.call('voidInvoice', { params: { id: first.id } });
    const second = await charge(owner, id);
    expect([second.id === first.id, second.amounts.total]).to.deep.equal([false, 6.9]);
    await owner.call('sendInvoice', { params: { id: second.id } });
    expect((await charge(owner, id)).id).to.equal(second.id);
  });

  it('charges what accrued until an invoice was paid, once', async () => {
    const owner = await firm();
    const { id } = await overdue(owner, '2027-02-10');
    await pay(owner, id, 1000);
    await startOn(owner, '2027-04-01');
    expect((await charge(owner, id)).amounts.total).to.equal(2.22);
    await startOn(owner, '2027-05-01');
    const { error } = await owner.fail('chargeInvoiceInterest', { params: { id } });
    expect(error.message).to.equal('No interest has accrued on this invoice that was not charged yet');
  });

  it('refuses invoices on which none accrues, and says why', async () => {
    const owner = await firm();
    const draft = await buildInvoice(owner, dates);
    const voided = await buildInvoice(owner, dates);
    await owner.call('voidInvoice', { params: { id: voided.id } });
    const early = await buildSentInvoice(owner, { invoice_date: '2027-01-01', due_date: '2027-12-31' });
    const late = await overdue(owner, '2027-02-28');
    const interest = await charge(owner, late.id);
    await owner.call('sendInvoice', { params: { id: interest.id } });
    await startOn(owner, '2027-11-28');
    const refused = async (id: string): Promise<string> =>
      (await owner.fail('chargeInvoiceInterest', { params: { id } })).error.message;
    const none = 'No interest has accrued on this invoice that was not charged yet';
    expect(await refused(draft.id)).to.equal('This invoice is draft: interest accrues on sent invoices only');
    expect(await refused(voided.id)).to.equal('This invoice is void: interest accrues on sent invoices only');
    expect(await refused(early.id)).to.equal(none);
    expect(await refused(interest.id)).to.equal(none);
    await owner.call('updateWorkspace', { body: { late_interest: null } });
    expect(await refused(late.id)).to.equal('The workspace has no late_interest: set it first');
  });
});

/**
 * The main job of Docket over HTTP, from the first hour to the paid invoice and beyond. All figures are calculated by
 * hand.
 */
import { expect } from 'chai';
import { extractText, getDocumentProxy } from 'unpdf';
import { addDays } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { buildClient, buildProject, buildRateCard, uniqueName } from '../support/builders/factories.js';
import { allEvents, countOf, foundFirm, hire, openHostedPage, type Firm } from './firm.js';
import { contractOf, putBefore, type Proxy } from '../support/service/prism.js';
import { isSigned } from '../support/service/receiver.js';
import { plainTaxOf } from '../support/builders/taxes.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { until } from '../support/service/waiting.js';

/** The tags of the operations that the journey calls. */
const asked = [
  'clients',
  'events',
  'invoices',
  'payments',
  'projects',
  'rate-cards',
  'test-mode',
  'time-entries',
  'users',
  'webhooks',
  'workspace',
] as const;
const shapeOf = (line: Schemas['LineItem']) => [line.description, line.quantity, line.rate, line.amount];
const hoursADay = 24;
const minutes = (hours: number): number => hours * 60;

describe('the way from the first hour to the paid invoice', function () {
  this.bail(true); // Each step builds on the previous one.

  const billing = `${uniqueName('billing').replace(' ', '-')}@acme.example`;
  let firm: Firm;
  let owner: ApiClient;
  let ada: ApiClient;
  let ben: ApiClient;
  let cleo: ApiClient;
  /** The day on which the journey begins. */
  let day: string;
  let client: Schemas['ClientObject'];
  let relaunch: Schemas['Project'];
  let support: Schemas['Project'];
  let invoice: Schemas['Invoice'];
  let rebilled: Schemas['Invoice'];

  /** An independent validator: it refuses requests and responses that break the contract. */
  let proxy: Proxy | undefined;

  before(async () => {
    proxy = await putBefore((await testApi()).url, contractOf(asked));
    firm = await foundFirm(proxy?.url);
    ({ owner } = firm);
    day = firm.clock.now.toISOString().slice(0, 10);
  });
  after(() => proxy?.stop());

  const getProject = async () => (await owner.call('getProject', { params: { id: relaunch.id } })).data;
  const getInvoice = async () => (await owner.call('getInvoice', { params: { id: invoice.id } })).data;
  const getAging = async () => (await owner.call('getInvoiceAging', {})).data;
  const newestMail = async () => (await owner.call('listTestMails', {})).data[0];
  const thresholds = async () =>
    (await allEvents(owner))
      .filter(({ type }) => type === 'project.budget_alert')
      .map(({ context }) => context.threshold);
  const workOf = (project: Schemas['Project'], hours: number) => ({ project_id: project.id, date: day, hours });

  it('hires three people, who each get a key', async () => {
    ada = await hire(owner, 'ada@docket.example', 'member');
    ben = await hire(owner, 'ben@docket.example', 'member');
    cleo = await hire(owner, 'cleo@docket.example', 'manager');
    const profiles = [
      [ada, { name: 'Ada Miller', bill_rate: 100 }],
      [ben, { name: 'Ben Okafor', bill_rate: 80 }],
      [cleo, { name: 'Cleo Wang' }],
    ] as const;
    for (const [person, body] of profiles) await owner.call('updateUser', { params: { id: person.userId }, body });
    expect((await ada.call('getCurrentUser', {})).data).to.include({ name: 'Ada Miller', role: 'member' });
  });

  it('wins a client and plans two projects, one with a budget and one with its own rate', async () => {
    await owner.call('updateWorkspace', { body: { require_invoice_approval: true } });
    await buildRateCard(owner, { name: 'Standard', standard_rate: 150, is_default: true });
    client = await buildClient(owner, { name: 'Acme', email: billing, tax_rate: 0.0825, payment_terms_days: 14 });
    const body = { client_id: client.id, status: 'active' } as const;
    relaunch = await buildProject(owner, { ...body, title: 'Shop relaunch', budget_hours: 20 });
    support = await buildProject(owner, { ...body, title: 'Support', rate_override: true, custom_rate: 120 });
    expect(relaunch.budget).to.deep.equal({
      hours: 20,
      amount: null,
      hours_used: 0,
      amount_billed: 0,
      percent_complete: 0,
    });
  });

  it('times work: the running timer is stopped when another starts, and hours have two decimals', async () => {
    const { data: first } = await ada.call('startTimer', {
      body: { project_id: relaunch.id, description: 'Kick-off' },
    });
    await firm.clock.forward(50);
    const stopped = await ada.call('stopTimer', { params: { id: first.id } });
    expect(stopped.data).to.deep.include({ hours: 0.83, timer: { running: false, started_at: null } });

    const { data: fix } = await ben.call('startTimer', {
      body: { project_id: support.id, description: 'Fix the login' },
    });
    await firm.clock.forward(20);
    const { data: build } = await ben.call('startTimer', {
      body: { project_id: relaunch.id, description: 'Templates' },
    });
    expect((await owner.call('listRunningTimers', {})).data.map(({ id }) => id)).to.deep.equal([build.id]);
    expect((await ben.call('getTimeEntry', { params: { id: fix.id } })).data.hours).to.equal(0.33);
    await firm.clock.forward(100);
    expect((await ben.call('stopTimer', { params: { id: build.id } })).data.hours).to.equal(1.67);
    expect((await getProject()).budget).to.include({ hours_used: 2.5, percent_complete: 12.5 });
  });

  it('logs work by hand and in bulk, each entry at the rate that applies', async () => {
    await cleo.call('createTimeEntry', { body: { ...workOf(relaunch, 2.5), description: 'Concept' } });
    const entries = [
      { ...workOf(relaunch, 4), date: addDays(day, -1), description: 'Catalogue' },
      { ...workOf(relaunch, 3.25), date: addDays(day, -2), description: 'Checkout' },
      { ...workOf(relaunch, 1.5), date: addDays(day, -2), description: 'Training', rate_charged: 95.5 },
    ].map((entry) => ({ ...entry, user_id: ada.userId }));
    await cleo.call('createTimeEntries', { body: { entries } });
    const { data, summary } = await owner.call('listTimeEntries', { query: { project_id: relaunch.id } });
    expect(data.map(({ billing: { rate_charged } }) => rate_charged)).to.have.members([100, 80, 150, 100, 100, 95.5]);
    // 0.83 + 1.67 + 2.5 + 4 + 3.25 + 1.5 = 13.75 h; 83 + 133.60 + 375 + 400 + 325 + 143.25 = 1459.85
    expect(summary).to.deep.include({ total_hours: 13.75, billable_hours: 13.75, total_value: 1459.85 });
  });

  it('announces when 75, 90 and 100 percent of the budget are used, each once', async () => {
    expect(await thresholds()).to.deep.equal([]);
    await ben.call('createTimeEntry', {
      body: { ...workOf(relaunch, 2), rate_type: 'emergency', description: 'Outage' },
    });
    expect((await getProject()).budget.percent_complete).to.equal(78.75); // 15.75 of 20
    expect(await thresholds()).to.deep.equal([75]);
    await ben.call('createTimeEntry', { body: { ...workOf(relaunch, 0.5), billable: false, description: 'Handover' } });
    const { data: gift } = await cleo.call('createTimeEntry', {
      body: { ...workOf(relaunch, 1), description: 'Rework' },
    });
    await cleo.call('excludeTimeEntry', { params: { id: gift.id }, body: { reason: 'goodwill' } });
    expect((await getProject()).budget.percent_complete).to.equal(86.25); // 17.25 of 20
    await cleo.call('createTimeEntry', { body: { ...workOf(relaunch, 3), description: 'Launch' } });
    expect((await getProject()).budget.percent_complete).to.equal(101.25); // 20.25 of 20
    expect(await thresholds()).to.deep.equal([75, 90, 100]);
  });

  it('bills the time by project, a line for each rate, and nothing of it twice', async () => {
    const body = { client_id: client.id, from: addDays(day, -2), to: day };
    ({ data: invoice } = await owner.call('createInvoiceFromTime', { body: { ...body, group_by: 'project' } }));
    expect(invoice.line_items?.map(shapeOf)).to.deep.equal([
      ['Shop relaunch', 5.5, 150, 825], // Cleo: 2.5 + 3
      ['Shop relaunch', 2, 120, 240], // Ben's emergency: 80 × 1.5
      ['Shop relaunch', 8.08, 100, 808], // Ada: 0.83 + 4 + 3.25
      ['Shop relaunch', 1.5, 95.5, 143.25],
      ['Shop relaunch', 1.67, 80, 133.6],
      ['Support', 0.33, 120, 39.6],
    ]);
    expect(invoice.summary).to.deep.equal({ time_entries_included: 9, expenses_included: 0, hours_billed: 19.08 });
    const number = `INV-${day.slice(0, 4)}-0001`;
    expect(invoice).to.include({ invoice_number: number, status: 'draft', currency: 'USD', hosted_url: null });
    expect(invoice.dates).to.include({ invoice_date: day, due_date: addDays(day, 14) });
    // 2189.45 × 0.0825 = 180.629625
    const taxes = [plainTaxOf(0.0825, 2189.45, 180.63)];
    const amounts = { subtotal: 2189.45, tax_rate: 0.0825, taxes, tax_amount: 180.63, rounding: 0, total: 2370.08 };
    expect(invoice.amounts).to.deep.equal({
      ...amounts,
      amount_paid: 0,
      outstanding: 2370.08,
      credited: 0,
      refundable: 0,
      tax_currency: null,
      tax_amount_in_tax_currency: null,
      exchange_rate: null,
      exchange_rate_date: null,
    });
    expect((await getProject()).budget.amount_billed).to.equal(2149.85); // without the 39.60 of the other project
    const { status, error } = await owner.fail('createInvoiceFromTime', { body });
    expect([status, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'from']);
  });

  it('has the invoice approved and mails it with its PDF', async () => {
    const params = { id: invoice.id };
    expect((await owner.fail('sendInvoice', { params })).error.code).to.equal('invalid_state');
    expect((await owner.call('submitInvoice', { params })).data.status).to.equal('pending_approval');
    const { data: approved } = await owner.call('approveInvoice', { params });
    expect([approved.status, approved.approval.approved_by_id]).to.deep.equal(['approved', owner.userId]);
    const { data: sent } = await owner.call('sendInvoice', { params, body: { message: 'Thank you for your trust.' } });
    expect([sent.status, sent.email_sent_to]).to.deep.equal(['sent', [billing]]);

    const { hosted_url: link } = await getInvoice();
    const mail = await newestMail();
    expect(mail?.to).to.deep.equal([billing]);
    expect(mail?.subject).to.contain(invoice.invoice_number);
    expect(mail?.text).to.contain('Thank you for your trust.').and.contain('$2,370.08');
    expect(mail?.links).to.include(link);
    const [attachment] = mail?.attachments ?? [];
    expect(attachment).to.include({ filename: `${invoice.invoice_number}.pdf`, content_type: 'application/pdf' });
    expect(attachment?.size).to.be.greaterThan(1000);
  });

  it('notes that the client has looked at the hosted page', async () => {
    await firm.clock.forward(60);
    const page = await openHostedPage(await getInvoice());
    expect(page).to.contain(invoice.invoice_number).and.contain('$2,370.08').and.contain('Shop relaunch');
    const { status, dates } = await getInvoice();
    expect([status, dates.viewed_at]).to.deep.equal(['viewed', firm.clock.now.toISOString()]);
  });

  it('records a partial payment', async () => {
    await firm.clock.forward(minutes(10 * hoursADay));
    const body = { amount: 1000, method: 'wire', reference: 'ACME 77' } as const;
    const { data } = await owner.call('recordInvoicePayment', { params: { id: invoice.id }, body });
    expect(data.status).to.equal('partial');
    expect(data.amounts).to.deep.equal({ total: 2370.08, amount_paid: 1000, outstanding: 1370.08 });
    const tooMuch = { params: { id: invoice.id }, body: { amount: 1370.09 } };
    expect((await owner.fail('recordInvoicePayment', tooMuch)).error.field).to.equal('amount');
  });

  it('finds the invoice overdue the day after it was due, and sends a reminder', async () => {
    await firm.clock.forward(minutes(4 * hoursADay)); // due today
    expect((await getInvoice()).status).to.equal('partial');
    expect((await owner.fail('remindInvoice', { params: { id: invoice.id } })).error.code).to.equal('invalid_state');
    await firm.clock.forward(minutes(hoursADay));
    expect((await getInvoice()).status).to.equal('overdue');
    // 15 for the overdue invoice, 10 for the project over budget
    const { health } = (await owner.call('getClient', { params: { id: client.id } })).data;
    expect(health).to.deep.equal({ score: 75, status: 'healthy' });
    const aging = await getAging();
    expect([aging.total_outstanding, aging.buckets['1_30_days'], aging.buckets.current]).to.deep.equal([
      1370.08, 1370.08, 0,
    ]);
    const { data } = await owner.call('remindInvoice', { params: { id: invoice.id } });
    expect(data.reminders).to.deep.equal({
      last_reminder_at: firm.clock.now.toISOString(),
      reminder_count: 1,
      last_level: null,
    });
    expect((await newestMail())?.subject).to.equal(`Reminder: Invoice ${invoice.invoice_number} from Test Firm`);
  });

  it('is paid in full', async () => {
    const body = { amount: 1370.08, method: 'wire', reference: 'ACME 92' } as const;
    const { data } = await owner.call('recordInvoicePayment', { params: { id: invoice.id }, body });
    expect([data.status, data.dates.paid_date]).to.deep.equal(['paid', addDays(day, 15)]);
    const paid = (await allEvents(owner)).find(({ type }) => type === 'invoice.paid');
    const { id, invoice_number } = invoice;
    expect(paid?.data).to.deep.equal({
      id,
      invoice_number,
      client_id: client.id,
      total: 2370.08,
      paid_date: addDays(day, 15),
    });
  });

  it('refunds the money, voids the invoice and frees its time', async () => {
    const params = { id: invoice.id };
    const { data: payments } = await owner.call('listInvoicePayments', { params });
    const [part, rest] = payments.map(({ id }) => ({ params: { id: invoice.id, payment_id: id } }));
    if (!part || !rest) throw new Error(`${payments.length} payments instead of 2`);
    expect((await owner.call('refundInvoicePayment', rest)).data).to.deep.include({ status: 'overdue' });
    const some = await owner.call('refundInvoicePayment', { ...part, body: { amount: 400, reason: 'Wrong company' } });
    expect(some.data.amounts).to.deep.equal({ total: 2370.08, amount_paid: 600, outstanding: 1770.08 });
    expect((await owner.fail('voidInvoice', { params })).error.code).to.equal('invalid_state');
    expect((await owner.call('refundInvoicePayment', part)).data.amounts.amount_paid).to.equal(0);
    const { data: gone } = await owner.call('voidInvoice', { params, body: { reason: 'Wrong company' } });
    expect(gone.status).to.equal('void');
    const { pagination } = await owner.call('listTimeEntries', { query: { client_id: client.id, billed: true } });
    expect(pagination.total).to.equal(0);
    expect((await getProject()).budget.amount_billed).to.equal(0);
    expect((await getAging()).total_outstanding).to.equal(0);
  });

  it('bills the same time again, by user', async () => {
    const body = { client_id: client.id, from: addDays(day, -2), to: day, group_by: 'user' } as const;
    ({ data: rebilled } = await owner.call('createInvoiceFromTime', { body }));
    expect(rebilled.invoice_number).to.equal(`INV-${rebilled.dates.invoice_date.slice(0, 4)}-0002`);
    expect(rebilled.line_items?.map(shapeOf)).to.deep.equal([
      ['Ada Miller', 8.08, 100, 808],
      ['Ada Miller', 1.5, 95.5, 143.25],
      ['Ben Okafor', 2.33, 120, 279.6], // 2 in the emergency, 0.33 on the project at 120
      ['Ben Okafor', 1.67, 80, 133.6],
      ['Cleo Wang', 5.5, 150, 825],
    ]);
    expect(rebilled.amounts.total).to.equal(2370.08);
    const params = { id: rebilled.id };
    await owner.call('submitInvoice', { params });
    await owner.call('approveInvoice', { params });
    await owner.call('sendInvoice', { params, body: { attach_pdf: false } });
    expect((await newestMail())?.attachments).to.deep.equal([]);
  });

  it('has sent every event to the receiver once, signed', async () => {
    // A worker makes notifications from the other events, and sends mails, a moment later.
    const countMade = async (wanted: string): Promise<number> =>
      (await allEvents(owner)).filter(({ type }) => type === wanted).length;
    await until(async () => (await countMade('notification.created')) === 7 && (await countMade('mail.sent')) === 8);
    const events = await allEvents(owner);
    const deliveries = await firm.receiver.waitFor(events.length);
    expect(deliveries.filter((delivery) => !isSigned(delivery, firm.webhook.secret))).to.deep.equal([]);
    const told = new Map(deliveries.map(({ event }) => [event.id, event]));
    expect([deliveries.length, told.size]).to.deep.equal([events.length, events.length]);
    expect(events.map(({ id }) => told.get(id))).to.deep.equal(
      events.map(({ actor: _actor, resource_id: _resource, ...sent }) => sent),
    );
    expect(countOf(events.map(({ type }) => type))).to.deep.equal({
      'user.created': 3,
      'user.updated': 3,
      'client.created': 1,
      'mail.sent': 8,
      'notification.created': 7,
      'project.created': 2,
      'project.budget_alert': 3,
      'time_entry.created': 11,
      'time_entry.timer_started': 3,
      'time_entry.timer_stopped': 3,
      'time_entry.updated': 1,
      'invoice.created': 2,
      'invoice.updated': 9, // submitted and approved twice, overdue and reminded once, refunded three times
      'invoice.sent': 2,
      'invoice.viewed': 1,
      'invoice.partial_payment': 1,
      'invoice.overdue': 2, // again when the money went back
      'invoice.paid': 1,
      'invoice.voided': 1,
      'payment.created': 2,
      'payment.refunded': 3,
    });
  });

  it('sees unpaid invoices age', async () => {
    const outstanding = async () => {
      const { buckets, by_client } = await getAging();
      return [buckets.current, buckets['1_30_days'], buckets['31_60_days'], by_client.map(({ total }) => total)];
    };
    expect(await outstanding()).to.deep.equal([2370.08, 0, 0, [2370.08]]);
    await firm.clock.forward(minutes(15 * hoursADay));
    expect(await outstanding()).to.deep.equal([0, 2370.08, 0, [2370.08]]);
    await firm.clock.forward(minutes(30 * hoursADay));
    expect(await outstanding()).to.deep.equal([0, 0, 2370.08, [2370.08]]);
    const [voided, open] = (await owner.call('listInvoices', { query: { sort: 'invoice_date', order: 'asc' } })).data;
    expect([voided?.status, voided?.days_outstanding]).to.deep.equal(['void', 0]);
    expect([open?.status, open?.days_outstanding]).to.deep.equal(['overdue', 45]);
    const told = firm.receiver.received.map(({ event }) => event.id);
    expect(new Set(told).size).to.equal(told.length);
  });
});

describe('an invoice of the live side', () => {
  it('is sent by SMTP with its PDF, and a link that shows it', async () => {
    const { live } = await buildWorkspace();
    const to = `${uniqueName('pat').replace(' ', '-')}@bakery.example`;
    const client = await buildClient(live, {
      name: 'Bäckerei Ωmega 東京',
      email: to,
      currency: 'EUR',
      country: 'DE',
      tax_rate: 0.19,
    });
    const project = await buildProject(live, { client_id: client.id, title: 'Web shop', custom_rate: 90 });
    const date = '2026-03-10';
    for (const hours of [1.25, 0.5])
      await live.call('createTimeEntry', { body: { project_id: project.id, date, hours } });
    const body = { client_id: client.id, from: date, to: date, group_by: 'ticket' } as const;
    const { data: invoice } = await live.call('createInvoiceFromTime', { body });
    expect(invoice.line_items?.map(shapeOf)).to.deep.equal([['Web shop', 1.75, 90, 157.5]]); // no ticket: by project
    expect(invoice.amounts).to.include({ tax_amount: 29.93, total: 187.43 }); // 157.50 × 0.19 = 29.925
    await live.call('sendInvoice', { params: { id: invoice.id } });

    const { mail } = await testApi();
    const { message } = await mail.mailTo(to);
    const [pdf] = message.attachments;
    expect([pdf?.filename, pdf?.mimeType]).to.deep.equal([`${invoice.invoice_number}.pdf`, 'application/pdf']);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf?.content as ArrayBuffer)), {
      mergePages: true,
    });
    for (const shown of [invoice.invoice_number, 'Bäckerei Ωmega 東京', 'Web shop', '187,43'])
      expect(text).to.contain(shown);
    const { data: sent } = await live.call('getInvoice', { params: { id: invoice.id } });
    expect(message.text).to.contain(sent.hosted_url);
    expect(await openHostedPage(sent)).to.contain('187,43');
    expect((await live.call('getInvoice', { params: { id: invoice.id } })).data.status).to.equal('viewed');
    expect(mail.mailsTo(to)).to.have.lengthOf(1);
  });
});

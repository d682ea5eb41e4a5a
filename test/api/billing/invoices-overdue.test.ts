import { expect } from 'chai';
import { markOverdueInvoices } from '../../../commands/billing/mark-overdue.js';
import { systemContext } from '../../../models/workspace/workspace-context.js';
import { testApi } from '../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, goTo, inDays, pay, readInvoice } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

const due = (days: number) => ({ invoice_date: inDays(-30), due_date: inDays(days) });

const healthOf = async (owner: Awaited<ReturnType<typeof buildWorkspace>>['owner'], id: string): Promise<number> =>
  (await owner.call('getClient', { params: { id } })).data.health.score;

describe('the daily job for overdue invoices', () => {
  it('marks them the day after the due date, with one event, and lowers the health of the client', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildSentInvoice(owner, due(1));
    await goTo(owner, inDays(1));
    expect((await readInvoice(owner, id)).status).to.equal('sent');
    await goTo(owner, inDays(2));
    const invoice = await readInvoice(owner, id);
    expect([invoice.status, await healthOf(owner, client_id)]).to.deep.equal(['overdue', 85]);
    await goTo(owner, inDays(4));
    const told = (await eventsOf(owner, id)).filter(({ type }) => type === 'invoice.overdue');
    expect(told.map(({ data }) => data)).to.deep.equal([invoice]);
    expect(told[0]?.actor).to.deep.equal({
      user_id: null,
      contact_id: null,
      api_key_id: null,
      request_id: null,
    });
    await pay(owner, id, 100);
    expect(await healthOf(owner, client_id)).to.equal(100);
  });

  it('goes by the day of the workspace', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { timezone: 'Pacific/Auckland' } });
    const { id } = await buildSentInvoice(owner, due(1));
    const at = (day: string, time: string) => owner.call('advanceTestClock', { body: { to: `${day}T${time}.000Z` } });
    await at(inDays(1), '10:00:00');
    expect((await readInvoice(owner, id)).status).to.equal('sent');
    await at(inDays(1), '14:00:00'); // 3 in the morning of the next day there
    expect((await readInvoice(owner, id)).status).to.equal('overdue');
  });

  it('leaves alone what is not owed', async () => {
    const { owner } = await buildWorkspace();
    const draft = await buildInvoice(owner, due(-5));
    const approved = await buildInvoice(owner, due(-5));
    const [gone, lost, paid] = [
      await buildSentInvoice(owner, due(-5)),
      await buildSentInvoice(owner, due(-5)),
      await buildSentInvoice(owner, due(-5)),
    ];
    await owner.call('submitInvoice', { params: { id: approved.id } });
    await owner.call('approveInvoice', { params: { id: approved.id } });
    await owner.call('voidInvoice', { params: { id: gone.id } });
    await owner.call('markInvoiceUncollectible', { params: { id: lost.id } });
    await pay(owner, paid.id, 100);
    await goTo(owner, inDays(2));
    const all = await Promise.all([draft, approved, gone, lost, paid].map(({ id }) => readInvoice(owner, id)));
    expect(all.map(({ status }) => status)).to.deep.equal(['draft', 'approved', 'void', 'uncollectible', 'paid']);
  });

  it('marks each exactly once if several processes run it concurrently', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { email: 'many@client.example' });
    const ids: string[] = [];
    for (let made = 0; made < 60; made += 1) ids.push((await buildSentInvoice(owner, { client_id, ...due(-1) })).id);
    const { database: db, settings } = await testApi();
    const jobs = { advance: nothing, drain: nothing, sendTest: nothing, wake: () => undefined };
    const look = async () => markOverdueInvoices(await systemContext({ db, settings, jobs }, owner.workspaceId));
    await Promise.all([look(), look(), look()]);
    const { data } = await owner.call('listEvents', { query: { type: 'invoice.overdue' as never, per_page: 100 } });
    expect(data.map(({ resource_id: id }) => id).toSorted()).to.deep.equal(ids.toSorted());
    expect((await owner.call('listInvoices', { query: { status: ['overdue'] } })).pagination.total).to.equal(60);
  });
});

const nothing = (): Promise<void> => Promise.resolve();

describe('an overdue invoice', () => {
  it('stays overdue when partly paid, and is overdue again when money is refunded', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner, due(0));
    await goTo(owner, inDays(1));
    expect((await pay(owner, id, 40)).status).to.equal('overdue');
    const { payment } = await pay(owner, id, 60);
    const back = await owner.call('refundInvoicePayment', { params: { id, payment_id: payment.id } });
    expect(back.data.status).to.equal('overdue');
    expect(await eventTypesOf(owner, id)).to.deep.equal([
      'invoice.created',
      'invoice.sent',
      'invoice.updated', // by the daily job
      'invoice.overdue',
      'invoice.partial_payment',
      'invoice.paid',
      'invoice.updated',
      'invoice.overdue',
    ]);
  });
});

describe('remindInvoice', () => {
  it('mails a reminder with the PDF and counts it', async () => {
    const { owner } = await buildWorkspace();
    const { id, invoice_number, hosted_url } = await buildSentInvoice(owner, due(0));
    await goTo(owner, inDays(3));
    const { data } = await owner.call('remindInvoice', { params: { id }, body: { message: 'Did this slip through?' } });
    const invoice = await readInvoice(owner, id);
    expect(data).to.deep.include({ id, status: 'overdue', reminders: invoice.reminders });
    expect(invoice.reminders).to.deep.equal({
      last_reminder_at: `${inDays(3)}T12:00:00.000Z`,
      reminder_count: 1,
      last_level: null,
    });
    const [mail] = (await owner.call('listTestMails', {})).data;
    expect(mail?.to).to.deep.equal(data.email_sent_to);
    expect(mail?.subject).to.equal(`Reminder: Invoice ${invoice_number} from Test Firm`);
    expect(mail?.text).to.contain('Did this slip through?').and.contain('is 3 days overdue').and.contain('$100.00');
    expect([mail?.links.includes(hosted_url ?? ''), mail?.attachments.length]).to.deep.equal([true, 1]);
    expect((await eventsOf(owner, id)).at(-1)).to.deep.include({ type: 'invoice.updated', data: invoice });
    const again = await owner.call('remindInvoice', { params: { id }, body: { to: ['boss@client.example'] } });
    expect([again.data.reminders.reminder_count, again.data.email_sent_to]).to.deep.equal([2, ['boss@client.example']]);
  });

  it('is refused before the due date has passed, and for invoices that are not owed', async () => {
    const { owner } = await buildWorkspace();
    const [today, draft, paid] = [
      await buildSentInvoice(owner, due(0)),
      await buildInvoice(owner, due(-5)),
      await buildSentInvoice(owner, due(-5)),
    ];
    await pay(owner, paid.id, 100);
    for (const { id } of [today, draft, paid]) {
      const { status, error } = await owner.fail('remindInvoice', { params: { id } });
      expect([status, error.code]).to.deep.equal([409, 'invalid_state']);
    }
  });

  it('can be called before the daily job has marked the invoice, and marks it', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner, due(-2));
    expect((await owner.call('remindInvoice', { params: { id } })).data.status).to.equal('overdue');
  });
});

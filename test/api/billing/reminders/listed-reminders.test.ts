/** The next reminders of invoices in lists, against those of each invoice by itself. */
import { expect } from 'chai';
import type { Schemas } from '../../../../contract/contract.js';
import { buildClient } from '../../../support/builders/factories.js';
import {
  buildRemindingFirm,
  dates,
  dueOn,
  fullSchedule,
  goToTime,
  payLate,
} from '../../../support/builders/billing/reminders.js';
import { buildInvoice, buildSentInvoice, pay, readInvoice } from '../../../support/builders/invoices.js';
import { buildAgreement } from '../../../support/builders/agreements.js';
import { downloadCsv } from '../../../support/contract/list-files.js';
import { testApi, type ApiClient } from '../../../support/service/api.js';
import { countStatements } from '../../../support/source/statements.js';

const at = (day: string) => `2027-${day}T08:00:00.000Z`;

/** An invoice for each reason to be reminded or not, by its subject; all of them due on the same day. */
async function buildLedger(owner: ApiClient): Promise<void> {
  const { db } = await testApi();
  const sentTo = async (subject: string, client: Partial<Schemas['ClientCreate']> = {}, more: object = {}) => {
    const { id: client_id } = await buildClient(owner, {
      email: `${subject.replaceAll(' ', '-')}@client.example`,
      ...client,
    });
    return buildSentInvoice(owner, { ...dates, subject, client_id, ...more });
  };
  await buildInvoice(owner, { ...dates, subject: 'draft' });
  await sentTo('owed');
  const { id: agreement_id, client_id } = await buildAgreement(owner);
  await owner.call('updateClient', { params: { id: client_id }, body: { email: 'retainer@client.example' } });
  await buildSentInvoice(owner, { ...dates, subject: 'retainer', client_id, agreement_id });
  await pay(owner, (await sentTo('partly paid')).id, 40);
  const [paid, paused, disputed, coming] = [
    await sentTo('paid'),
    await sentTo('paused'),
    await sentTo('disputed'),
    await sentTo('coming'),
  ];
  await pay(owner, paid.id, 100);
  await owner.call('updateInvoice', { params: { id: paused.id }, body: { reminders_paused: true } });
  await pay(owner, disputed.id, 10);
  await db('payments').where({ invoice_id: disputed.id }).update({ dispute_status: 'under_review' });
  await payLate(owner, coming, '2027-03-18');
  const covered = await sentTo('covered');
  await owner.call('createPayment', {
    body: { client_id: covered.client_id, amount: 100, currency: covered.currency },
  });
  const silent = await sentTo('nobody to mail');
  await owner.call('updateClient', { params: { id: silent.client_id }, body: { email: null } });
  await sentTo('none of its own', { reminder_schedule: [] });
  await sentTo('one of its own', { reminder_schedule: [{ days_after_due: 5, level: 'last' }] });
  await sentTo('void').then(({ id }) => owner.call('voidInvoice', { params: { id } }));
}

describe('listInvoices', () => {
  it('has the next reminder that each invoice has by itself, and one statement reads them for a page', async () => {
    const owner = await buildRemindingFirm();
    await buildLedger(owner);
    await goToTime(owner, dueOn);
    const list = async () => (await owner.call('listInvoices', { query: { per_page: 100 } })).data;
    const rows = await list();
    expect(Object.fromEntries(rows.map(({ subject, next_reminder: next }) => [subject, next]))).to.deep.equal({
      draft: null,
      owed: { at: at('03-16'), level: 'first', held_by: null },
      retainer: { at: at('03-16'), level: 'first', held_by: null },
      'partly paid': { at: at('03-16'), level: 'first', held_by: null },
      paid: null,
      paused: null,
      disputed: { at: at('03-16'), level: 'first', held_by: 'disputed' },
      coming: { at: at('03-16'), level: 'first', held_by: 'payment_under_way' },
      covered: { at: at('03-16'), level: 'first', held_by: 'credit' },
      'nobody to mail': { at: at('03-16'), level: 'first', held_by: 'no_recipient' },
      'none of its own': null,
      'one of its own': { at: at('03-20'), level: 'last', held_by: null },
      void: null,
    });
    for (const { id, next_reminder } of rows)
      expect((await readInvoice(owner, id)).next_reminder ?? null).to.deep.equal(next_reminder);

    const { records } = await downloadCsv(owner, 'listInvoices', {});
    expect(records.map((record) => [record['next_reminder.at'], record['next_reminder.held_by']])).to.have.deep.members(
      rows.map(({ next_reminder: next }) => [next?.at ?? '', next?.held_by ?? '']),
    );
    const ofRetainer = rows.find(({ subject }) => subject === 'retainer');
    const { data: agreement } = await owner.call('getAgreement', {
      params: { id: String(ofRetainer?.agreement_id) },
      query: { include: ['invoices'] },
    });
    expect(agreement.invoices).to.deep.equal([ofRetainer]);

    const withReminders = await countStatements(owner.workspaceId, list);
    const one = () => owner.call('listInvoices', { query: { per_page: 1, status: ['sent'] } });
    expect(await countStatements(owner.workspaceId, one)).to.equal(withReminders);
    await owner.call('updateWorkspace', { body: { reminder_schedule: [] } });
    const ofSome = await countStatements(owner.workspaceId, list);
    expect(ofSome, 'one client has a schedule').to.equal(withReminders);
    const paid = () => owner.call('listInvoices', { query: { per_page: 100, status: ['paid'] } });
    await owner.call('updateWorkspace', { body: { reminder_schedule: fullSchedule } });
    expect(await countStatements(owner.workspaceId, paid), 'nobody to remind').to.equal(withReminders - 1);
  });
});

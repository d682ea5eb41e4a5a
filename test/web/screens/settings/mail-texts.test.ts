/** Settings → Emails: what they say, and who gets copies and replies, for the firm and for a client. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { chooseMore, pathOf } from '../../support/billing.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { choose, expectNoSideways, fieldOf, write } from '../../support/keyboard.js';

const german = { params: { kind: 'invoice', language: 'de' } } as const;

describe('the texts of emails', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `are written with fields that are inserted, previewed, kept while others are looked at, and taken back, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const stored = async () => (await live.call('getMailTemplate', german)).data;
        const page = await open(live, '/settings/mails?open=invoice.de', look);
        const paper = page.getByRole('region', { name: 'Email preview' });
        await paper.getByText('Anbei erhalten Sie unsere Rechnung INV-').waitFor();
        await write(page, 'Subject', 'Ihre Rechnung ');
        await page
          .getByRole('group', { name: 'Insert a field' })
          .getByRole('button', { name: 'Number of the invoice' })
          .press('Enter');
        await paper.getByText(/^Ihre Rechnung INV-/).waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
        await page.keyboard.type(' {{nummer}}');
        await paper.getByText('Use only the fields that are offered').waitFor();
        for (let letter = 0; letter < 11; letter += 1) await page.keyboard.press('Backspace');
        await fieldOf(page, /^Language/).focus();
        await choose(page, 'French');
        await paper.getByText('Voici notre facture').waitFor();
        await fieldOf(page, /^Language/).focus();
        await choose(page, 'German');
        await paper.getByText(/^Ihre Rechnung INV-/).waitFor();
        await fieldOf(page, 'Subject').focus();
        await page.keyboard.press('Control+Enter');
        await until(async () => (await stored()).is_changed);
        expect((await stored()).subject).to.equal('Ihre Rechnung {{invoice.number}}');
        await page.getByRole('button', { name: 'Back to Docket’s own text' }).press('Enter');
        await until(async () => !(await stored()).is_changed);
        await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
        await until(async () => (await stored()).is_changed);
      }),
    );

  it(
    'go in copy to those of the firm or of a client, and a reminder has the level that is chosen',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const client = await buildClient(owner, { email: 'office@client.example' });
      const page = await open(owner, '/settings/mails?open=copies');
      await write(page, 'Copies to', 'books@firm.example, ada@münchen.example');
      await write(page, 'Replies to', 'in@firm.example');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await owner.call('getWorkspace', {})).data.mail_cc.length === 2);
      expect((await owner.call('getWorkspace', {})).data).to.deep.include({
        mail_cc: ['books@firm.example', 'ada@münchen.example'],
        mail_reply_to: 'in@firm.example',
      });
      await page.goto(new URL(`/clients/${client.id}?tab=settings`, page.url()).href);
      await fieldOf(page, /^Copies of emails about billing/).focus();
      await choose(page, 'Their own');
      await write(page, 'Copies to', 'ana@client.example');
      await page.keyboard.press('Control+Enter');
      const billing = async () => (await owner.call('getClient', { params: { id: client.id } })).data.billing;
      await until(async () => (await billing()).mail_cc !== null);
      expect(await billing()).to.deep.include({ mail_cc: ['ana@client.example'], mail_reply_to: null });
      const invoice = await buildSentInvoice(owner, {
        client_id: client.id,
        invoice_date: '2026-01-01',
        due_date: '2026-01-15',
      });
      await page.goto(new URL(pathOf(invoice), page.url()).href);
      await chooseMore(page, 'Send reminder');
      await fieldOf(page, /^Level/).focus();
      await choose(page, 'Last reminder');
      await page
        .getByRole('region', { name: 'Email preview' })
        .getByText(/^Last reminder: Invoice/)
        .waitFor();
      await page.keyboard.press('Control+Enter');
      await until(
        async () =>
          (await owner.call('getInvoice', { params: { id: invoice.id } })).data.reminders.reminder_count === 1,
      );
      const [mail] = (await owner.call('listTestMails', {})).data;
      expect([mail?.subject.split(':')[0], mail?.cc]).to.deep.equal(['Last reminder', ['ana@client.example']]);
    }),
  );
});

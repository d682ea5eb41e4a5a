/** The list of invoices: search, filters, sums and bulk actions. */
import { expect } from 'chai';
import { buildClient } from '../../../support/builders/factories.js';
import {
  buildInvoice,
  buildSentInvoice,
  inDays,
  lineAt,
  pay,
  readInvoice,
} from '../../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { columnOf, finish, showsRows } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

describe('the list of invoices', () => {
  const inBrowser = inBrowsers();

  it(
    'is searched by number and subject, and goes from its sums to the invoices that make them',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const open1 = await buildSentInvoice(owner, { subject: 'Hosting in May' });
      const late = await buildSentInvoice(owner, {
        subject: 'Design',
        invoice_date: inDays(-40),
        due_date: inDays(-10),
        line_items: [lineAt(70)],
      });
      await buildInvoice(owner, { subject: 'Hosting in June' });
      const page = await open(owner, '/billing?tab=invoices');
      const search = page.getByRole('searchbox', { name: 'Number or subject' });
      await search.fill('hosting');
      await page.waitForURL(/search=hosting/);
      await until(async () => (await columnOf(page, 'Invoice')).length === 2);
      await search.fill(late.invoice_number);
      await showsRows(page, 'Invoice', [late.invoice_number]);
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await until(async () => (await columnOf(page, 'Invoice')).length === 3);
      await page.getByRole('link', { name: /^Overdue/ }).click();
      await showsRows(page, 'Invoice', [late.invoice_number]);
      await page.getByRole('button', { name: 'Remove filter Overdue' }).click();
      await page.getByRole('link', { name: /^Outstanding/ }).click();
      await until(async () => (await columnOf(page, 'Invoice')).length === 2);
      expect(await columnOf(page, 'Invoice')).to.have.members([open1.invoice_number, late.invoice_number]);
    }),
  );

  it(
    'names other currencies under each figure, red if any is overdue, and has their sums in a row each, folded',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const bill = async (currency: string, rate: number, dates = {}): Promise<void> => {
        const { id: client_id } = await buildClient(owner, { currency, email: `${currency}@example.com` });
        await buildSentInvoice(owner, { client_id, line_items: [lineAt(rate)], ...dates });
      };
      await bill('EUR', 250);
      await bill('JPY', 9000);
      const page = await open(owner, '/billing?tab=invoices');
      const sums = page.getByRole('region', { name: 'In other currencies' });
      await page.getByRole('link', { name: /^Outstanding.*and €250\.00 · JP¥9,000$/ }).waitFor();
      const overdue = page.getByRole('link', { name: /^Overdue/ });
      expect(await overdue.getAttribute('data-kind')).to.equal(null);
      await page.getByText('Also in 2 other currencies').click();
      expect(await sums.getByRole('row', { name: /EUR/ }).getByRole('cell').allTextContents()).to.deep.equal([
        '€250.00',
        '€250.00',
        '€250.00',
        '€0.00',
      ]);
      await bill('CHF', 40, { invoice_date: inDays(-40), due_date: inDays(-10) });
      const folded = page.getByText('Also in 3 other currencies');
      await page.reload();
      await folded.waitFor();
      expect(await sums.isVisible()).to.equal(false);
      expect(await overdue.getAttribute('data-kind')).to.equal('bad');
      expect(await overdue.innerText()).to.match(/and CHF\s40\.00/);
      await folded.click();
      await sums.getByRole('row', { name: /JPY/ }).waitFor();
      await expectNoSideways(page);
    }),
  );

  it(
    'sends several at once, says of each what became of it, and tries again only what was refused',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const [first, second] = [await buildInvoice(owner), await buildInvoice(owner)];
      const nowhere = await buildClient(owner, { name: 'Nowhere' });
      const stuck = await buildInvoice(owner, { client_id: nowhere.id });
      const sent = await buildSentInvoice(owner);
      const page = await open(owner, '/billing?tab=invoices');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
      await page
        .getByRole('region', { name: 'Selected rows' })
        .getByRole('button', { name: 'Send', exact: true })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Send 3 invoices' });
      await dialog.getByText(`${sent.invoice_number} (sent)`).waitFor();
      await dialog.getByLabel('Message').fill('As agreed');
      await dialog.getByRole('button', { name: 'Send 3 invoices' }).dblclick();
      await dialog.getByRole('button', { name: 'Try again: Send 1 invoice' }).waitFor();
      expect(await dialog.getByText('Done', { exact: true }).count()).to.equal(2);
      await dialog
        .getByRole('row', { name: new RegExp(stuck.invoice_number, 'u') })
        .getByRole('alert')
        .waitFor();
      await owner.call('updateClient', { params: { id: nowhere.id }, body: { email: 'now@client.example' } });
      await dialog.getByRole('button', { name: 'Try again: Send 1 invoice' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('3 invoices sent').waitFor();
      const statuses = await Promise.all(
        [first, second, stuck].map(async ({ id }) => (await readInvoice(owner, id)).status),
      );
      expect(statuses).to.deep.equal(['sent', 'sent', 'sent']);
      const { data: mails } = await owner.call('listTestMails', {});
      expect(mails.filter(({ text }) => text.includes('As agreed'))).to.have.length(3);
    }),
  );

  it(
    'records several as paid in full, but not one that was changed after the list showed it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const [first, second] = [await buildSentInvoice(live), await buildSentInvoice(live)];
      const page = await open(live, '/billing?tab=invoices');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
      await page.getByRole('button', { name: 'Record as paid' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record 2 invoices as paid' });
      await dialog.getByRole('button', { name: /Method$/ }).waitFor();
      await pay(live, second.id, 30);
      await dialog.getByRole('button', { name: 'Record 2 invoices as paid' }).click();
      await dialog.getByText('Someone changed this in the meantime. Check it first.').waitFor();
      await until(async () => (await readInvoice(live, first.id)).status === 'paid');
      expect((await readInvoice(live, second.id)).amounts.amount_paid).to.equal(30);
      await page.keyboard.press('Escape');
      await page.getByRole('region', { name: 'Selected rows' }).waitFor({ state: 'detached' });
    }),
  );

  it(
    'submits, approves and reminds of several, and offers only what can be done with some of those selected',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await owner.call('updateWorkspace', { body: { require_invoice_approval: true } });
      const drafts = [await buildInvoice(owner), await buildInvoice(owner)];
      const page = await open(owner, '/billing?tab=invoices');
      const bulk = page.getByRole('region', { name: 'Selected rows' });
      const all = page.getByRole('checkbox', { name: 'Select all loaded rows' });
      for (const [button, action] of [
        ['Submit for approval', 'Submit 2 invoices for approval'],
        ['Approve', 'Approve 2 invoices'],
        ['Send', 'Send 2 invoices'],
      ] as const) {
        await all.check();
        await bulk.getByRole('button', { name: 'Clear' }).waitFor();
        await until(async () => (await bulk.getByRole('button').allInnerTexts()).length === 2);
        await bulk.getByRole('button', { name: button }).click();
        await finish(page, action);
      }
      for (const { id } of drafts) expect((await readInvoice(owner, id)).status).to.equal('sent');
      await owner.call('advanceTestClock', { body: { to: `${inDays(60)}T12:00:00Z` } });
      await page.reload();
      await all.check();
      await bulk.getByRole('button', { name: 'Remind' }).click();
      await finish(page, 'Send reminders for 2 invoices');
      for (const { id } of drafts) expect((await readInvoice(owner, id)).reminders.reminder_count).to.equal(1);
    }),
  );

  it(
    'is a file of what the filters leave',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner);
      const draft = await buildInvoice(owner);
      const page = await open(owner, '/billing?tab=invoices&status=sent');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
      const chunks: Buffer[] = [];
      for await (const chunk of await (await downloading).createReadStream()) chunks.push(Buffer.from(chunk as Buffer));
      const text = Buffer.concat(chunks).toString('utf8');
      // For people: a mark of UTF-8, headings in words, and names first.
      expect(text).to.match(/^\uFEFFInvoice number,/);
      expect(text).to.contain(invoice.invoice_number);
      expect(text).not.to.contain(draft.invoice_number);
    }),
  );

  it(
    'has nothing to select for who may change nothing',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const invoice = await buildSentInvoice(live);
      const page = await open(await buildUser(live, 'viewer'), '/billing?tab=invoices');
      await page.getByRole('link', { name: invoice.invoice_number }).waitFor();
      expect(await page.getByRole('checkbox').count()).to.equal(0);
      expect(await page.getByRole('button', { name: /New invoice|Record payments|Export/ }).count()).to.equal(0);
    }),
  );
});

/** The lists of billing: found, filtered, added up, led on from, and many done at once. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildClient } from '../../../support/builders/factories.js';
import {
  buildInvoice,
  buildSentInvoice,
  credit,
  inDays,
  lineAt,
  pay,
  readInvoice,
} from '../../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { columnOf, finish, pathOf, stateOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';
import { choose } from '../../support/keyboard.js';

const showsRows = async (page: Page, label: string, values: readonly string[]): Promise<void> =>
  until(async () => String(await columnOf(page, label)) === String(values));

const statOf = (page: Page, label: string) => page.locator('.stat', { hasText: label }).locator('.stat-value');

async function setFilter(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${label}$`, 'u') })
    .waitFor();
  await choose(page, option);
}

const named = async (owner: ApiClient, name: string): Promise<string> =>
  (await buildClient(owner, { name, email: `${name.toLowerCase()}@client.example` })).id;

describe('the list of payments', () => {
  const inBrowser = inBrowsers();

  it(
    'is limited by kind, method and client, adds up what is left, and keeps it in the address',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const [acme, beta] = [await named(owner, 'Acme'), await named(owner, 'Beta')];
      const first = await buildSentInvoice(owner, { client_id: acme });
      const second = await buildSentInvoice(owner, { client_id: beta });
      const { payment } = await pay(owner, first.id, 40, { method: 'wire' });
      await pay(owner, first.id, 60, { method: 'check' });
      await pay(owner, second.id, 25, { method: 'wire' });
      await owner.call('refundInvoicePayment', {
        params: { id: first.id, payment_id: payment.id },
        body: { amount: 10 },
      });
      const page = await open(owner, '/billing?tab=payments');
      await until(async () => (await statOf(page, 'Net').allInnerTexts())[0] === '$115.00');
      await setFilter(page, 'Kind', 'Refund');
      await showsRows(page, 'Amount', ['-$10.00']);
      await page.getByRole('button', { name: 'Remove filter Kind' }).click();
      await setFilter(page, 'Method', 'Check');
      await showsRows(page, 'Amount', ['$60.00']);
      expect(await statOf(page, 'Net').innerText()).to.equal('$60.00');
      await page.reload();
      await showsRows(page, 'Amount', ['$60.00']);
      await page.getByRole('row', { name: /Acme/ }).click();
      await page.getByRole('heading', { level: 1, name: first.invoice_number }).waitFor();
      await page.goBack();
      await showsRows(page, 'Amount', ['$60.00']);
      await page.goto(`/billing?tab=payments&client_id=${beta}`);
      await showsRows(page, 'Client', ['Beta']);
      await page.getByRole('button', { name: /^Client Beta/ }).waitFor();
    }),
  );

  it(
    'takes the payments of a bank statement one after the other, by amount, client or number, by keyboard alone',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const byAmount = await buildSentInvoice(owner, {
        client_id: await named(owner, 'Acme'),
        line_items: [lineAt(1234.5)],
      });
      const byClient = await buildSentInvoice(owner, { client_id: await named(owner, 'Gamma') });
      const byNumber = await buildSentInvoice(owner, {
        client_id: await named(owner, 'Delta'),
        line_items: [lineAt(70)],
      });
      await buildInvoice(owner, { line_items: [lineAt(1234.5)] });
      const page = await open(owner, '/billing?tab=payments');
      await page.getByText('No payments yet').waitFor();
      await page.keyboard.press('p');
      const dialog = page.getByRole('dialog', { name: 'Record payments' });
      const field = dialog.getByRole('combobox', { name: 'Invoice' });
      const record = async (text: string, option: RegExp): Promise<void> => {
        await until(async () => field.evaluate((element) => element === document.activeElement));
        await page.keyboard.type(text);
        await until(async () => {
          const found = await page.getByRole('option').allInnerTexts();
          return found.length === 1 && option.test(found[0] ?? '');
        });
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        const amount = dialog.getByRole('textbox', { name: 'Amount' });
        await amount.waitFor();
        await until(async () => amount.evaluate((element) => element === document.activeElement));
        await page.keyboard.press('Control+Enter');
        await dialog.getByRole('textbox', { name: 'Amount' }).waitFor({ state: 'detached' });
      };
      await record('1,234.50', /Acme/);
      await record('gamm', /Gamma/);
      await record(byNumber.invoice_number, /Delta/);
      // The list of invoices to go on with lies over it.
      await page.locator('.bank-recorded li').nth(2).waitFor();
      const paid = await Promise.all(
        [byAmount, byClient, byNumber].map(({ id }) => readInvoice(owner, id, ['payments'])),
      );
      expect(paid.map(({ status, payments }) => [status, payments?.map(({ method }) => method)])).to.deep.equal(
        paid.map(() => ['paid', ['wire']]),
      );
      await page.keyboard.press('Escape');
      await showsRows(page, 'Amount', ['$70.00', '$100.00', '$1,234.50']);
    }),
  );
});

describe('the list of credit notes', () => {
  const inBrowser = inBrowsers();

  it(
    'is limited by client and days, adds up, and leads to the note and to its invoice',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const [acme, beta] = [await named(owner, 'Acme'), await named(owner, 'Beta')];
      const invoice = await buildSentInvoice(owner, { client_id: acme });
      const note = await credit(owner, invoice.id, { amount: 30, reason: 'Half a day less' });
      await credit(owner, (await buildSentInvoice(owner, { client_id: beta })).id);
      const page = await open(owner, '/billing?tab=credit-notes');
      await until(async () => (await statOf(page, 'Credited').allInnerTexts())[0] === '$130.00');
      await page.goto(`/billing?tab=credit-notes&client_id=${acme}`);
      await showsRows(page, 'Total', ['$30.00']);
      expect(await statOf(page, 'Credited').innerText()).to.equal('$30.00');
      await page.goto(`/billing?tab=credit-notes&to=${inDays(-1)}`);
      await page.getByText('No credit note fits these filters').waitFor();
      await page.getByRole('button', { name: 'Clear all' }).click();
      await page.getByRole('row', { name: /Acme/ }).click();
      await page.getByRole('heading', { level: 1, name: note.credit_note_number }).waitFor();
      await page.getByText('Half a day less').waitFor();
      await page.getByRole('link', { name: invoice.invoice_number }).click();
      await page.getByRole('heading', { level: 1, name: invoice.invoice_number }).waitFor();
    }),
  );
});

describe('the aging of what is owed', () => {
  const inBrowser = inBrowsers();

  it(
    'has in each figure exactly the invoices that it leads to',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const client_id = await named(owner, 'Acme');
      const late = [0, 1, 30, 31, 60, 61, 90, 91];
      for (const [at, days] of late.entries())
        await buildSentInvoice(owner, {
          client_id,
          invoice_date: inDays(-120),
          due_date: inDays(-days),
          line_items: [lineAt(2 ** at)],
        });
      const page = await open(owner, '/billing?tab=aging');
      const figures: readonly (readonly [label: string, amount: string, rows: readonly string[]])[] = [
        ['Not due', '$1.00', ['$1.00']],
        ['1–30 days', '$6.00', ['$2.00', '$4.00']],
        ['31–60 days', '$24.00', ['$8.00', '$16.00']],
        ['61–90 days', '$96.00', ['$32.00', '$64.00']],
        ['Over 90 days', '$128.00', ['$128.00']],
        ['Outstanding', '$255.00', late.map((_days, at) => `$${2 ** at}.00`)],
      ];
      for (const [label, amount, rows] of figures) {
        const figure = page.getByRole('link', { name: `${label} ${amount}` });
        await figure.click();
        await page.getByRole('tab', { name: 'Invoices', selected: true }).waitFor();
        await until(async () => {
          const shown = await columnOf(page, 'Outstanding');
          return String(shown.toSorted()) === String(rows.toSorted());
        });
        await page.goBack();
        await page.getByRole('tab', { name: 'Aging', selected: true }).waitFor();
      }
    }),
  );
});

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
      const search = page.getByRole('searchbox', { name: 'Search by number or subject' });
      await search.fill('hosting');
      await page.waitForURL(/search=hosting/);
      await until(async () => (await columnOf(page, 'Subject')).length === 2);
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
      await page.getByRole('button', { name: 'Paid in full' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record 2 invoices as paid' });
      await dialog.getByRole('button', { name: /Method$/ }).waitFor();
      await pay(live, second.id, 30);
      await dialog.getByRole('button', { name: 'Record 2 invoices as paid' }).click();
      await dialog.getByText('Somebody has changed it meanwhile: look at it first.').waitFor();
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
      await finish(page, 'Remind of 2 invoices');
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
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const chunks: Buffer[] = [];
      for await (const chunk of await (await downloading).createReadStream()) chunks.push(Buffer.from(chunk as Buffer));
      const text = Buffer.concat(chunks).toString('utf8');
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

describe('a payment on an invoice', () => {
  const inBrowser = inBrowsers();

  it(
    'is taken in parts, and the last of them leaves nothing outstanding',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner);
      const page = await open(owner, pathOf(invoice));
      const dialog = page.getByRole('dialog', { name: 'Record payment' });
      await page.getByRole('button', { name: 'Record payment' }).click();
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('33.33');
      await dialog.getByLabel('Reference').fill('Statement 14');
      await finish(page, 'Record payment');
      await stateOf(page, 'Partial').waitFor();
      await page.getByRole('button', { name: 'Record payment' }).click();
      await dialog.getByText('$66.67 of $100.00 are outstanding.').waitFor();
      expect(await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()).to.equal('66.67');
      await finish(page, 'Record payment');
      await stateOf(page, 'Paid').waitFor();
      await page.getByRole('button', { name: 'Record payment' }).waitFor({ state: 'detached' });
      await page.getByRole('grid', { name: 'Payments' }).getByText('Statement 14').waitFor();
      const { amounts } = await readInvoice(owner, invoice.id);
      expect([amounts.amount_paid, amounts.outstanding]).to.deep.equal([100, 0]);
    }),
  );

  it(
    'beyond what is outstanding is refused at the amount, keeps what was typed, and goes through once it is mended',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const invoice = await buildSentInvoice(owner);
      const page = await open(owner, pathOf(invoice));
      await page.getByRole('button', { name: 'Record payment' }).click();
      const dialog = page.getByRole('dialog', { name: 'Record payment' });
      const amount = dialog.getByRole('textbox', { name: 'Amount' });
      await amount.fill('100.01');
      await dialog.getByLabel('Reference').fill('Statement 15');
      await dialog.getByRole('button', { name: 'Record payment' }).click();
      await dialog
        .locator('.field', { has: page.getByRole('textbox', { name: 'Amount' }) })
        .locator('.field-problem')
        .waitFor();
      expect(await dialog.getByLabel('Reference').inputValue()).to.equal('Statement 15');
      await amount.fill('100');
      await finish(page, 'Record payment');
      const { payments } = await readInvoice(owner, invoice.id, ['payments']);
      expect(payments?.map((one) => [one.amount, one.reference])).to.deep.equal([[100, 'Statement 15']]);
    }),
  );
});

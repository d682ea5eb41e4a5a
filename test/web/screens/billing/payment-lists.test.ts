/** The lists of payments and credit notes, and the aging: filters, sums and links. */
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
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { columnOf, showsRows } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';
import { choose } from '../../support/keyboard.js';

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
      await setFilter(page, 'Type', 'Refund');
      await showsRows(page, 'Amount', ['-$10.00']);
      await page.getByRole('button', { name: 'Remove filter Type' }).click();
      await setFilter(page, 'Method', 'Check');
      await showsRows(page, 'Amount', ['$60.00']);
      expect(await statOf(page, 'Net').innerText()).to.equal('$60.00');
      await page.reload();
      await showsRows(page, 'Amount', ['$60.00']);
      await page.getByRole('row', { name: /Acme/ }).click();
      const drawer = page.getByRole('dialog', { name: 'Payment' });
      await drawer.getByRole('link', { name: first.invoice_number }).click();
      await page.getByRole('heading', { level: 1, name: first.invoice_number }).waitFor();
      await page.goBack();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
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
      // The list of invoices for the next payment has opened over these rows; Escape closes it below.
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
      await page.getByText('No credit notes match these filters').waitFor();
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

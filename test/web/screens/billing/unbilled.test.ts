/** From unbilled work to drafts: what is billed and left out, to the cent, and no hour twice. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildApprovedExpense, buildExpense } from '../../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildSentInvoice, lineAt, readInvoice } from '../../../support/builders/invoices.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { until } from '../../../support/service/waiting.js';
import { columnOf, factsOf, pathOf, stateOf } from '../../support/billing.js';
import { deafen, inBrowsers } from '../../support/dashboard.js';

const previewOf = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Preview' });

const totalsShow = async (page: Page, total: string): Promise<void> =>
  until(async () => {
    const totals = page.getByRole('dialog').getByLabel('Totals');
    return (await totals.count()) > 0 && (await factsOf(totals))['Total'] === total;
  });

async function buildWork(owner: ApiClient, currency = 'USD') {
  const { id: client_id } = await buildClient(owner, { name: 'Acme', currency, email: 'pay@acme.example' });
  const { id: shop } = await buildProject(owner, { client_id, title: 'Shop' });
  const { id: app } = await buildProject(owner, { client_id, title: 'App' });
  return { client_id, shop, app };
}

const invoicesOf = async (owner: ApiClient) => (await owner.call('listInvoices', { query: { per_page: 100 } })).data;

/** With plain spaces between codes and amounts. */
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('unbilled work', () => {
  const inBrowser = inBrowsers();

  it(
    'can be left out and put back by days, expenses and project, with the amount and the reason',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await owner.call('updateWorkspace', { body: { require_expense_approval: true } });
      const { client_id, shop, app } = await buildWork(owner);
      await buildTimeEntry(owner, { project_id: shop, hours: 2, rate_charged: 100, date: '2026-03-02' });
      await buildTimeEntry(owner, { project_id: app, hours: 1, rate_charged: 100, date: '2026-03-20' });
      await buildApprovedExpense(owner, { project_id: shop, amount: 50, markup_percent: 0 });
      await buildExpense(owner, { project_id: shop, amount: 7, markup_percent: 0 });
      const page = await open(owner, `/billing?tab=unbilled&bill=${client_id}`);
      const dialog = page.getByRole('dialog', { name: 'Bill Acme' });
      await totalsShow(page, '$350.00');
      await dialog.getByText('1 expense ($7.00) must be approved first').waitFor();
      await dialog.getByText('Include expenses').click();
      await totalsShow(page, '$300.00');
      await dialog.getByText('1 expense, because expenses are not included').waitFor();
      await dialog.getByText('Include expenses').click();
      await totalsShow(page, '$350.00');
      await dialog.getByRole('button', { name: /Project$/ }).click();
      await page.getByRole('option', { name: 'App' }).click();
      await totalsShow(page, '$100.00');
      await dialog.getByRole('button', { name: /Project$/ }).click();
      await page.getByRole('option', { name: 'Shop' }).click();
      await totalsShow(page, '$250.00');
      await dialog.getByRole('button', { name: /Project$/ }).click();
      await page.getByRole('option', { name: 'All projects' }).click();
      await totalsShow(page, '$350.00');
      await dialog
        .getByRole('spinbutton', { name: /^day, Start/ })
        .first()
        .focus();
      await page.keyboard.type('19');
      await totalsShow(page, '$100.00');
      await dialog.getByText('1 time entry outside this period').waitFor();
      await dialog.getByText('1 expense outside this period').waitFor();
      await dialog
        .getByRole('spinbutton', { name: /^day, Start/ })
        .first()
        .focus();
      await page.keyboard.type('02');
      await totalsShow(page, '$350.00');
    }),
  );

  for (const [currency, rate, form] of [
    ['USD', 33.335, /^\$\d+\.\d{2}$/],
    ['JPY', 1234.5, /^JP¥\d,\d{3}$/],
    ['BHD', 33.3335, /^BHD\s\d+\.\d{3}$/],
  ] as const)
    it(
      `in ${currency} is the same in the preview, on the draft and on the invoice that was sent, in its minor units`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const { client_id, shop, app } = await buildWork(owner, currency);
        await owner.call('updateWorkspace', { body: { default_tax_rate: 0.077 } });
        for (const [at, project_id] of [shop, app, shop].entries())
          await buildTimeEntry(owner, { project_id, hours: 0.33 * (at + 1), rate_charged: rate });
        await buildTimeEntry(owner, { project_id: app, hours: 1.3, rate_charged: rate });
        const { data: told } = await owner.call('previewInvoiceFromTime', {
          body: { client_id, from: '2026-03-01', to: '2026-03-31', group_by: 'project' },
        });
        const page = await open(owner, `/billing?tab=unbilled&bill=${client_id}`);
        const totals = page.getByRole('dialog').getByLabel('Totals');
        await totals.waitFor();
        const preview = await factsOf(totals);
        const lines = await columnOf(previewOf(page), 'Amount');
        await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click();
        await stateOf(page, 'Draft').waitFor();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        expect(await factsOf(page.getByLabel('Totals'))).to.include(preview);
        expect(await columnOf(page.getByRole('grid', { name: 'Lines' }), 'Amount')).to.deep.equal(lines);
        const [draft] = await invoicesOf(owner);
        expect(draft?.amounts.total).to.equal(told.amounts.total);
        await owner.call('sendInvoice', { params: { id: draft?.id ?? '' } });
        await stateOf(page, 'Sent').waitFor();
        expect(await factsOf(page.getByLabel('Totals'))).to.include(preview);
        expect(preview['Total']).to.match(form);
        expect(Number(preview['Total']?.replaceAll(/[^\d.]/gu, ''))).to.equal(told.amounts.total);
      }),
    );

  it(
    'is billed once, however the button is pressed: twice, by two Enters, and again after going back',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { client_id, shop, app } = await buildWork(owner);
      await buildTimeEntry(owner, { project_id: shop, hours: 2, rate_charged: 100 });
      const page = await open(owner, '/billing?tab=unbilled');
      await page.getByRole('row', { name: /Acme/ }).click();
      await totalsShow(page, '$200.00');
      await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).dblclick();
      await stateOf(page, 'Draft').waitFor();
      expect(await invoicesOf(owner)).to.have.length(1);
      await page.goBack();
      await page.getByRole('tab', { name: 'Unbilled', selected: true }).waitFor();
      await page.getByText('Everything is billed').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goto(`/billing?tab=unbilled&bill=${client_id}`);
      await page.getByRole('dialog').locator('.notice[data-kind=warn]').waitFor();
      expect(await page.getByRole('button', { name: 'Create draft' }).isDisabled()).to.equal(true);
      await buildTimeEntry(owner, { project_id: app, hours: 1, rate_charged: 100 });
      await page.goto(`/billing?tab=unbilled&bill=${client_id}`);
      await totalsShow(page, '$100.00');
      await page.getByLabel('Subject').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await stateOf(page, 'Draft').waitFor();
      const invoices = await invoicesOf(owner);
      expect(invoices.map(({ amounts }) => amounts.total)).to.have.members([200, 100]);
    }),
  );

  it(
    'is billed once by two people who look at the same preview: the second is told that it is gone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { client_id, shop } = await buildWork(live);
      await buildTimeEntry(live, { project_id: shop, hours: 2, rate_charged: 100 });
      const pages = [
        await open(live, `/billing?tab=unbilled&bill=${client_id}`),
        await open(live, `/billing?tab=unbilled&bill=${client_id}`),
      ] as const;
      const [first, second] = pages;
      await deafen(second);
      for (const page of pages) await totalsShow(page, '$200.00');
      await first.getByRole('button', { name: 'Create draft' }).click();
      await stateOf(first, 'Draft').waitFor();
      await second.getByRole('button', { name: 'Create draft' }).click();
      const dialog = second.getByRole('dialog', { name: 'Bill Acme' });
      await dialog.locator('.notice', { hasText: 'nothing to bill' }).waitFor();
      expect(await dialog.getByRole('button', { name: 'Create draft' }).isDisabled()).to.equal(true);
      expect(await invoicesOf(live)).to.have.length(1);
    }),
  );

  it(
    'keeps the dialog open when its button is pressed just as others bill the work and it shrinks',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { client_id, shop } = await buildWork(live);
      await buildTimeEntry(live, { project_id: shop, hours: 2, rate_charged: 100 });
      const page = await open(live, `/billing?tab=unbilled&bill=${client_id}`);
      await totalsShow(page, '$200.00');
      const dialog = page.getByRole('dialog', { name: 'Bill Acme' });
      const button = dialog.getByRole('button', { name: 'Create draft' });
      await button.hover();
      await live.call('createInvoiceFromTime', { body: { client_id, from: '2026-03-01', to: '2026-03-31' } });
      await dialog.locator('.notice', { hasText: 'nothing to bill' }).waitFor();
      // The mouse is still where the button was.
      await page.mouse.down();
      await page.mouse.up();
      await buildTimeEntry(live, { project_id: shop, hours: 1, rate_charged: 100 });
      await totalsShow(page, '$100.00');
    }),
  );

  it(
    'of several clients becomes their drafts at once, each told, and what cannot be billed left as it is',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const clients = await Promise.all(['Acme', 'Beta', 'Gamma'].map((name) => buildClient(owner, { name })));
      for (const [at, { id }] of clients.entries())
        await buildTimeEntry(owner, { client_id: id, hours: at + 1, rate_charged: 100, date: `2026-03-${at + 1}0` });
      const page = await open(owner, '/billing?tab=unbilled');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
      await page.getByRole('button', { name: 'Create drafts' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bill 3 clients' });
      // The third client's work is later, so it is left out.
      for (const [part, digits] of [
        ['day', '25'],
        ['month', '03'],
        ['year', '2026'],
      ] as const) {
        await dialog.getByRole('spinbutton', { name: new RegExp(`^${part}, Bill work up to`, 'u') }).focus();
        await page.keyboard.type(digits);
      }
      await dialog.getByRole('button', { name: 'Create 3 drafts' }).dblclick();
      await dialog.getByRole('button', { name: 'Try again: Create 1 draft' }).waitFor();
      await dialog.getByRole('row', { name: /Gamma/ }).getByRole('alert').waitFor();
      await dialog.getByRole('row', { name: /Acme/ }).getByRole('link', { name: /^INV-/ }).waitFor();
      const invoices = await invoicesOf(owner);
      expect(invoices.map(({ client_name, amounts }) => [client_name, amounts.total])).to.have.deep.members([
        ['Acme', 100],
        ['Beta', 200],
      ]);
      await dialog.getByRole('link', { name: 'Show drafts' }).click();
      await page.getByRole('tab', { name: 'Invoices', selected: true }).waitFor();
      await until(async () => (await columnOf(page, 'Client')).length === 2);
    }),
  );

  it(
    'of all currencies is one table, as what is owed is, with the amounts of others under each figure',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      for (const [name, currency, rate] of [
        ['Acme', 'USD', 100],
        ['Bernina', 'CHF', 60],
        ['Ceres', 'EUR', 30.5],
      ] as const) {
        const { id: client_id } = await buildClient(owner, { name, currency, email: `${name}@client.example` });
        await buildTimeEntry(owner, { client_id, hours: 2, rate_charged: rate });
        await buildSentInvoice(owner, { client_id, line_items: [lineAt(rate)], tax_rate: 0 });
      }
      const page = await open(owner, '/billing?tab=unbilled');
      for (const [tab, figure, amounts, label, column] of [
        ['unbilled', 'To bill', ['$200.00', 'and CHF 120.00 · €61.00'], 'To bill', ['$200.00', 'CHF 120.00', '€61.00']],
        ['aging', 'Outstanding', ['$100.00', 'and CHF 60.00 · €30.50'], 'Total', ['$100.00', 'CHF 60.00', '€30.50']],
      ] as const) {
        await page.goto(`/billing?tab=${tab}`);
        await page.getByRole('row', { name: /Ceres/ }).waitFor();
        const ofClients = page.getByRole('grid').filter({ has: page.getByRole('columnheader', { name: 'Client' }) });
        expect(await ofClients.count(), tab).to.equal(1);
        const stat = page.locator('.stat').filter({ hasText: figure });
        expect(await stat.locator('.stat-value').innerText()).to.equal(amounts[0]);
        expect(spaced(await stat.locator('.figure-others').innerText())).to.equal(amounts[1]);
        expect(await page.locator('.currencies').count(), tab).to.equal(0);
        const sums = await page.locator(`.table-row .table-cell[data-label="${label}"]`).allInnerTexts();
        expect(sums.map(spaced), tab).to.have.members([...column]);
      }
    }),
  );

  it(
    'of one client is looked at from the page of the client',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { client_id, shop } = await buildWork(owner);
      await buildTimeEntry(owner, { project_id: shop, hours: 2, rate_charged: 100 });
      const page = await open(owner, `/clients/${client_id}?tab=unbilled`);
      await page.getByRole('link', { name: 'Create invoice' }).click();
      await page.getByRole('dialog', { name: 'Bill Acme' }).waitFor();
      await totalsShow(page, '$200.00');
      await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click();
      await stateOf(page, 'Draft').waitFor();
      const [invoice] = await invoicesOf(owner);
      expect(new URL(page.url()).pathname).to.equal(pathOf({ id: invoice?.id ?? '' }));
      expect((await readInvoice(owner, invoice?.id ?? '')).status).to.equal('draft');
    }),
  );
});

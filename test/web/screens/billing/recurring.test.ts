/** Recurring invoices in the dashboard: making one, what comes next, changing it, making an invoice now, and its end. */
import { expect } from 'chai';
import { buildItem } from '../../../support/builders/billing/items.js';
import { buildRecurringInvoice, hosting } from '../../../support/builders/billing/recurring.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { showsRows } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';

describe('recurring invoices', () => {
  const inBrowser = inBrowsers();

  it(
    'are made from the price list and by hand, and show what comes next',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { name } = await buildClient(owner, { email: 'pay@client.example' });
      const item = await buildItem(owner, { name: 'Managed hosting', price: 49 });
      const page = await open(owner, '/billing?tab=recurring');
      await page.getByRole('button', { name: 'New recurring invoice' }).click();
      const dialog = page.getByRole('dialog', { name: 'New recurring invoice' });
      await dialog.getByRole('combobox', { name: 'Client' }).fill(name);
      await page.getByRole('option', { name }).click();
      await dialog.getByLabel('Subject').fill('Care');
      await dialog.getByRole('combobox', { name: 'From the price list' }).fill(item.name);
      await page.getByRole('option', { name: item.name }).click();
      await dialog.getByRole('button', { name: 'Add line' }).click();
      const second = dialog.getByRole('group', { name: 'Line 2' });
      await second.getByLabel('Description').fill('Monthly report');
      await second.getByLabel('Rate').fill('120');
      await dialog.getByRole('button', { name: 'Create recurring invoice' }).click();
      const shown = page.getByRole('dialog', { name: 'Recurring invoice' });
      await shown.getByText('Every month').waitFor();
      const [first] = (await owner.call('listRecurringInvoices', {})).data;
      expect(first?.lines.map(({ item_id, description, rate }) => ({ item_id, description, rate }))).to.deep.equal([
        { item_id: item.id, description: null, rate: null },
        { item_id: null, description: 'Monthly report', rate: 120 },
      ]);
      const next = shown.getByRole('region', { name: 'Next invoices' }).locator('dd');
      await until(async () => (await next.count()) === 12);
      expect(await next.first().innerText()).to.contain('$169.00');
      await shown.getByRole('button', { name: 'Close' }).click();
      await showsRows(page, 'Amount', ['$169.00']);
    }),
  );

  it(
    'are changed from the next invoice on, make it now, pause, and end for good',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildRecurringInvoice(owner, { subject: 'Care' });
      const read = async () => (await owner.call('getRecurringInvoice', { params: { id } })).data;
      const page = await open(owner, `/billing?tab=recurring&recurring=${id}`);
      const dialog = page.getByRole('dialog', { name: 'Recurring invoice' });
      await dialog.getByRole('button', { name: 'Edit' }).click();
      await dialog.getByRole('textbox', { name: 'Every' }).fill('2');
      await dialog.getByLabel('Rate').fill('110');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Every 2 months').waitFor();
      const changed = await read();
      expect([changed.every, changed.lines[0]?.rate, changed.lines[0]?.description]).to.deep.equal([
        2,
        110,
        hosting.description,
      ]);
      await dialog.getByRole('button', { name: 'Pause' }).click();
      await dialog.getByRole('button', { name: 'Resume' }).click();
      await dialog.getByRole('button', { name: 'Make next invoice now' }).click();
      await page.getByRole('heading', { name: /INV-/ }).first().waitFor();
      await page.goBack();
      await dialog.getByRole('button', { name: 'End' }).click();
      const question = page.getByRole('dialog', { name: 'End this recurring invoice?' });
      await question.getByRole('button', { name: 'End' }).click();
      await question.waitFor({ state: 'detached' });
      await until(async () => (await read()).status === 'ended');
      await page.goto(new URL(`/billing?tab=invoices&recurring_invoice_id=${id}`, page.url()).href);
      await showsRows(page, 'Total', ['$110.00']);
    }),
  );

  it(
    'refuse a line without a price at its field, and lose nothing that was typed',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { name } = await buildClient(owner, { email: 'pay@client.example' });
      const page = await open(owner, '/billing?tab=recurring&recurring=new');
      const dialog = page.getByRole('dialog', { name: 'New recurring invoice' });
      await dialog.getByRole('combobox', { name: 'Client' }).fill(name);
      await page.getByRole('option', { name }).click();
      await dialog.getByLabel('Description').fill('Hosting');
      await dialog.getByRole('button', { name: 'Create recurring invoice' }).click();
      await dialog.locator('.field', { hasText: 'Rate' }).locator('.field-problem').waitFor();
      expect(await dialog.getByLabel('Description').inputValue()).to.equal('Hosting');
      expect((await owner.call('listRecurringInvoices', {})).pagination.total).to.equal(0);
    }),
  );
});

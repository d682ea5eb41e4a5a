/** The tax in the amount of an expense. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildExpense } from '../../../support/builders/expenses.js';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways } from '../../support/keyboard.js';

const rateOf = (page: Page) => page.getByRole('combobox', { name: 'Tax rate' });
const taxOf = (page: Page) => page.getByRole('textbox', { name: 'Tax included' });

async function chooseRate(page: Page, name: string): Promise<void> {
  await rateOf(page).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

async function save(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('the tax of an expense', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `is computed from the rate that is chosen, or as it was typed ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const { id: full } = await buildTaxRate(live, { name: 'VAT 19 %' });
        const { id: reduced } = await buildTaxRate(live, { name: 'VAT 7 %', rate: 0.07 });
        const page = await open(live, '/expenses?new=1', look);
        await page.getByLabel('Description').fill('Books');
        await page.getByLabel('Amount').fill('119');
        await chooseRate(page, 'VAT 19 %');
        expect(await taxOf(page).getAttribute('placeholder')).to.equal('Computed from the rate');
        await expectAccessible(page);
        await expectNoSideways(page);
        await save(page, 'Record expense');
        const only = async () => {
          const { data } = await live.call('listExpenses', {});
          return data.map(({ tax }) => [tax.tax_rate_id, tax.amount]);
        };
        expect(await only()).to.deep.equal([[full, 19]]);

        await page.getByRole('rowheader', { name: 'Books' }).click();
        await rateOf(page).waitFor();
        expect([await rateOf(page).inputValue(), await taxOf(page).inputValue()]).to.deep.equal(['VAT 19 %', '19.00']);
        await page.getByLabel('Amount').fill('107');
        expect(await taxOf(page).inputValue()).to.equal('');
        await chooseRate(page, 'VAT 7 %');
        await save(page, 'Save');
        expect(await only()).to.deep.equal([[reduced, 7]]);

        await page.getByRole('rowheader', { name: 'Books' }).click();
        await taxOf(page).fill('6.99');
        await taxOf(page).press('Tab');
        await save(page, 'Save');
        expect(await only()).to.deep.equal([[reduced, 6.99]]);
      }),
    );

  it(
    'at a rate that is none of the settings stays as it is, and is computed anew for another amount',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      await buildTaxRate(live, { name: 'VAT 7 %', rate: 0.07 });
      const { id } = await buildExpense(live, { amount: 119, tax_rate: 0.19 });
      const page = await open(live, `/expenses?expense=${id}`);
      const taxNow = async () => (await live.call('getExpense', { params: { id } })).data.tax;
      await taxOf(page).waitFor();
      expect(await rateOf(page).getAttribute('placeholder')).to.equal('19%');
      await page.getByLabel('Vendor').fill('Railways');
      await save(page, 'Save');
      expect(await taxNow()).to.include({ rate: 0.19, amount: 19 });
      await page.getByRole('rowheader', { name: 'Train' }).click();
      await page.getByLabel('Amount').fill('238');
      await save(page, 'Save');
      expect(await taxNow()).to.include({ rate: 0.19, amount: 38 });
    }),
  );

  it(
    'is not asked for in a firm that has no tax rates',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/expenses?new=1');
      await page.getByLabel('Notes').waitFor();
      expect([await rateOf(page).count(), await taxOf(page).count()]).to.deep.equal([0, 0]);
    }),
  );
});

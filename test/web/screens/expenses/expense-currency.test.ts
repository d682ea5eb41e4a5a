/** An expense in a currency without decimals: entered, listed and billed in whole yen. */
import { expect } from 'chai';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { factsOf, stateOf } from '../../support/billing.js';
import { inBrowsers } from '../../support/dashboard.js';
import { fieldOf, write } from '../../support/keyboard.js';

describe('an expense in yen', () => {
  const inBrowser = inBrowsers();

  it(
    'is noted, listed and billed in whole yen, by keyboard',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { currency: 'JPY', email: 'pay@kaito.example' });
      await buildProject(owner, { client_id, title: 'Shop' });
      const page = await open(owner, '/expenses?new=1');
      await page.getByLabel('Description').waitFor();
      await write(page, 'Description', 'Taxi');
      await write(page, 'Currency', 'JPY');
      await page.getByRole('option', { name: /JPY/ }).first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      await write(page, 'Amount', '4800');
      await page.keyboard.press('Tab');
      expect(await fieldOf(page, 'Amount').inputValue()).to.equal('4,800');
      await write(page, 'Project or client', 'Shop');
      await page.getByRole('option', { name: /Shop/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('listbox').waitFor({ state: 'detached' });
      await page.getByRole('checkbox', { name: 'Billable to the client' }).check();
      await page.keyboard.press('Control+Enter');
      await page.getByRole('rowheader', { name: 'Taxi' }).waitFor();
      await page.locator('.table-cell[data-label="Amount"]').getByText('JP¥4,800', { exact: true }).waitFor();

      await page.goto(`/billing?tab=unbilled&bill=${client_id}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Totals').waitFor();
      expect((await factsOf(dialog.getByLabel('Totals')))['Total']).to.equal('JP¥4,800');
      await dialog.getByRole('button', { name: 'Create draft' }).click();
      await stateOf(page, 'Draft').waitFor();
      const [invoice] = (await owner.call('listInvoices', {})).data;
      expect(invoice).to.deep.include({ currency: 'JPY' });
      expect(invoice?.amounts.total).to.equal(4800);
    }),
  );
});

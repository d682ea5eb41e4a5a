/** Tax rates in the settings: entered in percent, and with a reason where no tax is charged. */
import { expect } from 'chai';
import { buildTaxRate } from '../../../support/builders/taxes.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { inBrowsers } from '../../support/dashboard.js';
import { choose, fieldOf, tabTo, write } from '../../support/keyboard.js';

const rates = async (owner: ApiClient) =>
  (await owner.call('listTaxRates', {})).data.map(({ name, rate, category, reason }) => [name, rate, category, reason]);

describe('tax rates in the settings', () => {
  const inBrowser = inBrowsers();

  it(
    'are entered in percent as the language writes numbers, and listed so',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/settings/tax-rates?new=1', { locale: 'de-DE' });
      await write(page, 'Name', 'Umsatzsteuer');
      await write(page, 'Satz', '23,5');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('row', { name: /Umsatzsteuer.*23,5\s%/u }).waitFor();
      expect(await rates(owner)).to.deep.equal([['Umsatzsteuer', 0.235, 'standard', null]]);
    }),
  );

  it(
    'ask why no tax is charged if the rate is 0, and bring the reason along',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/settings/tax-rates?new=1');
      await write(page, 'Name', 'Training');
      await write(page, 'Rate', '0');
      await tabTo(page, fieldOf(page, /Why no tax/));
      await page.keyboard.press('Enter');
      await page.getByRole('option', { name: 'Zero rate' }).waitFor();
      expect(await page.getByRole('option', { name: 'Taxed' }).count()).to.equal(0);
      await page.getByRole('option', { name: 'Exempt' }).click();
      await page.getByLabel('Reason on documents').waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByRole('row', { name: /Training.*0%.*Exempt/ }).waitFor();
      expect(await rates(owner)).to.deep.equal([['Training', 0, 'exempt', 'Exempt from tax']]);
    }),
  );

  it(
    'lose their reason when they charge a tax again',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildTaxRate(owner, { name: 'Training', rate: 0, category: 'exempt', reason: 'By law' });
      const page = await open(owner, `/settings/tax-rates?open=${id}`);
      await page.getByLabel('Reason on documents').waitFor();
      await write(page, 'Rate', '7');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('row', { name: /Training.*7%.*Taxed/ }).waitFor();
      expect(await rates(owner)).to.deep.equal([['Training', 0.07, 'standard', null]]);
    }),
  );

  it(
    'take the usual code of a new category, not the one before',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildTaxRate(owner, { rate: 0, category: 'exempt', reason_code: 'VATEX-EU-132-1I' });
      const page = await open(owner, `/settings/tax-rates?open=${id}`);
      await tabTo(page, fieldOf(page, /Why no tax/));
      await choose(page, 'Reverse charge');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('row', { name: /0%.*Reverse charge/ }).waitFor();
      const { data } = await owner.call('getTaxRate', { params: { id } });
      expect([data.category, data.reason_code]).to.deep.equal(['reverse_charge', 'VATEX-EU-AE']);
    }),
  );
});

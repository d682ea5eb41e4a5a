/** Exchange rates in the settings, and reports in one currency by them. */
import { expect } from 'chai';
import { buildExchangeRate } from '../../../support/builders/taxes.js';
import { buildClient } from '../../../support/builders/factories.js';
import { buildSentInvoice } from '../../../support/builders/invoices.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { startOn } from '../../../support/service/clock.js';
import type { ApiClient } from '../../../support/service/api.js';
import { inBrowsers } from '../../support/dashboard.js';
import { fieldOf, tabTo, write } from '../../support/keyboard.js';

const ratesOf = async (owner: ApiClient) =>
  (await owner.call('listExchangeRates', {})).data.map(({ from, to, date, rate }) => `${from} ${to} ${date} ${rate}`);

describe('exchange rates in the settings', () => {
  const inBrowser = inBrowsers();

  it(
    'are listed with all decimals, and changed by keyboard',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildExchangeRate(owner, { date: '2026-01-30', rate: 1.17384711 });
      const page = await open(owner, '/settings/exchange-rates');
      await page.getByRole('row', { name: /EUR → USD 30 Jan 1\.17384711.*Entered by hand/ }).waitFor();
      const form = await open(owner, `/settings/exchange-rates?open=${id}`);
      await write(form, 'Exchange rate', '1.2');
      await form.keyboard.press('Control+Enter');
      await form.getByRole('row', { name: /EUR → USD.*1\.2/ }).waitFor();
      expect(await ratesOf(owner)).to.deep.equal(['EUR USD 2026-01-30 1.2']);
    }),
  );

  it(
    'are imported from a file, all or nothing',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const page = await open(owner, '/settings/exchange-rates');
      const choose = async (text: string): Promise<void> => {
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByRole('button', { name: 'Choose a file' }).click(),
        ]);
        await chooser.setFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      };
      await choose('from,to,date,rate\nEUR,USD,2026-01-30,none');
      await page
        .getByText(/line 2/)
        .first()
        .waitFor();
      expect(await ratesOf(owner)).to.deep.equal([]);
      await choose('from,to,date,rate\nEUR,USD,2026-01-30,1.1738\nEUR,GBP,2026-01-30,0.86');
      await page.getByText('2 rates imported').waitFor();
      await page.getByRole('row', { name: /EUR → GBP.*0\.86.*CSV file/ }).waitFor();
    }),
  );

  it(
    'show reports in one currency too, with the days that have no rate',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await startOn(owner, '2026-01-15');
      await buildExchangeRate(owner, { from: 'EUR', to: 'USD', date: '2026-01-12', rate: 1.5 });
      for (const currency of ['EUR', 'CHF']) {
        const { id: client_id } = await buildClient(owner, { email: `${currency}@client.example`, currency });
        await buildSentInvoice(owner, { client_id, invoice_date: '2026-01-14' });
      }
      const page = await open(owner, '/reports/revenue');
      await tabTo(page, fieldOf(page, 'Also in'));
      await page.keyboard.type('USD');
      await page.getByRole('option', { name: /USD/ }).click();
      await page.getByRole('heading', { name: 'All currencies in USD' }).waitFor();
      await page.getByText('$150.00').first().waitFor();
      await page.getByText('Not in the sums in USD, because there is no exchange rate: CHF: 2026-01-14.').waitFor();
      expect(new URL(page.url()).searchParams.get('in')).to.equal('USD');
    }),
  );
});

/** The first steps of a new firm. */
import { expect } from 'chai';
import { buildClient, buildProject } from '../../../support/builders/factories.js';
import { png } from '../../../support/builders/images.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import { until } from '../../../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks } from '../../support/dashboard.js';
import { expectNoSideways, write } from '../../support/keyboard.js';

describe('the welcome in the dashboard', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about, and does not overflow, ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        const page = await open(live, '/welcome', look);
        await page.getByRole('list', { name: 'Next steps' }).waitFor();
        await expectAccessible(page);
        await expectNoSideways(page);
      }),
    );

  it(
    'tells what is done from what there is, lets steps be skipped and found again, and leads to My time',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/welcome');
      const next = page.getByRole('list', { name: 'Next steps' }).getByRole('heading');
      await page.getByText('0 of 5').waitFor();
      await page.getByRole('button', { name: 'Skip: Your first project' }).press('Enter');
      await page
        .getByRole('list', { name: 'Skipped steps' })
        .getByRole('heading', { name: 'Your first project' })
        .waitFor();
      await buildClient(live, { name: 'Acme' });
      await page.getByText('1 of 5').waitFor();
      await page.reload();
      await page.getByText('1 of 5').waitFor();
      expect(await next.allInnerTexts()).to.deep.equal(['Your firm', 'Your rates', 'Your team']);
      await page.getByRole('button', { name: 'Resume “Your first project”' }).press('Enter');
      await page.getByRole('link', { name: 'New project' }).waitFor();
      await page.getByRole('link', { name: 'Invite' }).press('Enter');
      await page.getByRole('dialog', { name: 'Invite someone' }).waitFor();
      await page.goto('/welcome');
      await page.getByRole('link', { name: 'Go to My time' }).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'My time' }).waitFor();
    }),
  );

  it(
    'leads through each step to where it is done, and finds each done afterwards',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/welcome');
      const next = page.getByRole('list', { name: 'Next steps' }).getByRole('listitem');
      const begin = async (step: string): Promise<void> => {
        const row = next.filter({ hasText: step });
        await row
          .getByRole('link')
          .or(row.getByRole('button', { name: 'Set up' }))
          .press('Enter');
      };
      const done = async (count: number): Promise<void> => {
        await page.getByText(`${count} of 5`).waitFor();
      };
      await begin('Your firm');
      await write(page, 'Name of the firm', 'Northwind Advisory');
      const country = page.getByRole('combobox', { name: 'Country' });
      await country.fill('Switzerland');
      await country.press('Enter');
      await until(async () => (await page.getByRole('combobox', { name: 'Currency' }).inputValue()).startsWith('CHF'));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(40, 40) });
      await page.keyboard.press('Control+Enter');
      await until(async () => (await live.call('getWorkspace', {})).data.logo !== null);
      const { data: firm } = await live.call('getWorkspace', {});
      expect([firm.name, firm.business.address.country, firm.currency, firm.timezone]).to.deep.equal([
        'Northwind Advisory',
        'CH',
        'CHF',
        await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
      ]);
      await done(1);
      await begin('Your first client');
      await write(page, 'Name', 'Acme');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await live.call('listClients', {})).data.length === 1);
      await done(2);
      await begin('Your first project');
      await page.getByRole('dialog').waitFor();
      await buildProject(live, { client_id: (await live.call('listClients', {})).data[0]?.id ?? '' });
      await page.goto('/welcome');
      await done(3);
      await begin('Your rates');
      await page.getByRole('button', { name: 'New rate card' }).waitFor();
      await page.keyboard.press('n');
      await write(page, 'Name', 'Usual');
      await write(page, 'Standard rate', '120');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await live.call('listRateCards', {})).data.length === 1);
      await done(4);
      await begin('Your team');
      await write(page, 'Email', 'nora@example.com');
      await write(page, 'Name', 'Nora New');
      await page.keyboard.press('Control+Enter');
      await until(async () => (await live.call('listUsers', { query: { status: ['invited'] } })).data.length === 1);
      await done(5);
      expect(await next.count()).to.equal(0);
    }),
  );

  it(
    'lets each step be skipped, and then leads on',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(live, '/welcome');
      const skip = page.getByRole('button', { name: /^Skip: / });
      for (let left = 5; left > 0; left -= 1) {
        await until(async () => (await skip.count()) === left);
        await skip.first().press('Enter');
      }
      await page.getByRole('list', { name: 'Next steps' }).waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('list', { name: 'Skipped steps' }).waitFor();
      expect(await skip.count()).to.equal(0);
      expect(await page.getByRole('link', { name: 'Go to My time' }).getAttribute('data-kind')).to.equal('primary');
    }),
  );

  it(
    'asks a member for none of the steps of the firm',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const page = await open(await buildUser(live, 'member'), '/welcome');
      await page.getByRole('link', { name: 'Go to My time' }).waitFor();
      expect(await page.getByRole('list', { name: 'Next steps' }).count()).to.equal(0);
    }),
  );
});

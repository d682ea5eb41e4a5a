/** My time: the week as a grid, its entries, and what is typed while the server is slow. */
import { expect } from 'chai';
import { today } from '../../domain/time.js';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { until } from '../support/service/waiting.js';
import { expectAccessible, inBrowsers, looks } from './support/dashboard.js';

describe('my time', () => {
  const inBrowser = inBrowsers();

  for (const [name, look] of Object.entries(looks))
    it(
      `leaves axe nothing to complain about ${name}`,
      inBrowser(async (open) => {
        const { live } = await buildWorkspace();
        await buildTimeEntry(live, { date: today(new Date(), 'UTC'), description: 'Workshop' });
        const page = await open(live, '/time', look);
        await page.getByRole('textbox').first().waitFor();
        await expectAccessible(page);
      }),
    );

  it(
    'lets a newcomer log an hour by keyboard alone',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id: client_id } = await buildClient(live, { name: 'Acme' });
      await buildProject(live, { client_id, title: 'Shop relaunch' });
      const page = await open(live, '/time');
      const field = page.getByRole('combobox', { name: 'What did you work on?' });
      await field.waitFor();
      await page.keyboard.press('n');
      await until(async () => field.evaluate((element) => element === document.activeElement));
      await page.keyboard.type('relaunch');
      await page.getByRole('option', { name: 'Shop relaunch' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await until(async () => page.locator('[data-cell]:focus').isVisible());
      await page.keyboard.type('1');
      await page.keyboard.press('Tab');
      await until(async () => (await live.call('listTimeEntries', {})).data.length === 1);
      const { data } = await live.call('listTimeEntries', {});
      expect(data.map(({ hours, project_title, date }) => [hours, project_title, date])).to.deep.equal([
        [1, 'Shop relaunch', today(new Date(), 'UTC')],
      ]);
    }),
  );
});

/** The list of time: its filters stay, and of many entries only those that are looked at are loaded. */
import { expect } from 'chai';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { inBrowsers } from '../../support/dashboard.js';
import { buildRow, dayAt, now } from '../../support/time.js';

describe('the list of time', () => {
  const inBrowser = inBrowsers();

  it(
    'keeps its filters when one goes back and reloads',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      await buildTimeEntry(live, { project_id, date: now(), hours: 1, billable: false, description: 'Coffee' });
      const page = await open(live, '/time?view=list');
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('button', { name: 'Billable' }).click();
      await page.getByRole('button', { name: /Choose/ }).click();
      await page.getByRole('option', { name: 'Yes' }).click();
      await page.getByRole('rowheader', { name: 'Coffee' }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Clients' }).click();
      await page.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: /^Billable Yes/ }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: /^Billable Yes/ }).waitFor();
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
      expect(await page.getByRole('rowheader').count()).to.equal(1);
    }),
  );

  it(
    'keeps its filters while an entry is made from it, and begins the entry with the work they name',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      const page = await open(live, `/time?view=list&project_id=${project_id}`);
      await page.getByRole('button', { name: /^Work Shop relaunch/ }).waitFor();
      await page.keyboard.press('e');
      await page.getByRole('combobox', { name: 'Work' }).and(page.locator('[value="Shop relaunch"]')).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Work Shop relaunch/ }).waitFor();
    }),
  );

  it(
    'loads and draws of a long list only what is looked at, and totals all of it',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const project_id = await buildRow(live);
      const entries = Array.from({ length: 100 }, () => ({ project_id, date: dayAt(-1), hours: 0.1 }));
      for (let hundred = 0; hundred < 10; hundred += 1) await live.call('createTimeEntries', { body: { entries } });
      const page = await open(live, '/time');
      const asked = new Set<string | null>();
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/v1/time-entries' && searchParams.has('page')) asked.add(searchParams.get('page'));
      });
      await page.getByRole('button', { name: 'List' }).click();
      await page.getByRole('rowheader', { name: 'Workshop' }).waitFor();
      await page.locator('.table-foot').getByText('102:00').first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('End');
      await page.locator('[data-index="1000"]:not([aria-busy])').waitFor();
      expect([...asked].map(Number)).to.have.members([1, 10, 11]);
      expect(await page.getByRole('row').count()).to.be.below(80);
    }),
  );
});

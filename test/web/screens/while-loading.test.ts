/**
 * Screens before all data has arrived show nothing that is wrong, and on a phone the open tab and all sums are visible.
 */
import { expect } from 'chai';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { holdBack, inBrowsers, phone } from '../support/dashboard.js';

describe('the first sight of a screen', () => {
  const inBrowser = inBrowsers();

  it(
    'shows no amount of a project before the currency of its client is known',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { currency: 'CHF' });
      const { id } = await buildProject(owner, { client_id, title: 'Relaunch' });
      const page = await open(owner, '/projects');
      const release = await holdBack(page, `**/v1/clients/${client_id}`);
      await page.getByRole('link', { name: 'Relaunch' }).click();
      await page.getByRole('heading', { level: 1, name: 'Relaunch' }).waitFor();
      await page.locator('.skeleton').waitFor();
      expect(await page.locator('main').innerText()).not.to.include('$');
      release();
      await page.locator('.stat', { hasText: 'Billed' }).getByText('CHF 0.00').waitFor();
      expect(page.url()).to.include(id);
    }),
  );

  it(
    'asks for no step of the welcome before it is known that it is not done',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await buildProject(owner);
      await buildUser(owner, 'member');
      const page = await open(owner, '/people');
      const release = await holdBack(page, '**/v1/projects?*');
      await page.goto('/welcome');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('.skeleton').waitFor();
      expect(await page.getByRole('link', { name: 'New project' }).count()).to.equal(0);
      release();
      await page.getByRole('list', { name: 'Completed steps' }).getByText('Your first project').waitFor();
    }),
  );

  it(
    'has the tab that is open in view on a phone',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildProject(owner);
      const page = await open(owner, `/projects/${id}?tab=settings`, phone);
      const tab = page.getByRole('tab', { name: 'Settings' });
      await tab.waitFor();
      const { x, width } = (await tab.boundingBox()) ?? expect.fail('There is no tab');
      expect(x).to.be.at.least(0);
      expect(x + width).to.be.at.most(phone.viewport.width);
    }),
  );

  it(
    'keeps the room of a figure that is read later than those beside it',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildProject(owner);
      for (const [address, late, held] of [
        [`/projects/${id}`, 'Unbilled', '**/v1/clients/*/unbilled'],
        ['/', 'Unbilled', '**/v1/reports/unbilled'],
      ] as const) {
        const page = await open(owner, '/settings');
        const release = await holdBack(page, held);
        await page.goto(address);
        const stat = page.locator('.stat', { hasText: late });
        await stat.getByRole('img', { name: 'Loading' }).waitFor();
        const before = await page.locator('.stat').count();
        release();
        await stat.getByText('0:00 hours').waitFor();
        expect(await page.locator('.stat').count(), address).to.equal(before);
      }
    }),
  );

  it(
    'never cuts off the sum of a list',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: project_id } = await buildProject(owner, { custom_rate: 9000.55 });
      for (let entries = 0; entries < 20; entries += 1) await buildTimeEntry(owner, { project_id, hours: 24 });
      const page = await open(owner, '/time?view=list&everyone=1', { viewport: { width: 1280, height: 800 } });
      const sum = page.locator('.table-foot').getByText('$4,320,264.00');
      const { x, width } = (await sum.boundingBox()) ?? { x: 0, width: 0 };
      const next = (await page.locator('.table-foot .table-cell[data-label=Billable] .figure').boundingBox())?.x ?? 0;
      expect(x + width).to.be.at.most(next);
      expect(await sum.evaluate((one) => getComputedStyle(one.closest('.table-cell') ?? one).overflow)).to.equal(
        'visible',
      );
    }),
  );

  it(
    'has the four figures of a project two by two on a phone',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id } = await buildProject(owner);
      const page = await open(owner, `/projects/${id}`, phone);
      await page.locator('.stat').nth(3).waitFor();
      const tops = await page.locator('.stat').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).to.equal(2);
    }),
  );

  it(
    'writes amounts of other currencies in a report with their codes',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { currency: 'CAD' });
      const { id: project_id } = await buildProject(owner, { client_id, custom_rate: 100 });
      await buildTimeEntry(owner, { project_id });
      const page = await open(owner, '/reports/time?period=this_year');
      await page
        .locator('.report-amounts')
        .getByText(/^CAD\s\d/)
        .first()
        .waitFor();
    }),
  );

  it(
    'breaks the names in a report between their words, on a phone too',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner, { name: 'Meridian Health Partners' });
      const { id: project_id } = await buildProject(owner, { client_id });
      await buildTimeEntry(owner, { project_id });
      const page = await open(owner, '/reports/unbilled', phone);
      const name = page.getByRole('cell', { name: 'Meridian Health Partners' }).first();
      await name.waitFor();
      const lines = await name.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).to.be.at.most(3);
    }),
  );
});

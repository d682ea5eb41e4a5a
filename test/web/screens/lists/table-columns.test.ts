/** The columns of all lists: nothing that counts is cut, and each is sorted by what the server sorts by. */
import { expect } from 'chai';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { inBrowsers } from '../../support/dashboard.js';
import { buildListedFirm, mainLists } from '../../support/lists.js';

describe('the columns of the lists', () => {
  const inBrowser = inBrowsers();

  it(
    'never cut money, numbers, days and document numbers at 1280, in English, German and French',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await buildListedFirm(owner);
      const cut: unknown[] = [];
      let measured = 0;
      for (const locale of ['en-US', 'de-DE', 'fr-FR'] as const) {
        await owner.call('updateUser', { params: { id: owner.userId ?? '' }, body: { locale } });
        const page = await open(owner, '/time', { viewport: { width: 1280, height: 800 } });
        for (const { path } of mainLists) {
          await page.goto(path);
          await page.locator('.table-row:not([aria-busy])').first().waitFor();
          const cells = await page.locator('.table-cell').evaluateAll((all) =>
            all
              .filter((cell) => cell.matches(':is([data-fit], [data-align=end]), :has(.figure, time)'))
              .map((cell) => {
                const { right, left } = cell.getBoundingClientRect();
                const parts = [...cell.querySelectorAll('.figure, time, .status')].map((part) =>
                  part.getBoundingClientRect(),
                );
                const isOut = parts.some((part) => part.right > right + 0.5 || part.left < left - 0.5);
                return { text: cell.textContent, isCut: cell.scrollWidth > cell.clientWidth || isOut };
              }),
          );
          measured += cells.length;
          cut.push(...cells.filter(({ isCut }) => isCut).map(({ text }) => [locale, path, text]));
        }
        await page.context().close();
      }
      expect(cut).to.deep.equal([]);
      expect(measured).to.be.greaterThan(200);
    }),
  );

  it(
    'show whole names of clients among the invoices at 1280',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await buildListedFirm(owner);
      const page = await open(owner, '/billing?tab=invoices', { viewport: { width: 1280, height: 800 } });
      const name = page.locator('.table-cell[data-label=Client]', { hasText: 'Meridian Health Partners' }).first();
      expect(await name.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).to.equal(true);
      expect(await page.locator('.table-scroll').evaluate((one) => one.scrollWidth <= one.clientWidth)).to.equal(true);
    }),
  );

  it(
    'sort by all that the server sorts by, in every list',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await buildListedFirm(owner);
      const page = await open(owner, '/time');
      for (const { screen, path, sorts } of mainLists.filter((one) => one.sorts.length > 0)) {
        const columns = sorts.map((id) => ({ id }));
        const { data: view } = await owner.call('createSavedView', { body: { screen, name: 'All columns', columns } });
        await page.goto(`${path}&saved=${view.id}`);
        await page.getByRole('button', { name: 'All columns' }).waitFor();
        const sorted = await page
          .locator('.table-head [data-column]:has(.table-sort)')
          .evaluateAll((headings) => headings.map((heading) => heading.getAttribute('data-column')));
        expect(sorted, screen).to.have.members([...sorts]);
        for (const id of sorts) {
          // A refusal by the server would be in the console, where the test ends with it.
          await page.locator(`.table-head [data-column=${id}] .table-sort`).click();
          await page.locator(`.table-head [data-column=${id}][aria-sort]`).waitFor();
          await page.locator('.table-row:not([aria-busy])').first().waitFor();
        }
      }
    }),
  );
});

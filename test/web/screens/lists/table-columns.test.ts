/** The columns of all lists: nothing that counts is cut, and each is sorted by what the server sorts by. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildWorkspace } from '../../../support/builders/workspace.js';
import { inBrowsers } from '../../support/dashboard.js';
import { buildListedFirm, mainLists } from '../../support/lists.js';

/** The cells with money, numbers, days or statuses, and whether anything of them is cut. */
async function moneyAndDays(page: Page) {
  return page.locator('.table-cell').evaluateAll((all) =>
    all
      .filter((cell) => cell.matches(':is([data-fit], [data-align=end]), :has(.figure, time)'))
      .map((cell) => {
        const { right, left } = cell.getBoundingClientRect();
        const parts = [...cell.querySelectorAll('.figure, time, .status')].map((part) => part.getBoundingClientRect());
        const isOut = parts.some((part) => part.right > right + 0.5 || part.left < left - 0.5);
        return { text: cell.textContent, isCut: cell.scrollWidth > cell.clientWidth || isOut };
      }),
  );
}

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
          const cells = await moneyAndDays(page);
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
    'never cut money, hours and days in the tables of an invoice, a credit note, a client and a project either',
    inBrowser(async (open) => {
      const { owner } = await buildWorkspace();
      await buildListedFirm(owner);
      const { data: invoices } = await owner.call('listInvoices', {});
      const { data: notes } = await owner.call('listCreditNotes', {});
      const { data: unbilled } = await owner.call('getUnbilledReport', {});
      const { data: tickets } = await owner.call('listTickets', {});
      const clients = [unbilled, ...unbilled.other_currencies].flatMap(({ by_client }) => by_client);
      const page = await open(owner, '/time', { viewport: { width: 1280, height: 800 } });
      for (const path of [
        `/billing/invoices/${invoices[0]?.id}`,
        `/billing/credit-notes/${notes[0]?.id}`,
        `/clients/${clients[0]?.client_id}?tab=unbilled`,
        `/projects/${tickets.find(({ project_id }) => project_id !== null)?.project_id}?tab=tickets`,
      ]) {
        await page.goto(path);
        await page.locator('.table-row:not([aria-busy])').first().waitFor();
        const cells = await moneyAndDays(page);
        expect(cells.length, path).to.be.greaterThan(1);
        expect(
          cells.filter(({ isCut }) => isCut),
          path,
        ).to.deep.equal([]);
      }
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

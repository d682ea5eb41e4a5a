/** The actions on selected rows are visible in every list, and cover no row for good. */
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { buildExpense } from '../../../support/builders/expenses.js';
import { buildClient, buildContact, buildProject, buildTicket } from '../../../support/builders/factories.js';
import { buildInvoice } from '../../../support/builders/invoices.js';
import { buildTimeEntry } from '../../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../../support/builders/workspace.js';
import type { ApiClient } from '../../../support/service/api.js';
import { inBrowsers, looks } from '../../support/dashboard.js';
import { monday } from '../../support/time.js';

const many = 25;

/** A firm with more rows in each list than a window shows. */
async function buildFirm(owner: ApiClient): Promise<readonly string[]> {
  const { id: client_id } = await buildClient(owner, { name: 'Acme' });
  for (let at = 0; at < many; at++) {
    const client = await buildClient(owner);
    await buildProject(owner, { client_id: client.id });
    await buildContact(owner, { client_id });
    await buildTicket(owner, { client_id });
    await buildInvoice(owner, { client_id });
    await buildExpense(owner, { client_id });
    await buildTimeEntry(owner, { client_id: client.id, date: monday() });
    const person = await buildUser(owner, 'member');
    await person.call('createTimeEntry', { body: { client_id, date: monday(), hours: 1 } });
  }
  return [
    '/clients',
    `/clients/${client_id}?tab=contacts`,
    '/projects',
    '/tickets',
    '/billing',
    '/billing?tab=invoices',
    '/expenses',
    '/time?view=list',
    '/people',
    '/approvals',
  ];
}

/** Whether the element can be pressed in the middle, and nothing covers its top and bottom. */
const isInSight = async (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((of) => {
    const element = [...document.querySelectorAll(of)].at(-1);
    if (!element) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 3, (top + bottom) / 2, bottom - 3].every((y) => {
      const there = document.elementFromPoint((left + right) / 2, y);
      return there !== null && element.contains(there);
    });
  }, selector);

describe('the rows that are selected', () => {
  const inBrowser = inBrowsers();

  for (const [look, options] of Object.entries(looks))
    it(
      `can be acted on without scrolling in every list ${look}, and the last of them is seen at its end`,
      inBrowser(async (open) => {
        const { owner } = await buildWorkspace();
        const paths = await buildFirm(owner);
        const page = await open(owner, '/time', options);
        const seen: unknown[] = [];
        for (const path of paths) {
          await page.goto(path);
          await page.locator('.table-row .table-pick input:enabled').first().check();
          await page.getByRole('region', { name: 'Selected rows' }).waitFor();
          const before = await isInSight(page, '.table-bulk');
          await page.evaluate(() => {
            const list = document.querySelector('.table-scroll');
            list?.scrollTo(0, list.scrollHeight);
            scrollTo(0, document.documentElement.scrollHeight);
          });
          const last = `.table-row[data-index="${(await page.locator('.table-scroll').first().getAttribute('aria-rowcount').then(Number)) - 2}"]`;
          await page.locator(last).waitFor();
          seen.push([path, before, await isInSight(page, last), await isInSight(page, '.table-bulk')]);
        }
        expect(seen).to.deep.equal(paths.map((path) => [path, true, true, true]));
      }),
    );
});

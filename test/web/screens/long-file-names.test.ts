/** Files with the longest names, on a phone: the page is no wider than the phone, and the whole name can be read. */
import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildTicket } from '../../support/builders/factories.js';
import { attachFile, pdf } from '../../support/builders/uploads.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import { inBrowsers, phone } from '../support/dashboard.js';
import { expectNoSideways } from '../support/keyboard.js';

/** A name without any place to break. */
const filename = `${'Abrechnungsunterlagen'.repeat(9)}.pdf`;

/** Whether a text is within the width of the phone, and neither it nor its container is cut off. */
const isWhole = async (words: Locator): Promise<boolean> =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    const isCut = [element, element.parentElement].some(
      (each) => each !== null && getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth,
    );
    return left >= 0 && right <= document.documentElement.clientWidth && !isCut;
  });

describe('a long name of a file, on a phone', () => {
  const inBrowser = inBrowsers();

  it(
    'is read to its end on a ticket, and nothing scrolls sideways',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildTicket(live);
      await attachFile(live, id, pdf, filename);
      const page = await open(live, `/tickets/${id}`, phone);
      const file = page.getByRole('button', { name: filename }).getByText(filename, { exact: true });
      await file.scrollIntoViewIfNeeded();
      expect(await isWhole(file)).to.equal(true);
      await expectNoSideways(page);
    }),
  );

  it(
    'is read to its end on a receipt, before it is sent and after, and nothing scrolls sideways',
    inBrowser(async (open) => {
      const { live } = await buildWorkspace();
      const { id } = await buildExpense(live);
      const page = await open(live, `/expenses?expense=${id}`, phone);
      await page.getByRole('button', { name: 'Choose a file' }).waitFor();
      await page
        .locator('input[type=file]:not([capture])')
        .setInputFiles({ name: filename, mimeType: 'application/pdf', buffer: pdf });
      const chosen = page.getByText(filename, { exact: true });
      await chosen.waitFor();
      expect(await isWhole(chosen)).to.equal(true);
      await expectNoSideways(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('rowheader', { name: 'Train' }).click();
      const kept = page.getByRole('link', { name: filename });
      await kept.waitFor();
      expect(await isWhole(kept)).to.equal(true);
      await expectNoSideways(page);
    }),
  );
});

/** Actions of tests by keyboard, and names that are hard on a layout. */
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { until } from '../../support/service/waiting.js';

/** Chooses an option of the focused select field. `option` is the beginning of its text. */
export async function choose(page: Page, option: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${option.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`) })
    .first()
    .waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role=listbox]') != null);
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  // The focus returns to the field a moment later.
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Presses Tab until the element has the focus, as a user without a mouse would. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await wanted.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`Tab does not lead to ${String(wanted)}`);
}

/** Closes the list that opened with its dialog and covers it. */
export async function closeOptions(page: Page): Promise<void> {
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** More than the number of elements on any screen that take the focus. */
const maxPresses = 120;

/** A name of the greatest length that begins with a word without any place to break. */
export const longName =
  `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${'und Söhne '.repeat(10)}`.trim();
export const rightToLeft = 'شركة النور للتجارة';

/** Asserts that the page does not scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { scrolls, shown } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(scrolls, page.url()).to.be.at.most(shown);
}

/** The field with this label, or the button that opens its choices. */
export const fieldOf = (page: Page, label: string | RegExp): Locator =>
  page.getByLabel(label).and(page.locator(':is(input, textarea, button)')).first();

/** Replaces the text of the field with this label, by keyboard. */
export async function write(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, fieldOf(page, label));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** The error at the field with this label. */
export const problemAt = (page: Page, label: string): Locator =>
  page.locator('.field', { has: page.getByLabel(label) }).locator('.field-problem');

/** Closes the latest message that offers Undo: from then on, a deletion cannot be undone. */
export async function settleDeletion(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('alertdialog').filter({ hasText: 'Undo' });
  await messages.first().waitFor();
  const count = await messages.count();
  await messages.first().getByRole('button', { name: 'Close' }).press('Enter');
  await until(async () => (await messages.count()) < count);
}
/** The names of the forms on a page. */
export const formsOf = async (page: Page): Promise<(string | null)[]> =>
  Promise.all((await page.getByRole('form').all()).map((form) => form.getAttribute('aria-label')));

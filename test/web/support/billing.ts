/** Actions and readings of tests on the billing screens. */
import type { Locator, Page } from 'playwright-core';
import { until } from '../../support/service/waiting.js';
import { closeOptions } from './keyboard.js';

export const pathOf = ({ id }: { readonly id: string }): string => `/billing/invoices/${id}`;

/** The state of an invoice or expense, next to its number. */
export const stateOf = (page: Page, state: string): Locator =>
  page.locator('.page-head').getByText(state, { exact: true });

/** Chooses an item of the menu "More actions". */
export async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Presses a button of the open dialog and waits until it is closed, including the dialog below it if there is one. */
export async function finish(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.first().waitFor({ state: 'detached' });
}

/** The terms of a definition list with their values: "Subtotal" → "$100.00". */
export async function factsOf(list: Locator): Promise<Record<string, string>> {
  const [terms, values] = await Promise.all([list.locator('dt').allInnerTexts(), list.locator('dd').allInnerTexts()]);
  return Object.fromEntries(terms.map((term, at) => [term.trim(), values[at]?.trim() ?? '']));
}

/** The texts of a column's cells, in the order of the rows. */
export const columnOf = (page: Page | Locator, label: string): Promise<string[]> =>
  page.locator(`.table-cell[data-label="${label}"]`).allInnerTexts();

/** Waits until a column has exactly these texts, in the order of the rows. */
export const showsRows = async (page: Page | Locator, label: string, values: readonly string[]): Promise<void> =>
  until(async () => String(await columnOf(page, label)) === String(values));

/** Chooses one more tax rate in a field, which then offers the next one unless it holds three. */
export async function addTax(where: Locator, label: string, name: string, isThird = false): Promise<void> {
  await where.getByRole('combobox', { name: label }).fill(name);
  await where.page().getByRole('option', { name }).click();
  await where.locator('.tag').getByText(name).waitFor();
  if (!isThird) await closeOptions(where.page());
}

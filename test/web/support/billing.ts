/** What tests of billing do on an invoice's page. */
import type { Locator, Page } from 'playwright-core';
import { until } from '../../support/service/waiting.js';

export const pathOf = ({ id }: { readonly id: string }): string => `/billing/invoices/${id}`;

/** What has become of it, as it stands beside its number. */
export const stateOf = (page: Page, state: string): Locator =>
  page.locator('.page-head').getByText(state, { exact: true });

/** Chooses from the menu of what is done less often. */
export async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Presses the button of the dialog that is open, and waits until it is closed, with the one that it stands above if there is one. */
export async function finish(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.first().waitFor({ state: 'detached' });
}

/** The terms of a list of definitions with what stands beside them: "Subtotal" → "$100.00". */
export async function factsOf(list: Locator): Promise<Record<string, string>> {
  const [terms, values] = await Promise.all([list.locator('dt').allInnerTexts(), list.locator('dd').allInnerTexts()]);
  return Object.fromEntries(terms.map((term, at) => [term.trim(), values[at]?.trim() ?? '']));
}

/** The text of each cell of a column, by rows as they stand. */
export const columnOf = (page: Page | Locator, label: string): Promise<string[]> =>
  page.locator(`.table-cell[data-label="${label}"]`).allInnerTexts();

/** Waits until a column has just these texts, by rows as they stand. */
export const showsRows = async (page: Page | Locator, label: string, values: readonly string[]): Promise<void> =>
  until(async () => String(await columnOf(page, label)) === String(values));
